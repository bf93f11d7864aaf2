-- An account that its owner opened with an order has no password until the link in its first message sets one.
alter table users drop constraint users_check;
alter table users add constraint users_check check (deleted_at is not null or (email is not null and phone is not null));
