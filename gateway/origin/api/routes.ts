/** All routes of the API. */
import { accessRoutes } from './access/routes.ts';
import { apiKeyRoutes } from './api-keys/routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { adminBrandRoutes } from './brands/admin.ts';
import { taxRoutes } from './invoices/tax-routes.ts';
import { synonymRoutes } from './synonyms/routes.ts';
import { askedRoutes } from './asked/routes.ts';
import { searchRedirectRoutes } from './search-redirects/routes.ts';
import { adminNewsletterRoutes } from './newsletter/admin.ts';
import { adminPageRoutes } from './pages/admin.ts';
import { brandRoutes } from './brands/routes.ts';
import { cashRoutes } from './cash/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { adminCategoryRoutes } from './categories/admin/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import { adminPromoRoutes } from './content/promos.ts';
import { contentRoutes } from './content/routes.ts';
import { homepageVersionRoutes } from './content/version-routes.ts';
import { couponRoutes } from './coupons/routes.ts';
import { deskRoutes } from './desk/routes.ts';
import { deliveryRoutes } from './delivery/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { jobFileRoutes } from './jobs/file-routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { parcelRoutes } from './parcels/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { adminProductRoutes } from './products/admin/routes.ts';
import { productRoutes } from './products/routes.ts';
import { redirectRoutes } from './redirects/routes.ts';
import { returnRoutes } from './returns/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import type { Route } from './route.ts';
import { payoutRoutes } from './payouts/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { statsRoutes } from './stats/routes.ts';
import { sellerProductRoutes } from './seller-products/routes.ts';
import { sellerRoutes } from './sellers/routes.ts';
import { carrierSystemRoutes } from './carrier-systems/routes.ts';
import { sellerSystemRoutes } from './seller-systems/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { twoStepRoutes } from './accounts/two-step-routes.ts';
import { viewRoutes } from './views/routes.ts';
import { settingRoutes } from './settings/routes.ts';
import { shopRoutes } from './shops/routes.ts';
import { adminSupportRoutes } from './support/admin-routes.ts';
import { supportRoutes } from './support/routes.ts';
import { systemRoutes } from './system/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { webhookSubscriptionRoutes } from './webhook-subscriptions/routes.ts';
import { followedShopRoutes } from './followed-shops/routes.ts';
import { wishlistRoutes } from './wishlist/routes.ts';

export const routes: readonly Route[] = [
  ...systemRoutes(() => routes),
  ...apiKeyRoutes,
  ...categoryRoutes,
  ...productRoutes,
  ...adminProductRoutes,
  ...adminCategoryRoutes,
  ...adminBrandRoutes,
  ...adminPageRoutes,
  ...synonymRoutes,
  ...askedRoutes,
  ...searchRedirectRoutes,
  ...adminNewsletterRoutes,
  ...settingRoutes,
  ...taxRoutes,
  ...jobRoutes,
  ...jobFileRoutes,
  ...redirectRoutes,
  ...peopleRoutes,
  ...reviewRoutes,
  ...brandRoutes,
  ...shopRoutes,
  ...sellerRoutes,
  ...sellerProductRoutes,
  ...sellerSystemRoutes,
  ...carrierSystemRoutes,
  ...auditRoutes,
  ...accessRoutes,
  ...staffRoutes,
  ...twoStepRoutes,
  ...viewRoutes,
  ...payoutRoutes,
  ...searchRoutes,
  ...statsRoutes,
  ...contentRoutes,
  ...adminPromoRoutes,
  ...homepageVersionRoutes,
  ...pageRoutes,
  ...cartRoutes,
  ...couponRoutes,
  ...orderRoutes,
  ...deskRoutes,
  ...parcelRoutes,
  ...returnRoutes,
  ...cashRoutes,
  ...paymentRoutes,
  ...invoiceRoutes,
  ...deliveryRoutes,
  ...accountRoutes,
  ...wishlistRoutes,
  ...followedShopRoutes,
  ...newsletterRoutes,
  ...supportRoutes,
  ...adminSupportRoutes,
  ...eventRoutes,
  ...webhookRoutes,
  ...sandboxRoutes,
  ...webhookSubscriptionRoutes,
  ...mediaRoutes,
  ...fileRoutes,
];
