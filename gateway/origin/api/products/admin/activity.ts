/** What happens around a product, and the deletion of one around which nothing has happened yet. */
import type { Kysely } from 'kysely';
import type { AdminProductActivity } from '../../../../contract/admin/products.ts';
import { toTnd } from '../../../../contract/money.ts';
import { DELETABLE_HOURS } from '../../../../contract/rules/products.ts';
import { ApiError, notFound } from '../../../base/errors.ts';
import type { FieldProblems } from '../../../base/errors.ts';
import { run } from '../../../base/sql.ts';
import type { Database } from '../../../db/tables.ts';
import { emit } from '../../events/feed.ts';
import { REFERENCE_DAYS } from './rows.ts';

/** What refers to a product `p` and keeps it from being deleted, by the name of the list, and what it is called in a refusal. */
const REFERENCES = {
  orders: {
    count: 'count(distinct s.order_id)',
    from: 'order_lines l join sub_orders s on s.id = l.sub_order_id where l.product_id = p.id',
    kind: 'ORDER',
  },
  reviews: { count: 'count(*)', from: 'reviews r where r.product_id = p.id', kind: 'REVIEW' },
  wishlists: { count: 'count(*)', from: 'wishlist_items w where w.product_id = p.id', kind: 'WISHLIST' },
} as const;
const IS_REFERRED_TO = Object.values(REFERENCES)
  .map(({ from }) => `exists (select from ${from})`)
  .join(' or ');
const DELETABLE_UNTIL = `p.created_at + interval '${DELETABLE_HOURS} hours'`;

interface ActivityRow {
  sold: number;
  wishlists: number;
  history: { at: number; price: number }[];
  deletable_until: Date | null;
}

/** What happens around a product. @throws ApiError NOT_FOUND */
export async function productActivity(db: Kysely<Database>, id: string): Promise<AdminProductActivity> {
  const [row] = await run<ActivityRow>(
    db,
    `select
       (select coalesce(sum(l.quantity), 0)::int from order_lines l join sub_orders s on s.id = l.sub_order_id
          join orders o on o.id = s.order_id
        where l.product_id = p.id and s.state <> 'CANCELLED' and o.created_at >= now() - interval '${REFERENCE_DAYS} days') as sold,
       (select count(*)::int from wishlist_items w where w.product_id = p.id) as wishlists,
       coalesce((select json_agg(json_build_object('at', floor(extract(epoch from h.at) * 1000)::bigint, 'price', h.price) order by h.at)
         from price_history h where h.product_id = p.id), '[]') as history,
       case when not p.active and ${DELETABLE_UNTIL} > now() and not (${IS_REFERRED_TO})
         then ${DELETABLE_UNTIL} end as deletable_until
     from products p where p.id = $1::bigint`,
    [id],
  );
  if (!row) throw notFound('Product');
  return {
    soldIn30Days: row.sold,
    wishlistCount: row.wishlists,
    priceHistory: row.history.map(({ at, price }) => ({
      at: new Date(at).toISOString(),
      price: toTnd(price),
    })),
    deletableUntil: row.deletable_until?.toISOString() ?? null,
  };
}

/**
 * Deletes a product that was created a short while ago, is off sale, and that nothing refers to.
 * @throws ApiError NOT_FOUND; CONFLICT with IN_USE for each kind of reference, and for being on sale; EXPIRED when it is too old
 */
export async function deleteProduct(trx: Kysely<Database>, id: number): Promise<void> {
  const [row] = await run<Record<keyof typeof REFERENCES, number> & { active: boolean; old: boolean }>(
    trx,
    `select p.active, ${DELETABLE_UNTIL} <= now() as old,
       ${Object.entries(REFERENCES)
         .map(([name, { count, from }]) => `(select ${count}::int from ${from}) as ${name}`)
         .join(', ')}
     from products p where p.id = $1 for update`,
    [id],
  );
  if (!row) throw notFound('Product');
  const problems: FieldProblems = [
    ...(['orders', 'reviews', 'wishlists'] as const)
      .filter((name) => row[name] > 0)
      .map((field) => ({
        field,
        message: 'refer to it',
        code: 'IN_USE' as const,
        usedBy: REFERENCES[field].kind,
        useCount: row[field],
      })),
    ...(row.active ? [{ field: 'active', message: 'it is on sale', code: 'IN_USE' as const }] : []),
    ...(row.old
      ? [
          {
            field: 'createdAt',
            message: `is more than ${DELETABLE_HOURS} hours ago`,
            code: 'EXPIRED' as const,
          },
        ]
      : []),
  ];
  if (problems.length > 0)
    throw new ApiError('CONFLICT', 'The product cannot be deleted, only archived', problems);
  await run(trx, 'delete from slug_redirects where kind = $1 and target_id = $2', ['product', id]);
  await trx.deleteFrom('products').where('id', '=', id).execute();
  await emit(trx, 'product.changed', String(id), { reason: 'deleted' });
}
