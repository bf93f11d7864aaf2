-- Staff choose the delivery company of a parcel, and give it to another one.
alter table shipments
  -- Counts the companies that were given the parcel, from 1.
  add column handover integer not null default 1,
  -- The company was chosen and reports with its key; otherwise it is the shop's own service, which is asked.
  add column reports_by_key boolean not null default false,
  -- Failed attempts of the companies before.
  add column failures_before integer not null default 0,
  -- Failed attempts that `carrier_state` follows.
  add column carrier_failures integer not null default 0;

-- The handover that a scan is of: those of earlier companies do not count for the present one.
alter table shipment_events add column handover integer not null default 1;

-- Companies that a parcel was taken from.
create table past_handovers (
  sub_order_id bigint not null references sub_orders (id),
  handover integer not null,
  carrier text,
  tracking_number text,
  was_by_key boolean not null,
  reason text,
  actor_account text not null,
  ended_at timestamptz(3) not null default now(),
  -- When the company is asked again to cancel the parcel; null: it is not asked.
  next_cancel_at timestamptz(3),
  primary key (sub_order_id, handover)
);
create index past_handovers_to_cancel on past_handovers (next_cancel_at) where next_cancel_at is not null;
call audit_table('past_handovers', 'sub_order_id,handover');
-- Chosen companies whose parcel is not registered yet.
create index shipments_unregistered on shipments (sub_order_id) where tracking_number is null;
