/** Routes of webhook deliveries for gateways, and of dead letters for admins. */
import {
  DeadLettersChanged,
  DeadLettersPage,
  DeadLettersQuery,
  DeadLettersRequest,
  DeliveriesPage,
  DeliveriesQuery,
  WebhookClaim,
  WebhookClaimRequest,
  WebhookSettled,
  WebhookSettleRequest,
} from '../../../contract/webhooks.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { discardDeadLetters, listDeadLetters, listDeliveries, resendDeadLetters } from './dead-letters.ts';
import { claimOrWait, settleDelivery } from './queue.ts';

export const webhookRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/webhooks/claim',
    summary: 'Claims events for a webhook, each for one gateway only; on request waits for the first one.',
    body: WebhookClaimRequest,
    response: WebhookClaim,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async (context, { body, reply }): Promise<WebhookClaim> => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const { channel, limit, wait } = body;
      const deliveries = await claimOrWait(context, channel, { limit, wait: wait * 1_000 }, gone.signal);
      return { deliveries };
    },
  }),
  route({
    method: 'POST',
    path: '/v1/webhooks/settle',
    summary: 'Reports the outcome of claimed deliveries.',
    body: WebhookSettleRequest,
    response: WebhookSettled,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db, webhookDelay }, { body }): Promise<WebhookSettled> => ({
      outcome: await settleDelivery(db, body, webhookDelay),
    }),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/webhooks/deliveries',
    summary:
      'Deliveries of webhooks: those that are not made yet, were given up, or were made in the last seven days.',
    query: DeliveriesQuery,
    response: DeliveriesPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { query }): Promise<DeliveriesPage> => listDeliveries(db, query),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/webhooks/dead-letters',
    summary: 'Dead letters of webhooks, the latest first.',
    query: DeadLettersQuery,
    response: DeadLettersPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { query }): Promise<DeadLettersPage> => listDeadLetters(db, query),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/webhooks/dead-letters/resend',
    summary: 'Retries dead letters.',
    body: DeadLettersRequest,
    response: DeadLettersChanged,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    write: { action: 'webhook.resend' },
    handle: (_context, { body, write }): Promise<DeadLettersChanged> =>
      write(async (trx) => ({ ids: await resendDeadLetters(trx, body.ids) })),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/webhooks/dead-letters/discard',
    summary: 'Discards dead letters; later events of their subjects continue.',
    body: DeadLettersRequest,
    response: DeadLettersChanged,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    write: { action: 'webhook.discard' },
    handle: (_context, { body, write }): Promise<DeadLettersChanged> =>
      write(async (trx) => ({ ids: await discardDeadLetters(trx, body.ids) })),
  }),
];
