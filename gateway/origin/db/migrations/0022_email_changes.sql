-- Addresses that accounts are to have once who reads there has confirmed it; one for each account.
create table email_changes (
  user_id bigint primary key references users (id) on delete cascade,
  -- lower case
  email text not null check (email = lower(email) and length(email) <= 254),
  -- SHA-256 of the secret in the link
  token_hash text not null unique,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
