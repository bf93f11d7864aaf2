-- Accounts in the back-office: figures that lists are sorted by, blocked accounts, and what staff did to an account.

alter table users add column blocked_at timestamptz(3);
-- For staff.
alter table users add column blocked_reason text check (length(blocked_reason) <= 200);
drop trigger users_version on users;
create trigger users_version before update of
  roles, is_admin, admin_role, first_name, last_name, email, phone, language, newsletter, blocked_at on users for each row
  execute function move_version(roles, is_admin, admin_role, first_name, last_name, email, phone, language, newsletter, blocked_at);
create index users_name on users using gin (lower(first_name || ' ' || last_name) gin_trgm_ops);
create index users_blocked on users (id) where blocked_at is not null;
create index users_admins on users (id) where is_admin;

-- Why points were adjusted.
alter table loyalty_ledger add column reason text check (length(reason) <= 200);

create table user_actions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  -- Such as 'block'.
  kind text not null,
  reason text check (length(reason) <= 200),
  at timestamptz(3) not null default now()
);
create index user_actions_user on user_actions (user_id, id);
call audit_table('user_actions', 'id');

-- Not columns of the account: every order and every point would change its row.
create table user_figures (
  user_id bigint primary key references users (id) on delete cascade,
  orders integer not null default 0,
  -- Millimes of delivered sub-orders that were not sent back.
  spent bigint not null default 0,
  -- Sub-orders that came back undelivered.
  refusals integer not null default 0,
  points integer not null default 0
);

create function spent_by(state text, total bigint) returns bigint language sql immutable as $$
  select case when state in ('DELIVERED', 'COMPLETED', 'RETURN_OPEN') then total else 0 end
$$;

insert into user_figures (user_id, orders, spent, refusals, points)
select u.id,
  (select count(*) from orders o where o.user_id = u.id),
  (select coalesce(sum(spent_by(s.state, s.total)), 0) from sub_orders s join orders o on o.id = s.order_id where o.user_id = u.id),
  (select count(*) from sub_orders s join orders o on o.id = s.order_id where o.user_id = u.id and s.state = 'RETURNED_TO_SELLER'),
  (select coalesce(sum(l.points), 0) from loyalty_ledger l where l.user_id = u.id)
from users u;
create index user_figures_orders on user_figures (orders, user_id);
create index user_figures_spent on user_figures (spent, user_id);
create index user_figures_refusals on user_figures (refusals, user_id);
create index user_figures_points on user_figures (points, user_id);

create function start_user_figures() returns trigger language plpgsql as $$
begin
  insert into user_figures (user_id) values (new.id);
  return null;
end $$;
create trigger users_figures after insert on users for each row execute function start_user_figures();

-- The other triggers run at the end of the transaction: nothing is locked after these rows, so that changes of several orders do not
-- wait for each other in turn.
create function count_user_order() returns trigger language plpgsql as $$
begin
  update user_figures set orders = orders + 1 where user_id = new.user_id;
  return null;
end $$;
create constraint trigger orders_figures after insert on orders deferrable initially deferred for each row
  when (new.user_id is not null) execute function count_user_order();

create function count_user_sub_order() returns trigger language plpgsql as $$
declare
  spent_more bigint := spent_by(new.state, new.total) - case when tg_op = 'UPDATE' then spent_by(old.state, old.total) else 0 end;
  refused_more integer := (new.state = 'RETURNED_TO_SELLER')::integer
    - case when tg_op = 'UPDATE' then (old.state = 'RETURNED_TO_SELLER')::integer else 0 end;
begin
  if spent_more <> 0 or refused_more <> 0 then
    update user_figures f set spent = f.spent + spent_more, refusals = f.refusals + refused_more
    from orders o where o.id = new.order_id and f.user_id = o.user_id;
  end if;
  return null;
end $$;
create constraint trigger sub_orders_figures after insert or update of state, total on sub_orders deferrable initially deferred
  for each row execute function count_user_sub_order();

create function count_user_points() returns trigger language plpgsql as $$
begin
  update user_figures set points = points + new.points where user_id = new.user_id;
  return null;
end $$;
create constraint trigger loyalty_ledger_figures after insert on loyalty_ledger deferrable initially deferred
  for each row execute function count_user_points();
