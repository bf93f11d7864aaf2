-- Pictures of what came back, attached at the inspection of a return.
alter table private_files add column return_id bigint references returns (id);
-- They are shown beside the decision, hence pictures alone.
alter table private_files add constraint private_files_photo check (return_id is null or type like 'image/%');
alter table private_files drop constraint private_files_check;
alter table private_files add constraint private_files_owner check (num_nonnulls(message_id, seller_id, return_id, delete_after) = 1);
create index private_files_return on private_files (return_id, id) where return_id is not null;
