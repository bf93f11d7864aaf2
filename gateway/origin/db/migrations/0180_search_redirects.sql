-- Searches that lead to a page of the shop instead of their results.
create table search_redirects (
  id bigint generated always as identity primary key,
  -- As staff wrote it.
  term text not null check (length(term) between 1 and 200),
  -- What the search makes of it, by which it is found.
  form text not null unique check (form <> ''),
  -- A path of the shop, with its query.
  path text not null check (path ~ '^/' and length(path) <= 500),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
call version_table('search_redirects', 'term, path');
call audit_table('search_redirects', 'id');
