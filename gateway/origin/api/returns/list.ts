/** Returns for staff: a list with their orders, one of them, and what an inspection would come to. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type {
  AdminReturn,
  ReturnQuote,
  ReturnQuoteQuery,
  ReturnsPage,
  ReturnsQuery,
} from '../../../contract/admin/returns.ts';
import { readsReturnPhotos } from '../../../contract/rules/documents.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { sortedPage } from '../../base/sorted.ts';
import type { Condition } from '../../base/sorted.ts';
import type { Viewer } from '../auth/viewer.ts';
import { photosOf } from '../files/attach.ts';
import { ordersOf } from '../orders/contacts.ts';
import { namesParcel } from '../parcels/search.ts';
import { quoteReturn } from '../orders/returns.ts';

interface ReturnRow {
  id: number;
  sub_order_id: number;
  order_id: number;
}

const SELECT = 'r.id, r.sub_order_id, s.order_id';
const FROM = `returns r join sub_orders s on s.id = r.sub_order_id join orders o on o.id = s.order_id`;

/** Rows with their orders as this admin may see them, in the same order. */
async function complete(
  db: Kysely<Database>,
  viewer: Viewer,
  rows: readonly ReturnRow[],
): Promise<AdminReturn[]> {
  const orders = await ordersOf(
    db,
    viewer,
    rows.map(({ order_id }) => order_id),
  );
  const photos = readsReturnPhotos(viewer.adminRole)
    ? await photosOf(
        db,
        rows.map(({ id }) => id),
      )
    : null;
  return rows.flatMap(({ id, sub_order_id, order_id }): AdminReturn[] => {
    const order = orders.get(order_id);
    if (order === undefined) return [];
    return [
      {
        _id: String(id),
        subOrderId: String(sub_order_id),
        order,
        photos: photos && (photos.get(id) ?? []),
      },
    ];
  });
}

/** A page of returns, by the time of opening. */
export async function listReturns(
  db: Kysely<Database>,
  viewer: Viewer,
  { progress, q, order, ...page }: z.output<typeof ReturnsQuery>,
): Promise<ReturnsPage> {
  const where: Condition[] = [
    ...(progress === undefined
      ? []
      : [() => `r.inspected_at is ${progress === 'OPEN' ? 'null' : 'not null'}`]),
    ...(q === undefined ? [] : [namesParcel(q)]),
  ];
  const { items, ...rest } = await sortedPage(
    db,
    {
      name: 'returns',
      select: SELECT,
      from: FROM,
      ...(q === undefined && { countFrom: 'returns r' }),
      id: 'r.id',
      where,
      // IDs grow with the time of opening.
      sort: { type: 'bigint', isDescending: order === 'desc' },
    },
    page,
    (rows: ReturnRow[]) => complete(db, viewer, rows),
  );
  return { returns: items, ...rest };
}

/** One return. Throws 404. */
export async function readReturn(db: Kysely<Database>, viewer: Viewer, id: number): Promise<AdminReturn> {
  const row = await db
    .selectFrom('returns')
    .innerJoin('sub_orders', 'sub_orders.id', 'returns.sub_order_id')
    .select(['returns.id', 'returns.sub_order_id', 'sub_orders.order_id'])
    .where('returns.id', '=', id)
    .executeTakeFirst();
  const [found] = row === undefined ? [] : await complete(db, viewer, [row]);
  if (found === undefined) throw notFound('Return');
  return found;
}

/** What the inspection of a return would come to. Throws 404, and CONFLICT once it was inspected. */
export async function quoteInspection(
  db: Kysely<Database>,
  id: number,
  { accepted }: z.output<typeof ReturnQuoteQuery>,
): Promise<ReturnQuote> {
  const part = await db
    .selectFrom('returns')
    .innerJoin('sub_orders', 'sub_orders.id', 'returns.sub_order_id')
    .selectAll('sub_orders')
    .select('returns.inspected_at')
    .where('returns.id', '=', id)
    .executeTakeFirst();
  if (part === undefined) throw notFound('Return');
  if (part.inspected_at !== null) throw new ApiError('CONFLICT', 'The return was inspected');
  return quoteReturn(db, part, accepted);
}
