-- Orders. Money is integer millimes; the parts of an order add up to it, and the database says so.

-- Last serial of each year: a gap would only be a placing that was given up behind it, and there is none.
create table order_numbers (
  year smallint primary key,
  last integer not null check (last between 1 and 999999)
);

create table orders (
  id bigint generated always as identity primary key,
  number text not null unique,
  -- SHA-256 of the secret link's token.
  token_hash text not null unique,
  -- null: a visitor's.
  user_id bigint references users (id),
  language text not null check (language in ('fr', 'en', 'de', 'tn')),
  contact_name text not null,
  contact_phone text not null,
  contact_email text,
  -- As it was when it was ordered: recipient, phone, secondPhone, regionNumber, delegation, postalCode, street, landmark, note.
  address jsonb not null,
  payment_method text not null check (payment_method in ('CASH_ON_DELIVERY', 'ONLINE')),
  payment_provider text,
  payment_reference text,
  payment_url text,
  -- Not paid until then, an online order is cancelled.
  payment_expires_at timestamptz(3),
  items_total bigint not null check (items_total >= 0),
  -- What the coupon takes off the items.
  discount_total bigint not null check (discount_total >= 0),
  coupon_code text,
  coupon_funded_by text check (coupon_funded_by in ('platform', 'seller')),
  points_used integer not null default 0 check (points_used >= 0),
  points_discount bigint not null default 0 check (points_discount >= 0),
  -- Behind the coupon.
  delivery_fee bigint not null check (delivery_fee >= 0),
  total bigint not null check (total >= 0 and total = items_total - discount_total - points_discount + delivery_fee),
  points_earned integer not null default 0 check (points_earned >= 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index orders_user on orders (user_id, id desc) where user_id is not null;
create index orders_expiry on orders (payment_expires_at) where payment_expires_at is not null;

-- One a seller.
create table sub_orders (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  -- 1, 2 ... within the order.
  position smallint not null,
  seller_id bigint not null references sellers (id),
  state text not null check (state in ('AWAITING_PAYMENT', 'AWAITING_CONFIRMATION', 'CONFIRMED', 'PREPARING', 'SHIPPED',
    'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'DELIVERED', 'COMPLETED', 'RETURN_OPEN', 'RETURNED', 'RETURNED_TO_SELLER', 'CANCELLED')),
  payment_state text not null check (payment_state in ('DUE', 'COLLECTED', 'REMITTED', 'RECONCILED', 'REFUSED', 'CREATED',
    'REDIRECTED', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'FAILED', 'EXPIRED')),
  items_total bigint not null check (items_total >= 0),
  discount_total bigint not null check (discount_total >= 0),
  points_used integer not null default 0,
  points_discount bigint not null default 0 check (points_discount >= 0),
  delivery_share bigint not null check (delivery_share >= 0),
  total bigint not null check (total >= 0 and total = items_total - discount_total - points_discount + delivery_share),
  points_earned integer not null default 0,
  -- Was paid and has to be given back.
  refund_due bigint not null default 0 check (refund_due between 0 and total),
  delivery_failures smallint not null default 0 check (delivery_failures between 0 and 3),
  tracking_number text,
  invoice_number text,
  delivered_at timestamptz(3),
  -- A return can be opened before this.
  return_until timestamptz(3),
  -- Stock, flash stock and points of it were given back.
  released_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  unique (order_id, position),
  unique (order_id, seller_id)
);
create index sub_orders_seller on sub_orders (seller_id, id desc);
create index sub_orders_state on sub_orders (state, id);
create index sub_orders_return on sub_orders (return_until) where state = 'DELIVERED';

-- What was bought, as it was then.
create table order_lines (
  id bigint generated always as identity primary key,
  sub_order_id bigint not null references sub_orders (id),
  -- Place in the whole order.
  position smallint not null,
  product_id bigint references products (id) on delete set null,
  variant_id bigint references product_variants (id) on delete set null,
  name text not null,
  sku text not null,
  image_key text,
  color text,
  size text,
  quantity integer not null check (quantity > 0),
  unit_price bigint not null check (unit_price >= 0),
  discount bigint not null default 0,
  points_discount bigint not null default 0,
  total bigint not null check (total >= 0 and total = unit_price * quantity - discount - points_discount),
  vat_rate_bp integer not null,
  -- Begin of the flash sale that it was bought in; null: in none.
  flash_sale text,
  returned_quantity integer not null default 0 check (returned_quantity between 0 and quantity)
);
create index order_lines_sub_order on order_lines (sub_order_id, position);
create index order_lines_product on order_lines (product_id);

-- The timeline: every state that a part has come to.
create table order_events (
  id bigint generated always as identity primary key,
  sub_order_id bigint not null references sub_orders (id),
  state text not null,
  at timestamptz(3) not null default now(),
  actor text not null check (actor in ('customer', 'admin', 'system')),
  -- Account number of an admin.
  actor_account text,
  -- The shopper reads it.
  note text
);
create index order_events_sub_order on order_events (sub_order_id, id);

-- One key, one order, for a day. Nothing of the answer is kept: it is made of the order.
create table idempotency_keys (
  owner text not null,
  key text not null,
  body_hash text not null,
  order_id bigint references orders (id),
  created_at timestamptz(3) not null default now(),
  primary key (owner, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- An order's coupon. The buyer is an account's number, or a hash of a visitor's telephone number.
create table coupon_uses (
  order_id bigint primary key references orders (id),
  coupon_id bigint not null references coupons (id),
  buyer text not null,
  used_at timestamptz(3) not null default now(),
  released_at timestamptz(3)
);
create index coupon_uses_buyer on coupon_uses (coupon_id, buyer) where released_at is null;

-- Pieces that a buyer has of one flash sale.
create table flash_purchases (
  product_id bigint not null references products (id) on delete cascade,
  sale text not null,
  buyer text not null,
  quantity integer not null check (quantity >= 0),
  primary key (product_id, sale, buyer)
);

create table addresses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  recipient text not null,
  phone text not null,
  second_phone text,
  region_number smallint not null check (region_number between 1 and 24),
  delegation text not null,
  postal_code text not null check (postal_code ~ '^[0-9]{4}$'),
  street text not null,
  landmark text,
  note text,
  is_default boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index addresses_user on addresses (user_id, id);
create unique index addresses_default on addresses (user_id) where is_default;

-- Rows are only ever added to the ledgers.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

-- Points. Those of an order that is not completed stand in its parts (points_earned) and are not here yet.
create table loyalty_ledger (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  order_id bigint references orders (id),
  sub_order_id bigint references sub_orders (id),
  kind text not null check (kind in ('BURNED', 'BURN_RETURNED', 'EARNED', 'TAKEN_BACK', 'ADJUSTED')),
  points integer not null,
  at timestamptz(3) not null default now()
);
create index loyalty_ledger_user on loyalty_ledger (user_id, id desc);
create unique index loyalty_ledger_burned on loyalty_ledger (order_id) where kind = 'BURNED';
create unique index loyalty_ledger_once on loyalty_ledger (sub_order_id, kind) where sub_order_id is not null;
create trigger loyalty_ledger_append_only before update or delete on loyalty_ledger for each row execute function refuse_change();

create table seller_ledger (
  id bigint generated always as identity primary key,
  seller_id bigint not null references sellers (id),
  sub_order_id bigint references sub_orders (id),
  kind text not null check (kind in ('SALE', 'COMMISSION', 'DELIVERY_SHARE', 'REFUND', 'PAYOUT')),
  -- What the seller gets; less than 0: what the seller owes.
  amount bigint not null,
  at timestamptz(3) not null default now()
);
create index seller_ledger_seller on seller_ledger (seller_id, id desc);
create unique index seller_ledger_once on seller_ledger (sub_order_id, kind) where kind in ('SALE', 'COMMISSION', 'DELIVERY_SHARE');
create trigger seller_ledger_append_only before update or delete on seller_ledger for each row execute function refuse_change();

create table returns (
  id bigint generated always as identity primary key,
  sub_order_id bigint not null references sub_orders (id),
  note text,
  opened_at timestamptz(3) not null default now(),
  inspected_at timestamptz(3)
);
create unique index returns_open on returns (sub_order_id) where inspected_at is null;

create table return_lines (
  return_id bigint not null references returns (id),
  line_id bigint not null references order_lines (id),
  quantity integer not null check (quantity > 0),
  reason text not null,
  accepted_quantity integer check (accepted_quantity between 0 and quantity),
  primary key (return_id, line_id)
);
