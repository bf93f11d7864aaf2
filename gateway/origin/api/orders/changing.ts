/** A change of an order, from its lock to the response. */
import type { Kysely } from 'kysely';
import type { Order } from '../../../contract/orders.ts';
import type { Database } from '../../db/tables.ts';
import type { OriginContext } from '../context.ts';
import { notFound } from '../../base/errors.ts';
import { claimKey } from '../idempotency.ts';
import type { Once } from '../idempotency.ts';
import { lockOrder } from './change.ts';
import type { LockedOrder } from './change.ts';
import { orderForStaff } from './contacts.ts';
import { orderById } from './read.ts';
import { retrying } from '../../base/retry.ts';
import type { Write } from '../write.ts';

/** Throws 404 for an order that does not exist. */
export const found = (order: Order | null): Order => {
  if (!order) throw notFound('Order');
  return order;
};

/** Changes an order in a transaction, once per key, and returns its new state. */
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

/** As changing, by an admin: with its entries in the audit log, and what staff see of the order. */
export const changingAsStaff = (
  { orderSecrets }: Pick<OriginContext, 'orderSecrets'>,
  write: Write,
  orderId: number,
  asked: Once,
  change: Parameters<typeof changing>[3],
): ReturnType<typeof write<Order>> =>
  write(async (trx, { actor }) => {
    if (await claimKey(trx, asked)) await change(trx, await lockOrder(trx, orderSecrets, orderId));
    return orderForStaff(trx, actor, found(await orderById(trx, orderId)));
  });
