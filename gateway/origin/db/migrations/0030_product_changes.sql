-- Former slugs lead to what has had them.
create table slug_redirects (
  kind text not null check (kind in ('product', 'category', 'brand')),
  slug text not null,
  target_id bigint not null,
  created_at timestamptz(3) not null default now(),
  primary key (kind, slug)
);
create index slug_redirects_target on slug_redirects (kind, target_id);
call audit_table('slug_redirects', 'kind,slug');
