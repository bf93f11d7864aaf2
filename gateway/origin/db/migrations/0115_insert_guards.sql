-- Rows with prices, rights or what the shop shows are added by an admin, or by the program under a name, as they are changed and removed.
create function refuse_insert_without_actor() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('lawaj.actor', true), '') = '' and coalesce(current_setting('lawaj.system', true), '') = '' then
    raise exception 'a row of % was added without an actor', tg_table_name using errcode = 'LW001';
  end if;
  return new;
end $$;

-- For migrations: rows are added by an admin or by the program under a name.
create procedure guard_inserts(name text) language plpgsql as $$
begin
  execute format('create trigger %I before insert on %I for each row execute function refuse_insert_without_actor()',
    name || '_insert_guard', name);
end $$;

call guard_inserts('products');
call guard_inserts('product_variants');
call guard_inserts('sellers');
call guard_inserts('coupons');
call guard_inserts('categories');
call guard_inserts('brands');
call guard_inserts('staff_invitations');

call guard_columns('product_variants', 'price_delta, active');
call guard_columns('brands', 'active, merged_into');
call guard_columns('categories', 'active, merged_into, parent_id');
call guard_columns('shop_settings', 'seller_site, messaging_app, messenger, shop_phone, app_store, play_store, facebook, instagram, tiktok, youtube, linkedin, x, unconfirmed_days, unconfirmed_tries, call_attempts, confirmation_hours, no_answer_minutes, working_days');

call guard_deletes('promos');
call guard_deletes('homepages');
call guard_deletes('text_pages');
call guard_deletes('payouts');
call guard_deletes('payout_batches');
