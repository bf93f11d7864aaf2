-- Statements about cash name tracking numbers in upper case.
create index sub_orders_tracking_upper on sub_orders (upper(tracking_number)) where tracking_number is not null;
create index shipments_tracking_upper on shipments (upper(tracking_number)) where tracking_number is not null;
