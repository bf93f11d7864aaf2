-- Every change by an admin has its entry in the audit log: also steps of jobs, and who took an order at the desk.

-- A third argument of the triggers: columns that are no changes of their own, such as counters and leases.
do $$ begin
  execute replace(replace(replace(replace(pg_get_functiondef('audit_change'::regproc),
    'masked text[] := string_to_array(tg_argv[1], '','');',
    'masked text[] := string_to_array(tg_argv[1], '','');
  ignored text[] := coalesce(string_to_array(tg_argv[2], '',''), ''{}'');'),
    'jsonb_each(n.entry)', 'jsonb_each(n.entry - ignored)'),
    'audit_columns(n.entry,', 'audit_columns(n.entry - ignored,'),
    'audit_columns(o.entry,', 'audit_columns(o.entry - ignored,');
end $$;

-- For migrations: logs the changes of a table by admins; `condition` narrows it.
drop procedure audit_table(text, text, text);
create procedure audit_table(name text, keys text, masked text default '', ignored text default '', condition text default 'true') language plpgsql as $$
begin
  execute format('create trigger %I after insert on %I referencing new table as new_rows for each statement when (%s) execute function audit_change(%L, %L, %L)',
    name || '_audit_insert', name, condition, keys, masked, ignored);
  execute format('create trigger %I after update on %I referencing old table as old_rows new table as new_rows for each statement when (%s) execute function audit_change(%L, %L, %L)',
    name || '_audit_update', name, condition, keys, masked, ignored);
  execute format('create trigger %I after delete on %I referencing old table as old_rows for each statement when (%s) execute function audit_change(%L, %L, %L)',
    name || '_audit_delete', name, condition, keys, masked, ignored);
end $$;

-- What an admin does to a job; its progress is the job's own, and what a file contains is in its rows.
call audit_table('jobs', 'id', '',
  'params,checked,valid,same,invalid,done,refused,price_jumps,emptied,deactivated,lease_owner,lease_until,created_at,started_at,finished_at',
  $$coalesce(current_setting('lawaj.job', true), '') = ''$$);
-- A renewal of the lease changes nothing about who has the order.
call audit_table('order_claims', 'order_id', '', 'until');
