-- The list of reviews for moderators.

-- Those awaiting moderation first, the longest waiting at their head, then the others, the last changed first. Milliseconds since 1970 do
-- not depend on the session's time zone, so the function is immutable although `extract` is not declared so.
create function review_rank(state text, changed_at timestamptz) returns bigint language sql immutable as $$
  select case when state = 'PENDING' then 0 else 2 * 10 ^ 15 end::bigint
    + (case when state = 'PENDING' then 1 else -1 end * extract(epoch from changed_at) * 1000)::bigint
$$;
create index reviews_rank on reviews (review_rank(state, updated_at), id);
create index reviews_rating on reviews (rating, id);
create index reviews_product on reviews (product_id, id);
create index reviews_text on reviews using gin (lower(coalesce(title, '') || ' ' || text || ' ' || author_name) gin_trgm_ops);
