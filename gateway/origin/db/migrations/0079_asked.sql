-- What shoppers look for and ask, counted by day: the normalised text, no account, no address. Texts with six digits or an at sign
-- are never stored (origin/api/asked/collector.ts).
create table asked_texts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('search', 'question')),
  -- null: the text does not tell.
  language text check (language in ('fr', 'en', 'de', 'tn')),
  text text not null check (length(text) between 1 and 200),
  -- What the assistant understood a question to be.
  intent text check (length(intent) <= 40),
  -- Products that the last search found.
  results integer check (results >= 0),
  -- Staff dealt with it.
  resolved_at timestamptz(3),
  unique nulls not distinct (kind, language, text)
);
call audit_table('asked_texts', 'id');

create table asked_days (
  text_id bigint not null references asked_texts (id) on delete cascade,
  -- Tunisian day.
  day date not null,
  times integer not null check (times > 0),
  -- Of these, without results or answer.
  unanswered integer not null check (unanswered between 0 and times),
  primary key (text_id, day)
);
create index asked_days_day on asked_days (day);
