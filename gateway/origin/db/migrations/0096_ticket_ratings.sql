-- How the customer found the help, once per ticket.
alter table tickets add column rating smallint check (rating between 1 and 5);
alter table tickets add column rating_comment text;
alter table tickets add column rated_at timestamptz(3);
alter table tickets add constraint tickets_rated check ((rating is null) = (rated_at is null));
create index tickets_rating on tickets (rating, id) where rating is not null;
