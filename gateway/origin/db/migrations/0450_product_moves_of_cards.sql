-- The rows of lists are in memory as well (origin/api/products/column-index): whatever changes one is a move. A change of variants touches
-- their product.
drop trigger products_moved_update on products;
create trigger products_moved_update after update on products for each row when (old is distinct from new)
  execute function note_product_move();

-- The alternative text of its first picture is part of a product's row.
create function note_picture_moves() returns trigger language plpgsql as $$
begin
  insert into product_moves (product_id)
    select p.id from products p where p.image_keys @> array[new.key] and p.image_keys[1] = new.key on conflict do nothing;
  return null;
end $$;
create trigger media_moved after update of alt on media for each row when (old.alt is distinct from new.alt)
  execute function note_picture_moves();
create trigger media_came after insert on media for each row when (new.alt <> '{}')
  execute function note_picture_moves();
