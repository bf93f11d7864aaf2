/** All loaders of the back-office, one file per area. The REST API decides whether the session may use them. */
import type { RestClient } from '../../../upstream/rest.ts';
import type { ReadScope } from '../../base/scope.ts';
import { createAdminCalls } from './calls.ts';
import { createAdminAuditLoaders } from './audit.ts';
import type { AdminAuditLoaders } from './audit.ts';
import { createAdminStaffLoaders } from './staff.ts';
import type { AdminStaffLoaders } from './staff.ts';
import { createAdminSearchLoaders } from './search.ts';
import type { AdminSearchLoaders } from './search.ts';
import { createAdminPayoutLoaders } from './payouts.ts';
import type { AdminPayoutLoaders } from './payouts.ts';
import { createAdminStatsLoaders } from './stats.ts';
import type { AdminStatsLoaders } from './stats.ts';
import { createAdminApiKeyLoaders } from './api-keys.ts';
import type { AdminApiKeyLoaders } from './api-keys.ts';
import { createAdminSearchRedirectLoaders } from './search-redirects.ts';
import type { AdminSearchRedirectLoaders } from './search-redirects.ts';
import { createAdminSynonymLoaders } from './synonyms.ts';
import type { AdminSynonymLoaders } from './synonyms.ts';
import { createAdminAskedLoaders } from './asked.ts';
import type { AdminAskedLoaders } from './asked.ts';
import { createAdminNewsletterLoaders } from './newsletter.ts';
import type { AdminNewsletterLoaders } from './newsletter.ts';
import { createAdminSettingLoaders } from './settings.ts';
import type { AdminSettingLoaders } from './settings.ts';
import { createAdminTextLoaders } from './texts.ts';
import type { AdminTextLoaders } from './texts.ts';
import { createAdminTwoStepLoaders } from './two-step.ts';
import type { AdminTwoStepLoaders } from './two-step.ts';
import { createAdminViewLoaders } from './views.ts';
import type { AdminViewLoaders } from './views.ts';
import { createAdminCashLoaders } from './cash.ts';
import type { AdminCashLoaders } from './cash.ts';
import { createAdminCatalogueLoaders } from './catalogue.ts';
import type { AdminCatalogueLoaders } from './catalogue.ts';
import { createAdminCategoryLoaders } from './categories.ts';
import type { AdminCategoryLoaders } from './categories.ts';
import { createAdminPromoLoaders } from './promos.ts';
import type { AdminPromoLoaders } from './promos.ts';
import { createAdminCouponLoaders } from './coupons.ts';
import type { AdminCouponLoaders } from './coupons.ts';
import { createAdminDeskLoaders } from './desk.ts';
import type { AdminDeskLoaders } from './desk.ts';
import { createAdminFinanceLoaders } from './finance.ts';
import type { AdminFinanceLoaders } from './finance.ts';
import { createAdminHomepageLoaders } from './homepage.ts';
import type { AdminHomepageLoaders } from './homepage.ts';
import { createAdminJobLoaders } from './jobs.ts';
import type { AdminJobLoaders } from './jobs.ts';
import { createAdminMediaLoaders } from './media.ts';
import type { AdminMediaLoaders } from './media.ts';
import { createAdminOrderLoaders } from './orders.ts';
import { createAdminParcelLoaders } from './parcels.ts';
import type { AdminParcelLoaders } from './parcels.ts';
import { createAdminReviewLoaders } from './reviews.ts';
import type { AdminReviewLoaders } from './reviews.ts';
import { createAdminReturnLoaders } from './returns.ts';
import type { AdminReturnLoaders } from './returns.ts';
import type { AdminReach } from './reach.ts';
import type { AdminOrderLoaders } from './orders.ts';
import { createAdminPeopleLoaders } from './people.ts';
import type { AdminPeopleLoaders } from './people.ts';
import { createAdminProductLoaders } from './products.ts';
import type { AdminProductLoaders } from './products.ts';
import { createAdminSellerLoaders } from './sellers.ts';
import type { AdminSellerLoaders } from './sellers.ts';
import { createAdminSupportLoaders } from './support.ts';
import type { AdminSupportLoaders } from './support.ts';
import { createAdminWebhookLoaders } from './webhooks.ts';
import { createWebhookSubscriptionLoaders } from './webhook-subscriptions.ts';
import type { WebhookSubscriptionLoaders } from './webhook-subscriptions.ts';
import type { AdminWebhookLoaders } from './webhooks.ts';

