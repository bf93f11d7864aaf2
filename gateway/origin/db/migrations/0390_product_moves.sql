-- Which products may have another place in lists, or other numbers in filter options, by transaction: whatever statement changes them. The
-- index in memory follows it (origin/api/products/column-index). Not the outbox: large jobs announce one event for a whole batch there.
create table product_moves (
  xact xid8 not null default pg_current_xact_id(),
  product_id bigint not null,
  at timestamptz not null default now(),
  primary key (xact, product_id)
);

create function note_product_move() returns trigger language plpgsql as $$
begin
  insert into product_moves (product_id) values (coalesce(new.id, old.id)) on conflict do nothing;
  return null;
end $$;
create trigger products_moved after insert or delete on products for each row execute function note_product_move();
create trigger products_moved_update after update on products for each row when ((
    old.active, old.created_at, old.name_sort, old.category_id, old.category_path, old.brand_id, old.seller_id, old.current_price,
    old.discount_percent, old.stock, old.stock_status, old.rating_average, old.rating_count, old.sold_count, old.is_best_seller, old.is_featured,
    old.is_flash_sale, old.flash_sale_price, old.flash_sale_starts_at, old.flash_sale_expires_at, old.flash_sale_remaining_stock, old.colors,
    old.has_warranty, old.specs
  ) is distinct from (
    new.active, new.created_at, new.name_sort, new.category_id, new.category_path, new.brand_id, new.seller_id, new.current_price,
    new.discount_percent, new.stock, new.stock_status, new.rating_average, new.rating_count, new.sold_count, new.is_best_seller, new.is_featured,
    new.is_flash_sale, new.flash_sale_price, new.flash_sale_starts_at, new.flash_sale_expires_at, new.flash_sale_remaining_stock, new.colors,
    new.has_warranty, new.specs
  ))
  execute function note_product_move();
