/** Orders that stayed unconfirmed are cancelled, where the settings of the shop say so. */
import type { Kysely } from 'kysely';
import { retrying } from '../../base/retry.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { OriginContext } from '../context.ts';
import { changeSubOrder } from '../orders/change.ts';
import { changeLocked } from '../orders/changing.ts';
import { readValues } from '../settings/stored.ts';
import { actAsSystem } from '../write.ts';

/** When an order that stays unconfirmed is cancelled: both must be reached. */
interface UnconfirmedRule {
  /** Age from the placing (days). */
  days: number;
  /** Failed calls; 0: the age alone decides. */
  tries: number;
}

type Needs = Pick<OriginContext, 'db' | 'orderSecrets' | 'feed' | 'fixedSettings'>;

/** Orders of one round. */
const BATCH = 50;

/** Orders `o` that are due. One that an admin handles, or whose buyer is to be called again later, waits. */
const DUE = `o.state = 'AWAITING_CONFIRMATION' and o.created_at < now() - make_interval(days => $1) and o.contact_attempts >= $2
  and (o.next_contact_at is null or o.next_contact_at <= now())
  and not exists (select 1 from order_claims c where c.order_id = o.id and c.until > now())`;

/** Cancels one order in a transaction of its own. Returns false where it is due no longer. */
async function expire(
  trx: Kysely<Database>,
  context: Needs,
  id: number,
  rule: UnconfirmedRule,
): Promise<boolean> {
  let isDue = false;
  await actAsSystem(trx, 'order.expire');
  await changeLocked(trx, context.orderSecrets, id, async (_, order) => {
    // The desk, the buyer or another process may have changed it until it was locked.
    const found = await run(trx, `select 1 from orders o where ${DUE} and o.id = $3`, [
      rule.days,
      rule.tries,
      id,
    ]);
    isDue = found.length > 0;
    if (!isDue) return;
    for (const part of order.parts)
      if (part.state === 'AWAITING_CONFIRMATION')
        await changeSubOrder(trx, order, part, { to: 'CANCELLED', actor: 'system' });
  });
  return isDue;
}

/** One round, the oldest orders first. Several processes may run it at once. Returns how many orders this one cancelled. */
export async function sweepUnconfirmed(context: Needs): Promise<number> {
  const { db, feed } = context;
  const { unconfirmedDays: days, unconfirmedTries: tries } = await readValues(db, context.fixedSettings);
  if (days === null) return 0;
  const rule: UnconfirmedRule = { days, tries };
  const due = await run<{ id: number }>(
    db,
    `select o.id from orders o where ${DUE} order by o.created_at, o.id limit ${BATCH}`,
    [days, tries],
  );
  let cancelled = 0;
  for (const { id } of due)
    if (await retrying(() => db.transaction().execute((trx) => expire(trx, context, id, rule))))
      cancelled += 1;
  if (cancelled > 0) void feed.look();
  return cancelled;
}
