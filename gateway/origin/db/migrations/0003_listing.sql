-- Sorting and paging that cost the same at any depth, and a search that weighs where a word stands.

-- Cursors carry milliseconds: a time with finer parts would repeat or skip its neighbours.
alter table products
  alter column created_at type timestamptz(3),
  alter column updated_at type timestamptz(3),
  alter column flash_sale_starts_at type timestamptz(3),
  alter column flash_sale_expires_at type timestamptz(3);
alter table reviews alter column created_at type timestamptz(3);
alter table sellers alter column created_at type timestamptz(3);
alter table price_history alter column at type timestamptz(3);

-- The same order of names on every database, whatever its locale.
alter table products alter column name_sort type text collate "C";

-- "Soonest expiry first" over any filter; what never expires comes last.
drop index products_flash;
create index products_flash on products ((coalesce(flash_sale_expires_at, 'infinity'::timestamptz)), id) where active and is_flash_sale;
create index products_expiry on products ((coalesce(flash_sale_expires_at, 'infinity'::timestamptz)), id) where active;

-- search_text has three lines: name; brand, categories, tags, colours; description.
alter table products drop column search_vector;
alter table products add column search_vector tsvector generated always as (
  setweight(to_tsvector('simple'::regconfig, split_part(search_text, E'\n', 1)), 'A')
  || setweight(to_tsvector('simple'::regconfig, split_part(search_text, E'\n', 2)), 'B')
  || setweight(to_tsvector('simple'::regconfig, split_part(search_text, E'\n', 3)), 'D')
) stored;
create index products_search on products using gin (search_vector) where active;
