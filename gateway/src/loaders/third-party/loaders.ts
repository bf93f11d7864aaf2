/** Everything that a third party reads and changes with its key. */
import { createWebhookSubscriptionLoaders } from '../viewer/admin/webhook-subscriptions.ts';
import type { WebhookSubscriptionLoaders } from '../viewer/admin/webhook-subscriptions.ts';
import type { AdminCalls } from '../viewer/admin/calls.ts';
import { createCarrierSystemLoaders } from './carrier-system.ts';
import type { CarrierSystemLoaders } from './carrier-system.ts';
import { createSellerSystemLoaders } from './seller-system.ts';
import type { SellerSystemLoaders } from './seller-system.ts';

export interface KeyLoaders {
  readonly webhookSubscriptions: WebhookSubscriptionLoaders;
  readonly sellerSystem: SellerSystemLoaders;
  readonly carrierSystem: CarrierSystemLoaders;
}

/** @param calls of the key: the REST API decides by its scopes and its binding */
export const createKeyLoaders = (calls: AdminCalls): KeyLoaders => ({
  webhookSubscriptions: createWebhookSubscriptionLoaders(calls),
  sellerSystem: createSellerSystemLoaders(calls),
  carrierSystem: createCarrierSystemLoaders(calls),
});
