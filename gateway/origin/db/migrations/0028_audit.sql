-- Who changed what: the audit log, versions of rows that admins edit, and guards on columns that only they may change.
-- A change by an admin sets `lawaj.actor` for its transaction (origin/api/write.ts), one by the program itself that touches guarded
-- columns sets `lawaj.system` (asSystem in origin/base/system.ts).

create sequence audit_changes;

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  actor_account text not null,
  actor_role text,
  -- What was done, such as 'seller.status'.
  action text not null,
  -- All rows of one request.
  change_id bigint not null,
  -- Whether the values before may be set again with changeUndo.
  can_undo boolean not null default false,
  job_id bigint,
  request_id text,
  entity text not null,
  -- The primary key; the columns of a composite one are joined by '/'. Of users: the account number.
  entity_id text not null,
  op char(1) not null check (op in ('I', 'U', 'D')),
  -- Only changed columns. Contact data are masked, secrets left out.
  before jsonb,
  after jsonb,
  -- Of the row after the change, where it has one.
  version integer
);
create index audit_log_entity on audit_log (entity, entity_id, id desc);
create index audit_log_actor on audit_log (actor_account, id desc);
create index audit_log_at on audit_log (at);
create index audit_log_change on audit_log (change_id);

-- The log is append-only; entries older than two years may be removed.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '24 months'
    and current_setting('lawaj.system', true) = 'audit retention' then
    return old;
  end if;
  raise exception 'audit_log is append-only';
end $$;
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_audit_change();
create trigger audit_log_no_truncate before truncate on audit_log for each statement execute function refuse_audit_change();

-- Who read contact data in full, or took a file of them.
create table access_log (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  actor_account text not null,
  entity text not null,
  entity_id text not null,
  reason text not null
);
create index access_log_actor on access_log (actor_account, id desc);
create index access_log_entity on access_log (entity, entity_id, id desc);
create trigger access_log_append_only before update on access_log for each row execute function refuse_change();

-- Idempotency keys of admins, for 24 hours: the same key with the same request gives the same response.
create table admin_requests (
  actor_account text not null,
  key text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (actor_account, key)
);
create index admin_requests_age on admin_requests (created_at);

-- Functions of the triggers.

create function audit_key(entry jsonb, columns text[]) returns text language sql immutable as $$
  select string_agg(entry ->> c, '/' order by n) from unnest(columns) with ordinality k(c, n)
$$;

