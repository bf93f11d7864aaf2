/** Reviews for moderators: the list, one with its order, and decisions. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type {
  AdminReview,
  AdminReviewDetail,
  AdminReviewsPage,
  AdminReviewsQuery,
  ReviewModerationRequest,
  ReviewOrder,
  ReviewSortBy,
  ReviewsModerationRequest,
} from '../../../contract/reviews.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { createdIn, ifGiven, sortedPage } from '../../base/sorted.ts';
import type { Condition, SortColumn } from '../../base/sorted.ts';
import { containing, run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { emit } from '../events/feed.ts';
import { lockVersion } from '../write.ts';
import type { VersionedRow } from '../write.ts';
import { lockRating, refreshRating } from './rating.ts';
import { REVIEW_FROM, REVIEW_SELECT, toAdminReview } from './rows.ts';
import type { ReviewRow } from './rows.ts';

type Decision = Pick<z.output<typeof ReviewModerationRequest>, 'to' | 'note'>;

/** The versioned row of a review. */
export const reviewRow = (id: string): VersionedRow => ({ table: 'reviews', key: { id }, what: 'Review' });

const SORTS: Readonly<Record<ReviewSortBy, Pick<SortColumn, 'column' | 'type'>>> = {
  waiting: { column: 'review_rank(r.state, r.updated_at)', type: 'bigint' },
  rating: { column: 'r.rating', type: 'bigint' },
  created: { type: 'bigint' },
};

/** What is searched; the index of it has the same expression. */
const SEARCHED = `lower(coalesce(r.title, '') || ' ' || r.text || ' ' || r.author_name)`;

const conditionsOf = ({
  state,
  rating,
  sku,
  account,
  q,
  ...created
}: z.output<typeof AdminReviewsQuery>): Condition[] => [
  ...createdIn('r.created_at', created),
  ...ifGiven(state, (value) => (parameters) => `r.state = ${parameters.add(value)}`),
  ...ifGiven(rating, (value) => (parameters) => `r.rating = ${parameters.add(value)}`),
  ...ifGiven(sku, (value) => (parameters) => {
    const place = parameters.add(value.trim().toUpperCase());
    return `r.product_id in (select s.id from products s where s.sku = ${place}
      union select v.product_id from product_variants v where v.sku = ${place})`;
  }),
  ...ifGiven(
    account,
    (value) => (parameters) =>
      `r.user_id = (select a.id from users a where a.account_number = ${parameters.add(value)})`,
  ),
  ...ifGiven(q, (value) => (parameters) => `${SEARCHED} like ${parameters.add(containing(value))}`),
];

/** A page of all reviews. */
export async function listReviews(
  db: Kysely<Database>,
  only: z.output<typeof AdminReviewsQuery>,
): Promise<AdminReviewsPage> {
  const isDescending = (only.order ?? (only.sort === 'waiting' ? 'asc' : 'desc')) === 'desc';
  const { items: reviews, ...page } = await sortedPage(
    db,
    {
      name: `reviews-${only.sort}`,
      select: REVIEW_SELECT,
      from: REVIEW_FROM,
      countFrom: 'reviews r',
      id: 'r.id',
      where: conditionsOf(only),
      sort: { ...SORTS[only.sort], isDescending },
    },
    only,
    (rows: ReviewRow[]) => rows.map(toAdminReview),
  );
  return { reviews, ...page };
}

/** The last order that delivered a product to an account. */
async function orderOf(
  db: Kysely<Database>,
  { account_number: account, product_id: product }: ReviewRow,
): Promise<ReviewOrder | null> {
  const [row] = await run<{ id: number; number: string; delivered_at: Date }>(
    db,
    `select o.id, o.number, s.delivered_at from users u join orders o on o.user_id = u.id
       join sub_orders s on s.order_id = o.id
     where u.account_number = $1 and s.delivered_at is not null
       and exists (select 1 from order_lines l where l.sub_order_id = s.id and l.product_id = $2)
     order by s.delivered_at desc limit 1`,
    [account, product],
  );
  return row
    ? { _id: String(row.id), number: row.number, deliveredAt: row.delivered_at.toISOString() }
    : null;
}

async function findReview(db: Kysely<Database>, id: string): Promise<ReviewRow> {
  const [row] = await run<ReviewRow>(db, `select ${REVIEW_SELECT} from ${REVIEW_FROM} where r.id = $1`, [id]);
  if (!row) throw notFound('Review');
  return row;
}

/** One review with the order that delivered its product. Throws NOT_FOUND. */
export async function readReview(db: Kysely<Database>, id: string): Promise<AdminReviewDetail> {
  const row = await findReview(db, id);
  return { ...toAdminReview(row), order: await orderOf(db, row) };
}

/** @throws 400 naming `note` for a rejection without a reason */
export function checkDecision({ to, note }: Decision): void {
  if (to === 'REJECTED' && note === null) throw badInput('note', 'is required', 'REQUIRED');
}

/** Publishes a review, whose row is locked, or rejects it with the reason that its author reads. Throws NOT_FOUND. */
export async function moderateReview(
  trx: Kysely<Database>,
  id: string,
  { to, note }: Decision,
): Promise<AdminReview> {
  const { product_id: product } = await findReview(trx, id);
  await lockRating(trx, product);
  await run(
    trx,
    `update reviews set state = $2, moderation_note = $3, updated_at = now() where id = $1 and (state, moderation_note) is distinct from ($2, $3)`,
    [id, to, to === 'REJECTED' ? note : null],
  );
  await refreshRating(trx, product);
  await emit(trx, 'review.handled', id);
  return toAdminReview(await findReview(trx, id));
}

/** One decision on several reviews by their versions, in the order of their ids, so that two of these wait for each other. */
export async function moderateReviews(
  trx: Kysely<Database>,
  { reviews, ...decision }: z.output<typeof ReviewsModerationRequest>,
): Promise<{ rows: { review: AdminReview | null; error: 'STALE' | 'NOT_FOUND' | null }[] }> {
  const results = new Map<string, { review: AdminReview | null; error: 'STALE' | 'NOT_FOUND' | null }>();
  for (const { id, version } of [...reviews].sort((a, b) => Number(a.id) - Number(b.id))) {
    try {
      await lockVersion(trx, reviewRow(id), version);
      results.set(id, { review: await moderateReview(trx, id, decision), error: null });
    } catch (error) {
      if (!(error instanceof ApiError) || (error.code !== 'STALE' && error.code !== 'NOT_FOUND')) throw error;
      results.set(id, { review: null, error: error.code });
    }
  }
  return { rows: reviews.map(({ id }) => results.get(id) ?? { review: null, error: 'NOT_FOUND' }) };
}
