-- Who runs the shop, when it answers, and the names of carriers and cards that it shows. Names of columns are not those of personal data: these
-- facts are public, so the audit log has them in full and a change can be undone.
alter table shop_settings
  add column shop_email text,
  -- Days of the week, 1 (Monday) to 7 (Sunday), on which the shop answers; with both times, in Tunisia.
  add column open_days smallint[] not null default '{}',
  add column opens_at text check (opens_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  add column closes_at text check (closes_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  add column company_name text,
  add column company_register text,
  add column company_tax_number text,
  add column company_address text,
  add column carrier_marks text[] not null default '{}',
  add column payment_marks text[] not null default '{}';

drop trigger shop_settings_version on shop_settings;
create trigger shop_settings_version before update of
  seller_site, messaging_app, messenger, shop_phone, app_store, play_store, facebook, instagram, tiktok, youtube, linkedin, x, unconfirmed_days, unconfirmed_tries, call_attempts, confirmation_hours, no_answer_minutes, working_days,
  shop_email, open_days, opens_at, closes_at, company_name, company_register, company_tax_number, company_address, carrier_marks, payment_marks on shop_settings
  for each row execute function move_version(seller_site, messaging_app, messenger, shop_phone, app_store, play_store, facebook, instagram, tiktok, youtube, linkedin, x, unconfirmed_days, unconfirmed_tries, call_attempts, confirmation_hours, no_answer_minutes, working_days,
  shop_email, open_days, opens_at, closes_at, company_name, company_register, company_tax_number, company_address, carrier_marks, payment_marks);

drop trigger shop_settings_guard on shop_settings;
call guard_columns('shop_settings', 'seller_site, messaging_app, messenger, shop_phone, app_store, play_store, facebook, instagram, tiktok, youtube, linkedin, x, unconfirmed_days, unconfirmed_tries, call_attempts, confirmation_hours, no_answer_minutes, working_days, shop_email, open_days, opens_at, closes_at, company_name, company_register, company_tax_number, company_address, carrier_marks, payment_marks');
