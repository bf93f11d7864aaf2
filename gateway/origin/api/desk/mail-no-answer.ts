/** The message to the buyer whom the desk did not reach. */
import type { Kysely } from 'kysely';
import { paths } from '../../../contract/rules/paths.ts';
import type { Database } from '../../db/tables.ts';
import { queueMail } from '../../mail/outbox.ts';
import { linesOf } from '../orders/change.ts';
import type { LockedOrder } from '../orders/change.ts';
import { isMailed, mailedBuyer, mailedLines } from '../orders/mail-buyer.ts';

/**
 * Mails the buyer that the first call was not answered, once for an order, while a sub-order awaits confirmation. `linkFor`: the
 * address of a path of the shop.
 */
export async function mailNoAnswer(
  trx: Kysely<Database>,
  { head, parts }: LockedOrder,
  linkFor: (path: string) => string,
): Promise<void> {
  const waiting = parts.filter(({ state }) => state === 'AWAITING_CONFIRMATION');
  const buyer = await mailedBuyer(trx, head.id);
  if (waiting.length === 0 || !buyer || (await isMailed(trx, head.id, 'orderNoAnswer'))) return;
  const link = linkFor(paths.contactAbout(head.number, buyer.language));
  const lines = (await Promise.all(waiting.map(({ id }) => linesOf(trx, id)))).flat();
  await queueMail(trx, {
    to: buyer.to,
    language: buyer.language,
    template: 'orderNoAnswer',
    orderId: head.id,
    data: { name: buyer.name, number: head.number, lines: mailedLines(lines), link },
  });
}
