-- Messages of the team to sellers, with the sellers that each was sent to.
create table seller_messages (
  id bigint generated always as identity primary key,
  actor_account text not null,
  -- {"fr": {"subject", "text"}, …}: French always, other languages as far as they were written
  texts jsonb not null check (texts ? 'fr'),
  created_at timestamptz(3) not null default now()
);
create table seller_message_recipients (
  message_id bigint not null references seller_messages (id) on delete cascade,
  seller_id bigint not null references sellers (id) on delete cascade,
  -- the language in which this seller got it
  language text not null check (language in ('fr', 'en', 'de', 'tn')),
  -- its mail, while it is in the outbox; it stays there when it was given up
  mail_id bigint references mail_outbox (id) on delete set null,
  sent_at timestamptz(3),
  primary key (message_id, seller_id)
);
create index seller_message_recipients_seller on seller_message_recipients (seller_id, message_id);
create index seller_message_recipients_mail on seller_message_recipients (mail_id) where mail_id is not null;
call audit_table('seller_messages', 'id');
call guard_inserts('seller_messages');
