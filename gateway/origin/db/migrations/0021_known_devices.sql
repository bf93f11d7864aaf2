-- Devices on which somebody has signed in to an account: what others try elsewhere does not lock the account for them.
create table known_devices (
  user_id bigint not null references users (id) on delete cascade,
  -- SHA-256 of the secret in the device's cookie
  token_hash text not null,
  created_at timestamptz(3) not null default now(),
  -- the last sign-in
  seen_at timestamptz(3) not null default now(),
  primary key (user_id, token_hash)
);
create index known_devices_token on known_devices (token_hash);
create index known_devices_age on known_devices (seen_at);

-- Failed sign-ins by the name that was typed, whether an account has it or not, and by where they came from: a client network,
-- a known device, or anywhere. What was counted before held for everybody and is dropped.
drop table sign_in_failures;
create table sign_in_failures (
  -- SHA-256 of the name: a telephone number in its one form, or else in lower case
  name_hash text not null,
  -- 'any', or the hash of a network or device
  origin text not null,
  failures integer not null,
  last_at timestamptz(3) not null default now(),
  locked_until timestamptz(3),
  primary key (name_hash, origin)
);
create index sign_in_failures_age on sign_in_failures (last_at);
