-- Tries to pay orders online. The shop's own record: what a payment service says is written here only after asking it.
create table payments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  -- Parts of the order that it pays.
  positions integer[] not null,
  provider text not null check (provider in ('SIMULATOR', 'KONNECT', 'FLOUCI')),
  -- The service's own, and where it is made; null while it is being opened.
  reference text,
  url text,
  amount bigint not null check (amount > 0),
  -- WRONG: the service says that something else was paid than was asked; a person has to look at it.
  state text not null check (state in ('OPENING', 'OPEN', 'PAID', 'FAILED', 'EXPIRED', 'WRONG')),
  -- Was paid although nothing was to be paid any more, or wrongly, and has to be given back.
  refund_due bigint not null default 0 check (refund_due >= 0),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  paid_at timestamptz(3),
  -- How often the service was asked by the clock, and when it is asked again; null: never.
  checks integer not null default 0,
  next_check_at timestamptz(3),
  unique (provider, reference)
);
create index payments_order on payments (order_id, id desc);
create index payments_check on payments (next_check_at) where next_check_at is not null;

insert into payments (order_id, positions, provider, reference, url, amount, state, expires_at, next_check_at)
  select o.id, (select array_agg(s.position order by s.position) from sub_orders s where s.order_id = o.id),
    o.payment_provider, o.payment_reference, o.payment_url, o.total, 'OPEN', o.payment_expires_at, now()
  from orders o where o.payment_reference is not null and o.payment_expires_at is not null and o.total > 0;
alter table orders drop column payment_reference;

-- What the simulator's own books say.
create table simulated_payments (
  reference text primary key,
  order_number text not null,
  amount bigint not null check (amount > 0),
  language text not null,
  return_url text not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'PAID', 'REFUSED')),
  expires_at timestamptz(3) not null
);
