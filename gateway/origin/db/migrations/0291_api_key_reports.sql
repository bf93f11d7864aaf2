-- Reports of the use of keys that were counted: a report whose response was lost is sent again.
create table api_key_reports (
  key_id text not null references api_keys (id),
  report_id uuid not null,
  counted_at timestamptz not null default now(),
  primary key (key_id, report_id)
);
create index api_key_reports_age on api_key_reports (counted_at);
