-- Texts of a period and those that are resolved are counted from indexes alone.
create index asked_days_period on asked_days (day, text_id);
drop index asked_days_day;
create index asked_texts_settled on asked_texts (kind, id) where resolved_at is not null;
drop index asked_texts_resolved;
