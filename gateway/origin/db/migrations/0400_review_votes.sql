-- Who found which review useful: one vote per account, which it can take back.
create table review_votes (
  review_id bigint not null references reviews (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (review_id, user_id)
);
create index review_votes_account on review_votes (user_id);
