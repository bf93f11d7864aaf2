-- Sorts of the list of flash sales; each holds the products that have one.
create index products_flash_starts on products ((coalesce(flash_sale_starts_at, timestamptz '1970-01-01 00:00:00+00')), id) where is_flash_sale;
create index products_flash_ends on products ((coalesce(flash_sale_expires_at, 'infinity'::timestamptz)), id) where is_flash_sale;
