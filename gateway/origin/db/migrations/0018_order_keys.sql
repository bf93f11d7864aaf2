-- One key is one order, whoever is signed in when it is sent again: of a key that two have used, the later order keeps it.
delete from idempotency_keys k using idempotency_keys later
where later.key = k.key and (later.created_at, later.owner) > (k.created_at, k.owner);
alter table idempotency_keys drop constraint idempotency_keys_pkey;
alter table idempotency_keys drop column owner;
alter table idempotency_keys add primary key (key);
