/** A payment service for trying the shop out: its own records, and a page on which to pay, refuse or leave. No money moves. */
import { machinePaths } from '../../../contract/rules/paths.ts';
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SimulatedPayment } from '../../../contract/payments.ts';
import { toTnd } from '../../../contract/money.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import type { PaymentProvider } from './provider.ts';

/** @param url makes an address of the shop. */
export function createSimulator(db: Kysely<Database>, url: (path: string) => string): PaymentProvider {
  return {
    code: 'SIMULATOR',
    async create(ask) {
      const reference = randomBytes(16).toString('base64url');
      await db
        .insertInto('simulated_payments')
        .values({
          reference,
          order_number: ask.orderNumber,
          amount: ask.amount,
          language: ask.language,
          return_url: ask.returnUrl,
          expires_at: ask.expiresAt,
        })
        .execute();
      return { reference, url: url(machinePaths.paymentSimulator(reference)) };
    },
    async stateOf(reference) {
      const row = await find(db, reference);
      const isOver = row.state === 'OPEN' && row.expires_at.getTime() < Date.now();
      const state = row.state === 'REFUSED' ? 'FAILED' : isOver ? 'EXPIRED' : row.state;
      return { state, amount: row.amount, trackingId: null };
    },
  };
}

async function find(db: Kysely<Database>, reference: string) {
  const row = await db
    .selectFrom('simulated_payments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) throw notFound('Payment');
  return row;
}

/** Contents of the simulator's page. Throws 404. */
export async function simulatedPayment(db: Kysely<Database>, reference: string): Promise<SimulatedPayment> {
  const row = await find(db, reference);
  return {
    orderNumber: row.order_number,
    amount: toTnd(row.amount),
    language: row.language,
    isOpen: row.state === 'OPEN' && row.expires_at.getTime() > Date.now(),
    returnUrl: row.return_url,
  };
}

/** The payer's decision, once. Throws 404, and CONFLICT when it is decided or too late. */
export async function decideSimulated(
  db: Kysely<Database>,
  reference: string,
  decision: 'PAY' | 'REFUSE',
): Promise<SimulatedPayment> {
  const decided = await db
    .updateTable('simulated_payments')
    .set({ state: decision === 'PAY' ? 'PAID' : 'REFUSED' })
    .where('reference', '=', reference)
    .where('state', '=', 'OPEN')
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  const payment = await simulatedPayment(db, reference);
  if (decided.numUpdatedRows === 0n) throw new ApiError('CONFLICT', 'The payment is decided, or too late');
  return payment;
}
