-- How keys of third parties are used, as the gateways report it. By Tunisian day, for 400 days.
create table api_key_days (
  key_id text not null references api_keys,
  day date not null,
  calls bigint not null,
  points bigint not null,
  errors bigint not null,
  primary key (key_id, day)
);
create index api_key_days_age on api_key_days (day);

-- Deprecated fields that documents of a key select.
create table api_key_deprecated_days (
  key_id text not null references api_keys,
  day date not null,
  field text not null,
  uses bigint not null,
  primary key (key_id, day, field)
);
create index api_key_deprecated_days_age on api_key_deprecated_days (day);

-- Networks from which secret keys were sent (IPv4 by its /24, IPv6 by its /64), until they have not been used for 400 days. The audit
-- log has an entry for each new one.
create table api_key_networks (
  key_id text not null references api_keys,
  network text not null,
  first_used_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now(),
  primary key (key_id, network)
);
create index api_key_networks_age on api_key_networks (last_used_at);
call audit_table('api_key_networks', 'key_id,network');
