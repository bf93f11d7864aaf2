-- Sellers' systems follow their parts of orders by the last change.
create index sub_orders_seller_updated on sub_orders (seller_id, updated_at, id);
