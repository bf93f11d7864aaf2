-- Technical data as a filter: each entry as its French name and value, separated by U+001F. An index, not a column: rows, the audit log
-- and versions of products stay as they are.
create function spec_keys(specs jsonb) returns text[] language sql immutable parallel safe cost 10 as $$
  select coalesce(array_agg((s ->> 'name') || E'\x1f' || (s ->> 'value')), '{}') from jsonb_array_elements(specs) s
$$;
-- Of all products: the planner takes the frequencies of values from no partial index, and would read half the table for a common one.
create index products_spec_keys on products using gin (spec_keys(specs));
