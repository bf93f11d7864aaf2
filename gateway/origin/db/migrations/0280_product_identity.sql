-- What identifies a product outside the shop, its size, its condition and its contents, from which the price per unit follows.
alter table products
  add column gtin text check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
  add column mpn text,
  add column condition text not null default 'NEW' check (condition in ('NEW', 'REFURBISHED', 'USED')),
  add column length_mm integer check (length_mm > 0),
  add column width_mm integer check (width_mm > 0),
  add column height_mm integer check (height_mm > 0),
  add column content_amount integer check (content_amount > 0),
  add column content_unit text check (content_unit in ('GRAM', 'MILLILITRE', 'MILLIMETRE', 'PIECE')),
  add check (num_nulls(length_mm, width_mm, height_mm) in (0, 3)),
  add check (num_nulls(content_amount, content_unit) in (0, 2));
create trigger products_version_identity
  before update of gtin, mpn, condition, length_mm, width_mm, height_mm, content_amount, content_unit on products
  for each row execute function move_version(gtin, mpn, condition, length_mm, width_mm, height_mm, content_amount, content_unit);
create trigger products_touched_identity before update on products for each row when ((
    old.gtin, old.mpn, old.condition, old.length_mm, old.width_mm, old.height_mm, old.content_amount, old.content_unit
  ) is distinct from (
    new.gtin, new.mpn, new.condition, new.length_mm, new.width_mm, new.height_mm, new.content_amount, new.content_unit
  ))
  execute function touch_product();

-- The same number is written with 8, 12, 13 or 14 digits. Several sellers may offer what has one.
create index products_gtin on products (lpad(gtin, 14, '0')) where gtin is not null;
