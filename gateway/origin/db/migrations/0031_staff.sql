-- Invitations of admins, and views of the back-office's lists.

create table staff_invitations (
  id bigint generated always as identity primary key,
  -- Lower case. Only an account with this address can accept.
  email text not null check (email = lower(email) and length(email) <= 254),
  role text not null check (role in ('Owner', 'Catalogue', 'Orders', 'Support', 'Marketing', 'Finance', 'ReadOnly')),
  -- SHA-256 of the token in the link
  token_hash text not null unique,
  invited_by text not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3)
);
-- One open invitation an address: a new one replaces it.
create unique index staff_invitations_open on staff_invitations (email) where accepted_at is null;
call audit_table('staff_invitations', 'id');

create table saved_views (
  id bigint generated always as identity primary key,
  -- Whose it is.
  user_id bigint not null references users (id) on delete cascade,
  -- Which list, such as 'orders'.
  list text not null check (list ~ '^[a-z][a-z-]{1,29}$'),
  name text not null check (length(name) between 1 and 60),
  -- Visible to all admins.
  is_shared boolean not null default false,
  -- Parameters of the list's address, as a query string.
  filters text not null default '' check (length(filters) <= 2000),
  sort text not null default '' check (length(sort) <= 60),
  columns text[] not null default '{}',
  density text not null default 'COMFORTABLE' check (density in ('COMFORTABLE', 'COMPACT')),
  -- Shown to its owner when the list is opened; one for each list.
  is_default boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create index saved_views_owner on saved_views (user_id, list);
create index saved_views_shared on saved_views (list) where is_shared;
call version_table('saved_views', 'name, is_shared, filters, sort, columns, density, is_default');
call audit_table('saved_views', 'id');
