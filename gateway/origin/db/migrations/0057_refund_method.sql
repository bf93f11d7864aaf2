-- How a refund was paid, and the reference of its transfer or card transaction.
alter table refunds
  add column method text check (method in ('CARD', 'TRANSFER', 'CASH')),
  add column reference text;
