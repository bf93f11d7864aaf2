-- Subscriptions of third parties to events. Each follows the outbox from a place of its own.
create table webhook_subscriptions (
  id bigint generated always as identity primary key,
  -- the third party's key, whose scopes limit what it is told; null: of the shop
  key_id text references api_keys,
  -- told only of what concerns this seller
  seller_id bigint references sellers,
  url text not null,
  topics text[] not null check (cardinality(topics) > 0),
  contact_email text not null,
  language text not null check (language in ('fr', 'en', 'de', 'tn')),
  -- PENDING: its address has not answered the challenge. DISABLED: switched off after days of failure
  state text not null default 'PENDING' check (state in ('PENDING', 'ACTIVE', 'DISABLED')),
  -- when it was last asked, tested and replayed on request, for the audit log
  asked_at timestamptz(3),
  tested_at timestamptz(3),
  replayed_at timestamptz(3),
  replayed_from text,
  created_by text,
  created_at timestamptz(3) not null default now()
);
create index webhook_subscriptions_by_key on webhook_subscriptions (key_id, id);
call version_table('webhook_subscriptions', 'seller_id, url, topics, contact_email, language');
-- An address may contain a credential.
call audit_table('webhook_subscriptions', 'id', 'url');
call guard_inserts('webhook_subscriptions');
call guard_deletes('webhook_subscriptions');
call guard_columns('webhook_subscriptions', 'key_id, seller_id, url, topics, contact_email, language, state');

-- At most two are valid: the earlier one until its end.
create table webhook_subscription_secrets (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references webhook_subscriptions on delete cascade,
  -- encrypted: it signs, so a hash does not suffice
  sealed_secret text not null,
  expires_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index webhook_subscription_secrets_of on webhook_subscription_secrets (subscription_id, id);
call audit_table('webhook_subscription_secrets', 'id');
call guard_inserts('webhook_subscription_secrets');
call guard_deletes('webhook_subscription_secrets');
call guard_columns('webhook_subscription_secrets', 'subscription_id, sealed_secret, expires_at');

-- How far a subscription has followed the outbox, and since when nothing reaches its address. Apart, because it changes all the time.
create table webhook_subscription_places (
  subscription_id bigint primary key references webhook_subscriptions on delete cascade,
  xact xid8 not null,
  event_id bigint not null,
  -- within the products of the event after the place
  product_id bigint,
  failing_since timestamptz
);

-- What is to be sent, and for a week what was sent or given up.
create table webhook_subscription_deliveries (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references webhook_subscriptions on delete cascade,
  -- the same whenever the event is sent again
  event_key text not null,
  -- where a replay from this event starts; null: it is no event of the outbox
  cursor text,
  type text not null,
  -- its events are delivered one after the other
  subject text not null,
  data jsonb not null,
  occurred_at timestamptz not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'FAILED')),
  tries integer not null default 0,
  -- when it may be tried again; while one gateway tries, the end of its lease
  next_try_at timestamptz not null default now(),
  lease text,
  -- time, failure (a code) and duration of each
  attempts jsonb not null default '[]',
  settled_at timestamptz
);
create unique index webhook_subscription_deliveries_once on webhook_subscription_deliveries (subscription_id, event_key) where state = 'WAITING';
create index webhook_subscription_deliveries_subject on webhook_subscription_deliveries (subscription_id, subject, id) where state = 'WAITING';
create index webhook_subscription_deliveries_due on webhook_subscription_deliveries (subscription_id, next_try_at, id) where state = 'WAITING';
create index webhook_subscription_deliveries_log on webhook_subscription_deliveries (subscription_id, id);
create index webhook_subscription_deliveries_settled on webhook_subscription_deliveries (settled_at) where settled_at is not null;
