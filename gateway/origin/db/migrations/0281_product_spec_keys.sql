-- Technical data as a filter: each entry as its French name and value, separated by U+001F. An index, not a column: rows, the audit log
-- and versions of products stay as they are.
create function spec_keys(specs jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg((s ->> 'name') || E'\x1f' || (s ->> 'value')), '{}') from jsonb_array_elements(specs) s
$$;
create index products_spec_keys on products using gin (spec_keys(specs)) where active;
