-- Where a file of the library is used: asked for each file of a page.
create index sellers_logo on sellers (logo_key) where logo_key is not null;
create index sellers_cover on sellers (cover_key) where cover_key is not null;
create index categories_image on categories (image_key) where image_key is not null;
create index categories_icon on categories (icon) where icon is not null;
create index categories_cover on categories (cover_key) where cover_key is not null;
