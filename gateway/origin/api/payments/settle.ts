/** Settles a payment: the service is asked for its state, and the order is updated. */
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { PaymentsTable } from '../../db/tables-orders.ts';
import type { OriginContext } from '../context.ts';
import { notFound } from '../../base/errors.ts';
import { changeSubOrder, changePayment, lockOrder } from '../orders/change.ts';
import { retrying } from '../../base/retry.ts';
import { leftOf, sum } from '../orders/totals.ts';
import { run } from '../../base/sql.ts';
import { FIRST_CHECK, trackingId } from './open.ts';
import type { PaymentSeen } from './provider.ts';

type Needs = Pick<OriginContext, 'db' | 'orderSecrets' | 'payments' | 'feed' | 'warn'>;
type PaymentRow = Selectable<PaymentsTable>;

/** Milliseconds: the longest delay between two polls of a payment, and that after its end. */
const LONGEST_PAUSE = 10 * 60_000;
const LATE_PAUSE = 3_600_000;
/** How long after its end a payment is still polled. */
const LATE_FOR = 24 * 3_600_000;

const UNPAID: ReadonlySet<string> = new Set(['CREATED', 'REDIRECTED', 'FAILED', 'EXPIRED']);

/** Paid: pending sub-orders are confirmed; cancelled ones, and double payments, become refunds due. */
async function pay({ orderSecrets }: Needs, trx: Kysely<Database>, row: PaymentRow): Promise<void> {
  const order = await lockOrder(trx, orderSecrets, row.order_id);
  const parts = order.parts.filter(({ position }) => row.positions.includes(position));
  const twice = parts.filter((part) => !UNPAID.has(part.payment_state));
  await trx
    .updateTable('payments')
    .set({
      state: 'PAID',
      paid_at: new Date(),
      next_check_at: null,
      refund_due: sum(twice.map(({ total, kept }) => total - kept)),
    })
    .where('id', '=', row.id)
    .execute();
  await trx.updateTable('orders').set({ payment_url: null }).where('id', '=', row.order_id).execute();
  for (const part of parts) {
    if (twice.includes(part)) continue;
    await changePayment(trx, order, part, 'PAID');
    if (part.state === 'AWAITING_PAYMENT')
      await changeSubOrder(trx, order, part, { to: 'CONFIRMED', actor: 'system' });
    else
      await trx
        .updateTable('sub_orders')
        .set({ refund_due: leftOf(part) })
        .where('id', '=', part.id)
        .execute();
  }
}

/** Not paid: the shopper may retry while the order is pending. */
async function fail(
  { orderSecrets }: Needs,
  trx: Kysely<Database>,
  row: PaymentRow,
  state: 'FAILED' | 'EXPIRED',
): Promise<void> {
  const order = await lockOrder(trx, orderSecrets, row.order_id);
  await trx
    .updateTable('payments')
    // A service that refused may let the payer retry on its page: it is polled as long as its page is open.
    .set({ state, ...(state === 'EXPIRED' ? { next_check_at: null } : {}) })
    .where('id', '=', row.id)
    .execute();
  const { payment_url: url } = await trx
    .selectFrom('orders')
    .select('payment_url')
    .where('id', '=', row.order_id)
    .executeTakeFirstOrThrow();
  // A later payment of the order may be open.
  if (url !== row.url) return;
  await trx.updateTable('orders').set({ payment_url: null }).where('id', '=', row.order_id).execute();
  for (const part of order.parts)
    if (
      part.state === 'AWAITING_PAYMENT' &&
      (part.payment_state === 'CREATED' || part.payment_state === 'REDIRECTED')
    )
      await changePayment(trx, order, part, 'FAILED');
}

const isRight = (row: PaymentRow, number: string, seen: PaymentSeen): boolean =>
  (seen.amount === null || seen.amount === row.amount) &&
  (seen.trackingId === null || seen.trackingId === trackingId(number, row.id));

