-- Parcels are found by the number that is scanned from them.
create index sub_orders_tracking on sub_orders (tracking_number) where tracking_number is not null;
