-- Coupons and accounts are removed by an admin only, or by the program under a name.
call guard_deletes('coupons');
call guard_deletes('users');

-- Entries of the log of reads are removed after two years, as those of changes, and by nothing else.
create index access_log_at on access_log (at);
create function refuse_access_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '24 months'
    and current_setting('lawaj.system', true) = 'audit retention' then
    return old;
  end if;
  raise exception 'access_log is append-only';
end $$;
create trigger access_log_no_delete before delete on access_log for each row execute function refuse_access_change();
create trigger access_log_no_truncate before truncate on access_log for each statement execute function refuse_access_change();
