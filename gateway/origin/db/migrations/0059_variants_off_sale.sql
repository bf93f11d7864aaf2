-- A variant that was ordered cannot be deleted; it can be taken off sale, and put on sale again.
alter table product_variants add column active boolean not null default true;
drop trigger product_variants_version on product_variants;
create trigger product_variants_version before update of sku, color, size, price_delta, position, active on product_variants
  for each row execute function move_version('sku', 'color', 'size', 'price_delta', 'position', 'active');

-- Whether a variant was ordered is read for each variant of a product.
create index order_lines_variant on order_lines (variant_id) where variant_id is not null;
