-- Bank accounts of sellers, and payouts in batches.
alter table sellers add column rib text check (rib ~ '^[0-9]{20}$');
drop trigger sellers_version on sellers;
create trigger sellers_version
  before update of slug, name, legal_name, tax_number, contact_name, phone, email, address, governorate_id, logo_key, cover_key, description,
    return_policy, preparation_hours, commission_rate_bp, commission_free_until, status, rib
  on sellers for each row execute function move_version('slug', 'name', 'legal_name', 'tax_number', 'contact_name', 'phone', 'email', 'address',
    'governorate_id', 'logo_key', 'cover_key', 'description', 'return_policy', 'preparation_hours', 'commission_rate_bp', 'commission_free_until',
    'status', 'rib');
drop trigger sellers_guard on sellers;
call guard_columns('sellers', 'status, commission_rate_bp, commission_free_until, rib');

create table payout_batches (
  id bigint generated always as identity primary key,
  actor_account text not null,
  created_at timestamptz(3) not null default now(),
  -- When its file went to the bank.
  sent_at timestamptz(3)
);

create table payouts (
  id bigint generated always as identity primary key,
  batch_id bigint not null references payout_batches (id),
  seller_id bigint not null references sellers (id),
  -- Millimes.
  amount bigint not null check (amount > 0),
  -- As it was when the batch was made.
  rib text not null check (rib ~ '^[0-9]{20}$'),
  state text not null default 'OPEN' check (state in ('OPEN', 'PAID', 'REMOVED', 'UNDONE')),
  -- Of the transfer.
  reference text,
  -- Why it was removed or undone.
  reason text,
  changed_at timestamptz(3) not null default now(),
  changed_by text not null,
  unique (batch_id, seller_id),
  check ((state in ('PAID', 'UNDONE')) = (reference is not null)),
  check ((state in ('REMOVED', 'UNDONE')) = (reason is not null))
);
-- A seller is paid by one batch at a time.
create unique index payouts_open on payouts (seller_id) where state = 'OPEN';

call audit_table('payout_batches', 'id');
call audit_table('payouts', 'id');
