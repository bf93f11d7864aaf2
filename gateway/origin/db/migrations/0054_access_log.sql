-- The log of personal data that staff read: the role at that time, and the closed list of ways.

alter table access_log add column actor_role text;
alter table access_log add constraint access_log_reason
  check (reason in ('OPEN', 'BANK_ACCOUNT', 'SEARCH', 'PRINT', 'EXPORT'));
