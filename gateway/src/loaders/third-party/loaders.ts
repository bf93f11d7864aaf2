/** Everything that a third party reads and changes with its key. */
import { createWebhookSubscriptionLoaders } from '../viewer/admin/webhook-subscriptions.ts';
import type { WebhookSubscriptionLoaders } from '../viewer/admin/webhook-subscriptions.ts';
import type { AdminCalls } from '../viewer/admin/calls.ts';
import { createCarrierSystemLoaders } from './carrier-system.ts';
import type { CarrierSystemLoaders } from './carrier-system.ts';
import { createAdminFinanceLoaders } from '../viewer/admin/finance.ts';
import type { AdminFinanceLoaders } from '../viewer/admin/finance.ts';
import { createAdminOrderLoaders } from '../viewer/admin/orders.ts';
import type { AdminOrderLoaders } from '../viewer/admin/orders.ts';
import { createSellerProductLoaders } from './seller-products.ts';
import type { SellerProductLoaders } from './seller-products.ts';
import { createSellerSystemLoaders } from './seller-system.ts';
import type { SellerSystemLoaders } from './seller-system.ts';
import { createAdminSupportLoaders } from '../viewer/admin/support.ts';
import type { AdminSupportLoaders } from '../viewer/admin/support.ts';

/** Orders and refunds, for staff and for keys. */
export type OrderDeskLoaders = AdminOrderLoaders & AdminFinanceLoaders;

export interface KeyLoaders {
  readonly webhookSubscriptions: WebhookSubscriptionLoaders;
  /** What staff do with orders and refunds. */
  readonly orderDesk: OrderDeskLoaders;
  /** What staff do with tickets. */
  readonly support: AdminSupportLoaders;
  readonly sellerProducts: SellerProductLoaders;
  readonly sellerSystem: SellerSystemLoaders;
  readonly carrierSystem: CarrierSystemLoaders;
}

/** @param calls of the key: the REST API decides by its scopes and its binding */
export const createKeyLoaders = (calls: AdminCalls): KeyLoaders => ({
  webhookSubscriptions: createWebhookSubscriptionLoaders(calls),
  orderDesk: { ...createAdminOrderLoaders(calls), ...createAdminFinanceLoaders(calls) },
  support: createAdminSupportLoaders(calls),
  sellerProducts: createSellerProductLoaders(calls),
  sellerSystem: createSellerSystemLoaders(calls),
  carrierSystem: createCarrierSystemLoaders(calls),
});
