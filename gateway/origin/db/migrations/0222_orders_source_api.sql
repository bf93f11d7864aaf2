-- Few orders are placed with a key: without an index, all others were passed to find them.
create index orders_source_api on orders (id) where source = 'API';
