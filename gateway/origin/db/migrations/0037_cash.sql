-- Statements of carriers about the cash that they collected, and corrections of the sellers' ledger.
alter table seller_ledger drop constraint seller_ledger_kind_check;
alter table seller_ledger add constraint seller_ledger_kind_check
  check (kind in ('SALE', 'COMMISSION', 'DELIVERY_SHARE', 'REFUND', 'PAYOUT', 'ADJUSTMENT'));
-- Of a correction.
alter table seller_ledger add column reason text;
alter table seller_ledger drop constraint seller_ledger_payout;
alter table seller_ledger add constraint seller_ledger_payout check (
  (kind = 'PAYOUT') = (reference is not null)
  and (kind in ('PAYOUT', 'ADJUSTMENT')) = (actor_account is not null)
  and (kind <> 'PAYOUT' or (sub_order_id is null and amount < 0))
);
alter table seller_ledger add constraint seller_ledger_adjustment check (
  (kind = 'ADJUSTMENT') = (reason is not null) and (kind <> 'ADJUSTMENT' or amount <> 0)
);

create table cash_statements (
  id bigint generated always as identity primary key,
  carrier text not null,
  number text not null,
  -- Of the rows as they were imported: the same number with the same rows is the same statement.
  content_hash text not null,
  -- Of the transfer to the shop's bank account.
  bank_reference text,
  -- Total that the carrier states, millimes.
  announced bigint not null check (announced >= 0),
  note text,
  actor_account text not null,
  created_at timestamptz(3) not null default now()
);
create unique index cash_statements_number on cash_statements (lower(carrier), lower(number));

create table cash_statement_rows (
  id bigint generated always as identity primary key,
  statement_id bigint not null references cash_statements (id),
  line integer not null check (line > 0),
  tracking_number text not null,
  -- Millimes.
  amount bigint not null check (amount >= 0),
  -- As the carrier writes it.
  paid_on text,
  outcome text not null check (outcome in ('MATCH', 'AMOUNT_DIFFERS', 'UNKNOWN', 'ALREADY', 'NOT_COLLECTED')),
  sub_order_id bigint references sub_orders (id),
  -- Cash that the parcel should have brought, millimes; null: it is no parcel whose cash is due.
  expected bigint check (expected >= 0),
  -- The payment of the parcel was reconciled by this row.
  is_parcel_paid boolean not null default false,
  -- Who bears the difference between amount and expected; null: there is none.
  bearer text check (bearer in ('SELLER', 'CARRIER', 'SHOP')),
  note text,
  settled_at timestamptz(3),
  settled_by text,
  unique (statement_id, line),
  check ((settled_at is null) = (settled_by is null)),
  check (not is_parcel_paid or (settled_at is not null and sub_order_id is not null and expected is not null)),
  check (bearer is null or (settled_at is not null and note is not null)),
  check (settled_at is null or bearer is not null or (is_parcel_paid and amount = expected))
);
create index cash_statement_rows_sub_order on cash_statement_rows (sub_order_id) where sub_order_id is not null;
create index cash_statement_rows_open on cash_statement_rows (statement_id, outcome) where settled_at is null;
-- A parcel is paid by one row.
create unique index cash_statement_rows_once on cash_statement_rows (sub_order_id) where is_parcel_paid;
-- Cash that carriers still owe.
create index sub_orders_cash on sub_orders (delivered_at) where payment_state in ('COLLECTED', 'REMITTED');

call audit_table('cash_statements', 'id');
call audit_table('cash_statement_rows', 'id');
