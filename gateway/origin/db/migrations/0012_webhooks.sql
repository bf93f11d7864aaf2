-- Events on their way to webhooks. A row is written in the transaction of the change it tells of, and removed when it is delivered.

-- Channels that a gateway has asked for; the others get no rows.
create table webhook_channels (
  name text primary key check (name in ('orders', 'tickets')),
  -- the last time, to the hour
  asked_at timestamptz not null default now()
);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  channel text not null,
  -- as in the outbox, which forgets it sooner
  event_id bigint not null,
  type text not null,
  -- what the event tells of: its events are delivered one after the other, in the order of the ids
  subject text not null,
  data jsonb not null,
  occurred_at timestamptz not null,
  tries integer not null default 0,
  -- when it may be tried again; while one gateway tries, the end of its lease
  next_try_at timestamptz not null default now(),
  -- who holds it may say what became of it
  lease text,
  -- a code, never what the receiver said
  failure text,
  -- given up: it waits for an admin, and what is behind it waits with it
  dead_at timestamptz
);
create index webhook_deliveries_due on webhook_deliveries (channel, next_try_at, id) where dead_at is null;
create index webhook_deliveries_subject on webhook_deliveries (channel, subject, id);
create index webhook_deliveries_dead on webhook_deliveries (id) where dead_at is not null;
