-- A search for what thousands of products have weighs the popular ones: this index and the one of the words are read together.
-- Not "where active": the planner never combines two indexes that say the same.
create index products_sold on products (sold_count);
