/** The feed as changes of products that the public sees: for those who keep a copy of the catalogue. */
import type { Kysely } from 'kysely';
import type { CatalogueChangesPage, EventType } from '../../../contract/events.ts';
import type { Database } from '../../db/tables.ts';
import { badInput } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { OriginContext } from '../context.ts';
import { RATING, REMOVED } from './feed.ts';
import { cursorOf, placeOf } from './places.ts';
import type { FeedPlace } from './places.ts';

/** Events that change what is shown of products. */
export const PRODUCT_EVENTS: readonly EventType[] = [
  'product.changed',
  'product.stock',
  'catalogue.changed',
  'review.changed',
  'seller.changed',
  'brand.changed',
  'category.changed',
];

/** Products that a seller, brand or category, by the id $1, is shown on. */
const SHOWN_ON: Readonly<Partial<Record<EventType, string>>> = {
  'seller.changed': 'seller_id = $1::bigint',
  'brand.changed': 'brand_id = $1::bigint',
  'category.changed':
    'category_id in (select id from categories where id = $1::bigint or $1::bigint = any(ancestor_ids))',
};

/** Events read for one page. */
const MOST_EVENTS = 1_000;
/**
 * Where a follower starts lies back so far (minutes): what it then reads of the catalogue may come from caches, which are younger.
 */
const START_BACK = 2;

/** Where a follower is: after an event, or with `product` within the products of the event after the place. */
interface Position extends FeedPlace {
  product: number | undefined;
}

export interface ChangeRow {
  id: number;
  xact: string;
  type: EventType;
  subject: string;
  data: Record<string, unknown>;
  occurred_at: Date;
}

function parse(cursor: string): Position {
  const [, event = '', product] = /^(\d+-\d+)(?:-(\d{1,15}))?$/.exec(cursor) ?? [];
  const place = placeOf(event);
  if (!place) throw badInput('after', 'is not a cursor of the changes');
  return product === undefined
    ? { ...place, product: undefined }
    : { ...place, id: place.id - 1, product: Number(product) };
}

/** A cursor to start from: a little while ago. */
async function startOf(db: Kysely<Database>): Promise<string> {
  const [row] = await run<{ xact: string; id: number }>(
    db,
    `select xact::text as xact, id from (
       (select xact, id from outbox
        where occurred_at < now() - make_interval(mins => ${START_BACK}) and xact < (select feed_horizon())
        order by outbox.xact desc, outbox.id desc limit 1)
       union all select (value->>'xact')::xid8, (value->>'id')::bigint from settings where name = $1
     ) places order by places.xact desc, places.id desc limit 1`,
    [REMOVED],
  );
  return row ? cursorOf(row) : '0-0';
}

/** The events of these types after a place, at most `limit`, and the end of what can be read: the transactions before `end` are complete. */
export async function eventsAfter(
  db: Kysely<Database>,
  place: FeedPlace,
  types: readonly EventType[],
  limit: number,
): Promise<{ events: ChangeRow[]; end: string; isAhead: boolean }> {
  // One statement, and so one snapshot: no event before the end can be missing.
  const rows = await run<{ end_xact: string; is_ahead: boolean } & ({ id: null } | ChangeRow)>(
    db,
    `with snapshot as materialized (select feed_horizon() as xmin, pg_snapshot_xmax(s) as xmax from pg_current_snapshot() s)
     select s.xmin::text as end_xact, $1::text::xid8 > s.xmax as is_ahead, e.id, e.xact::text as xact, e.type, e.subject, e.data, e.occurred_at
     from snapshot s left join lateral (
       select o.id, o.xact, o.type, o.subject, o.data, o.occurred_at from outbox o
       where (o.xact, o.id) > ($1::text::xid8, $2::bigint) and o.xact < s.xmin and o.type = any($3::text[])
         and (o.type <> 'seller.changed' or o.data->>'reason' is distinct from '${RATING}')
       order by o.xact, o.id limit $4
     ) e on true order by e.xact, e.id`,
    [place.xact, place.id, types, limit],
    true,
  );
  return {
    events: rows.flatMap((row) => (row.id === null ? [] : [row])),
    end: rows[0]?.end_xact ?? '0',
    isAhead: rows[0]?.is_ahead === true,
  };
}

/** Ids of the products of an event above one of them, in ascending order: at most `limit`. */
export async function productsOf(
  db: Kysely<Database>,
  { type, subject, data }: Pick<ChangeRow, 'type' | 'subject' | 'data'>,
  above: number,
  limit: number,
): Promise<number[]> {
  const shownOn = SHOWN_ON[type];
  if (shownOn !== undefined) {
    const rows = await run<{ id: number }>(
      db,
      `select id from products where ${shownOn} and id > $2::bigint order by id limit $3`,
      [subject, above, limit],
    );
    return rows.map(({ id }) => id);
  }
  const { products } = data;
  const named = type === 'catalogue.changed' ? (Array.isArray(products) ? products : []) : [subject];
  return [...new Set(named.map(Number))]
    .filter((id) => id > above)
    .sort((a, b) => a - b)
    .slice(0, limit);
}

/**
 * The products of the events after a cursor, each once, at most `limit`; without a cursor one to start from. What is read of them after
 * the answer is at least as new as these events. Throws a 400 that names `after`.
 */
export async function catalogueChanges(
  { db, feed }: OriginContext,
  after: string | undefined,
  limit: number,
): Promise<CatalogueChangesPage> {
  if (after === undefined) return { products: [], cursor: await startOf(db), hasMore: false };
  const position = parse(after);
  const { events, end, isAhead } = await eventsAfter(db, position, PRODUCT_EVENTS, MOST_EVENTS);
  // Checked after the reading: a removal before it is recorded by now. A cursor ahead is of another database.
  if (isAhead || (await feed.isGone(position)))
    return { products: [], cursor: await startOf(db), hasMore: false, gap: true };
  const products = new Set<number>();
  const page = (cursor: string, hasMore: boolean): CatalogueChangesPage => ({
    products: [...products].map(String),
    cursor,
    hasMore,
  });
  // What this process holds in memory of sellers, brands and categories is then as new as the events.
  if (events.length > 0) await feed.look();
  const complete = new Set<string>();
  let last = after;
  for (const event of events) {
    const here = cursorOf(event);
    const begun =
      here === cursorOf({ xact: position.xact, id: position.id + 1 }) ? (position.product ?? 0) : 0;
    let above = begun;
    const key = `${event.type} ${event.subject}`;
    // The products of one seller, brand or category are looked up once for a page.
    if (SHOWN_ON[event.type] === undefined || !complete.has(key))
      for (;;) {
        const found = await productsOf(db, event, above, limit + 1);
        for (const id of found) {
          if (products.size === limit && !products.has(id))
            return page(above === 0 ? last : `${here}-${above}`, true);
          products.add(id);
          above = id;
        }
        if (found.length <= limit) break;
      }
    // Of an event that an earlier page began with, only the rest is on this one.
    if (begun === 0) complete.add(key);
    last = here;
  }
  if (events.length === MOST_EVENTS) return page(last, true);
  return page(BigInt(end) > BigInt(position.xact) ? `${end}-0` : last, false);
}
