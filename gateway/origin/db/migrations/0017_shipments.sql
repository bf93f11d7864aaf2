-- Parcels with the carrier: one a part that is being prepared.
create table shipments (
  sub_order_id bigint primary key references sub_orders (id),
  -- The carrier's; null: not handed over to it yet.
  tracking_number text unique,
  created_at timestamptz(3) not null default now(),
  -- When the carrier is asked again; null: nothing more is to be heard.
  next_check_at timestamptz(3) default now()
);
create index shipments_check on shipments (next_check_at) where next_check_at is not null;

-- The simulated carrier's own books.
create table simulated_parcels (
  tracking_number text primary key,
  reference text not null unique,
  -- What it is to collect, millimes.
  cash bigint not null check (cash >= 0),
  created_at timestamptz(3) not null default now()
);
