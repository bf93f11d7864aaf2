-- Files of the library that another file is taking the place of: the rows that use them are rewritten in batches.
create table media_replacements (
  media_id bigint primary key references media (id),
  by_id bigint not null references media (id),
  -- In whose name.
  actor_account text not null,
  actor_role text not null,
  created_at timestamptz(3) not null default now(),
  check (media_id <> by_id)
);
create index media_replacements_by on media_replacements (by_id);
