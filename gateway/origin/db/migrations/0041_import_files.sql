-- Files of imports are stored before their job exists, in pieces of a short transaction each. The job names its file in `params`.
drop table job_files;
create table job_files (
  file uuid not null,
  number integer not null,
  bytes bytea not null,
  created_at timestamptz(3) not null default now(),
  primary key (file, number)
);
create index job_files_created on job_files (created_at);

-- Lines of one import that would create the same product are found by their SKU.
create index job_rows_label on job_rows (job_id, label) where entity_id is null;
