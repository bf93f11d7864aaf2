-- More figures of Tunisian days that are over, counted with `stats_daily` (0081) by origin/api/stats.
-- Millimes of the revenue that is paid on delivery; the rest is paid online.
alter table stats_daily add column cash bigint not null default 0;

-- By governorate and payment method.
create table stats_places (
  day date not null,
  region_number smallint not null,
  method text not null,
  orders integer not null,
  revenue bigint not null,
  -- Parcels of these orders that arrived, and that came back undelivered.
  delivered integer not null,
  refused integer not null,
  primary key (day, region_number, method)
);

-- By product and by seller: items sold, or orders with the seller.
create table stats_sold (
  day date not null,
  kind text not null check (kind in ('product', 'seller')),
  subject_id bigint not null,
  quantity integer not null,
  revenue bigint not null,
  primary key (day, kind, subject_id)
);

-- A stored day has all of its figures: those that were counted without them are counted again.
delete from stats_daily;
