-- Texts of sellers in the languages other than French, by language. The columns description and return_policy are French.
alter table sellers
  add column descriptions jsonb not null default '{}',
  add column return_policies jsonb not null default '{}';
create trigger sellers_version_languages before update of descriptions, return_policies on sellers
  for each row execute function move_version(descriptions, return_policies);
