-- The library of media is filtered by what nothing uses, by a part of the name and by kind, and sorted by size and name.

-- Files that nothing uses. Asking each file for its uses takes seconds in a large library; the triggers below keep the answer. What is
-- deleted is checked against the uses themselves (api/media/uses.ts).
create table media_unused (
  media_id bigint primary key references media (id) on delete cascade
);

create function media_keys_in(content jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(distinct found[1]), '{}') from regexp_matches(content::text, '/media/([^"?]+)"', 'g') found
$$;

-- Of these keys, whether anything uses them now.
create function recheck_media_use(keys text[]) returns void language plpgsql as $$
declare
  touched bigint[];
begin
  -- One after the other for each file: the later one sees what the earlier one has written.
  select array_agg(m.id) into touched
  from (select id from media where key = any(keys) order by id for no key update) m;
  if touched is null then
    return;
  end if;
  with unused as (
    select m.id from media m where m.id = any(touched)
      and not exists (select from products t where t.image_keys @> array[m.key])
      and not exists (select from categories t where m.key in (t.image_key, t.icon, t.cover_key))
      and not exists (select from brands t where t.logo_key = m.key)
      and not exists (select from sellers t where m.key in (t.logo_key, t.cover_key))
      and not exists (select from promos t where t.image_key = m.key)
      and not exists (select from order_lines t where t.image_key = m.key)
      and not exists (select from homepages t where strpos(t.content::text, '/media/' || m.key || '"') > 0)
      and not exists (select from homepage_versions t where t.state in ('DRAFT', 'SCHEDULED')
        and strpos(t.content::text, '/media/' || m.key || '"') > 0)
  ), added as (
    insert into media_unused (media_id) select id from unused on conflict do nothing
  )
  delete from media_unused u where u.media_id = any(touched) and u.media_id not in (select id from unused);
end
$$;

-- Rows that hold keys in columns: the arguments are their names.
create function follow_media_use() returns trigger language plpgsql as $$
declare
  keys text[] := '{}';
  name text;
begin
  foreach name in array tg_argv loop
    if tg_op <> 'INSERT' then keys := keys || (to_jsonb(old) ->> name); end if;
    if tg_op <> 'DELETE' then keys := keys || (to_jsonb(new) ->> name); end if;
  end loop;
  perform recheck_media_use(array_remove(keys, null));
  return null;
end
$$;

create function follow_product_media() returns trigger language plpgsql as $$
begin
  perform recheck_media_use(
    case when tg_op = 'INSERT' then '{}' else old.image_keys end || case when tg_op = 'DELETE' then '{}' else new.image_keys end);
  return null;
end
$$;

-- Of versions of a home page, those that are edited or planned count. Most saves change other things than pictures.
create function follow_homepage_media() returns trigger language plpgsql as $$
declare
  before text[] := '{}';
  after text[] := '{}';
begin
  if tg_op <> 'INSERT' and coalesce(to_jsonb(old) ->> 'state', 'DRAFT') in ('DRAFT', 'SCHEDULED') then
    before := media_keys_in(old.content);
  end if;
  if tg_op <> 'DELETE' and coalesce(to_jsonb(new) ->> 'state', 'DRAFT') in ('DRAFT', 'SCHEDULED') then
    after := media_keys_in(new.content);
  end if;
  perform recheck_media_use(array(
    (select unnest(before) except select unnest(after)) union (select unnest(after) except select unnest(before))));
  return null;
end
$$;

-- Lines of orders are never taken back, and those of a popular product must not wait for each other.
create function follow_order_media() returns trigger language plpgsql as $$
begin
  delete from media_unused where media_id = (select id from media where key = new.image_key);
  return null;
end
$$;

create function start_media_use() returns trigger language plpgsql as $$
begin
  perform recheck_media_use(array[new.key]);
  return null;
end
$$;

create trigger media_use after insert on media for each row execute function start_media_use();
create trigger products_media_insert after insert or delete on products for each row execute function follow_product_media();
create trigger products_media after update of image_keys on products for each row
  when (old.image_keys is distinct from new.image_keys) execute function follow_product_media();
create trigger categories_media after insert or delete or update of image_key, icon, cover_key on categories
  for each row execute function follow_media_use('image_key', 'icon', 'cover_key');
create trigger brands_media after insert or delete or update of logo_key on brands
  for each row execute function follow_media_use('logo_key');
create trigger sellers_media after insert or delete or update of logo_key, cover_key on sellers
  for each row execute function follow_media_use('logo_key', 'cover_key');
create trigger promos_media after insert or delete or update of image_key on promos
  for each row execute function follow_media_use('image_key');
create trigger order_lines_media after insert on order_lines for each row
  when (new.image_key is not null) execute function follow_order_media();
create trigger homepages_media after insert or delete or update of content on homepages
  for each row execute function follow_homepage_media();
create trigger homepage_versions_media after insert or delete or update of content, state on homepage_versions
  for each row execute function follow_homepage_media();

-- All files at once, for what was written without the triggers.
create function recount_media_use() returns void language sql as $$
  delete from media_unused;
  insert into media_unused (media_id)
  select m.id from media m left join (
    select distinct key from (
      select unnest(image_keys) as key from products
      union all select unnest(array[image_key, icon, cover_key]) from categories
      union all select logo_key from brands
      union all select unnest(array[logo_key, cover_key]) from sellers
      union all select image_key from promos
      union all select image_key from order_lines
      union all select unnest(media_keys_in(content)) from homepages
      union all select unnest(media_keys_in(content)) from homepage_versions where state in ('DRAFT', 'SCHEDULED')
    ) keys
  ) used on used.key = m.key
  where used.key is null;
$$;
select recount_media_use();

create index media_name on media using gin (lower(name) gin_trgm_ops);
create index media_kind on media (split_part(type, '/', 1), id);
create index media_by_size on media (bytes, id) where deleted_at is null;
create index media_by_name on media (lower(name) collate "C", id) where deleted_at is null;
