-- What the check of an import found that has to be acknowledged before it is applied: counts of rows.

alter table jobs add column price_jumps integer not null default 0;
alter table jobs add column emptied integer not null default 0;
alter table jobs add column deactivated integer not null default 0;
