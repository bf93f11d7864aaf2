-- How an admin finds an order: by telephone, mail, name, state of payment.
create index orders_phone on orders (contact_phone);
create index orders_email on orders (lower(contact_email)) where contact_email is not null;
create index orders_name on orders using gin (contact_name gin_trgm_ops);
create index sub_orders_payment on sub_orders (payment_state, id);
