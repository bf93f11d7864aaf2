-- Parcels by the number that carriers' systems know: scans, labels, and the log of whose recipients were read.
create index shipments_by_number on shipments (tracking_number) where tracking_number is not null;
