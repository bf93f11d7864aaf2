-- Where a product is listed: its category and all above it, its brand and its seller, by slug, as in the addresses of lists.
create function product_places(product bigint) returns jsonb language sql stable as $$
  select jsonb_build_object('in', (
    select coalesce(jsonb_agg(place), '[]'::jsonb) from (
      select 'category:' || c.slug as place from categories c where c.id = any(p.category_path)
      union all select 'brand:' || b.slug from brands b where b.id = p.brand_id
      union all select 'seller:' || s.slug from sellers s where s.id = p.seller_id
    ) places
  ))
  from products p where p.id = product
$$;
