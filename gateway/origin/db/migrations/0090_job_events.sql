-- The back-office hears of every change of a job's state, whichever of its many statements makes it.
create function announce_job() returns trigger language plpgsql as $$
begin
  insert into outbox (type, subject) values ('job.changed', new.id::text);
  return null;
end $$;

create trigger job_created after insert on jobs for each row execute function announce_job();
create trigger job_state_changed after update of state on jobs for each row
  when (old.state is distinct from new.state) execute function announce_job();
