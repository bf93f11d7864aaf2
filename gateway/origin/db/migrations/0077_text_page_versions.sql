-- Every text that a text page ever had. The number is the page's version at that time.
create table text_page_versions (
  slug text not null,
  language text not null,
  number integer not null,
  title text not null,
  summary text not null,
  body text not null,
  -- Who wrote it; null: it came with the program.
  actor_account text,
  created_at timestamptz(3) not null default now(),
  primary key (slug, language, number),
  foreign key (slug, language) references text_pages (slug, language) on delete cascade
);
create trigger text_page_versions_append_only before update on text_page_versions
  for each row execute function refuse_change();

insert into text_page_versions (slug, language, number, title, summary, body, actor_account, created_at)
  select slug, language, version, title, summary, body, case when edited then 'unknown' end, updated_at from text_pages;

create function record_text_page_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.version is distinct from old.version then
    insert into text_page_versions (slug, language, number, title, summary, body, actor_account)
    values (new.slug, new.language, new.version, new.title, new.summary, new.body, nullif(current_setting('lawaj.actor', true), ''));
  end if;
  return null;
end $$;
create trigger text_pages_versions after insert or update on text_pages
  for each row execute function record_text_page_version();

-- A page that has its last text of the program again, by a reset, a restored version or an undone change, follows the program again.
create function mark_text_page_edited() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('lawaj.actor', true), '') = '' then return new; end if;
  new.edited := coalesce(current_setting('lawaj.action', true), '') <> 'page.reset' and not exists (
    select from (
      select title, summary, body from text_page_versions v
      where v.slug = new.slug and v.language = new.language and v.actor_account is null order by v.number desc limit 1
    ) original
    where (original.title, original.summary, original.body) = (new.title, new.summary, new.body)
  );
  return new;
end $$;
drop trigger text_pages_edited on text_pages;
create trigger text_pages_edited before insert or update on text_pages
  for each row execute function mark_text_page_edited();
