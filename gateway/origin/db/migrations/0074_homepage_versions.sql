-- Versions of the home content: one shared draft, one planned, one published, and all before them. Each published content has a number
-- of its own; nothing of it is rewritten when an earlier one is restored.

create table homepage_versions (
  name text not null references homepages (name) on delete cascade,
  number integer not null check (number > 0),
  state text not null check (state in ('DRAFT', 'SCHEDULED', 'PUBLISHED', 'OLD')),
  content jsonb not null,
  note text check (char_length(note) <= 200),
  -- Who saved it last; null: the program.
  author text,
  -- The number that was published when it was begun.
  base_number integer,
  publish_at timestamptz(3),
  published_at timestamptz(3),
  -- When author and owners were notified that it was due but another version had been published.
  notified_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  primary key (name, number),
  check ((state = 'SCHEDULED') = (publish_at is not null) or state in ('PUBLISHED', 'OLD'))
);
create unique index homepage_versions_draft on homepage_versions (name) where state = 'DRAFT';
create unique index homepage_versions_scheduled on homepage_versions (name) where state = 'SCHEDULED';
create unique index homepage_versions_published on homepage_versions (name) where state = 'PUBLISHED';
create index homepage_versions_due on homepage_versions (publish_at) where state = 'SCHEDULED';

call version_table('homepage_versions', 'content, state, note, base_number, publish_at');
-- The content is in the table itself, and in the log of `homepages` once it is published.
call audit_table('homepage_versions', 'name,number', 'content');
call guard_columns('homepage_versions', 'state, content, publish_at', 'new.state <> ''PUBLISHED''');

-- Whatever changes the published content, a version shows it: publishing marks its version before it writes the content; other changes,
-- such as a replaced picture, get a number of their own. What no admin has edited, a new version of the demo, stays one version.
create function record_homepage() returns trigger language plpgsql as $$
declare
  current_number integer;
  current_content jsonb;
begin
  select number, content into current_number, current_content
  from homepage_versions where name = new.name and state = 'PUBLISHED';
  if current_content = new.content then return null; end if;
  if current_number is not null and not new.edited then
    update homepage_versions set content = new.content, updated_at = now(), published_at = now()
    where name = new.name and number = current_number;
    return null;
  end if;
  update homepage_versions set state = 'OLD' where name = new.name and number = current_number;
  insert into homepage_versions (name, number, state, content, author, base_number, published_at)
  values (new.name, coalesce((select max(number) from homepage_versions where name = new.name), 0) + 1, 'PUBLISHED', new.content,
    nullif(nullif(current_setting('lawaj.actor', true), ''), 'system'), current_number, now());
  return null;
end $$;

insert into homepage_versions (name, number, state, content, published_at, updated_at)
select name, 1, 'PUBLISHED', content, updated_at, updated_at from homepages;

create trigger homepages_recorded after insert or update of content on homepages for each row execute function record_homepage();
