-- People. A deleted account's row stays without anything that tells who it was: its number stands in what must be kept.
create table users (
  id bigint generated always as identity primary key,
  account_number text not null unique check (account_number ~ '^[1-9][0-9]{9}$'),
  first_name text not null,
  last_name text not null,
  -- lower case
  email text unique check (email = lower(email) and length(email) <= 254),
  phone text unique check (phone ~ '^\+216[0-9]{8}$'),
  password_hash text,
  language text not null default 'fr' check (language in ('fr', 'en', 'de', 'tn')),
  newsletter boolean not null default false,
  -- an admin has the entry 'Admin' here and is_admin besides
  roles text[] not null default '{}',
  is_admin boolean not null default false,
  admin_role text check (admin_role in ('Owner', 'Catalogue', 'Orders', 'Support', 'Marketing', 'ReadOnly')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  check (deleted_at is not null or (email is not null and phone is not null and password_hash is not null))
);

create table sessions (
  id text primary key,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  -- to the minute
  seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  user_agent text
);
create index sessions_user on sessions (user_id, created_at desc);
create index sessions_expiry on sessions (expires_at);

create table password_resets (
  -- SHA-256 of the token in the link
  token_hash text primary key,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index password_resets_user on password_resets (user_id);

-- Failed sign-ins by account, or by the hash of a name that no account has: both lock alike.
create table sign_in_failures (
  subject text primary key,
  failures integer not null,
  last_at timestamptz(3) not null default now(),
  locked_until timestamptz(3)
);
create index sign_in_failures_age on sign_in_failures (last_at);

create table wishlist_items (
  user_id bigint not null references users (id) on delete cascade,
  product_id bigint not null references products (id) on delete cascade,
  added_at timestamptz(3) not null default now(),
  primary key (user_id, product_id)
);
create index wishlist_items_newest on wishlist_items (user_id, added_at desc, product_id desc);
create index wishlist_items_product on wishlist_items (product_id);
