-- Statements of carriers are sorted by carrier and by stated total.
create index cash_statements_carrier on cash_statements (carrier, id);
create index cash_statements_announced on cash_statements (announced, id);
