-- Private files: attachments of messages of tickets, and documents of sellers. They are never served without a session.
create table private_files (
  id bigint generated always as identity primary key,
  -- In addresses, and in the name of the stored file.
  key text not null unique check (key ~ '^[0-9a-f]{32}$'),
  name text not null,
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf')),
  bytes integer not null check (bytes > 0),
  -- Who uploaded it; null: a visitor.
  owner_account text,
  message_id bigint references ticket_messages (id),
  seller_id bigint references sellers (id),
  -- What a document of a seller is.
  document text check (document in ('register', 'bank', 'licence', 'other')),
  -- A file that belongs to nothing is removed at this time.
  delete_after timestamptz(3),
  created_at timestamptz(3) not null default now(),
  check (num_nonnulls(message_id, seller_id, delete_after) = 1),
  check ((seller_id is null) = (document is null))
);
create index private_files_message on private_files (message_id, id) where message_id is not null;
create index private_files_seller on private_files (seller_id, id) where seller_id is not null;
create index private_files_delete on private_files (delete_after) where delete_after is not null;
call audit_table('private_files', 'id', 'key,name');
