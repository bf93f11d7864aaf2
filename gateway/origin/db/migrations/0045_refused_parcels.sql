-- Parcels that were refused, by the time at which they came back: the dashboard counts those of a day.
create index sub_orders_refused on sub_orders (state_since) where state = 'RETURNED_TO_SELLER';
