-- Figures of Tunisian days that are over, counted by origin/api/stats/days.ts as the lists count.
create table stats_daily (
  day date primary key,
  -- Orders placed on the day.
  orders integer not null,
  -- Millimes of these: paid or due, without cancelled and refused sub-orders and without refunds.
  revenue bigint not null,
  -- Of these orders, those with a cancelled sub-order, and with one that came back undelivered.
  cancelled integer not null,
  returned integer not null,
  -- Accounts created on the day.
  users integer not null,
  counted_at timestamptz(3) not null default now()
);
