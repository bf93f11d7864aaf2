/** A change of an order, from its lock to what it is then. */
import type { Kysely } from 'kysely';
import type { Order } from '../../../contract/orders.ts';
import type { Database } from '../../db/tables.ts';
import type { OriginContext } from '../context.ts';
import { notFound } from '../../base/errors.ts';
import { claimKey } from '../idempotency.ts';
import type { Once } from '../idempotency.ts';
import { lockOrder } from './change.ts';
import type { LockedOrder } from './change.ts';
import { orderById } from './read.ts';
import { retrying } from './retry.ts';

/** Throws 404 for an order that does not exist. */
export const found = (order: Order | null): Order => {
  if (!order) throw notFound('Order');
  return order;
};

/** Changes an order in a transaction, once for one key, and gives it as it is then. */
export async function changing(
  context: OriginContext,
  orderId: number,
  asked: Once,
  change: (trx: Kysely<Database>, order: LockedOrder) => Promise<void>,
): Promise<Order> {
  await retrying(() =>
    context.db.transaction().execute(async (trx) => {
      if (await claimKey(trx, asked)) await change(trx, await lockOrder(trx, context.orderSecrets, orderId));
    }),
  );
  void context.feed.look();
  return found(await orderById(context.db, orderId));
}
