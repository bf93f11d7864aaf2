-- Jobs that create many coupons with the same terms.
alter table jobs drop constraint jobs_kind_check;
alter table jobs add constraint jobs_kind_check
  check (kind in ('PRODUCTS_BULK', 'PRODUCTS_IMPORT', 'VARIANTS_IMPORT', 'STOCK_IMPORT', 'CATEGORIES_IMPORT', 'COUPONS_IMPORT', 'COUPONS_CREATE', 'UNDO'));
