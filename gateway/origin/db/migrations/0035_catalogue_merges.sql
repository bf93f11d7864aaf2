-- Categories have a cover; categories and brands are merged into others, whose products follow in batches.
alter table categories
  add column cover_key text,
  -- While it is merged into another one: it stands for that one until its products have followed, and is deleted then.
  add column merged_into bigint references categories (id);
create trigger categories_version_cover before update of cover_key, merged_into on categories
  for each row execute function move_version(cover_key, merged_into);

alter table brands
  add column created_at timestamptz(3) not null default now(),
  -- As that of the categories.
  add column merged_into bigint references brands (id);
create trigger brands_version_merge before update of merged_into on brands
  for each row execute function move_version(merged_into);

alter table product_followings
  -- Number of products at the beginning, and of those that are rewritten.
  add column total integer not null default 0,
  add column done integer not null default 0,
  -- Of a merge: what the products go to, and the admin who merges.
  add column into_id bigint,
  add column actor_account text,
  add column actor_role text;
