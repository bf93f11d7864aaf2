-- Why a product is not on sale, where it was not the shop that took it off sale: REVIEW, its seller added it and the shop has not put
-- it on sale yet; SELLER, its seller took it off sale and may put it back.
alter table products add column off_sale text check (off_sale in ('REVIEW', 'SELLER'));
alter table products add constraint products_off_sale_inactive check (off_sale is null or not active);
create index products_to_review on products (id) where off_sale = 'REVIEW' and archived_at is null;

-- Lists of a seller's own products, archived ones included, by their last change.
create index products_of_seller on products (seller_id, updated_at, id);
