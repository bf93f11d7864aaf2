-- Former slugs of shops lead to them.
alter table slug_redirects drop constraint slug_redirects_kind_check;
alter table slug_redirects add constraint slug_redirects_kind_check
  check (kind in ('product', 'category', 'brand', 'shop'));
