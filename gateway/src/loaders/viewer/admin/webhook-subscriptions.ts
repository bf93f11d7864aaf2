/** Subscriptions of third parties to events: for staff, and for keys, which see and change their own. */
import {
  LoggedDeliveriesPage,
  WebhookSubscription,
  WebhookSubscriptionRemoved,
  WebhookSubscriptionsPage,
  WebhookSubscriptionWithSecret,
} from '../../../../contract/webhook-subscriptions.ts';
import type {
  SubscriptionDeliveryState,
  WebhookSubscriptionChange,
  WebhookSubscriptionRequest,
} from '../../../../contract/webhook-subscriptions.ts';
import type { ListPage } from '../../base/pages.ts';
import { segment, withQuery } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface WebhookSubscriptionLoaders {
  list(page: ListPage): Promise<WebhookSubscriptionsPage>;
  one(id: string): Promise<WebhookSubscription>;
  deliveries(
    id: string,
    page: ListPage,
    state: SubscriptionDeliveryState | undefined,
  ): Promise<LoggedDeliveriesPage>;
  create(request: WebhookSubscriptionRequest): Promise<WebhookSubscriptionWithSecret>;
  change(id: string, version: number, change: WebhookSubscriptionChange): Promise<WebhookSubscription>;
  remove(id: string): Promise<WebhookSubscriptionRemoved>;
  rotate(id: string): Promise<WebhookSubscriptionWithSecret>;
  verify(id: string): Promise<WebhookSubscription>;
  test(id: string): Promise<WebhookSubscription>;
  replay(id: string, from: string): Promise<WebhookSubscription>;
}

const path = '/v1/admin/webhook-subscriptions';
const asOne = (json: unknown): WebhookSubscription => WebhookSubscription.parse(json);
const withSecret = (json: unknown): WebhookSubscriptionWithSecret =>
  WebhookSubscriptionWithSecret.parse(json);

export function createWebhookSubscriptionLoaders({
  get,
  send,
  remove,
}: AdminCalls): WebhookSubscriptionLoaders {
  const of = (id: string): string => `${path}/${segment(id)}`;
  return {
    list: (page) => get(withQuery(path, { ...page }), (json) => WebhookSubscriptionsPage.parse(json)),
    one: (id) => get(of(id), asOne),
    deliveries: (id, page, state) =>
      get(withQuery(`${of(id)}/deliveries`, { ...page, state }), (json) => LoggedDeliveriesPage.parse(json)),
    create: (request) => send(path, request, withSecret),
    change: (id, version, change) => send(of(id), change, asOne, { version }),
    remove: (id) => remove(of(id), (json) => WebhookSubscriptionRemoved.parse(json)),
    rotate: (id) => send(`${of(id)}/secret`, {}, withSecret),
    verify: (id) => send(`${of(id)}/verify`, {}, asOne),
    test: (id) => send(`${of(id)}/test`, {}, asOne),
    replay: (id, from) => send(`${of(id)}/replay`, { from }, asOne),
  };
}
