-- Texts of a period are counted and added up from an index alone, which needs their kind; those that are resolved as well.
alter table asked_days disable trigger asked_days_figures;
alter table asked_days add column kind text;
update asked_days d set kind = t.kind from asked_texts t where t.id = d.text_id;
alter table asked_days alter column kind set not null;
alter table asked_days enable trigger asked_days_figures;
create index asked_days_period on asked_days (kind, day, text_id) include (times, unanswered, shown, opened);
create index asked_texts_settled on asked_texts (kind, id) where resolved_at is not null;
drop index asked_texts_resolved;
