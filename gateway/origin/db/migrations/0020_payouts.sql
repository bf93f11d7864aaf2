-- What a seller was paid out, under the reference of its transfer: one reference is one payout.
alter table seller_ledger add column reference text;
alter table seller_ledger add column actor_account text;
alter table seller_ledger add constraint seller_ledger_payout check (
  (kind = 'PAYOUT') = (reference is not null) and (kind = 'PAYOUT') = (actor_account is not null)
  and (kind <> 'PAYOUT' or (sub_order_id is null and amount < 0))
);
create unique index seller_ledger_payouts on seller_ledger (seller_id, reference) where kind = 'PAYOUT';
