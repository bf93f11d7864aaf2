-- Synonyms of the shop, besides those of the program (gateway/lexicon/synonyms.ts).
create table synonyms (
  id bigint generated always as identity primary key,
  -- Of the words; the search knows no languages.
  language text not null check (language in ('fr', 'en', 'de', 'tn')),
  words text[] not null check (cardinality(words) between 2 and 20),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
call version_table('synonyms', 'language, words');
call audit_table('synonyms', 'id');
