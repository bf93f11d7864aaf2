-- Pictures that the origin composes on demand, and settings of this shop's database.

-- One row is one subject; its pictures are <key>-0 … <key>-(views - 1). A key is made from the recipe, so an address
-- always shows the same picture and can be kept for ever; a key that has no row is answered with 404.
create table pictures (
  key text primary key check (key ~ '^[a-z0-9]{6,40}$'),
  views smallint not null default 1 check (views between 1 and 12),
  recipe jsonb not null
);

-- Facts about this database as a whole, such as that it holds the demo catalogue.
create table settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
