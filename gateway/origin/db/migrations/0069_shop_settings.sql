-- What owners set for the shop, in one row. A value in the environment of a process wins over the one here.
create table shop_settings (
  id smallint primary key default 1 check (id = 1),
  seller_site text,
  messaging_app text,
  messenger text,
  -- Of the shop itself: not masked in the audit log.
  shop_phone text,
  app_store text,
  play_store text,
  facebook text,
  instagram text,
  tiktok text,
  youtube text,
  linkedin text,
  x text,
  -- Age from which unconfirmed orders are cancelled (days); null: never.
  unconfirmed_days smallint check (unconfirmed_days between 1 and 60),
  -- Failed calls that this needs besides.
  unconfirmed_tries smallint not null default 3 check (unconfirmed_tries between 0 and 20),
  -- Failed calls after which the desk proposes to cancel.
  call_attempts smallint not null default 3 check (call_attempts between 1 and 20),
  -- Age from which the desk proposes to cancel (hours).
  confirmation_hours smallint not null default 48 check (confirmation_hours between 1 and 720),
  -- Pause after a call that was not answered (minutes).
  no_answer_minutes smallint not null default 120 check (no_answer_minutes between 5 and 1440),
  -- Days of the week, 1 (Monday) to 7 (Sunday).
  working_days smallint[] not null default '{1,2,3,4,5}' check (cardinality(working_days) between 1 and 7)
);
insert into shop_settings default values;
call version_table('shop_settings', 'seller_site, messaging_app, messenger, shop_phone, app_store, play_store, facebook, instagram, tiktok, youtube, linkedin, x, unconfirmed_days, unconfirmed_tries, call_attempts, confirmation_hours, no_answer_minutes, working_days');
call audit_table('shop_settings', 'id');
