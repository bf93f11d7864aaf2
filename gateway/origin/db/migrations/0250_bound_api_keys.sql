-- A secret key may concern one seller, or one carrier, only. For good: its subscriptions and its log rely on it.
alter table api_keys add column seller_id bigint references sellers;
alter table api_keys add column carrier text check (carrier <> '');
alter table api_keys add constraint api_keys_binding
  check (num_nonnulls(seller_id, carrier) <= case kind when 'secret' then 1 else 0 end);
create index api_keys_by_seller on api_keys (seller_id) where seller_id is not null;
create trigger api_keys_binding_guard before update of seller_id, carrier on api_keys
  for each row execute function refuse_without_actor(seller_id, carrier);
