-- Pictures that the system of a seller has uploaded with its key. The same picture again is the same file.
alter table media add column seller_id bigint references sellers (id);
create unique index media_of_seller on media (seller_id, sha256) where seller_id is not null and deleted_at is null;
create index media_by_seller on media (seller_id, created_at) where seller_id is not null;
