/** Routes of online payments. */
import { z } from 'zod';
import {
  PaymentChecked,
  PaymentCheckRequest,
  PaymentOptions,
  SimulatedDecision,
  SimulatedPayment,
  SimulatedReference,
} from '../../../contract/payments.ts';
import { OpaqueId } from '../../../contract/common.ts';
import { RefundRequest, RefundsPage, RefundsQuery } from '../../../contract/refunds.ts';
import { DeskOrder } from '../../../contract/admin/confirmation.ts';
import { ordersRead } from '../access/subjects.ts';
import type { OriginContext } from '../context.ts';
import { notFound } from '../../base/errors.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import { once } from '../idempotency.ts';
import { changingAsStaff } from '../orders/changing.ts';
import { orderPath, paymentOfKey } from './links.ts';
import { listRefunds, noteRefund, orderOfRefund } from './refunds.ts';
import { checkPayment } from './settle.ts';
import { decideSimulated, simulatedPayment } from './simulator.ts';

const NoQuery = z.strictObject({});
const ByReference = z.strictObject({ reference: SimulatedReference });

/** Without the simulator its payments do not exist. */
function needSimulator({ payments }: Pick<OriginContext, 'payments'>): void {
  if (!payments.has('SIMULATOR')) throw notFound('Payment');
}

export const paymentRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/payments/methods',
    summary: 'Available payment methods, in display order.',
    query: NoQuery,
    response: PaymentOptions,
    handle: async ({ payments }): Promise<PaymentOptions> => ({
      options: [
        { method: 'CASH_ON_DELIVERY', provider: null },
        ...[...payments.keys()].map((provider) => ({ method: 'ONLINE' as const, provider })),
      ],
    }),
  }),
  route({
    method: 'POST',
    path: '/v1/payments/check',
    summary:
      'Polls the payment service for a payment’s state. Called by returning payers and by the service’s callbacks, with the key of the payment: the caller’s own statement is not trusted.',
    body: PaymentCheckRequest,
    response: PaymentChecked,
    clientLimit: 'payment checks by client',
    errors: ['NOT_FOUND'],
    handle: async (context, { body }): Promise<PaymentChecked> => {
      const id = paymentOfKey(context, body.key);
      const row = await context.db
        .selectFrom('payments')
        .select('order_id')
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) throw notFound('Payment');
      // Over the rate limit the payer is still sent to the order: the interval job polls.
      const mayAsk = await context.limits.take('checks by payment', String(id)).then(
        () => true,
        () => false,
      );
      return {
        isSettled: mayAsk && (await checkPayment(context, id)),
        path: await orderPath(context, row.order_id),
      };
    },
  }),
  route({
    method: 'GET',
    path: '/v1/payments/simulated/:reference',
    summary: 'A payment of the simulator, for its page.',
    params: ByReference,
    query: NoQuery,
    response: SimulatedPayment,
    errors: ['NOT_FOUND'],
    handle: async (context, { params, reply }): Promise<SimulatedPayment> => {
      reply.header('cache-control', 'no-store');
      needSimulator(context);
      return simulatedPayment(context.db, params.reference);
    },
  }),
  route({
    method: 'POST',
    path: '/v1/payments/simulated/:reference',
    summary: 'Pays or refuses in the simulator, once.',
    params: ByReference,
    body: SimulatedDecision,
    response: SimulatedPayment,
    clientLimit: 'simulated payments by client',
    errors: ['NOT_FOUND', 'CONFLICT'],
    handle: async (context, { params, body }): Promise<SimulatedPayment> => {
      needSimulator(context);
      return decideSimulated(context.db, params.reference, body.decision);
    },
  }),
  route({
    method: 'GET',
    path: '/v1/admin/refunds',
    summary:
      'Refunds due: sub-orders that were cancelled or returned, and payments that came late, twice, or for another amount.',
    query: RefundsQuery,
    response: RefundsPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    readsOfKey: ({ response }) => ordersRead(response.refunds.map(({ order }) => order)),
    handle: async ({ db }, { query, viewer }): Promise<RefundsPage> =>
      listRefunds(db, signedIn(viewer), query),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/refunds/:id',
    summary: 'Records a refund of one of them; without an amount all that is due.',
    params: z.strictObject({ id: OpaqueId }),
    body: RefundRequest,
    write: { action: 'order.refund' },
    response: DeskOrder,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    readsOfKey: ({ response }) => ordersRead([response]),
    handle: async (context, { params, body, viewer, write, apiKey }): Promise<DeskOrder> => {
      const { accountNumber: actorAccount } = signedIn(viewer);
      const orderId = await orderOfRefund(context.db, params.id);
      const { amount, method, reference, rib, note } = body;
      return changingAsStaff(
        context,
        write,
        orderId,
        once(`${apiKey ? `${apiKey.id} ` : ''}refund ${params.id}`, body),
        (trx, order) =>
          noteRefund(trx, order, params.id, amount, { actorAccount, method, reference, rib, note }),
      );
    },
  }),
];
