/** Subscriptions follow the outbox: what they receive of new events is queued, and each remembers its place, in one transaction. */
import type { Kysely } from 'kysely';
import { GAP_EVENT } from '../../../contract/rules/webhook-subscriptions.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { WORKING_KEY } from '../api-keys/valid.ts';
import type { OriginContext } from '../context.ts';
import { eventsAfter } from '../events/catalogue.ts';
import { cursorOf } from '../events/places.ts';
import { eventsOf, tellOf } from './told.ts';
import type { Audience, Told } from './told.ts';

/** Events read at once. */
const MOST_EVENTS = 200;
/** Products of one step: those of a brand may be many. */
const MOST_PRODUCTS = 500;
/** A subscription with so many deliveries that wait follows no further until they are made. */
const MOST_WAITING = 1_000;
/** Steps of one call. */
const MOST_STEPS = 20;

interface Behind {
  id: number;
  xact: string;
  event_id: number;
  product_id: number | null;
  topics: Audience['topics'];
  seller_id: number | null;
  key_id: string | null;
  carrier: string | null;
  scopes: Audience['scopes'];
}

/** Whether the key of a subscription `s` is valid, as a condition. */
export const KEY_IS_VALID = `(s.key_id is null or exists (select 1 from api_keys k where k.id = s.key_id and ${WORKING_KEY}))`;

/** The subscription with the oldest place before events of the outbox; undefined: there is none. */
async function furthestBehind(db: Kysely<Database>): Promise<Behind | undefined> {
  const [row] = await run<Behind>(
    db,
    `select s.id, p.xact::text as xact, p.event_id, p.product_id, s.topics, coalesce(k.seller_id, s.seller_id) as seller_id,
       case when num_nonnulls(k.seller_id, k.carrier) = 0 then s.key_id end as key_id, k.carrier, k.scopes
     from webhook_subscriptions s join webhook_subscription_places p on p.subscription_id = s.id
       left join api_keys k on k.id = s.key_id
     where s.state = 'ACTIVE' and ${KEY_IS_VALID}
       and exists (select 1 from outbox o where (o.xact, o.id) > (p.xact, p.event_id) and o.xact < (select feed_horizon()))
       and (select count(*) from (select 1 from webhook_subscription_deliveries d
         where d.subscription_id = s.id and d.state = 'WAITING' limit ${MOST_WAITING}) w) < ${MOST_WAITING}
     order by p.xact, p.event_id limit 1`,
    [],
    true,
  );
  return row;
}

/** Queues what is to be sent and moves the place, unless another process was faster. */
async function advance(
  db: Kysely<Database>,
  { id, xact, event_id: eventId, product_id: productId }: Behind,
  told: readonly Told[],
  to: { xact: string; id: number; product: number | null },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const moved = await run(
      trx,
      `update webhook_subscription_places set xact = $5::text::xid8, event_id = $6, product_id = $7
       where subscription_id = $1 and xact = $2::text::xid8 and event_id = $3 and product_id is not distinct from $4 returning 1`,
      [id, xact, eventId, productId, to.xact, to.id, to.product],
    );
    if (moved.length === 0 || told.length === 0) return;
    await run(
      trx,
      `insert into webhook_subscription_deliveries (subscription_id, event_key, cursor, type, subject, data, occurred_at)
       select $1::bigint, t.key, t.cursor, t.type, t.subject, t.data, t."occurredAt"
       from jsonb_to_recordset($2::text::jsonb)
         t(key text, cursor text, type text, subject text, data jsonb, "occurredAt" timestamptz)
       on conflict (subscription_id, event_key) where state = 'WAITING' do nothing`,
      [id, JSON.stringify(told)],
    );
  });
}

/** One step of a subscription. */
async function step(context: OriginContext, behind: Behind): Promise<void> {
  const { db, feed } = context;
  const audience: Audience = {
    topics: behind.topics,
    sellerId: behind.seller_id,
    keyId: behind.key_id,
    carrier: behind.carrier,
    scopes: behind.scopes,
  };
  const place = { xact: behind.xact, id: behind.event_id };
  const { events, end } = await eventsAfter(db, place, eventsOf(audience), MOST_EVENTS);
  // Checked after the reading: a removal before it is recorded by now.
  if (await feed.isGone(place)) {
    const now = { xact: end, id: 0, product: null };
    const occurredAt = new Date().toISOString();
    const gap = { type: GAP_EVENT, subject: GAP_EVENT, data: {}, occurredAt };
    return advance(db, behind, [{ ...gap, key: `gap-${cursorOf(place)}`, cursor: cursorOf(now) }], now);
  }
  // What this process holds in memory of sellers and categories is then as new as the events.
  if (events.length > 0) await feed.look();
  const { told, last } = await tellOf(context, audience, events, behind.product_id, MOST_PRODUCTS);
  const isAll = events.length < MOST_EVENTS && (last === null || last.product === null);
  return advance(db, behind, told, isAll || last === null ? { xact: end, id: 0, product: null } : last);
}

/** Lets every active subscription follow the outbox; safe in several processes. */
export async function followOutbox(context: OriginContext): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const behind = await furthestBehind(context.db);
    if (!behind) return;
    await step(context, behind);
  }
}
