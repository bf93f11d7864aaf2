-- What the lists of the back office lacked at 100,000 products and orders.

-- Balances of sellers: summing the ledger takes longer the older the shop is. The trigger runs at the end of the transaction, as those
-- of user_figures do.
create table seller_balances (
  seller_id bigint primary key references sellers (id) on delete cascade,
  -- Millimes: the sum of the seller's ledger.
  balance bigint not null
);
insert into seller_balances (seller_id, balance) select seller_id, sum(amount) from seller_ledger group by seller_id;
create function count_seller_entry() returns trigger language plpgsql as $$
begin
  insert into seller_balances as b (seller_id, balance) values (new.seller_id, new.amount)
  on conflict (seller_id) do update set balance = b.balance + excluded.balance;
  return null;
end $$;
create constraint trigger seller_ledger_balance after insert on seller_ledger deferrable initially deferred
  for each row execute function count_seller_entry();
create index seller_ledger_at on seller_ledger (seller_id, at, id);
create index sub_orders_returnable on sub_orders (seller_id, return_until) where return_until is not null;

-- The product of a row, its variant's product too.
alter table job_rows add column product_id bigint;
update job_rows set product_id = entity_id where entity = 'product';
update job_rows r set product_id = v.product_id from product_variants v where r.entity = 'variant' and v.id = r.entity_id;
create index job_rows_product on job_rows (job_id, product_id) where state in ('DONE', 'UNDONE') and product_id is not null;

create index products_all_colors on products (id) include (colors) where archived_at is null;
create index cash_statement_rows_named on cash_statement_rows (sub_order_id) where settled_at is null or is_parcel_paid;
create index payouts_seller on payouts (seller_id, batch_id);
create index users_present on users (id) where deleted_at is null;
