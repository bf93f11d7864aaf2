-- Imports of variants, stocks and categories: rows of jobs name what they change besides products.
alter table jobs drop constraint jobs_kind_check;
alter table jobs add constraint jobs_kind_check
  check (kind in ('PRODUCTS_BULK', 'PRODUCTS_IMPORT', 'VARIANTS_IMPORT', 'STOCK_IMPORT', 'CATEGORIES_IMPORT', 'COUPONS_IMPORT', 'UNDO'));
alter table job_rows add column entity text not null default 'product' check (entity in ('product', 'variant', 'category', 'coupon'));

-- How the columns of an import's files were assigned last: for a seller, or for an admin where a file is of no single seller.
create table import_mappings (
  kind text not null,
  seller_id bigint references sellers on delete cascade,
  actor_account text,
  -- Fields by header, without case, accents and punctuation; null: the column is ignored.
  fields jsonb not null,
  updated_at timestamptz(3) not null default now(),
  check ((seller_id is null) <> (actor_account is null))
);
create unique index import_mappings_seller on import_mappings (kind, seller_id) where seller_id is not null;
create unique index import_mappings_actor on import_mappings (kind, actor_account) where actor_account is not null;
