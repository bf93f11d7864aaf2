/** Paths of the subscriptions of third parties to events: for staff, for keys with `webhooks:manage`, and for gateways that deliver. */
import { z } from 'zod';
import { EntityId } from '../../../contract/common.ts';
import {
  LoggedDeliveriesPage,
  LoggedDeliveriesQuery,
  SubscriptionClaim,
  SubscriptionClaimRequest,
  SubscriptionSettled,
  SubscriptionSettleRequest,
  WebhookReplayRequest,
  WebhookSubscription,
  WebhookSubscriptionChange,
  WebhookSubscriptionRemoved,
  WebhookSubscriptionRequest,
  WebhookSubscriptionsPage,
  WebhookSubscriptionsQuery,
  WebhookSubscriptionWithSecret,
} from '../../../contract/webhook-subscriptions.ts';
import { badInput } from '../../base/errors.ts';
import { NEEDS_RECENT_PASSWORD, requireRecentPassword } from '../auth/recent-password.ts';
import { placeOf } from '../events/places.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { listLogged } from './log.ts';
import { claimOrWait, settle } from './queue.ts';
import {
  changeSubscription,
  createSubscription,
  listSubscriptions,
  readSubscription,
  removeSubscription,
  replay,
  rotateSecret,
  testSubscription,
  verifySubscription,
} from './subscriptions.ts';

const NoQuery = z.strictObject({});
const ById = z.strictObject({ id: EntityId });
const ERRORS = ['UNAUTHENTICATED', 'FORBIDDEN'] as const;
const CHANGE_ERRORS = [...ERRORS, 'NOT_FOUND', 'CONFLICT'] as const;

