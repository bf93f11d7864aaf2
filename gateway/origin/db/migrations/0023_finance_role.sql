-- Admins who look after money.
alter table users drop constraint users_admin_role_check;
alter table users add constraint users_admin_role_check
  check (admin_role in ('Owner', 'Catalogue', 'Orders', 'Support', 'Marketing', 'Finance', 'ReadOnly'));
