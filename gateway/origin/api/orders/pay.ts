/** Paying an order online: opening the payment, and what comes of it. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { OriginContext } from '../context.ts';
import type { PaymentProvider } from '../payments/provider.ts';

/** Not paid within these, an order is cancelled. */
export const PAYMENT_MINUTES = 30;

async function waiting(db: Kysely<Database>, orderId: number) {
  return db
    .selectFrom('orders')
    .select(['number', 'total', 'language', 'payment_expires_at'])
    .where('id', '=', orderId)
    .where('payment_url', 'is', null)
    .where('payment_expires_at', '>', new Date())
    .executeTakeFirst();
}

/**
 * Opens the payment of an order that has none yet. The order stands already: when the service does not answer, repeating the
 * placing opens the payment then.
 */
export async function openPayment(
  { db, mailer }: Pick<OriginContext, 'db' | 'mailer'>,
  provider: PaymentProvider,
  orderId: number,
  token: string,
): Promise<void> {
  const order = await waiting(db, orderId);
  if (!order?.payment_expires_at) return;
  const opened = await provider
    .create({
      orderNumber: order.number,
      amount: order.total,
      language: order.language,
      returnUrl: mailer.url(`/track-order?token=${token}`),
      expiresAt: order.payment_expires_at,
    })
    .catch(() => undefined);
  if (!opened) return;
  await db
    .updateTable('orders')
    .set({ payment_reference: opened.reference, payment_url: opened.url })
    .where('id', '=', orderId)
    .where('payment_url', 'is', null)
    .execute();
}