/** Every function throws UpstreamError. */
export interface AdminLoaders
  extends
    AdminProductLoaders,
    AdminViewLoaders,
    AdminSearchLoaders,
    AdminPayoutLoaders,
    AdminStatsLoaders,
    AdminTwoStepLoaders,
    AdminStaffLoaders,
    AdminAuditLoaders,
    AdminPeopleLoaders,
    AdminCouponLoaders,
    AdminPromoLoaders,
    AdminHomepageLoaders,
    AdminJobLoaders,
    AdminMediaLoaders,
    AdminOrderLoaders,
    AdminDeskLoaders,
    AdminFinanceLoaders,
    AdminReturnLoaders,
    AdminReviewLoaders,
    AdminParcelLoaders,
    AdminCashLoaders,
    AdminSupportLoaders,
    AdminSellerLoaders,
    AdminWebhookLoaders {
  /** Whether the REST API offers the core reads of the back-office alone. */
  isCoreOnly(): Promise<boolean>;
  readonly catalogue: AdminCatalogueLoaders;
  readonly categories: AdminCategoryLoaders;
  readonly asked: AdminAskedLoaders;
  readonly apiKeys: AdminApiKeyLoaders;
  readonly webhookSubscriptions: WebhookSubscriptionLoaders;
  readonly synonyms: AdminSynonymLoaders;
  readonly searchRedirects: AdminSearchRedirectLoaders;
  readonly newsletter: AdminNewsletterLoaders;
  readonly texts: AdminTextLoaders;
  readonly settings: AdminSettingLoaders;
}

export function createAdminLoaders(
  rest: RestClient,
  scope: Pick<ReadScope, 'reads' | 'signal'>,
  token: string,
  reach: AdminReach,
): AdminLoaders {
  const calls = createAdminCalls(rest, scope, token);
  const twoStep = createAdminTwoStepLoaders(calls);
  return {
    ...createAdminProductLoaders(calls),
    ...createAdminViewLoaders(calls),
    ...createAdminSearchLoaders(calls),
    ...createAdminPayoutLoaders(calls),
    ...createAdminStatsLoaders(calls),
    ...twoStep,
    ...createAdminStaffLoaders(calls),
    ...createAdminAuditLoaders(calls),
    ...createAdminPeopleLoaders(calls),
    ...createAdminCouponLoaders(calls),
    ...createAdminPromoLoaders(calls),
    ...createAdminHomepageLoaders(calls),
    ...createAdminJobLoaders(calls),
    ...createAdminMediaLoaders(calls),
    ...createAdminOrderLoaders(calls),
    ...createAdminDeskLoaders(calls),
    ...createAdminFinanceLoaders(calls),
    ...createAdminReturnLoaders(calls),
    ...createAdminReviewLoaders(calls),
    ...createAdminParcelLoaders(calls),
    ...createAdminCashLoaders(calls),
    ...createAdminSupportLoaders(calls),
    ...createAdminSellerLoaders(calls),
    ...createAdminWebhookLoaders(calls),
    isCoreOnly: () => reach.isCoreOnly(() => twoStep.twoStep()),
    catalogue: createAdminCatalogueLoaders(calls),
    categories: createAdminCategoryLoaders(calls),
    asked: createAdminAskedLoaders(calls),
    apiKeys: createAdminApiKeyLoaders(calls),
    webhookSubscriptions: createWebhookSubscriptionLoaders(calls),
    synonyms: createAdminSynonymLoaders(calls),
    searchRedirects: createAdminSearchRedirectLoaders(calls),
    newsletter: createAdminNewsletterLoaders(calls),
    texts: createAdminTextLoaders(calls),
    settings: createAdminSettingLoaders(calls),
  };
}
