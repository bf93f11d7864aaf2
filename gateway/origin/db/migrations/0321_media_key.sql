-- Which key has uploaded a file; null: a person, or a file of before.
alter table media add column api_key_id text references api_keys (id);
