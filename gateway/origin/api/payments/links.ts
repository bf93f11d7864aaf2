/** Addresses that a payment service is given: they name a payment, and nobody else can make them. */
import { machinePaths, paths } from '../../../contract/rules/paths.ts';
import type { OriginContext } from '../context.ts';
import { isSameSecret } from '../../base/client-address.ts';
import { notFound } from '../../base/errors.ts';

type Secrets = Pick<OriginContext, 'orderSecrets'>;

const keyOf = ({ orderSecrets }: Secrets, paymentId: number): string =>
  `${paymentId}-${orderSecrets.payment(paymentId)}`;

/** Where the payer comes back to, and what the service calls. */
export function paymentLinks(
  context: Secrets & Pick<OriginContext, 'mailer'>,
  paymentId: number,
): { returnUrl: string; noticeUrl: string } {
  const key = keyOf(context, paymentId);
  return {
    returnUrl: context.mailer.url(machinePaths.paymentReturn(key)),
    noticeUrl: context.mailer.url(machinePaths.paymentNotice(key)),
  };
}

/** The payment that a key names; throws 404 for one that we have not made. */
export function paymentOfKey(context: Secrets, key: string): number {
  const id = Number(key.split('-')[0]);
  if (!Number.isSafeInteger(id) || !isSameSecret(key, keyOf(context, id))) throw notFound('Payment');
  return id;
}

/**
 * Page that shows the order to who has paid it. The secret of its link is derived from the key that it was placed with, which is
 * kept for a day; behind that, number and telephone open it.
 */
export async function orderPath(
  { db, orderSecrets }: Pick<OriginContext, 'db' | 'orderSecrets'>,
  orderId: number,
): Promise<string> {
  const row = await db
    .selectFrom('orders')
    .leftJoin('idempotency_keys', 'idempotency_keys.order_id', 'orders.id')
    .select(['orders.language', 'idempotency_keys.key'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  const token = row?.key == null ? undefined : orderSecrets.token(orderId, row.key);
  return paths.trackOrder(token, row?.language ?? 'fr');
}