create function audit_value(name text, value jsonb, masked text[]) returns jsonb language sql immutable as $$
  select case
    when value is null or value = 'null' then value
    when name in ('phone', 'contact_phone') then
      case when value #>> '{}' ~ '^\+216\d{8}$'
        then to_jsonb(regexp_replace(value #>> '{}', '^\+216(\d\d)\d{4}(\d\d)$', '+216 \1 *** *\2')) else '"***"' end
    when name in ('email', 'contact_email') then
      case when value #>> '{}' ~ '^.+@[^@]+$'
        then to_jsonb(regexp_replace(value #>> '{}', '^(.).*(@[^@]*)$', '\1***\2')) else '"***"' end
    when name = 'rib' then to_jsonb('***' || right(value #>> '{}', 6))
    when name in ('first_name', 'last_name', 'contact_name', 'address') or name = any (masked) then '"***"'
    else value
  end
$$;

create function audit_columns(entry jsonb, masked text[]) returns jsonb language sql immutable as $$
  select jsonb_object_agg(key, audit_value(key, value, masked)) from jsonb_each(entry)
  where value <> 'null' and key not like '%\_hash' and key not like '%\_hashes' and key not like '%\_secret'
    and key not in ('search_text', 'search_vector', 'name_sort', 'version', 'idempotency_key')
$$;

-- Arguments: the columns of the key, and those that are masked besides contact data, both separated by commas.
create function audit_change() returns trigger language plpgsql as $$
declare
  who text := nullif(current_setting('lawaj.actor', true), '');
  keys text[] := string_to_array(tg_argv[0], ',');
  masked text[] := string_to_array(tg_argv[1], ',');
begin
  if who is null then return null; end if;
  if tg_op = 'UPDATE' then
    insert into audit_log (actor_account, actor_role, action, change_id, can_undo, job_id, request_id, entity, entity_id, op, before, after, version)
    select who, c.role, c.action, c.change_id, c.can_undo, c.job_id, c.request_id, tg_table_name, audit_key(n.entry, keys), 'U',
      d.before, d.after, (n.entry ->> 'version')::integer
    from (select to_jsonb(r) as entry from new_rows r) n
    join (select to_jsonb(r) as entry from old_rows r) o on audit_key(o.entry, keys) = audit_key(n.entry, keys)
    cross join lateral (
      select jsonb_object_agg(a.key, audit_value(a.key, b.value, masked)) as before,
        jsonb_object_agg(a.key, audit_value(a.key, a.value, masked)) as after
      from jsonb_each(n.entry) a join jsonb_each(o.entry) b on b.key = a.key
      where a.value is distinct from b.value and a.key not like '%\_hash' and a.key not like '%\_hashes' and a.key not like '%\_secret'
        and a.key not in ('search_text', 'search_vector', 'name_sort', 'version', 'updated_at', 'idempotency_key')
    ) d
    cross join audit_setting() c
    where d.after is not null;
  elsif tg_op = 'INSERT' then
    insert into audit_log (actor_account, actor_role, action, change_id, can_undo, job_id, request_id, entity, entity_id, op, after, version)
    select who, c.role, c.action, c.change_id, c.can_undo, c.job_id, c.request_id, tg_table_name, audit_key(n.entry, keys), 'I',
      audit_columns(n.entry, masked), (n.entry ->> 'version')::integer
    from (select to_jsonb(r) as entry from new_rows r) n cross join audit_setting() c;
  else
    insert into audit_log (actor_account, actor_role, action, change_id, can_undo, job_id, request_id, entity, entity_id, op, before, version)
    select who, c.role, c.action, c.change_id, c.can_undo, c.job_id, c.request_id, tg_table_name, audit_key(o.entry, keys), 'D',
      audit_columns(o.entry, masked), (o.entry ->> 'version')::integer
    from (select to_jsonb(r) as entry from old_rows r) o cross join audit_setting() c;
  end if;
  return null;
end $$;

create function audit_setting(
  out role text, out action text, out change_id bigint, out can_undo boolean, out job_id bigint, out request_id text
) language sql stable as $$
  select nullif(current_setting('lawaj.role', true), ''), current_setting('lawaj.action'), current_setting('lawaj.change')::bigint,
    coalesce(nullif(current_setting('lawaj.undo', true), '')::boolean, false),
    nullif(current_setting('lawaj.job', true), '')::bigint, nullif(current_setting('lawaj.request', true), '')
$$;

-- Arguments: columns that admins edit. Moves the version when one of them changes: sales, ratings and the price clock do not.
create function move_version() returns trigger language plpgsql as $$
declare
  o jsonb := to_jsonb(old);
  n jsonb := to_jsonb(new);
  c text;
begin
  new.version := old.version;
  foreach c in array tg_argv loop
    if o -> c is distinct from n -> c then
      new.version := old.version + 1;
      return new;
    end if;
  end loop;
  return new;
end $$;

-- Arguments: columns that change only on account of somebody.
create function refuse_without_actor() returns trigger language plpgsql as $$
declare
  o jsonb := to_jsonb(old);
  n jsonb := to_jsonb(new);
  c text;
begin
  if coalesce(current_setting('lawaj.actor', true), '') <> '' or coalesce(current_setting('lawaj.system', true), '') <> '' then
    return new;
  end if;
  foreach c in array tg_argv loop
    if o -> c is distinct from n -> c then
      raise exception '%.% was changed without an actor', tg_table_name, c using errcode = 'LW001';
    end if;
  end loop;
  return new;
end $$;

-- Content that an admin wrote is left alone by a new version of the demo or of the program's own texts.
create function mark_edited() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('lawaj.actor', true), '') <> '' then new.edited := true; end if;
  return new;
end $$;

-- For migrations: logs all changes of a table by admins.
create procedure audit_table(name text, keys text, masked text default '') language plpgsql as $$
begin
  execute format('create trigger %I after insert on %I referencing new table as new_rows for each statement execute function audit_change(%L, %L)',
    name || '_audit_insert', name, keys, masked);
  execute format('create trigger %I after update on %I referencing old table as old_rows new table as new_rows for each statement execute function audit_change(%L, %L)',
    name || '_audit_update', name, keys, masked);
  execute format('create trigger %I after delete on %I referencing old table as old_rows for each statement execute function audit_change(%L, %L)',
    name || '_audit_delete', name, keys, masked);
end $$;

-- For migrations: gives a table a version that moves with these columns (separated by commas).
create procedure version_table(name text, columns text) language plpgsql as $$
begin
  execute format('alter table %I add column version integer not null default 1', name);
  execute format('create trigger %I before update of %s on %I for each row execute function move_version(%s)',
    name || '_version', columns, name, columns);
end $$;

-- For migrations: columns that change only by an admin or by the program under a name; `condition` narrows it.
create procedure guard_columns(name text, columns text, condition text default 'true') language plpgsql as $$
begin
  execute format('create trigger %I before update of %s on %I for each row when (%s) execute function refuse_without_actor(%s)',
    name || '_guard', columns, name, condition, columns);
end $$;

call version_table('brands', 'slug, name, logo_key, description, country, active');
call version_table('categories', 'slug, name, description, image_key, icon, active, is_special, is_featured, parent_id, display_order');
call version_table('products', 'slug, sku, name, description, cost_price, archived_at, brand_id, seller_id, category_id, price, discount_price, is_best_seller, is_featured, is_flash_sale, flash_sale_price, flash_sale_starts_at, flash_sale_expires_at, flash_sale_stock, flash_sale_account_limit, stock_status, active, tags, colors, has_warranty, warranty_months, warranty_type, weight_grams, vat_rate_bp, return_policy, image_keys, specs');
call version_table('product_variants', 'sku, color, size, price_delta, position');
call version_table('sellers', 'slug, name, legal_name, tax_number, contact_name, phone, email, address, governorate_id, logo_key, cover_key, description, return_policy, preparation_hours, commission_rate_bp, commission_free_until, status');
call version_table('coupons', 'code, type, value, min_purchase, max_discount, scope, scope_id, starts_at, ends_at, usage_limit, per_account_limit, first_order_only, account_number, funded_by, active');
call version_table('promos', 'title, subtitle, image_key, filter, active');
call version_table('homepages', 'content');
call version_table('text_pages', 'title, summary, body');
call version_table('reviews', 'state, moderation_note, rating, title, text');
call version_table('tickets', 'status, priority, category, order_id');
call version_table('users', 'roles, is_admin, admin_role, first_name, last_name, email, phone, language');

call audit_table('brands', 'id');
call audit_table('categories', 'id');
call audit_table('products', 'id');
call audit_table('product_variants', 'id');
call audit_table('sellers', 'id');
call audit_table('seller_applications', 'id', 'message,website');
call audit_table('coupons', 'id');
call audit_table('promos', 'slug');
call audit_table('homepages', 'name');
call audit_table('text_pages', 'slug,language');
call audit_table('settings', 'name');
call audit_table('reviews', 'id', 'author_name,title,text');
call audit_table('tickets', 'number', 'name,subject');
call audit_table('users', 'account_number');
call audit_table('orders', 'number', 'token_hash');
call audit_table('sub_orders', 'id');
call audit_table('order_lines', 'id');
call audit_table('returns', 'id');
call audit_table('return_lines', 'return_id,line_id');
call audit_table('shipments', 'sub_order_id');
call audit_table('payments', 'id');
call audit_table('refunds', 'id');
call audit_table('loyalty_ledger', 'id');
call audit_table('seller_ledger', 'id');
call audit_table('media', 'id');

call guard_columns('products', 'price, discount_price, cost_price, active, archived_at, vat_rate_bp, seller_id');
call guard_columns('sellers', 'status, commission_rate_bp, commission_free_until');
call guard_columns('coupons', 'code, type, value, min_purchase, max_discount, scope, scope_id, starts_at, ends_at, usage_limit, per_account_limit, first_order_only, account_number, funded_by, active');
call guard_columns('users', 'roles, is_admin, admin_role');
call guard_columns('reviews', 'state, moderation_note', 'new.state <> ''PENDING''');
call guard_columns('homepages', 'content', 'new.edited');
call guard_columns('promos', 'title, subtitle, image_key, filter, active', 'new.edited');
call guard_columns('text_pages', 'title, summary, body', 'new.edited');

create trigger homepages_edited before insert or update on homepages for each row execute function mark_edited();
create trigger promos_edited before insert or update on promos for each row execute function mark_edited();
create trigger text_pages_edited before insert or update on text_pages for each row execute function mark_edited();
