-- Questions to the shop and their answers.
create table tickets (
  id bigint generated always as identity primary key,
  number text not null unique,
  subject text not null,
  category text not null check (category in ('order', 'delivery', 'payment', 'return', 'account', 'seller', 'other')),
  -- as it was given; not looked up
  order_number text,
  priority text not null default 'NORMAL' check (priority in ('LOW', 'NORMAL', 'HIGH', 'URGENT')),
  status text not null default 'NEW' check (status in ('NEW', 'OPEN', 'WAITING_CUSTOMER', 'RESOLVED', 'CLOSED')),
  -- who asks; the account when they were signed in
  account_number text,
  name text not null,
  email text not null,
  phone text,
  language text not null check (language in ('fr', 'en', 'de', 'tn')),
  -- one key, one ticket: the same key with another body is refused
  idempotency_key text not null unique,
  body_hash text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index tickets_account on tickets (account_number, created_at desc, id desc) where account_number is not null;
create index tickets_status on tickets (status, created_at desc, id desc);

create table ticket_messages (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references tickets (id) on delete cascade,
  author text not null check (author in ('customer', 'staff')),
  -- who of the shop's people answered
  author_account text,
  text text not null,
  created_at timestamptz(3) not null default now()
);
create index ticket_messages_ticket on ticket_messages (ticket_id, id);
