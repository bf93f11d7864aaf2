-- Refunds in points; and of the account number that a transfer went to, its end: the whole number is checked and not stored.
alter table refunds drop constraint refunds_method_check;
alter table refunds
  add constraint refunds_method_check check (method in ('CARD', 'TRANSFER', 'CASH', 'POINTS')),
  add column rib_end text check (rib_end ~ '^\d{6}$');
