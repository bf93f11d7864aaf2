/** Paths of payouts to sellers in batches. */
import { z } from 'zod';
import {
  PayablePage,
  PayableQuery,
  PayoutBatch,
  PayoutBatchesPage,
  PayoutBatchesQuery,
  PayoutFile,
  PayoutPrepareRequest,
  PayoutReasonRequest,
  PayoutSettleRequest,
  PayoutsPage,
  PayoutsQuery,
} from '../../../contract/admin/payouts.ts';
import { EntityId } from '../../../contract/common.ts';
import { NEEDS_RECENT_PASSWORD, requireRecentPassword } from '../auth/recent-password.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { prepareBatch, removePayout, sendBatch, settleBatch, undoPayout } from './change.ts';
import { listPayable } from './payable.ts';
import { batchById, fileOf, listBatches, listPayouts } from './read.ts';

const ById = z.strictObject({ id: EntityId });
const ByPayout = z.strictObject({ id: EntityId, payoutId: EntityId });
const NoQuery = z.strictObject({});

export const payoutRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/payouts/payable',
    summary:
      'Sellers who can be paid, with the amount: of sub-orders that can no longer be returned, minus debts.',
    query: PayableQuery,
    response: PayablePage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: ({ db }, { query }): Promise<PayablePage> => listPayable(db, query),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/payouts',
    summary: 'Batches of payouts, the latest first.',
    query: PayoutBatchesQuery,
    response: PayoutBatchesPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: ({ db }, { query }): Promise<PayoutBatchesPage> => listBatches(db, query),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/payouts',
    summary: 'Prepares a batch with what these sellers can be paid. An amount is in one batch only.',
    body: PayoutPrepareRequest,
    response: PayoutBatch,
    write: { action: 'payout.prepare', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'],
    handle: (_, { body, write }): Promise<PayoutBatch> =>
      write(async (trx, { actor }) =>
        batchById(trx, await prepareBatch(trx, body.sellerIds, actor.accountNumber)),
      ),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/payouts/:id',
    summary: 'One batch of payouts.',
    params: ById,
    query: NoQuery,
    response: PayoutBatch,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: ({ db }, { params }): Promise<PayoutBatch> => batchById(db, Number(params.id)),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/payouts/:id/rows',
    summary: 'Payouts of a batch.',
    params: ById,
    query: PayoutsQuery,
    response: PayoutsPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: ({ db }, { params, query }): Promise<PayoutsPage> => listPayouts(db, Number(params.id), query),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/payouts/:id/file',
    summary: 'File of a batch for the bank, with bank accounts in full.',
    params: ById,
    query: NoQuery,
    response: PayoutFile,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    reads: ({ params }) => [{ entity: 'payout_batches', entityId: params.id, reason: 'EXPORT' }],
    handle: ({ db }, { params, reply }): Promise<PayoutFile> => {
      reply.header('cache-control', 'no-store');
      return fileOf(db, Number(params.id));
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/payouts/:id/send',
    summary: `Notes that the file of a batch went to the bank. ${NEEDS_RECENT_PASSWORD}`,
    params: ById,
    body: z.strictObject({}),
    response: PayoutBatch,
    write: { action: 'payout.send', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: (_, { params, write }): Promise<PayoutBatch> =>
      write(async (trx, { actor }) => {
        requireRecentPassword(actor);
        await sendBatch(trx, Number(params.id));
        return batchById(trx, Number(params.id));
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/payouts/:id/settle',
    summary: `Records transfers of a batch in the sellers’ ledgers. The same reference again changes nothing. ${NEEDS_RECENT_PASSWORD}`,
    params: ById,
    body: PayoutSettleRequest,
    response: PayoutBatch,
    write: { action: 'payout.settle', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: (_, { params, body, write }): Promise<PayoutBatch> =>
      write(async (trx, { actor }) => {
        requireRecentPassword(actor);
        await settleBatch(trx, Number(params.id), body.transfers, actor.accountNumber);
        return batchById(trx, Number(params.id));
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/payouts/:id/rows/:payoutId/remove',
    summary: 'Takes a payout that is not paid out of its batch.',
    params: ByPayout,
    body: PayoutReasonRequest,
    response: PayoutBatch,
    write: { action: 'payout.remove', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: (_, { params, body, write }): Promise<PayoutBatch> =>
      write(async (trx, { actor }) => {
        const reasoned = { ...body, actorAccount: actor.accountNumber };
        await removePayout(trx, Number(params.id), Number(params.payoutId), reasoned);
        return batchById(trx, Number(params.id));
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/payouts/:id/rows/:payoutId/undo',
    summary: 'Undoes a recorded transfer by a counter-entry with its reason.',
    params: ByPayout,
    body: PayoutReasonRequest,
    response: PayoutBatch,
    write: { action: 'payout.undo', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: (_, { params, body, write }): Promise<PayoutBatch> =>
      write(async (trx, { actor }) => {
        const reasoned = { ...body, actorAccount: actor.accountNumber };
        await undoPayout(trx, Number(params.id), Number(params.payoutId), reasoned);
        return batchById(trx, Number(params.id));
      }),
  }),
];
