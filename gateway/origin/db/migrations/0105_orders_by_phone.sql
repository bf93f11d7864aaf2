-- Where an order was placed: in the shop, or by staff on the telephone.
alter table orders add column source text not null default 'WEB' check (source in ('WEB', 'PHONE'));
create index orders_by_phone on orders (id) where source = 'PHONE';

-- What the carrier last reported of a parcel, and since when.
alter table shipments
  add column carrier_state text
    check (carrier_state in ('WAITING', 'PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'DELIVERED', 'RETURNED')),
  add column carrier_at timestamptz(3);

-- What a sub-order brings its seller is read with its order.
create index seller_ledger_sub_order on seller_ledger (sub_order_id) where sub_order_id is not null;
