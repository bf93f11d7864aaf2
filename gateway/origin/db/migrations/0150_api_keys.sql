-- Keys of third parties. Of a secret only its SHA-256 is stored.
create table api_keys (
  id text primary key check (id ~ '^[a-z0-9]{12}$'),
  name text not null,
  kind text not null check (kind in ('public', 'secret')),
  scopes text[] not null check (cardinality(scopes) > 0),
  origins text[] not null,
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  created_by text,
  created_at timestamptz(3) not null default now()
);
call version_table('api_keys', 'name, scopes, origins, expires_at, revoked_at');
call audit_table('api_keys', 'id');
call guard_inserts('api_keys');
call guard_deletes('api_keys');
call guard_columns('api_keys', 'name, kind, scopes, origins, expires_at, revoked_at');

create table api_key_secrets (
  id bigint generated always as identity primary key,
  key_id text not null references api_keys,
  hash text not null unique,
  hint text not null,
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index api_key_secrets_key on api_key_secrets (key_id);
call audit_table('api_key_secrets', 'id', 'hash');
call guard_inserts('api_key_secrets');
call guard_deletes('api_key_secrets');
call guard_columns('api_key_secrets', 'key_id, hash, revoked_at');

-- Apart, because the audit log would have an entry for each use.
create table api_key_uses (
  secret_id bigint primary key references api_key_secrets,
  last_used_at timestamptz(3) not null
);
