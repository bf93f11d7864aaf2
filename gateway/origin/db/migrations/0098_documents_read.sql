-- Reading a document of a seller is a way of its own in the access log.
alter table access_log drop constraint access_log_reason;
alter table access_log add constraint access_log_reason
  check (reason in ('OPEN', 'BANK_ACCOUNT', 'DOCUMENT', 'SEARCH', 'PRINT', 'EXPORT'));
