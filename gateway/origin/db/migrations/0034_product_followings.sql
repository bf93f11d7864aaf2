-- Products whose paths and search words are rewritten in batches, because their category or brand has changed.
create table product_followings (
  kind text not null check (kind in ('category', 'brand')),
  target_id bigint not null,
  -- Products up to this one are rewritten.
  after_id bigint not null default 0,
  created_at timestamptz(3) not null default now(),
  primary key (kind, target_id)
);
