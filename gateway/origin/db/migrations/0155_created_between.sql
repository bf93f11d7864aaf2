-- Lists are narrowed by the time at which their entries were created.
alter table promos add column created_at timestamptz(3) not null default now();
update promos set created_at = updated_at;
create index newsletter_subscribers_subscribed on newsletter_subscribers (subscribed_at);
create index webhook_deliveries_occurred on webhook_deliveries (occurred_at);
create index webhook_delivered_occurred on webhook_delivered (occurred_at);
