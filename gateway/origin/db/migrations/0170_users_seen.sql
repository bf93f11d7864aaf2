-- When an account was last seen, with its figures: the list of accounts is sorted by it. It outlives the sessions; the epoch: never.
alter table user_figures add column seen_at timestamptz(3) not null default to_timestamp(0);
update user_figures f set seen_at = s.seen_at
from (select user_id, max(seen_at) as seen_at from sessions group by user_id) s where s.user_id = f.user_id;
create index user_figures_seen on user_figures (seen_at, user_id);

-- At the end of the transaction, as the other triggers of the figures.
create function note_user_seen() returns trigger language plpgsql as $$
begin
  update user_figures set seen_at = new.seen_at where user_id = new.user_id and seen_at < new.seen_at;
  return null;
end $$;
create constraint trigger sessions_figures after insert or update of seen_at on sessions deferrable initially deferred
  for each row execute function note_user_seen();
