/** What refers to a category or brand besides products: coupons by id, promotions and home pages by slug. */
import type { Kysely } from 'kysely';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { emit } from '../events/feed.ts';
import { redirectSlug } from './admin/change.ts';
import type { Followed } from './follow.ts';

/** Condition that a promotion is narrowed to the slug $1. */
const NARROWED: Readonly<Record<Followed, string>> = {
  category: `filter ->> 'category' = $1`,
  brand: `$1 = any(string_to_array(filter ->> 'brand', ','))`,
};

/** Numbers of coupons and promotions for a category or brand. */
export async function countReferences(
  db: Kysely<Database>,
  kind: Followed,
  { id, slug }: { id: number; slug: string },
): Promise<{ coupons: number; promos: number }> {
  const [found] = await run<{ coupons: number; promos: number }>(
    db,
    `select (select count(*)::int from promos where ${NARROWED[kind]}) as promos,
       (select count(*)::int from coupons where scope = $2 and scope_id = $3) as coupons`,
    [slug, kind, id],
  );
  return found ?? { coupons: 0, promos: 0 };
}

/** Lets promotions and home pages that name a slug name another one. */
async function renameReferences(
  trx: Kysely<Database>,
  kind: Followed,
  before: string,
  now: string,
): Promise<void> {
  const promos = await run<{ slug: string }>(
    trx,
    kind === 'category'
      ? `update promos set filter = jsonb_set(filter, '{category}', to_jsonb($2::text)) where ${NARROWED.category} returning slug`
      : `update promos set filter = jsonb_set(filter, '{brand}', to_jsonb((
           select string_agg(name, ',' order by place) from (
             select case when n = $1 then $2 else n end as name, min(o) as place
             from unnest(string_to_array(filter ->> 'brand', ',')) with ordinality b(n, o) group by 1) names)))
         where ${NARROWED.brand} returning slug`,
    [before, now],
  );
  for (const { slug } of promos) await emit(trx, 'promo.changed', slug);
  if (kind !== 'category') return;
  const homepages = await run<{ name: string }>(
    trx,
    `update homepages set content = jsonb_set(content, '{discountBands}', (
       select jsonb_agg(case when band ->> 'category' = $1 then jsonb_set(band, '{category}', to_jsonb($2::text)) else band end order by place)
       from jsonb_array_elements(content -> 'discountBands') with ordinality b(band, place)))
     where content @> jsonb_build_object('discountBands', jsonb_build_array(jsonb_build_object('category', $1::text)))
     returning name`,
    [before, now],
  );
  for (const { name } of homepages) await emit(trx, 'homepage.changed', name);
}

/** Lets the former slug of a category or brand lead to it, and what named it name the new one. */
export async function renameSlug(
  trx: Kysely<Database>,
  kind: Followed,
  { id, before, now }: { id: number; before: string; now: string },
): Promise<void> {
  await redirectSlug(trx, kind, id, before, now);
  await renameReferences(trx, kind, before, now);
}

/** Lets coupons for a category or brand be for another one. */
export async function moveCoupons(
  trx: Kysely<Database>,
  kind: Followed,
  id: number,
  into: number,
): Promise<void> {
  const coupons = await run<{ id: number }>(
    trx,
    'update coupons set scope_id = $3 where scope = $1 and scope_id = $2 returning id',
    [kind, id, into],
  );
  for (const coupon of coupons) await emit(trx, 'coupon.changed', String(coupon.id));
}
