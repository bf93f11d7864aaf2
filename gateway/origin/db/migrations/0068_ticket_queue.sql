-- The queue by priority ends with the tickets that nobody has to answer any more.
drop index tickets_priority;
alter table tickets drop column priority_order;
alter table tickets add column priority_order smallint not null generated always as
  (case when status in ('RESOLVED', 'CLOSED') then 4
        else case priority when 'URGENT' then 0 when 'HIGH' then 1 when 'NORMAL' then 2 else 3 end end) stored;
create index tickets_priority on tickets (priority_order, id);
create index tickets_order_number on tickets (upper(order_number)) where order_number is not null;
