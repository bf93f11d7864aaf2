-- VAT rates and the fiscal stamp by the day from which they apply. A period that an invoice used is never changed.
create table tax_periods (
  valid_from date primary key,
  -- Hundredths of a percent, distinct: a line's rate names its class.
  standard_rate_bp integer not null check (standard_rate_bp between 1 and 10000),
  intermediate_rate_bp integer not null check (intermediate_rate_bp between 1 and 10000),
  reduced_rate_bp integer not null check (reduced_rate_bp between 1 and 10000),
  -- Millimes, paid by the seller.
  stamp integer not null check (stamp between 0 and 1000000),
  created_at timestamptz(3) not null default now(),
  check (standard_rate_bp > intermediate_rate_bp and intermediate_rate_bp > reduced_rate_bp)
);
insert into tax_periods (valid_from, standard_rate_bp, intermediate_rate_bp, reduced_rate_bp, stamp)
values ('2022-01-01', 1900, 1300, 700, 1000);
call audit_table('tax_periods', 'valid_from');
-- Whether an invoice was issued since a day.
create index invoices_issued on invoices (issued_at);
