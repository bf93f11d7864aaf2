-- The list of parcels, the longest in their state first.
create index sub_orders_parcels on sub_orders (state_since, id)
  where state in ('CONFIRMED', 'PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED');
