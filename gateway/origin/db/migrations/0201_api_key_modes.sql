-- Test keys do nothing real: they have no scope that would.
alter table api_keys add column mode text not null default 'live' check (mode in ('live', 'test'));
create trigger api_keys_mode_guard before update of mode on api_keys
  for each row execute function refuse_without_actor(mode);
