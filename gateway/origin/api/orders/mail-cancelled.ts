/** The message to the buyer about cancelled sub-orders. */
import type { Kysely } from 'kysely';
import { toTnd } from '../../../contract/money.ts';
import type { Database } from '../../db/tables.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { MailData } from '../../mail/templates.ts';
import type { Actor } from '../../../contract/rules/order-states.ts';
import { linesOf } from './change.ts';
import type { LockedOrder } from './change.ts';
import { mailedBuyer, mailedLines } from './mail-buyer.ts';
import type { SubOrderRow } from './read.ts';
import { isPaidOnline } from './states.ts';
import { leftOf, sum } from './totals.ts';

/** The shop itself cancels what was not paid in time, and what the buyer did not confirm. */
function causeOf(actor: Actor, { payment_state: payment }: SubOrderRow): MailData['orderCancelled']['cause'] {
  if (actor === 'customer') return 'BUYER';
  if (actor === 'admin') return 'SHOP';
  return payment === 'EXPIRED' ? 'UNPAID' : 'UNCONFIRMED';
}

/**
 * Mails the buyer once about all sub-orders that the transaction has cancelled: call it at the end of each transaction that
 * may cancel. Only addresses that got the confirmation get it.
 * The buyer's own reason is left out: it would be a text of their choice, in the shop's name, to an address of their choice.
 */
export async function mailCancelled(
  trx: Kysely<Database>,
  { head, parts, cancelled }: LockedOrder,
): Promise<void> {
  const [first] = cancelled;
  if (first === undefined) return;
  const buyer = await mailedBuyer(trx, head.id);
  if (!buyer) return;
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
    to: buyer.to,
    language: buyer.language,
    template: 'orderCancelled',
    orderId: head.id,
    data: {
      name: buyer.name,
      number: head.number,
      lines: mailedLines(lines),
      isWhole: parts.every(({ state }) => state === 'CANCELLED'),
      cause: causeOf(actor, first),
      reason: actor === 'admin' ? note : null,
      refund: refund === 0 ? null : toTnd(refund),
    },
  });
}
