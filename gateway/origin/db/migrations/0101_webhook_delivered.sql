-- Deliveries that were made in the last seven days. They leave the queue: what is delivered next depends on the queue alone.
create table webhook_delivered (
  id bigint primary key,
  channel text not null,
  event_id bigint not null,
  type text not null,
  subject text not null,
  data jsonb not null,
  occurred_at timestamptz not null,
  -- Attempts, including the one that arrived.
  tries integer not null,
  delivered_at timestamptz not null default now()
);
create index webhook_delivered_at on webhook_delivered (delivered_at);
create index webhook_delivered_subject on webhook_delivered (channel, subject, id);
