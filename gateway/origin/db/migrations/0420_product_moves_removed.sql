-- The last transaction of which moves were removed: an index that has not read so far is built again. Age alone does not say it, for the moves
-- of a long transaction are old when they are first seen. After a restored copy of another server the noted one may be still to come: it counts for
-- nothing then.
create table product_moves_removed (
  is_only boolean primary key default true check (is_only),
  xact xid8 not null
);
insert into product_moves_removed (xact) values ('0');

create function note_removed_moves() returns trigger language plpgsql as $$
begin
  update product_moves_removed set xact = greatest(case when xact > pg_current_xact_id() then '0'::xid8 else xact end, (select max(xact) from gone))
  where exists (select from gone);
  return null;
end $$;
create trigger product_moves_removed after delete on product_moves referencing old table as gone for each statement
  execute function note_removed_moves();
