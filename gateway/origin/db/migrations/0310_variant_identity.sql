-- Variants have bar codes and part numbers of their own.
alter table product_variants
  add column gtin text check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
  add column mpn text;
create trigger product_variants_version_identity before update of gtin, mpn on product_variants
  for each row execute function move_version('gtin', 'mpn');
create trigger variants_touch_product_identity after update of gtin, mpn
  on product_variants for each row execute function touch_product_of_variant();
-- As `products_gtin`: the same number is written with 8, 12, 13 or 14 digits.
create index product_variants_gtin on product_variants (lpad(gtin, 14, '0')) where gtin is not null;
