-- Invoices: one a delivered part, numbered by its seller, in each year without gaps.
create table invoice_numbers (
  seller_id bigint not null references sellers (id),
  year smallint not null,
  last integer not null check (last between 1 and 999999),
  primary key (seller_id, year)
);

create table invoices (
  number text primary key,
  sub_order_id bigint not null unique references sub_orders (id),
  -- Secret of its page's address, which only those are told who see the order.
  key text not null unique,
  -- The seller as it was then: name, legalName, taxNumber, address, regionNumber.
  seller jsonb not null,
  issued_at timestamptz(3) not null default now()
);
