/** Time-based changes: unpaid orders expire, return windows close, old keys are removed. */
import type { OriginContext } from '../context.ts';
import { run } from '../../base/sql.ts';
import { checkPaymentsOf } from '../payments/settle.ts';
import { changeSubOrder } from './change.ts';
import { changeLocked } from './changing.ts';
import { retrying } from '../../base/retry.ts';

const BATCH = 100;

type Needs = Pick<OriginContext, 'db' | 'orderSecrets' | 'payments' | 'feed' | 'warn'>;

/** Changes one order in a transaction of its own; one that another process has changed meanwhile is left alone. */
async function each(
  { db, orderSecrets }: Needs,
  orderId: number,
  from: 'AWAITING_PAYMENT' | 'DELIVERED',
  isDue: (part: { return_until: Date | null }) => boolean,
): Promise<void> {
  await retrying(() =>
    db.transaction().execute(async (trx) => {
      await changeLocked(trx, orderSecrets, orderId, async (_, order) => {
        for (const part of order.parts) {
          if (part.state !== from || !isDue(part)) continue;
          if (from === 'AWAITING_PAYMENT') {
            await trx
              .updateTable('sub_orders')
              .set({ payment_state: 'EXPIRED' })
              .where('id', '=', part.id)
              .execute();
            part.payment_state = 'EXPIRED';
          }
          await changeSubOrder(trx, order, part, {
            to: from === 'AWAITING_PAYMENT' ? 'CANCELLED' : 'COMPLETED',
            actor: 'system',
          });
        }
      });
    }),
  );
}

/** One round. Several processes may run it at once. Returns how many orders were expired and completed. */
export async function sweepOrders(context: Needs): Promise<{ expired: number; completed: number }> {
  const { db } = context;
  const expired = await run<{ id: number }>(
    db,
    `select o.id from orders o where o.payment_expires_at < now()
       and exists (select 1 from sub_orders s where s.order_id = o.id and s.state = 'AWAITING_PAYMENT') limit ${BATCH}`,
    [],
  );
  for (const { id } of expired) {
    // Paid at the last moment, and the call of the service was lost.
    await checkPaymentsOf(context, id);
    await each(context, id, 'AWAITING_PAYMENT', () => true);
  }
  const ended = await run<{ id: number }>(
    db,
    `select distinct order_id as id from sub_orders where state = 'DELIVERED' and return_until < now() limit ${BATCH}`,
    [],
  );
  const now = Date.now();
  for (const { id } of ended)
    await each(
      context,
      id,
      'DELIVERED',
      (part) => part.return_until !== null && part.return_until.getTime() < now,
    );
  await run(db, `delete from idempotency_keys where created_at < now() - interval '24 hours'`, []);
  return { expired: expired.length, completed: ended.length };
}
