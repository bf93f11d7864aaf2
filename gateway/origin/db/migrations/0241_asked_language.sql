-- The texts of one language are found along each sort from the index alone: few of them may stand among many of the others.
alter table asked_figures add column language text;
update asked_figures f set language = t.language from asked_texts t where t.id = f.text_id;

create or replace function count_asked() returns trigger language plpgsql as $$
declare
  counted bigint := case when tg_op = 'DELETE' then old.text_id else new.text_id end;
begin
  insert into asked_figures as f (text_id, kind, language, times, unanswered, last_day, shown, opened)
  select a.id, a.kind, a.language, sum(d.times), sum(d.unanswered), max(d.day), sum(d.shown), sum(d.opened)
  from asked_texts a join asked_days d on d.text_id = a.id where a.id = counted group by a.id
  on conflict (text_id) do update set times = excluded.times, unanswered = excluded.unanswered, last_day = excluded.last_day,
    shown = excluded.shown, opened = excluded.opened;
  if not found then
    delete from asked_figures where text_id = counted;
  end if;
  return null;
end
$$;

drop index asked_figures_times;
drop index asked_figures_unanswered;
drop index asked_figures_latest;
drop index asked_figures_opened;
create index asked_figures_times on asked_figures (kind, times, text_id) include (language);
create index asked_figures_unanswered on asked_figures (kind, unanswered, text_id) include (language);
create index asked_figures_latest on asked_figures (kind, ((last_day - date '1970-01-01')::bigint), text_id) include (language);
create index asked_figures_opened on asked_figures (kind, opened, text_id) include (language);
