-- Lists of a large category: sorted within it, so that no page walks past other categories' products. The element of the path
-- at a category's depth is the category itself. Deeper categories are small enough to be sorted when asked for.
create index products_top_created on products ((category_path[1]), created_at desc, id desc) where active;
create index products_top_price on products ((category_path[1]), current_price, id) where active;
create index products_top_popularity on products ((category_path[1]), sold_count desc, id desc) where active;
create index products_second_created on products ((category_path[2]), created_at desc, id desc) where active;
create index products_second_price on products ((category_path[2]), current_price, id) where active;
create index products_second_popularity on products ((category_path[2]), sold_count desc, id desc) where active;

-- The price clock looks at these each second.
create index products_flagged on products (id) where is_flash_sale;
