-- Lists narrowed to a time of creation: users are also sorted by it, so that the bound is where the list begins.
create index users_created on users (created_at, id) where deleted_at is null;
create index reviews_created on reviews (created_at, id);
create index tickets_created on tickets (created_at, id);
-- Products that cannot be bought, in the order in which the back-office lists products.
drop index products_all_unavailable;
create index products_all_unavailable on products (created_at, id)
  where not (stock > 0 and stock_status in ('In Stock', 'On Backorder', 'Preorder')) and archived_at is null;
-- Texts that were dealt with are few.
create index asked_texts_resolved on asked_texts (kind) where resolved_at is not null;
create index orders_method on orders (payment_method, id);
