-- Shops that an account follows.
create table followed_shops (
  user_id bigint not null references users (id) on delete cascade,
  seller_id bigint not null references sellers (id) on delete cascade,
  followed_at timestamptz(3) not null default now(),
  primary key (user_id, seller_id)
);
create index followed_shops_newest on followed_shops (user_id, followed_at desc, seller_id desc);
create index followed_shops_seller on followed_shops (seller_id);
