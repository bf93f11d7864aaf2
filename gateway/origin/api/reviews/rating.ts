/** Averages and counts are computed from the published reviews, in the transaction that changes one. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { emit, RATING } from '../events/feed.ts';
import { run } from '../../base/sql.ts';

/** Locks a product whose reviews are about to change: of two changes the later one sees the earlier. */
export async function lockRating(trx: Kysely<Database>, productId: number): Promise<void> {
  await run(trx, 'select id from products where id = $1 for no key update', [productId]);
}

/** Computes the ratings of a product and of its seller, and emits an event. */
export async function refreshRating(trx: Kysely<Database>, productId: number): Promise<void> {
  const [product] = await run<{ seller_id: number }>(
    trx,
    `update products p set rating_count = r.n, rating_average = r.average
     from (select count(*)::int as n, coalesce(round(avg(rating), 2), 0)::real as average
           from reviews where product_id = $1 and state = 'PUBLISHED') r
     where p.id = $1 returning p.seller_id`,
    [productId],
  );
  if (!product) return;
  // From the products' own sums: a seller's reviews are many, its products few.
  await run(
    trx,
    `update sellers s set rating_count = r.n, rating_average = r.average
     from (select coalesce(sum(rating_count), 0)::int as n,
             coalesce(round((sum(rating_average * rating_count) / nullif(sum(rating_count), 0))::numeric, 2), 0)::real as average
           from products where seller_id = $1) r
     where s.id = $1`,
    [product.seller_id],
  );
  await emit(trx, 'review.changed', String(productId));
  await emit(trx, 'seller.changed', String(product.seller_id), { reason: RATING });
}
