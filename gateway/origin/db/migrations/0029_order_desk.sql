-- Orders as the back-office lists them, and what its people note when they call a buyer.

-- The least advanced state of the sub-orders, written with each of their changes, and when it was reached.
alter table orders add column state text, add column state_since timestamptz(3);
alter table sub_orders add column state_since timestamptz(3),
  -- Confirmed, it is to be handed over to the carrier until then.
  add column ship_by timestamptz(3);
update sub_orders s set state_since = coalesce(
  (select max(e.at) from order_events e where e.sub_order_id = s.id and e.state = s.state), s.updated_at);
update sub_orders s set ship_by = e.at + make_interval(hours => r.preparation_hours)
from order_events e, sellers r where e.sub_order_id = s.id and e.state = 'CONFIRMED' and r.id = s.seller_id;
update orders o set state = coalesce((
  select s.state from sub_orders s where s.order_id = o.id and s.state <> 'CANCELLED'
  order by array_position(array['AWAITING_PAYMENT', 'AWAITING_CONFIRMATION', 'CONFIRMED', 'PREPARING', 'SHIPPED', 'DELIVERY_FAILED',
    'OUT_FOR_DELIVERY', 'DELIVERED', 'RETURN_OPEN', 'COMPLETED', 'RETURNED', 'RETURNED_TO_SELLER'], s.state) limit 1), 'CANCELLED');
update orders o set state_since = coalesce(
  (select max(s.state_since) from sub_orders s where s.order_id = o.id and s.state = o.state), o.updated_at);
alter table orders alter column state set not null, alter column state_since set not null, alter column state_since set default now(),
  add constraint orders_state check (state in ('AWAITING_PAYMENT', 'AWAITING_CONFIRMATION', 'CONFIRMED', 'PREPARING', 'SHIPPED',
    'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'DELIVERED', 'COMPLETED', 'RETURN_OPEN', 'RETURNED', 'RETURNED_TO_SELLER', 'CANCELLED'));
alter table sub_orders alter column state_since set not null, alter column state_since set default now();

-- Of the address, for filters: its governorate, its telephone, and the place itself, however it is spaced and capitalised.
alter table orders add column region_number smallint generated always as ((address->>'regionNumber')::smallint) stored,
  add column delivery_phone text generated always as (address->>'phone') stored,
  add column place text generated always as (md5((address->>'postalCode') || lower(regexp_replace(address->>'street', '[^[:alnum:]]+', '', 'g')))) stored,
  -- Of the buyer's name, in lower case: comparing without case costs ten times as much.
  add column name_search text generated always as (lower(contact_name)) stored,
  -- Calls to the buyer, and when the next one is due; null: at any time.
  add column contact_attempts smallint not null default 0 check (contact_attempts >= 0),
  add column next_contact_at timestamptz(3);
-- States have their table of transitions instead of a version.
call version_table('orders', 'contact_name, contact_phone, contact_email, address, items_total, discount_total, coupon_code');
-- The columns made of contact data are masked like those.
drop trigger orders_audit_insert on orders;
drop trigger orders_audit_update on orders;
drop trigger orders_audit_delete on orders;
call audit_table('orders', 'number', 'token_hash,name_search,delivery_phone,place');

drop index orders_name;
create index orders_name on orders using gin (name_search gin_trgm_ops);
-- Counts what is frequent without reading the orders.
create index orders_name_count on orders (name_search, id);
create index orders_created on orders (created_at, id) include (total);
create index orders_total on orders (total, id);
create index orders_state_since on orders (state_since, id);
create index orders_state on orders (state, id);
create index orders_region on orders (region_number, id);
create index orders_coupon on orders (coupon_code, id) where coupon_code is not null;
create index orders_number_prefix on orders (number text_pattern_ops);
create index orders_delivery_phone on orders (delivery_phone);
create index orders_place on orders (place, created_at);
create index orders_to_confirm on orders (created_at, id) where state = 'AWAITING_CONFIRMATION';
create index sub_orders_state_order on sub_orders (state, order_id) include (payment_state);
create index sub_orders_payment_order on sub_orders (payment_state, order_id);
create index sub_orders_seller_order on sub_orders (seller_id, order_id) include (state, payment_state);
create index sub_orders_to_ship on sub_orders (ship_by, order_id) where state in ('CONFIRMED', 'PREPARING');
create index tickets_order on tickets (order_id) where order_id is not null;

-- Calls to buyers. Rows are only ever added; a deleted account takes the note away.
create table order_contacts (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  at timestamptz(3) not null default now(),
  -- Account number of the admin.
  actor text not null,
  outcome text not null check (outcome in ('CONFIRMED', 'NO_ANSWER', 'BUSY', 'WRONG_NUMBER', 'CALL_BACK', 'REFUSED')),
  callback_at timestamptz(3),
  note text,
  check (outcome <> 'CALL_BACK' or callback_at is not null)
);
create index order_contacts_order on order_contacts (order_id, id);

-- Who calls the buyer of an order now: a lease, so that two people do not.
create table order_claims (
  order_id bigint primary key references orders (id),
  account_number text not null,
  claimed_at timestamptz(3) not null default now(),
  until timestamptz(3) not null
);
create index order_claims_account on order_claims (account_number);

-- Internal notes on orders.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  at timestamptz(3) not null default now(),
  actor text not null,
  text text not null
);
create index order_notes_order on order_notes (order_id, id);

-- Mails to the buyer of an order: the outbox forgets what was sent.
create table order_mails (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  at timestamptz(3) not null default now(),
  template text not null
);
create index order_mails_order on order_mails (order_id, id);

call audit_table('order_contacts', 'id', 'note');
call audit_table('order_notes', 'id', 'text');
