-- What of a part has been given back. Until now only the state told that something was: of such parts what was due is taken.
alter table sub_orders add column refunded bigint not null default 0;
update sub_orders set refunded = total - refund_due where payment_state = 'REFUNDED';
update sub_orders s set refunded = least(s.total - s.refund_due, case when s.state = 'CANCELLED' then s.total else
  (select coalesce(sum(l.total * l.returned_quantity / l.quantity), 0) from order_lines l where l.sub_order_id = s.id) end)
where s.payment_state = 'PARTIALLY_REFUNDED';
alter table sub_orders add constraint sub_orders_refunded check (refunded >= 0 and refunded + refund_due <= total);

-- Money that was given back, as staff noted it: of a part, or of a payment that had nothing to pay. Rows are only ever added.
create table refunds (
  id bigint generated always as identity primary key,
  sub_order_id bigint references sub_orders (id),
  payment_id bigint references payments (id),
  amount bigint not null check (amount > 0),
  actor_account text not null,
  note text,
  at timestamptz(3) not null default now(),
  check ((sub_order_id is null) <> (payment_id is null))
);
create index refunds_sub_order on refunds (sub_order_id) where sub_order_id is not null;
create index refunds_payment on refunds (payment_id) where payment_id is not null;
create trigger refunds_append_only before update or delete on refunds for each row execute function refuse_change();
create index sub_orders_refund_due on sub_orders (id) where refund_due > 0;
create index payments_refund_due on payments (id) where refund_due > 0;
