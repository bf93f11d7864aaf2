-- What the public sees of a product carries the time of its last change, whoever writes it: orders, ratings and merged brands did not
-- set it. Sold pieces, search texts and the cost price are not shown.
create function touch_product() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger products_touched before update on products for each row when ((
    old.slug, old.sku, old.name, old.names, old.description, old.descriptions, old.brand_id, old.seller_id, old.category_path, old.price,
    old.discount_price, old.current_price, old.stock, old.stock_status, old.rating_average, old.rating_count, old.is_best_seller,
    old.is_featured, old.is_flash_sale, old.flash_sale_price, old.flash_sale_starts_at, old.flash_sale_expires_at, old.flash_sale_stock,
    old.flash_sale_remaining_stock, old.flash_sale_account_limit, old.active, old.tags, old.colors, old.has_warranty, old.warranty_months,
    old.warranty_type, old.weight_grams, old.vat_rate_bp, old.return_policy, old.image_keys, old.specs
  ) is distinct from (
    new.slug, new.sku, new.name, new.names, new.description, new.descriptions, new.brand_id, new.seller_id, new.category_path, new.price,
    new.discount_price, new.current_price, new.stock, new.stock_status, new.rating_average, new.rating_count, new.is_best_seller,
    new.is_featured, new.is_flash_sale, new.flash_sale_price, new.flash_sale_starts_at, new.flash_sale_expires_at, new.flash_sale_stock,
    new.flash_sale_remaining_stock, new.flash_sale_account_limit, new.active, new.tags, new.colors, new.has_warranty, new.warranty_months,
    new.warranty_type, new.weight_grams, new.vat_rate_bp, new.return_policy, new.image_keys, new.specs
  ))
  execute function touch_product();

-- The stock of a variant is part of its product's.
create function touch_product_of_variant() returns trigger language plpgsql as $$
begin
  update products set updated_at = now() where id = coalesce(new.product_id, old.product_id);
  return null;
end $$;
create trigger variants_touch_product after insert or delete or update of sku, color, size, price_delta, position, active
  on product_variants for each row execute function touch_product_of_variant();

-- Public lists of what was changed since an instant.
create index products_updated on products (updated_at, id) where active;
