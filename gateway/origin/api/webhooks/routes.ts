/** Paths by which gateways deliver webhooks, and admins look after what could not be delivered. */
import {
  DeadLettersChanged,
  DeadLettersPage,
  DeadLettersQuery,
  DeadLettersRequest,
  WebhookClaim,
  WebhookClaimRequest,
  WebhookSettled,
  WebhookSettleRequest,
} from '../../../contract/webhooks.ts';
import { forOrderStaff } from '../auth/staff.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { discardDeadLetters, listDeadLetters, resendDeadLetters } from './dead-letters.ts';
import { claimOrWait, settleDelivery } from './queue.ts';

export const webhookRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/webhooks/claim',
    summary:
      'Events to be delivered to a webhook, each for one gateway alone; waits for the first one when asked to.',
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
    summary: 'What became of a claimed delivery.',
    body: WebhookSettleRequest,
    response: WebhookSettled,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { body }): Promise<WebhookSettled> => ({
      outcome: await settleDelivery(db, body),
    }),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/webhooks/dead-letters',
    summary: 'Webhooks that were given up, the latest first.',
    query: DeadLettersQuery,
    response: DeadLettersPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { query }): Promise<DeadLettersPage> => listDeadLetters(db, query),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/webhooks/dead-letters/resend',
    summary: 'Sends webhooks again that were given up.',
    body: DeadLettersRequest,
    response: DeadLettersChanged,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { body, viewer }): Promise<DeadLettersChanged> => {
      forOrderStaff(viewer);
      return { ids: await resendDeadLetters(db, body.ids) };
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/webhooks/dead-letters/discard',
    summary: 'Gives up webhooks for good; the events behind them go on.',
    body: DeadLettersRequest,
    response: DeadLettersChanged,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { body, viewer }): Promise<DeadLettersChanged> => {
      forOrderStaff(viewer);
      return { ids: await discardDeadLetters(db, body.ids) };
    },
  }),
];
