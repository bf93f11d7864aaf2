-- The delivery company that has a parcel, by the name that its key is bound to; null: no company is named.
alter table shipments add column carrier text check (carrier <> '');
create index shipments_by_carrier on shipments (lower(carrier), sub_order_id) where carrier is not null;

-- What delivery companies report about their parcels, with keys.
create table shipment_events (
  id bigint generated always as identity primary key,
  -- In lower case.
  carrier text not null,
  -- The carrier's: reported again, it is the same event.
  event_id text not null,
  content_hash text not null,
  sub_order_id bigint not null references sub_orders (id),
  state text not null check (state in ('PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'DELIVERED', 'RETURNED')),
  at timestamptz(3) not null,
  place text,
  note text,
  -- Collected, in millimes.
  cash bigint check (cash >= 0),
  actor_account text not null,
  received_at timestamptz(3) not null default now(),
  unique (carrier, event_id)
);
create index shipment_events_by_parcel on shipment_events (sub_order_id, at, id);
create index cash_statements_by_carrier on cash_statements (lower(carrier), id);
