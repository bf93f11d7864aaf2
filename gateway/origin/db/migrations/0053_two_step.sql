-- Second step of sign-in for admins: one-time codes by time (TOTP, RFC 6238) and recovery codes.

create table two_steps (
  account_number text primary key references users (account_number) on delete cascade,
  -- Encrypted, see origin/api/two-step/codes.ts.
  totp_secret text not null,
  begun_at timestamptz(3) not null default now(),
  -- null: set up, but not confirmed by a code yet; sign-in asks for none.
  confirmed_at timestamptz(3),
  -- Time step (of 30 s) of the last accepted code: a code is accepted once.
  last_step integer not null default 0,
  -- SHA-256 of the recovery codes that were not used yet.
  recovery_hashes text[] not null default '{}',
  recovery_made_at timestamptz(3)
);
-- The secret and the hashes are left out by their names.
call audit_table('two_steps', 'account_number');
call guard_columns('two_steps', 'account_number, totp_secret, begun_at, confirmed_at, recovery_made_at');
call guard_deletes('two_steps');

-- Sign-ins whose password was right and whose second step is awaited.
create table sign_in_challenges (
  -- SHA-256 of the token that the client holds
  token_hash text primary key,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index sign_in_challenges_user on sign_in_challenges (user_id);
create index sign_in_challenges_expiry on sign_in_challenges (expires_at);

-- When the password was last entered in a session: dangerous actions ask for it again after a while.
alter table sessions add column password_at timestamptz(3) not null default now();
update sessions set password_at = created_at;
