-- Texts of products and brands in the languages other than French, by language. The columns name and description are French.
alter table products
  add column names jsonb not null default '{}',
  add column descriptions jsonb not null default '{}';
create trigger products_version_languages before update of names, descriptions on products
  for each row execute function move_version(names, descriptions);
alter table brands add column descriptions jsonb not null default '{}';
create trigger brands_version_languages before update of descriptions on brands
  for each row execute function move_version(descriptions);
