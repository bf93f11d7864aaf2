-- Lists by rating leave averages of fewer than three ratings out: a single opinion must not come before hundreds
-- (contract/rules/ratings.ts). The public lists have no other use for the plain average.
create index products_meaningful_rating
  on products ((case when rating_count >= 3 then rating_average else 0::real end) desc, id desc) where active;
drop index products_rating;
