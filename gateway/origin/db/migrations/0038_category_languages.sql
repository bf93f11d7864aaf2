-- Names and descriptions of categories in the languages other than French, by language. The columns name and description are French.
alter table categories
  add column names jsonb not null default '{}',
  add column descriptions jsonb not null default '{}';
create trigger categories_version_languages before update of names, descriptions on categories
  for each row execute function move_version(names, descriptions);
