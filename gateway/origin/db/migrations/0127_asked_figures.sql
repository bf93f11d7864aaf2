-- Sums of what was looked for and asked over all days, by which the lists are sorted. Triggers keep them as the days are counted and removed.
create table asked_figures (
  text_id bigint primary key references asked_texts (id) on delete cascade,
  kind text not null,
  times bigint not null,
  unanswered bigint not null,
  last_day date not null
);

create function count_asked() returns trigger language plpgsql as $$
declare
  counted bigint := case when tg_op = 'DELETE' then old.text_id else new.text_id end;
begin
  insert into asked_figures as f (text_id, kind, times, unanswered, last_day)
  select a.id, a.kind, sum(d.times), sum(d.unanswered), max(d.day)
  from asked_texts a join asked_days d on d.text_id = a.id where a.id = counted group by a.id
  on conflict (text_id) do update set times = excluded.times, unanswered = excluded.unanswered, last_day = excluded.last_day;
  if not found then
    delete from asked_figures where text_id = counted;
  end if;
  return null;
end
$$;
create trigger asked_days_figures after insert or update or delete on asked_days for each row execute function count_asked();

insert into asked_figures (text_id, kind, times, unanswered, last_day)
select a.id, a.kind, sum(d.times), sum(d.unanswered), max(d.day)
from asked_texts a join asked_days d on d.text_id = a.id group by a.id;

create index asked_figures_times on asked_figures (kind, times, text_id);
create index asked_figures_unanswered on asked_figures (kind, unanswered, text_id);
create index asked_figures_latest on asked_figures (kind, ((last_day - date '1970-01-01')::bigint), text_id);
create index asked_texts_text on asked_texts using gin (text gin_trgm_ops);
