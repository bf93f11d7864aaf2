/** Orders that staff place for a buyer on the telephone. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { PhoneOrderPlaced } from '../../../contract/admin/confirmation.ts';
import type { PhoneOrderRequest } from '../../../contract/orders.ts';
import type { Database } from '../../db/tables.ts';
import type { OriginContext } from '../context.ts';
import { once } from '../idempotency.ts';
import { changeLocked, found } from '../orders/changing.ts';
import { orderForStaff } from '../orders/contacts.ts';
import { placeForBuyer } from '../orders/place.ts';
import type { Buyer } from '../orders/place.ts';
import { orderById } from '../orders/read.ts';
import type { Write } from '../write.ts';
import { confirmOrder } from './change.ts';

/** The account of an order, if the telephone is still its buyer's. */
async function buyerOf(
  db: Kysely<Database>,
  orderId: string | null,
  phone: string,
): Promise<Buyer | undefined> {
  if (orderId === null) return undefined;
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['users.id', 'users.account_number as accountNumber'])
    .where('orders.id', '=', Number(orderId))
    .where('orders.contact_phone', '=', phone)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Places an order and confirms it if asked to, once per key. Differences from what was quoted mean that nothing was placed.
 * @param client as returned by clientKey
 */
export async function placeByPhone(
  context: OriginContext,
  write: Write,
  request: z.output<typeof PhoneOrderRequest>,
  client: string,
): Promise<PhoneOrderPlaced> {
  const { fromOrderId, isConfirmed, ...rest } = request;
  const body = {
    ...rest,
    couponCode: null,
    paymentMethod: 'CASH_ON_DELIVERY' as const,
    paymentProvider: null,
    points: 0,
    saveAddress: false,
  };
  const buyer = await buyerOf(context.db, fromOrderId, body.contactPhone);
  const asked = once('order by phone', request);
  return placeForBuyer(context, { body, buyer, client, asked }, (place) =>
    write(async (trx, { actor }) => {
      const { orderId, isNew, differences } = await place(trx, actor.accountNumber);
      if (isNew && isConfirmed)
        await changeLocked(trx, context.orderSecrets, orderId, (_, order) =>
          confirmOrder(trx, order, { exclude: [], note: null }, actor.accountNumber),
        );
      const order = await orderForStaff(trx, actor, found(await orderById(trx, orderId)));
      return { order, differences };
    }),
  );
}
