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
import { mailCancelled } from './mail-cancelled.ts';
import { orderById } from './read.ts';
import type { OrderSecrets } from './secrets.ts';
import { retrying } from '../../base/retry.ts';
import type { Write } from '../write.ts';

/** Throws 404 for an order that does not exist. */
export const found = (order: Order | null): Order => {
  if (!order) throw notFound('Order');
  return order;
};

type Change = (trx: Kysely<Database>, order: LockedOrder) => Promise<unknown>;

/** Locks an order, changes it, and mails its buyer what was cancelled: every change of one order in a transaction. Throws 404. */
export async function changeLocked(
  trx: Kysely<Database>,
  secrets: OrderSecrets,
  orderId: number,
  change: Change,
): Promise<LockedOrder> {
  const order = await lockOrder(trx, secrets, orderId);
  await change(trx, order);
  await mailCancelled(trx, order);
  return order;
}

/** Changes an order in a transaction, once per key, and returns its new state. */
export async function changing(
  context: OriginContext,
  orderId: number,
  asked: Once,
  change: Change,
): Promise<Order> {
  await retrying(() =>
    context.db.transaction().execute(async (trx) => {
      if (await claimKey(trx, asked)) await changeLocked(trx, context.orderSecrets, orderId, change);
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
  change: Change,
): ReturnType<typeof write<Order>> =>
  write(async (trx, { actor }) => {
    if (await claimKey(trx, asked)) await changeLocked(trx, orderSecrets, orderId, change);
    return orderForStaff(trx, actor, found(await orderById(trx, orderId)));
  });
