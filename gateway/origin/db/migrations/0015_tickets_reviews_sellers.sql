-- Conversations, reviews of buyers, applications of sellers.

-- The order a ticket is about, once it is known to be its owner's.
alter table tickets add column order_id bigint references orders (id);
-- One key, one message: a sending that is repeated writes nothing.
alter table ticket_messages add column idempotency_key text;
create unique index ticket_messages_key on ticket_messages (ticket_id, idempotency_key) where idempotency_key is not null;

-- null: of nobody who has an account (the demo's).
alter table reviews add column user_id bigint references users (id);
alter table reviews add column language text check (language in ('fr', 'en', 'de', 'tn'));
alter table reviews add column updated_at timestamptz(3) not null default now();
-- Why it was rejected; its author reads it.
alter table reviews add column moderation_note text;
create unique index reviews_author on reviews (user_id, product_id) where user_id is not null;
create index reviews_moderation on reviews (state, id) where state <> 'PUBLISHED';

create table seller_applications (
  id bigint generated always as identity primary key,
  number text not null unique,
  -- Holds what was applied with, and the state.
  seller_id bigint not null unique references sellers (id),
  user_id bigint references users (id),
  language text not null check (language in ('fr', 'en', 'de', 'tn')),
  website text,
  -- What they sell, and whatever else they wrote.
  message text not null,
  -- Why it was rejected; the applicant reads it.
  decision_note text,
  -- one key, one application: the same key with another body is refused
  idempotency_key text not null unique,
  body_hash text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
