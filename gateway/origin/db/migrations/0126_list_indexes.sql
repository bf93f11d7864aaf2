-- What the lists of the back-office are filtered and sorted by (bench/admin-lists.ts).
create index audit_log_job on audit_log (job_id, id desc) where job_id is not null;
create index products_flash_sold on products ((case when flash_sale_stock > 0
  then (flash_sale_stock - coalesce(flash_sale_remaining_stock, flash_sale_stock)) * 1000 / flash_sale_stock else 0 end), id) where is_flash_sale;
create index tickets_name on tickets using gin (lower(name) gin_trgm_ops);
create index tickets_subject on tickets using gin (lower(subject) gin_trgm_ops);
create index tickets_email on tickets (lower(email));
create index tickets_phone on tickets (phone) where phone is not null;
