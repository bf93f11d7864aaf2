-- The work on tickets: who answers, since when a customer waits, notes among staff, merged tickets, answers for repeated questions.
alter table tickets
  add column assignee_account text,
  -- Since when the shop has to answer; null: the customer has to, or the ticket is resolved.
  add column waiting_since timestamptz(3),
  -- Its messages are in this one.
  add column merged_into bigint references tickets (id),
  add column priority_order smallint generated always as
    (case priority when 'URGENT' then 0 when 'HIGH' then 1 when 'NORMAL' then 2 else 3 end) stored;
update tickets set waiting_since = updated_at where status in ('NEW', 'OPEN');

create function set_waiting_since() returns trigger language plpgsql as $$
begin
  new.waiting_since := case when new.status in ('NEW', 'OPEN') then coalesce(new.waiting_since, now()) end;
  return new;
end $$;
create trigger tickets_waiting before insert or update of status on tickets for each row execute function set_waiting_since();
create trigger tickets_version_desk before update of assignee_account, merged_into on tickets
  for each row execute function move_version(assignee_account, merged_into);

create index tickets_priority on tickets (priority_order, id);
create index tickets_waiting on tickets (waiting_since, id) where waiting_since is not null;
create index tickets_assignee on tickets (assignee_account, id desc) where assignee_account is not null;
create index tickets_updated on tickets (updated_at, id);

-- Notes are read by staff alone.
alter table ticket_messages add column internal boolean not null default false;
alter table ticket_messages add constraint ticket_messages_notes check (not internal or author = 'staff');

create table canned_answers (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 2 and 60),
  -- Typed after "/" to insert it.
  shortcut text not null unique check (shortcut ~ '^[a-z0-9-]{2,30}$'),
  -- By language; French is always there.
  texts jsonb not null check (texts ? 'fr'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
call version_table('canned_answers', 'title, shortcut, texts');
call audit_table('canned_answers', 'id');
