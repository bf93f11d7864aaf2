-- Uploaded pictures and videos; the files themselves are in the media store, under their key.
create table media (
  id bigint generated always as identity primary key,
  version int not null default 1,
  key text not null unique,
  folder text not null check (folder in ('home/sliders', 'home/banners', 'home/promos', 'home/footers', 'products/images',
    'categories/images', 'categories/icons', 'categories/covers', 'sellers/logos', 'sellers/covers')),
  name text not null check (length(name) between 1 and 200),
  type text not null check (type ~ '^(image|video)/[a-z0-9]+$'),
  bytes bigint not null check (bytes between 1 and 314572800),
  -- Pixels; null for videos.
  width int check (width > 0),
  height int check (height > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Alternative texts by language.
  alt jsonb not null default '{}',
  uploaded_by bigint references users (id),
  -- Idempotency key of the upload: a repeated upload returns this row.
  upload_key text not null,
  created_at timestamptz(3) not null default now(),
  -- Moved to the bin; the file is deleted 30 days later.
  deleted_at timestamptz(3),
  unique (uploaded_by, upload_key)
);
create index media_folder on media (folder, id desc);
create index media_bin on media (deleted_at) where deleted_at is not null;

-- Answer where a picture is used.
create index order_lines_image on order_lines (image_key);
create index products_images on products using gin (image_keys);
