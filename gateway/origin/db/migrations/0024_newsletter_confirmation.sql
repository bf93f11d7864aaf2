-- A subscription holds once who reads at the address has confirmed it by a link: until then it gets no coupon and no newsletter.
alter table newsletter_subscribers
  add column confirmed_at timestamptz,
  -- SHA-256 of the secret in the latest link, and until when it works
  add column confirm_hash text unique,
  add column confirm_expires_at timestamptz,
  -- the latest request for confirmation that was sent, and how many since the last confirmation
  add column confirm_asked_at timestamptz,
  add column confirm_asks integer not null default 0;
-- Who subscribed earlier has had the coupon.
update newsletter_subscribers set confirmed_at = subscribed_at where welcomed_at is not null;
