-- Work in the background for admins: bulk changes, imports, and their undoing. Each row of a job is staged and checked before anything
-- changes. Processed in short transactions: a long one would silence the event feed.

create table jobs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('PRODUCTS_BULK', 'PRODUCTS_IMPORT', 'UNDO')),
  state text not null check (state in ('MAPPING', 'STAGING', 'READY', 'RUNNING', 'CANCELLING', 'CANCELLED', 'DONE', 'FAILED', 'UNDONE')),
  actor_account text not null,
  -- Operations of a bulk change; file name, encoding, columns and mapping of an import.
  params jsonb not null,
  total integer not null default 0,
  checked integer not null default 0,
  valid integer not null default 0,
  same integer not null default 0,
  invalid integer not null default 0,
  done integer not null default 0,
  refused integer not null default 0,
  -- A code; null: none.
  error text,
  -- The job whose changes this one undoes.
  undo_of bigint references jobs,
  -- When its changes are undone by themselves.
  undo_at timestamptz(3),
  -- The process that works on it, until when others leave it alone.
  lease_owner text,
  lease_until timestamptz(3),
  created_at timestamptz(3) not null default now(),
  started_at timestamptz(3),
  finished_at timestamptz(3)
);
create index jobs_open on jobs (id) where state in ('STAGING', 'RUNNING', 'CANCELLING');
create index jobs_undo on jobs (undo_at) where undo_at is not null;
create unique index jobs_undo_of on jobs (undo_of) where state not in ('CANCELLED', 'FAILED');

create table job_rows (
  job_id bigint not null references jobs on delete cascade,
  -- Line of the file (1 is the header), or number of the product in the selection.
  line integer not null,
  -- The product; null: not found.
  entity_id bigint,
  -- What people call it: SKU or name.
  label text not null default '',
  -- Cells of the file by field.
  raw jsonb,
  -- Fields that change, as the API writes them.
  before jsonb,
  after jsonb,
  state text not null check (state in ('NEW', 'OK', 'SAME', 'INVALID', 'DONE', 'STALE', 'FAILED', 'UNDONE')),
  problems jsonb not null default '[]',
  primary key (job_id, line)
);
create index job_rows_state on job_rows (job_id, state, line);
create index job_rows_entity on job_rows (job_id, entity_id);

-- Files of imports until their rows are staged, in pieces.
create table job_files (
  job_id bigint not null references jobs on delete cascade,
  number integer not null,
  bytes bytea not null,
  primary key (job_id, number)
);
