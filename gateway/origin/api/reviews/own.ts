/** Reviews of buyers: permission, writing, changing and removing. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { MAX_REVIEWS_WAITING } from '../../../contract/reviews.ts';
import type { OwnReviewsPage, ReviewPlace, ReviewRequest, ReviewState } from '../../../contract/reviews.ts';
import type { Database } from '../../db/tables.ts';
import type { Viewer } from '../auth/viewer.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { NEWEST_FIRST, sortedPage } from '../../base/sorted.ts';
import type { PageQuery } from '../../base/sorted.ts';
import { run } from '../../base/sql.ts';
import { emit } from '../events/feed.ts';
import { lockRating, refreshRating } from './rating.ts';
import { PRODUCT, REVIEW_FROM, REVIEW_SELECT, toOwnReview, toProduct } from './rows.ts';
import type { ProductPart, ReviewRow } from './rows.ts';
import { usefulReviews } from './votes.ts';

const LATEST = {
  name: 'reviews-latest',
  select: REVIEW_SELECT,
  from: REVIEW_FROM,
  id: 'r.id',
  sort: NEWEST_FIRST,
};

/** Products delivered to an account, returned pieces included. */
const RECEIVED = `order_lines l join sub_orders s on s.id = l.sub_order_id join orders o on o.id = s.order_id
  where o.user_id = $1 and s.delivered_at is not null`;

async function hasReceived(db: Kysely<Database>, userId: number, productId: string): Promise<boolean> {
  const rows = await run(db, `select 1 from ${RECEIVED} and l.product_id = $2 limit 1`, [userId, productId]);
  return rows.length > 0;
}

/** The account's review of a product, and whether it may write one. */
export async function reviewPlace(
  db: Kysely<Database>,
  userId: number,
  productId: string,
): Promise<ReviewPlace> {
  const [row] = await run<ReviewRow>(
    db,
    `select ${REVIEW_SELECT} from ${REVIEW_FROM} where r.user_id = $1 and r.product_id = $2`,
    [userId, productId],
  );
  return {
    mayReview: await hasReceived(db, userId, productId),
    review: row ? toOwnReview(row) : null,
    usefulReviewIds: await usefulReviews(db, userId, productId),
  };
}

/** The account's reviews, the latest first, and delivered products without a review. */
export async function ownReviews(
  db: Kysely<Database>,
  userId: number,
  query: PageQuery,
): Promise<OwnReviewsPage> {
  const { items: reviews, ...page } = await sortedPage(
    db,
    { ...LATEST, where: [(parameters) => `r.user_id = ${parameters.add(userId)}`] },
    query,
    (rows: ReviewRow[]) => rows.map(toOwnReview),
  );
  const waiting = await run<ProductPart>(
    db,
    `select ${PRODUCT} from products p
     join (select l.product_id, max(s.delivered_at) as at from ${RECEIVED} group by l.product_id) d on d.product_id = p.id
     where not exists (select 1 from reviews r where r.user_id = $1 and r.product_id = p.id)
     order by d.at desc, p.id limit ${MAX_REVIEWS_WAITING}`,
    [userId],
  );
  return { reviews, ...page, waiting: waiting.map(toProduct) };
}

/**
 * Writes the account's review of a product, or changes it; it is moderated, also after a change. Throws NOT_FOUND for a
 * product that does not exist, FORBIDDEN for one that was never delivered to the account.
 */
export async function saveReview(
  db: Kysely<Database>,
  viewer: Viewer,
  body: z.output<typeof ReviewRequest>,
): Promise<void> {
  const productId = Number(body.productId);
  await db.transaction().execute(async (trx) => {
    const [product] = await run(trx, 'select 1 from products where id = $1', [productId]);
    if (!product) throw notFound('Product');
    if (!(await hasReceived(trx, viewer.id, body.productId)))
      throw new ApiError('FORBIDDEN', 'Only who has received a product reviews it');
    await lockRating(trx, productId);
    const [earlier] = await run<{ state: ReviewState }>(
      trx,
      'select state from reviews where user_id = $1 and product_id = $2',
      [viewer.id, productId],
    );
    const [saved] = await run<{ id: number }>(
      trx,
      `insert into reviews (product_id, user_id, rating, title, text, language, author_name, verified_purchase, state)
       select $1, u.id, $3, $4, $5, $6, u.first_name || ' ' || left(u.last_name, 1) || '.', true, 'PENDING'
       from users u where u.id = $2
       on conflict (user_id, product_id) where user_id is not null do update set rating = excluded.rating, title = excluded.title,
         text = excluded.text, language = excluded.language, author_name = excluded.author_name, state = 'PENDING',
         moderation_note = null, updated_at = now()
       returning id`,
      [productId, viewer.id, body.rating, body.title, body.text, body.language],
    );
    await emit(trx, 'review.created', String(saved?.id));
    if (earlier?.state === 'PUBLISHED') await refreshRating(trx, productId);
  });
}

/** Removes the account's review of a product. Throws NOT_FOUND when there is none. */
export async function removeReview(db: Kysely<Database>, userId: number, productId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockRating(trx, Number(productId));
    const [removed] = await run<{ id: number; state: ReviewState }>(
      trx,
      'delete from reviews where user_id = $1 and product_id = $2 returning id, state',
      [userId, productId],
    );
    if (!removed) throw notFound('Review');
    await emit(trx, 'review.handled', String(removed.id));
    if (removed.state === 'PUBLISHED') await refreshRating(trx, Number(productId));
  });
}
