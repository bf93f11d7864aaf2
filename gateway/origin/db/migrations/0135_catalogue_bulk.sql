-- Bulk changes of brands and categories.
alter table jobs drop constraint jobs_kind_check;
alter table jobs add constraint jobs_kind_check
  check (kind in ('PRODUCTS_BULK', 'BRANDS_BULK', 'CATEGORIES_BULK', 'PRODUCTS_IMPORT', 'VARIANTS_IMPORT', 'STOCK_IMPORT', 'CATEGORIES_IMPORT', 'COUPONS_IMPORT', 'COUPONS_CREATE', 'UNDO'));
alter table job_rows drop constraint job_rows_entity_check;
alter table job_rows add constraint job_rows_entity_check check (entity in ('product', 'variant', 'category', 'brand', 'coupon'));
