-- How often the results of a search were shown in a browser, and which of them was opened first: by day, without a person. The shop's
-- caches answer some searches, so these are counted apart from `times`.
alter table asked_days
  add column shown integer not null default 0 check (shown >= 0),
  add column opened integer not null default 0 check (opened >= 0);

create table asked_openings (
  text_id bigint not null,
  day date not null,
  product_id bigint not null references products (id) on delete cascade,
  times integer not null check (times > 0),
  primary key (text_id, day, product_id),
  foreign key (text_id, day) references asked_days (text_id, day) on delete cascade
);
create index asked_openings_product on asked_openings (product_id);

alter table asked_figures
  add column shown bigint not null default 0,
  add column opened bigint not null default 0;

create or replace function count_asked() returns trigger language plpgsql as $$
declare
  counted bigint := case when tg_op = 'DELETE' then old.text_id else new.text_id end;
begin
  insert into asked_figures as f (text_id, kind, times, unanswered, last_day, shown, opened)
  select a.id, a.kind, sum(d.times), sum(d.unanswered), max(d.day), sum(d.shown), sum(d.opened)
  from asked_texts a join asked_days d on d.text_id = a.id where a.id = counted group by a.id
  on conflict (text_id) do update set times = excluded.times, unanswered = excluded.unanswered, last_day = excluded.last_day,
    shown = excluded.shown, opened = excluded.opened;
  if not found then
    delete from asked_figures where text_id = counted;
  end if;
  return null;
end
$$;
create index asked_figures_opened on asked_figures (kind, opened, text_id);
