/** Published reviews of a product as everyone reads them. */
import type { z } from 'zod';
import type { Review, ReviewPage, ReviewPageQuery, ReviewSort } from '../../../contract/catalogue.ts';
import type { OriginContext } from '../context.ts';
import { decodeCursor, encodeCursor, offsetOfPage, paginationOf } from '../../base/cursor.ts';
import type { Place } from '../../base/cursor.ts';
import { badInput, notFound } from '../../base/errors.ts';
import { Parameters, run } from '../../base/sql.ts';
import { isOnSale } from '../products/one.ts';
import { SORTS } from '../products/sorts.ts';

export interface PublicReviewRow {
  id: number;
  product_id: number;
  rating: number;
  title: string | null;
  text: string;
  author_name: string;
  verified_purchase: boolean;
  useful_count: number;
  created_at: Date;
}

/** Columns of PublicReviewRow, of a review `r`. */
export const PUBLIC_REVIEW = `r.id, r.product_id, r.rating, r.title, r.text, r.author_name, r.verified_purchase, r.created_at,
  (select count(*)::int from review_votes v where v.review_id = r.id) as useful_count`;

export const toReview = (row: PublicReviewRow): Review => ({
  _id: String(row.id),
  productId: String(row.product_id),
  rating: row.rating,
  title: row.title,
  text: row.text,
  authorName: row.author_name,
  verifiedPurchase: row.verified_purchase,
  usefulCount: row.useful_count,
  createdAt: row.created_at.toISOString(),
});

interface Sorting {
  /** In cursors. */
  name: string;
  /** Highest first; of equal ones the newest. */
  expression: string;
  type: string;
  valueOf(row: PublicReviewRow): string | number;
  isValue(value: Place['value']): boolean;
}

const isCount = (value: Place['value']): boolean =>
  Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;

const REVIEW_SORTS: Readonly<Record<ReviewSort, Sorting>> = {
  newest: {
    name: 'createdAt:desc',
    expression: 'r.created_at',
    type: 'timestamptz',
    valueOf: (row) => row.created_at.toISOString(),
    isValue: SORTS.createdAt.isValue,
  },
  best: {
    name: 'rating:desc',
    expression: 'r.rating',
    type: 'int',
    valueOf: (row) => row.rating,
    isValue: isCount,
  },
  worst: {
    name: 'rating:asc',
    expression: '-r.rating',
    type: 'int',
    valueOf: (row) => -row.rating,
    isValue: isCount,
  },
  useful: {
    name: 'usefulCount:desc',
    expression: 'r.useful_count',
    type: 'int',
    valueOf: (row) => row.useful_count,
    isValue: isCount,
  },
};

async function assertOnSale(context: OriginContext, id: string): Promise<void> {
  const [row] = await run<{
    active: boolean;
    category_id: number;
    seller_id: number;
    brand_id: number | null;
  }>(
    context.db,
    'select active, category_id, seller_id, brand_id from products where id = $1::bigint',
    [id],
    true,
  );
  if (!row || !isOnSale(row, await context.directory.covering([row]))) throw notFound('Product');
}

/** Published reviews of a product on sale, by default the newest first. */
export async function reviewsOf(
  context: OriginContext,
  id: string,
  query: z.output<typeof ReviewPageQuery>,
): Promise<ReviewPage> {
  if (query.page !== undefined && query.after !== undefined) throw badInput('page', 'excludes `after`');
  const { name, expression, type, valueOf, isValue } = REVIEW_SORTS[query.sort];
  const place = query.after === undefined ? undefined : decodeCursor('after', query.after, name, isValue);
  const offset = offsetOfPage(query.page ?? 1, query.limit);
  await assertOnSale(context, id);
  const histogram = [0, 0, 0, 0, 0];
  for (const { rating, n } of await run<{ rating: number; n: number }>(
    context.db,
    `select rating, count(*)::int as n from reviews where product_id = $1::bigint and state = 'PUBLISHED' group by rating`,
    [id],
    true,
  )) {
    histogram[rating - 1] = n;
  }
  const parameters = new Parameters();
  const product = parameters.add(id);
  const behind = place
    ? `where (${expression}, r.id) < (${parameters.add(place.value)}::${type}, ${parameters.add(place.id)}::bigint)`
    : '';
  const rows = await run<PublicReviewRow>(
    context.db,
    `select * from (
       select ${PUBLIC_REVIEW} from reviews r where r.product_id = ${product}::bigint and r.state = 'PUBLISHED'
     ) r ${behind}
     order by ${expression} desc, r.id desc limit ${parameters.add(query.limit + 1)} offset ${parameters.add(offset)}`,
    parameters.values,
    true,
  );
  const hasNext = rows.length > query.limit;
  if (hasNext) rows.pop();
  const start = place?.index ?? offset;
  const total = histogram.reduce((sum, n) => sum + n, 0);
  return {
    reviews: rows.map(toReview),
    cursors: rows.map((row, index) =>
      encodeCursor(name, { value: valueOf(row), id: row.id, index: start + index + 1 }),
    ),
    pagination: paginationOf({ start, limit: query.limit, total, hasNext, hasPrev: total > 0 && start > 0 }),
    histogram,
  };
}
