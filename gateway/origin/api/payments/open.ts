/** Opens a payment of an order: one at a time, and never within a transaction while the service is called. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { PaymentProviderCode } from '../../../contract/orders.ts';
import type { LanguageCode } from '../../../contract/pages.ts';
import { keyActor } from '../../../contract/rules/audit.ts';
import type { Database } from '../../db/tables.ts';
import type { OriginContext } from '../context.ts';
import { badInput } from '../../base/errors.ts';
import { changeSubOrder, changePayment, lockOrder } from '../orders/change.ts';
import type { KeyCaller } from '../../base/key-caller.ts';
import { retrying } from '../../base/retry.ts';
import { actAs } from '../write.ts';
import { paymentLinks } from './links.ts';
import type { PaymentProvider } from './provider.ts';

type Needs = Pick<OriginContext, 'db' | 'orderSecrets' | 'mailer' | 'payments' | 'warn'>;

/** An opening that takes longer was interrupted with its process. */
const OPENING_MS = 20_000;
const LOOK_AGAIN = 100;

interface Claim {
  id: number;
  provider: PaymentProvider;
  number: string;
  language: LanguageCode;
  amount: number;
  expiresAt: Date;
}

/** By which service a payment is wanted, the order's own when absent, and the key that asks for it, which the audit log names. */
interface PaymentRequest {
  wanted?: PaymentProviderCode | undefined;
  apiKey?: KeyCaller | undefined;
}

/** Milliseconds until the service is first polled about a payment. */
export const FIRST_CHECK = 30_000;

/** Reference of a payment at the service. */
export const trackingId = (orderNumber: string, paymentId: number): string => `${orderNumber}.${paymentId}`;

/** open: it can be paid (or is paid already); unanswered: the service did not answer; closed: nothing is due any more. */
export type Opened = 'open' | 'unanswered' | 'closed';

/** Claims the opening, or returns why it is not needed; 'opening': another request is at it. */
async function claim(
  context: Needs,
  trx: Kysely<Database>,
  orderId: number,
  { wanted, apiKey }: PaymentRequest,
): Promise<Claim | Opened | 'opening'> {
  if (apiKey)
    await actAs(trx, { accountNumber: keyActor(apiKey.id), adminRole: null }, { action: 'order.pay' });
  const order = await lockOrder(trx, context.orderSecrets, orderId);
  const {
    number,
    language,
    payment_provider,
    payment_expires_at: expiresAt,
  } = await trx
    .selectFrom('orders')
    .select(['number', 'language', 'payment_provider', 'payment_expires_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const parts = order.parts.filter(({ state }) => state === 'AWAITING_PAYMENT');
  if (parts.length === 0 || expiresAt === null || expiresAt.getTime() <= Date.now()) return 'closed';
  const code = wanted ?? payment_provider;
  const provider = code === null ? undefined : context.payments.get(code);
  if (!provider) throw badInput('paymentProvider', 'is not offered', 'NOT_FOUND');

  const amount = parts.reduce((sum, part) => sum + part.total, 0);
  if (amount === 0) {
    for (const part of parts) {
      await changePayment(trx, order, part, 'PAID');
      await changeSubOrder(trx, order, part, { to: 'CONFIRMED', actor: 'system' });
    }
    return 'open';
  }
  const positions = parts.map(({ position }) => position);
  const latest = await trx
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (latest?.state === 'OPENING' && latest.created_at.getTime() > Date.now() - OPENING_MS) return 'opening';
  const isSame = latest?.provider === provider.code && latest.positions.join() === positions.join();
  if (latest?.state === 'OPEN' && isSame) return 'open';
  const { id } = await trx
    .insertInto('payments')
    .values({
      order_id: orderId,
      positions,
      provider: provider.code,
      amount,
      state: 'OPENING',
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('orders')
    .set({ payment_provider: provider.code })
    .where('id', '=', orderId)
    .execute();
  return { id, provider, number, language, amount, expiresAt };
}

/** Stores the payment's address. After a partial cancellation in between it is only polled: it asks for too much. */
async function keep(
  context: Needs,
  orderId: number,
  id: number,
  { reference, url }: { reference: string; url: string },
): Promise<void> {
  await retrying(() =>
    context.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, context.orderSecrets, orderId);
      const { positions } = await trx
        .updateTable('payments')
        .set({ reference, url, state: 'OPEN', next_check_at: new Date(Date.now() + FIRST_CHECK) })
        .where('id', '=', id)
        .returning('positions')
        .executeTakeFirstOrThrow();
      const parts = order.parts.filter(({ state }) => state === 'AWAITING_PAYMENT');
      if (parts.map(({ position }) => position).join() !== positions.join()) return;
      await trx.updateTable('orders').set({ payment_url: url }).where('id', '=', orderId).execute();
      for (const part of parts)
        if (part.payment_state !== 'REDIRECTED') await changePayment(trx, order, part, 'REDIRECTED');
    }),
  );
}

/**
 * Opens a payment of the amount due of an order, unless one is open. Concurrent requests open one. The order is placed
 * whatever the service does: the request can be repeated. Throws BAD_USER_INPUT for a service that is not offered.
 */
export async function openPayment(
  context: Needs,
  orderId: number,
  request: PaymentRequest = {},
): Promise<Opened> {
  const until = Date.now() + OPENING_MS;
  for (;;) {
    const claimed = await retrying(() =>
      context.db.transaction().execute((trx) => claim(context, trx, orderId, request)),
    );
    if (typeof claimed === 'object') return openClaimed(context, orderId, claimed);
    if (claimed !== 'opening') return claimed;
    if (Date.now() > until) return 'unanswered';
    await sleep(LOOK_AGAIN);
  }
}

async function openClaimed(
  context: Needs,
  orderId: number,
  { id, provider, number, language, amount, expiresAt }: Claim,
): Promise<Opened> {
  try {
    const opened = await provider.create({
      trackingId: trackingId(number, id),
      orderNumber: number,
      amount,
      language,
      expiresAt,
      ...paymentLinks(context, id),
    });
    await keep(context, orderId, id, opened);
    return 'open';
  } catch (error) {
    context.warn({ payment: id, problem: (error as Error).message }, 'a payment could not be opened');
    await context.db
      .updateTable('payments')
      .set({ state: 'FAILED' })
      .where('id', '=', id)
      .where('state', '=', 'OPENING')
      .execute();
    return 'unanswered';
  }
}
