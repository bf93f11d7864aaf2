-- Where a subscription was asked for; null: before this was noted. Staff end subscriptions; nobody sets consent by hand.
alter table newsletter_subscribers add column source text check (source in ('form', 'account'));
call audit_table('newsletter_subscribers', 'id', 'coupon_code');
