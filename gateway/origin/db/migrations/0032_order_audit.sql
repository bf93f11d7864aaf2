-- The audit log names an order by its ID, as its paths and versions do, and so finds what was changed since a version.
drop trigger orders_audit_insert on orders;
drop trigger orders_audit_update on orders;
drop trigger orders_audit_delete on orders;
call audit_table('orders', 'id', 'token_hash,name_search,delivery_phone,place');

-- Columns that the database makes of others are no changes of their own.
do $$ begin
  execute replace(pg_get_functiondef('audit_change'::regproc), '''idempotency_key'')',
    '''idempotency_key'', ''name_search'', ''delivery_phone'', ''place'', ''region_number'')');
end $$;
