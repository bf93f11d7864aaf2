-- The terms under which an order was placed: when its shopper cancels a part, the rest is judged by them, whatever the coupon says by then.
alter table orders add column coupon_type text check (coupon_type in ('fixed', 'percentage', 'free_delivery')),
  add column coupon_min_purchase bigint check (coupon_min_purchase >= 0);
alter table order_lines add column coupon_eligible boolean not null default false;
-- Of earlier orders: what the coupon says today, and the lines that it took something off.
update orders o set coupon_type = c.type, coupon_min_purchase = c.min_purchase from coupons c where c.code = o.coupon_code;
update order_lines l set coupon_eligible = true from sub_orders s, orders o
where s.id = l.sub_order_id and o.id = s.order_id and (l.discount > 0 or o.coupon_type = 'free_delivery');

-- Of what was paid for a part that its shopper cancelled: what pays for the parts that cost more since.
alter table sub_orders add column kept bigint not null default 0;
alter table sub_orders drop constraint sub_orders_refunded;
alter table sub_orders add constraint sub_orders_refunded check (refunded >= 0 and kept >= 0 and refunded + refund_due + kept <= total);
