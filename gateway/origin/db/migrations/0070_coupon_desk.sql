-- Coupons in the back-office: notes of staff, the job that made them, and what each has brought.

-- For staff.
alter table coupons add column note text check (length(note) <= 300);
-- The job that created it, with many others.
alter table coupons add column job_id bigint;
drop trigger coupons_version on coupons;
create trigger coupons_version before update of
  code, type, value, min_purchase, max_discount, scope, scope_id, starts_at, ends_at, usage_limit, per_account_limit, first_order_only,
  account_number, funded_by, active, note on coupons for each row
  execute function move_version(code, type, value, min_purchase, max_discount, scope, scope_id, starts_at, ends_at, usage_limit,
    per_account_limit, first_order_only, account_number, funded_by, active, note);
create index coupons_ends on coupons ((coalesce(ends_at, timestamptz '9999-12-31 00:00:00+00')), id);
create index coupons_used on coupons (used_count, id);
create index coupons_scope on coupons (scope, scope_id, id) where scope <> 'all';
create index coupons_job on coupons (job_id, id) where job_id is not null;
create index coupon_uses_coupon on coupon_uses (coupon_id, order_id);

create table coupon_figures (
  coupon_id bigint primary key references coupons (id) on delete cascade,
  -- Millimes that it took off items and delivery, without what was cancelled or came back undelivered.
  discount bigint not null default 0,
  -- Millimes of these sub-orders, after the coupon.
  revenue bigint not null default 0
);

create function is_sold(state text) returns boolean language sql immutable as $$
  select state not in ('CANCELLED', 'RETURNED_TO_SELLER')
$$;

-- Millimes that a coupon takes off the delivery of an order: DELIVERY_FEE of gateway/contract/money.ts.
create function delivery_discount(type text) returns bigint language sql immutable as $$
  select case type when 'free_delivery' then 8000 else 0 end
$$;

insert into coupon_figures (coupon_id, discount, revenue)
select c.id, coalesce(sum(u.discount), 0), coalesce(sum(u.revenue), 0)
from coupons c left join (
  select u.coupon_id,
    (select coalesce(sum(s.discount_total) filter (where is_sold(s.state)), 0) from sub_orders s where s.order_id = u.order_id)
      + case when u.released_at is null then delivery_discount(k.type) else 0 end as discount,
    (select coalesce(sum(s.total) filter (where is_sold(s.state)), 0) from sub_orders s where s.order_id = u.order_id) as revenue
  from coupon_uses u join coupons k on k.id = u.coupon_id
) u on u.coupon_id = c.id
group by c.id;
create index coupon_figures_discount on coupon_figures (discount, coupon_id);

create function start_coupon_figures() returns trigger language plpgsql as $$
begin
  insert into coupon_figures (coupon_id) values (new.id);
  return null;
end $$;
create trigger coupons_figures after insert on coupons for each row execute function start_coupon_figures();

-- The others run at the end of the transaction, as those of accounts.
create function count_coupon_use() returns trigger language plpgsql as $$
declare
  sign integer := (new.released_at is null)::integer - case when tg_op = 'UPDATE' then (old.released_at is null)::integer else 0 end;
begin
  update coupon_figures f set discount = f.discount + sign * delivery_discount(c.type)
  from coupons c where c.id = new.coupon_id and f.coupon_id = c.id and delivery_discount(c.type) > 0;
  return null;
end $$;
create constraint trigger coupon_uses_figures after insert or update of released_at on coupon_uses deferrable initially deferred
  for each row execute function count_coupon_use();

create function count_coupon_sub_order() returns trigger language plpgsql as $$
declare
  more_discount bigint := case when is_sold(new.state) then new.discount_total else 0 end;
  more_revenue bigint := case when is_sold(new.state) then new.total else 0 end;
begin
  if tg_op = 'UPDATE' and is_sold(old.state) then
    more_discount := more_discount - old.discount_total;
    more_revenue := more_revenue - old.total;
  end if;
  if more_discount <> 0 or more_revenue <> 0 then
    update coupon_figures f set discount = f.discount + more_discount, revenue = f.revenue + more_revenue
    from coupon_uses u where u.order_id = new.order_id and f.coupon_id = u.coupon_id;
  end if;
  return null;
end $$;
create constraint trigger sub_orders_coupon_figures after insert or update of state, total, discount_total on sub_orders
  deferrable initially deferred for each row execute function count_coupon_sub_order();
