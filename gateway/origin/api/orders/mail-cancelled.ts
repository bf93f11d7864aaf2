/** The message to the buyer about cancelled sub-orders. */
import type { Kysely } from 'kysely';
import { toTnd } from '../../../contract/money.ts';
import type { Database } from '../../db/tables.ts';
import { queueMail } from '../../mail/outbox.ts';
import { linesOf } from './change.ts';
import type { LockedOrder } from './change.ts';
import { isPaidOnline } from './states.ts';
import { leftOf, sum } from './totals.ts';

const CAUSE = { customer: 'BUYER', admin: 'SHOP', system: 'UNPAID' } as const;

/**
 * Mails the buyer once about all sub-orders that the transaction has cancelled: call it at the end of each transaction that
 * may cancel. Only addresses that got the confirmation get it: others may not be the buyer's own, or were over their limit.
 * The buyer's own reason is left out: it would be a text of their choice, in the shop's name, to an address of their choice.
 */
export async function mailCancelled(
  trx: Kysely<Database>,
  { head, parts, cancelled }: LockedOrder,
): Promise<void> {
  const [first] = cancelled;
  if (first === undefined) return;
  const {
    contact_email: to,
    contact_name: name,
    language,
  } = await trx
    .selectFrom('orders')
    .select(['contact_email', 'contact_name', 'language'])
    .where('id', '=', head.id)
    .executeTakeFirstOrThrow();
  const confirmation = await trx
    .selectFrom('order_mails')
    .select('id')
    .where('order_id', '=', head.id)
    .where('template', '=', 'orderPlaced')
    .executeTakeFirst();
  if (to === null || !confirmation) return;
  const { actor, note } = await trx
    .selectFrom('order_events')
    .select(['actor', 'note'])
    .where('sub_order_id', '=', first.id)
    .where('state', '=', 'CANCELLED')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const lines = (await Promise.all(cancelled.map(({ id }) => linesOf(trx, id)))).flat();
  const refund = sum(cancelled.map((part) => (isPaidOnline(part.payment_state) ? leftOf(part) : 0)));
  await queueMail(trx, {
    to,
    language,
    template: 'orderCancelled',
    orderId: head.id,
    data: {
      name,
      number: head.number,
      lines: lines.map((line) => ({ name: line.name, quantity: line.quantity, total: toTnd(line.total) })),
      isWhole: parts.every(({ state }) => state === 'CANCELLED'),
      cause: CAUSE[actor],
      reason: actor === 'admin' ? note : null,
      refund: refund === 0 ? null : toTnd(refund),
    },
  });
}
