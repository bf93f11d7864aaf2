/** The executable schema: every domain's type definitions and resolvers together. */
import { makeExecutableSchema } from '@graphql-tools/schema';
import { isScalarType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { accountResolvers } from './account/resolvers.ts';
import { adminJobResolvers } from './admin-jobs/resolvers.ts';
import { adminCashResolvers } from './admin-cash/resolvers.ts';
import { adminCatalogueResolvers } from './admin-catalogue/resolvers.ts';
import { adminCouponResolvers } from './admin-coupons/resolvers.ts';
import { adminPromoResolvers } from './admin-promos/resolvers.ts';
import { adminListResolvers } from './admin-lists/resolvers.ts';
import { adminOrderResolvers } from './admin-orders/resolvers.ts';
import { adminCategoryResolvers } from './admin-categories/resolvers.ts';
import { adminHomepageResolvers } from './admin-homepage/resolvers.ts';
import { adminMediaResolvers } from './admin-media/resolvers.ts';
import { adminAccessResolvers } from './admin-access/resolvers.ts';
import { adminAuditResolvers } from './admin-audit/resolvers.ts';
import { adminParcelResolvers } from './admin-parcels/resolvers.ts';
import { adminPeopleResolvers } from './admin-people/resolvers.ts';
import { adminReviewResolvers } from './admin-reviews/resolvers.ts';
import { adminSellerResolvers } from './admin-sellers/resolvers.ts';
import { adminReturnResolvers } from './admin-returns/resolvers.ts';
import { adminStaffResolvers } from './admin-staff/resolvers.ts';
import { adminPayoutResolvers } from './admin-payouts/resolvers.ts';
import { adminSearchResolvers } from './admin-search/resolvers.ts';
import { adminStatsResolvers } from './admin-stats/resolvers.ts';
import { adminApiKeyResolvers } from './admin-api-keys/resolvers.ts';
import { adminSearchRedirectResolvers } from './admin-search-redirects/resolvers.ts';
import { adminSynonymResolvers } from './admin-synonyms/resolvers.ts';
import { adminAskedResolvers } from './admin-asked/resolvers.ts';
import { adminNewsletterResolvers } from './admin-newsletter/resolvers.ts';
import { adminSettingResolvers } from './admin-settings/resolvers.ts';
import { adminTextResolvers } from './admin-texts/resolvers.ts';
import { adminTwoStepResolvers } from './admin-two-step/resolvers.ts';
import { adminSupportResolvers } from './admin-support/resolvers.ts';
import { adminViewResolvers } from './admin-views/resolvers.ts';
import { adminResolvers } from './admin/resolvers.ts';
import { baseResolvers } from './base/resolvers.ts';
import { sandboxResolvers } from './sandbox/resolvers.ts';
import { cartResolvers } from './cart/resolvers.ts';
import { catalogueResolvers } from './catalogue/resolvers.ts';
import { chatResolvers } from './chat/resolvers.ts';
import { contentResolvers } from './content/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { feedResolvers } from './feeds/resolvers.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { guardFields } from './guard.ts';
import { newsletterResolvers } from './newsletter/resolvers.ts';
import { orderResolvers } from './orders/resolvers.ts';
import { reviewResolvers } from './reviews/resolvers.ts';
import { sellerProductResolvers } from './seller-products/resolvers.ts';
import { sellerResolvers } from './sellers/resolvers.ts';
import { supportResolvers } from './support/resolvers.ts';
import { carrierSystemResolvers } from './carrier-systems/resolvers.ts';
import { sellerSystemResolvers } from './seller-systems/resolvers.ts';
import { readTypeDefinitions } from './type-definitions.ts';
import { webhookSubscriptionResolvers } from './webhook-subscriptions/resolvers.ts';
import { followedShopResolvers } from './followed-shops/resolvers.ts';
import { wishlistResolvers } from './wishlist/resolvers.ts';

/** The resolvers of all domains. */
export const resolvers: readonly Resolvers[] = [
  baseResolvers,
  catalogueResolvers,
  contentResolvers,
  cartResolvers,
  sandboxResolvers,
  newsletterResolvers,
  supportResolvers,
  reviewResolvers,
  sellerResolvers,
  sellerProductResolvers,
  accountResolvers,
  wishlistResolvers,
  followedShopResolvers,
  orderResolvers,
  adminResolvers,
  adminCashResolvers,
  adminJobResolvers,
  adminSupportResolvers,
  adminViewResolvers,
  adminPayoutResolvers,
  adminSearchResolvers,
  adminStatsResolvers,
  adminAskedResolvers,
  adminApiKeyResolvers,
  webhookSubscriptionResolvers,
  sellerSystemResolvers,
  carrierSystemResolvers,
  adminSynonymResolvers,
  adminSearchRedirectResolvers,
  adminNewsletterResolvers,
  adminSettingResolvers,
  adminTextResolvers,
  adminTwoStepResolvers,
  adminStaffResolvers,
  adminAuditResolvers,
  adminAccessResolvers,
  adminCouponResolvers,
  adminPromoResolvers,
  adminListResolvers,
  adminCatalogueResolvers,
  adminOrderResolvers,
  adminReturnResolvers,
  adminPeopleResolvers,
  adminReviewResolvers,
  adminSellerResolvers,
  adminParcelResolvers,
  adminCategoryResolvers,
  adminHomepageResolvers,
  adminMediaResolvers,
  feedResolvers,
  chatResolvers,
];

let shared: GraphQLSchema | undefined;

/** The schema of all gateways of this process; made when it is first asked for, which takes half a second. */
export function sharedSchema(): GraphQLSchema {
  shared ??= createSchema();
  return shared;
}

/** Creates a new schema on each call. */
export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema<GatewayContext>({
    typeDefs: readTypeDefinitions(),
    resolvers: [...resolvers],
    // The schema is our own, and each test builds it: it need not be validated, or copied, when a shop starts.
    updateResolversInPlace: true,
    assumeValidSDL: process.env['NODE_ENV'] === 'production',
    resolverValidationOptions: {
      requireResolversToMatchSchema: 'error',
      requireResolversForResolveType: 'error',
    },
  });
  for (const type of Object.values(schema.getTypeMap())) {
    // The scalars' implementations replace the types from the SDL, so their descriptions have to be copied.
    if (isScalarType(type)) type.description ??= type.astNode?.description?.value;
  }
  guardFields(schema);
  return schema;
}
