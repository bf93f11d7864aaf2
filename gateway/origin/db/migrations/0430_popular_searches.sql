-- Searches that are shown to others: as they were typed, and from how many networks their results were seen on a day. Which networks
-- these were is never stored.
alter table asked_texts add column written text;
alter table asked_days add column askers integer not null default 0 check (askers >= 0);
create index asked_days_askers on asked_days (day, text_id) where askers > 0;
