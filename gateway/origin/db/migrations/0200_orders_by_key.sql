-- The key with which a third party placed an order.
alter table orders add column api_key_id text references api_keys;
alter table orders drop constraint orders_source_check;
alter table orders add constraint orders_source_check
  check (source in ('WEB', 'PHONE', 'API') and (source = 'API') = (api_key_id is not null));
create index orders_by_key on orders (api_key_id, id) where api_key_id is not null;
