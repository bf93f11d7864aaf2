/** Addresses passed to a payment service: they identify a payment, and cannot be forged. */
import { machinePaths, paths } from '../../../contract/rules/paths.ts';
import type { OriginContext } from '../context.ts';
import { isSameSecret } from '../../base/client-address.ts';
import { notFound } from '../../base/errors.ts';

type Secrets = Pick<OriginContext, 'orderSecrets'>;

const keyOf = ({ orderSecrets }: Secrets, paymentId: number): string =>
  `${paymentId}-${orderSecrets.payment(paymentId)}`;

/** Return address of the payer, and callback address of the service. */
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

/** The payment of a callback key; throws 404 for one that was not issued here. */
export function paymentOfKey(context: Secrets, key: string): number {
  const id = Number(key.split('-')[0]);
  if (!Number.isSafeInteger(id) || !isSameSecret(key, keyOf(context, id))) throw notFound('Payment');
  return id;
}

/**
 * Page that shows the order to its payer. The secret of its link is derived from the order's idempotency key, which is
 * stored for a day; after that, number and telephone open it.
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
