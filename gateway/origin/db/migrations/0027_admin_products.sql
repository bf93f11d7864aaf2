-- Products as the back office lists them: on sale or not, by any column, and what only the shop's people see.

alter table products
  add column cost_price bigint check (cost_price >= 0),
  -- archived ones are never deleted: order lines, reviews and ledgers refer to them
  add column archived_at timestamptz(3);
alter table products add constraint products_archived_off_sale check (archived_at is null or not active);

-- Each sort of the list ends in id, so that a cursor names one place. Archived products are a list of their own: without them, an index
-- alone says what matches, and a total needs no rows.
create index products_all_name on products (name_sort, id) where archived_at is null;
create index products_all_price on products (current_price, id) where archived_at is null;
create index products_all_stock on products (stock, id) where archived_at is null;
create index products_all_created on products (created_at, id) where archived_at is null;
create index products_all_updated on products (updated_at, id) where archived_at is null;
create index products_all_rating on products (rating_average, id) where archived_at is null;
create index products_all_discount on products (discount_percent, id) where archived_at is null;
create index products_all_sold on products (sold_count, id) where archived_at is null;

-- Filters. What no index of its own narrows is counted along this one.
create index products_all on products (id)
  include (active, is_best_seller, is_featured, is_flash_sale, stock, stock_status, brand_id, seller_id, current_price, vat_rate_bp)
  where archived_at is null;
create index products_archived on products (id) where archived_at is not null;
create index products_all_category on products (category_id, id) where archived_at is null;
create index products_all_brand on products (brand_id, id) where archived_at is null;
create index products_all_seller on products (seller_id, id) where archived_at is null;
create index products_all_status on products (stock_status, id) where archived_at is null;
create index products_all_vat on products (vat_rate_bp, id) where archived_at is null;
-- As availableSql says it (contract/rules/availability.ts).
create index products_all_unavailable on products (id)
  where not (stock > 0 and stock_status in ('In Stock', 'On Backorder', 'Preorder')) and archived_at is null;
create index products_all_low on products (id) where stock between 1 and 5 and archived_at is null;
create index products_all_inactive on products (id) where not active and archived_at is null;
create index products_all_best_seller on products (id) where is_best_seller and archived_at is null;
create index products_all_featured on products (id) where is_featured and archived_at is null;
create index products_no_picture on products (id) where image_keys = '{}' and archived_at is null;
create index products_no_description on products (id) where description = '' and archived_at is null;

-- These were of active products only: the same indexes serve the shop and the back office.
drop index products_category_path;
create index products_category_path on products using gin (category_path);
drop index products_colors;
create index products_colors on products using gin (colors);
drop index products_search;
create index products_search on products using gin (search_vector);