/** Applies the service's state; repeatable without effect. */
async function settle(context: Needs, id: number, seen: PaymentSeen): Promise<void> {
  await retrying(() =>
    context.db.transaction().execute(async (trx) => {
      const { order_id: orderId } = await trx
        .selectFrom('payments')
        .select('order_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const { head } = await lockOrder(trx, context.orderSecrets, orderId);
      // Under the order's lock: no other request settles it now.
      const row = await trx.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      if (row.state === 'PAID' || row.state === 'WRONG') return;
      if (seen.state === 'PAID' && !isRight(row, head.number, seen)) {
        context.warn({ payment: id }, 'a payment is about something else than was asked');
        await trx
          .updateTable('payments')
          .set({
            state: 'WRONG',
            paid_at: new Date(),
            next_check_at: null,
            refund_due: seen.amount ?? row.amount,
          })
          .where('id', '=', id)
          .execute();
      } else if (seen.state === 'PAID') await pay(context, trx, row);
      else if (seen.state !== 'OPEN' && row.state !== seen.state) await fail(context, trx, row, seen.state);
    }),
  );
  void context.feed.look();
}

/** Running checks: concurrent callers for the same payment share the next one. */
const running = new WeakMap<Kysely<Database>, Map<number, Promise<boolean>>>();

async function pollService(context: Needs, id: number): Promise<boolean> {
  const row = await context.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Payment');
  if (row.reference === null || row.state === 'PAID' || row.state === 'WRONG') return true;
  const provider = context.payments.get(row.provider);
  if (!provider) return false;
  let seen: PaymentSeen;
  try {
    seen = await provider.stateOf(row.reference);
  } catch (error) {
    context.warn({ payment: id, problem: (error as Error).message }, 'a payment could not be polled');
    return false;
  }
  await settle(context, id, seen);
  return true;
}

/**
 * Asks the service for a payment's state, and settles it. false: the service did not answer; the interval job retries. Throws 404.
 */
export async function checkPayment(context: Needs, id: number): Promise<boolean> {
  let checks = running.get(context.db);
  if (!checks) running.set(context.db, (checks = new Map()));
  // A running one may have read the state a moment too early.
  await checks.get(id)?.catch(() => undefined);
  const known = checks.get(id);
  if (known) return known;
  const check = pollService(context, id).finally(() => checks.delete(id));
  checks.set(id, check);
  return check;
}

/** Checks all payments of an order that may still be paid. */
export async function checkPaymentsOf(context: Needs, orderId: number): Promise<void> {
  const rows = await context.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['OPEN', 'FAILED'])
    .where('next_check_at', 'is not', null)
    .execute();
  for (const { id } of rows) await checkPayment(context, id);
}

const BATCH = 20;

/**
 * Polls payments without a callback, with a growing delay, until a day after their end: a lost callback costs time, never
 * money. Several processes may run it at once; each payment is claimed by one. Returns how many were polled.
 */
export async function sweepPayments(context: Needs): Promise<number> {
  const due = await run<{ id: number }>(
    context.db,
    `update payments p set checks = p.checks + 1,
       state = case when p.expires_at + make_interval(secs => $3) < now() and p.state = 'OPEN' then 'EXPIRED' else p.state end,
       next_check_at = case
         when p.expires_at + make_interval(secs => $3) < now() then null
         when p.expires_at < now() then now() + make_interval(secs => $4)
         else now() + make_interval(secs => least($1 * power(2, least(p.checks, 10)), $2)) end
     where p.id in (select id from payments where next_check_at <= now() order by next_check_at limit ${BATCH} for update skip locked)
     returning p.id`,
    [FIRST_CHECK / 1_000, LONGEST_PAUSE / 1_000, LATE_FOR / 1_000, LATE_PAUSE / 1_000],
  );
  await Promise.all(due.map(({ id }) => checkPayment(context, id)));
  return due.length;
}
