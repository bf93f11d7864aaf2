-- Answers of the shop's people are in the audit log, without their text.
call audit_table('ticket_messages', 'id', 'text');

-- Rows of the catalogue are removed by an admin only, or by the program under a name.
create function refuse_delete_without_actor() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('lawaj.actor', true), '') = '' and coalesce(current_setting('lawaj.system', true), '') = '' then
    raise exception 'a row of % was removed without an actor', tg_table_name using errcode = 'LW001';
  end if;
  return null;
end $$;

-- For migrations: rows are removed by an admin or by the program under a name.
create procedure guard_deletes(name text) language plpgsql as $$
begin
  execute format('create trigger %I after delete on %I for each row execute function refuse_delete_without_actor()',
    name || '_delete_guard', name);
end $$;

call guard_deletes('products');
call guard_deletes('product_variants');
call guard_deletes('categories');
call guard_deletes('brands');
call guard_deletes('sellers');

-- The roles of a new account are set by an admin or by the program under a name.
create function refuse_admin_without_actor() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('lawaj.actor', true), '') = '' and coalesce(current_setting('lawaj.system', true), '') = '' then
    raise exception 'an admin was added without an actor' using errcode = 'LW001';
  end if;
  return new;
end $$;
create trigger users_admin_guard before insert on users for each row
  when (new.is_admin or new.admin_role is not null) execute function refuse_admin_without_actor();
