-- Technical data as columns that the database derives: lists filter by them, and filter options count them, without reading the JSON of
-- each product. Adding them writes the table again, once.
create or replace function spec_keys(specs jsonb) returns text[] language sql immutable parallel safe cost 10 as $$
  select coalesce(array_agg(distinct ((s ->> 'name') || E'\x1f' || (s ->> 'value')) collate "C"), '{}') from jsonb_array_elements(specs) s
$$;
-- Which of `spec_keys`, in their order, are in other languages as well: 1 the name, 2 the value.
create function spec_texts(specs jsonb) returns smallint[] language sql immutable parallel safe cost 10 as $$
  select coalesce(array_agg(texts order by key), '{}') from (
    select ((s ->> 'name') || E'\x1f' || (s ->> 'value')) collate "C" as key,
      (max((coalesce(s -> 'names', '{}') not in ('{}', 'null'))::int) + 2 * max((coalesce(s -> 'values', '{}') not in ('{}', 'null'))::int))::smallint as texts
    from jsonb_array_elements(specs) s group by 1
  ) entries where key is not null
$$;
drop index products_spec_keys;
alter table products
  add column spec_keys text[] not null generated always as (spec_keys(specs)) stored,
  add column spec_texts smallint[] not null generated always as (spec_texts(specs)) stored;
create index products_spec_keys on products using gin (spec_keys);
-- What is derived is not in the audit log.
create or replace function audit_columns(entry jsonb, masked text[]) returns jsonb language sql immutable as $$
  select jsonb_object_agg(key, audit_value(key, value, masked)) from jsonb_each(entry)
  where value <> 'null' and key not like '%\_hash' and key not like '%\_hashes' and key not like '%\_secret'
    and key not in ('search_text', 'search_vector', 'spec_keys', 'spec_texts', 'name_sort', 'version', 'idempotency_key')
$$;