export const webhookSubscriptionRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/webhook-subscriptions',
    summary: 'Subscriptions of third parties to events, the latest first; to a key its own.',
    query: WebhookSubscriptionsQuery,
    response: WebhookSubscriptionsPage,
    errors: ERRORS,
    handle: ({ db }, { query, apiKey }): Promise<WebhookSubscriptionsPage> =>
      listSubscriptions(db, apiKey?.id, query),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/webhook-subscriptions/:id',
    summary: 'A subscription.',
    params: ById,
    query: NoQuery,
    response: WebhookSubscription,
    errors: [...ERRORS, 'NOT_FOUND'],
    handle: ({ db }, { params, apiKey }): Promise<WebhookSubscription> =>
      readSubscription(db, apiKey?.id, params.id),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/webhook-subscriptions/:id/deliveries',
    summary: 'Deliveries of a subscription in the last week without their bodies, the latest first.',
    params: ById,
    query: LoggedDeliveriesQuery,
    response: LoggedDeliveriesPage,
    errors: [...ERRORS, 'NOT_FOUND'],
    handle: ({ db }, { params, query, apiKey }): Promise<LoggedDeliveriesPage> =>
      listLogged(db, apiKey?.id, params.id, query),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/webhook-subscriptions',
    summary: `Makes a subscription; its secret is in the response only. Its address is then sent a challenge. ${NEEDS_RECENT_PASSWORD}`,
    body: WebhookSubscriptionRequest,
    response: WebhookSubscriptionWithSecret,
    write: { action: 'webhook-subscription.create', hasSecrets: true },
    errors: [...ERRORS, 'CONFLICT'],
    handle: ({ webhooks }, { body, write, apiKey }): Promise<WebhookSubscriptionWithSecret> => {
      if (apiKey && body.keyId !== null && body.keyId !== apiKey.id)
        throw badInput('keyId', 'must be the key itself', 'INVALID');
      const keyId = apiKey?.id ?? body.keyId;
      return write((trx, { actor }) => {
        if (!apiKey) requireRecentPassword(actor);
        return createSubscription(trx, webhooks, { ...body, keyId }, apiKey ? null : actor.accountNumber);
      });
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/webhook-subscriptions/:id',
    summary: `Changes a subscription. A new address is sent a challenge, and nothing else until it has answered. ${NEEDS_RECENT_PASSWORD}`,
    params: ById,
    body: WebhookSubscriptionChange,
    response: WebhookSubscription,
    write: {
      action: 'webhook-subscription.update',
      row: ({ id }) => ({ table: 'webhook_subscriptions', key: { id }, what: 'Subscription' }),
    },
    errors: [...CHANGE_ERRORS, 'STALE', 'PRECONDITION_REQUIRED'],
    handle: async ({ db, webhooks }, { params, body, write, apiKey }): Promise<WebhookSubscription> => {
      // Before its version is compared: of another key's not even that is disclosed.
      await readSubscription(db, apiKey?.id, params.id);
      return write((trx, { actor }) => {
        if (!apiKey) requireRecentPassword(actor);
        return changeSubscription(trx, webhooks, apiKey?.id, params.id, body);
      });
    },
  }),
  route({
    method: 'DELETE',
    path: '/v1/admin/webhook-subscriptions/:id',
    summary: 'Removes a subscription with its log.',
    params: ById,
    query: NoQuery,
    response: WebhookSubscriptionRemoved,
    write: { action: 'webhook-subscription.delete' },
    errors: CHANGE_ERRORS,
    handle: (_, { params, write, apiKey }): Promise<WebhookSubscriptionRemoved> =>
      write((trx) => removeSubscription(trx, apiKey?.id, params.id)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/webhook-subscriptions/:id/secret',
    summary: `Makes a new secret, in the response only; the present one stays valid beside it for a day. ${NEEDS_RECENT_PASSWORD}`,
    params: ById,
    response: WebhookSubscriptionWithSecret,
    write: { action: 'webhook-subscription.secret', hasSecrets: true },
    errors: CHANGE_ERRORS,
    handle: ({ webhooks }, { params, write, apiKey }): Promise<WebhookSubscriptionWithSecret> =>
      write((trx, { actor }) => {
        if (!apiKey) requireRecentPassword(actor);
        return rotateSecret(trx, webhooks, apiKey?.id, params.id);
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/webhook-subscriptions/:id/verify',
    summary: 'Sends the challenge once more, to activate the subscription.',
    params: ById,
    response: WebhookSubscription,
    write: { action: 'webhook-subscription.verify' },
    errors: CHANGE_ERRORS,
    handle: (_, { params, write, apiKey }): Promise<WebhookSubscription> =>
      write((trx) => verifySubscription(trx, apiKey?.id, params.id)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/webhook-subscriptions/:id/test',
    summary: 'Sends a test event, once.',
    params: ById,
    response: WebhookSubscription,
    write: { action: 'webhook-subscription.test' },
    errors: CHANGE_ERRORS,
    handle: (_, { params, write, apiKey }): Promise<WebhookSubscription> =>
      write((trx) => testSubscription(trx, apiKey?.id, params.id)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/webhook-subscriptions/:id/replay',
    summary: 'Sends the events from a cursor on again, with the same ids; events of the last week.',
    params: ById,
    body: WebhookReplayRequest,
    response: WebhookSubscription,
    write: { action: 'webhook-subscription.replay' },
    errors: CHANGE_ERRORS,
    handle: async ({ feed }, { params, body, write, apiKey }): Promise<WebhookSubscription> => {
      const place = placeOf(body.from);
      if (!place) throw badInput('from', 'is not the cursor of an event', 'INVALID');
      if (await feed.isGone({ ...place, id: place.id - 1 }))
        throw badInput('from', 'is of an event that is no longer stored', 'EXPIRED');
      return write((trx) => replay(trx, apiKey?.id, params.id, body.from, place));
    },
  }),
  route({
    method: 'POST',
    path: '/v1/webhook-subscriptions/claim',
    summary:
      'Claims deliveries of subscriptions, each for one gateway only; on request waits for the first one.',
    body: SubscriptionClaimRequest,
    response: SubscriptionClaim,
    errors: ERRORS,
    handle: async (context, { body, reply }): Promise<SubscriptionClaim> => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const { limit, wait } = body;
      return { deliveries: await claimOrWait(context, { limit, wait: wait * 1_000 }, gone.signal) };
    },
  }),
  route({
    method: 'POST',
    path: '/v1/webhook-subscriptions/settle',
    summary: 'Reports the outcome of a claimed delivery of a subscription.',
    body: SubscriptionSettleRequest,
    response: SubscriptionSettled,
    errors: ERRORS,
    handle: async (context, { body }): Promise<SubscriptionSettled> => ({
      outcome: await settle(context, body),
    }),
  }),
];
