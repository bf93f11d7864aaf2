/** Messages to the buyer of an order. */
import type { Kysely } from 'kysely';
import { toTnd } from '../../../contract/money.ts';
import type { LanguageCode } from '../../../contract/pages.ts';
import type { Database } from '../../db/tables.ts';
import type { MailData } from '../../mail/templates.ts';
import type { LineRow } from './read.ts';

export interface MailedBuyer {
  to: string;
  name: string;
  language: LanguageCode;
}

/**
 * Who is mailed about an order; null: there is no address, or it did not get the confirmation of the order. Such addresses may not be
 * the buyer's own, or were over their limit.
 */
export async function mailedBuyer(trx: Kysely<Database>, orderId: number): Promise<MailedBuyer | null> {
  const {
    contact_email: to,
    contact_name: name,
    language,
  } = await trx
    .selectFrom('orders')
    .select(['contact_email', 'contact_name', 'language'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return to !== null && (await isMailed(trx, orderId, 'orderPlaced')) ? { to, name, language } : null;
}

/** Whether the buyer of an order got this message. */
export async function isMailed(
  trx: Kysely<Database>,
  orderId: number,
  template: keyof MailData,
): Promise<boolean> {
  const mail = await trx
    .selectFrom('order_mails')
    .select('id')
    .where('order_id', '=', orderId)
    .where('template', '=', template)
    .executeTakeFirst();
  return mail !== undefined;
}

/** Lines of an order as messages list them. */
export const mailedLines = (lines: readonly LineRow[]): MailData['orderCancelled']['lines'] =>
  lines.map((line) => ({ name: line.name, quantity: line.quantity, total: toTnd(line.total) }));
