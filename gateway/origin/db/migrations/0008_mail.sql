-- Messages to be sent, written in the transaction of what they tell of. A sent message's row is removed: what is in it
-- (addresses, links that open something) is kept no longer than it is needed.
create table mail_outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  language text not null check (language in ('fr', 'en', 'de', 'tn')),
  template text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- not sent after this: a link in it is dead by then
  expires_at timestamptz,
  -- when it may be tried again; while one process tries, a little later than now
  next_try_at timestamptz not null default now(),
  tries integer not null default 0,
  -- given up: only for an operator to count; recipient and data are emptied
  failed_at timestamptz,
  -- what the mail server said, without addresses
  failure text
);
create index mail_outbox_due on mail_outbox (next_try_at, id) where failed_at is null;

create table newsletter_subscribers (
  id bigint generated always as identity primary key,
  -- lower case
  email text not null unique check (email = lower(email) and length(email) <= 254),
  language text not null check (language in ('fr', 'en', 'de', 'tn')),
  subscribed_at timestamptz not null default now(),
  unsubscribed_at timestamptz,
  -- SHA-256 of the tokens in the messages that were sent, the latest first: each message's link works
  unsubscribe_hashes text[] not null default '{}',
  coupon_code text,
  -- the last welcome message
  welcomed_at timestamptz
);
create index newsletter_subscribers_unsubscribe on newsletter_subscribers using gin (unsubscribe_hashes);
