/**
 * The screens of the back office: where each one stands, and how its code and texts are loaded. A screen is a module with a
 * default export that takes `ScreenProps`; a new one is a line here, an address in `adminPaths.ts` and an entry of `menu.ts`.
 */
import { lazy, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { withAdminAreas } from '../../i18n/adminTexts.ts';
import type { AreaKey } from '../../i18n/translate.ts';
import { loadOrReload } from '../../navigation/loadOrReload.ts';
import { adminPaths } from './adminPaths.ts';
import { CORE_PATHS } from './corePaths.ts';

/** What a screen is given. */
export interface ScreenProps {
  /** The path's parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** The address: its query holds the state of lists, and the tab of details. */
  readonly url: URL;
}

export interface Screen {
  /** In react-router's notation. */
  readonly pattern: string;
  /** Its heading until it is there. */
  readonly title: AreaKey<'admin'>;
  readonly Component: ComponentType<ScreenProps>;
  /** Loads its code and texts for later. */
  readonly preload: () => void;
}

type Load = () => Promise<{ readonly default: ComponentType<ScreenProps> }>;

function screen(pattern: string, title: AreaKey<'admin'>, load: Load): Screen {
  return {
    pattern: decodeURIComponent(pattern),
    title,
    Component: lazy(() => loadOrReload(`admin ${pattern}`, load)),
    // A navigation there reports the failure; a preload does not.
    preload: () => void load().catch(() => undefined),
  };
}

/** All screens: a path leads to the first that fits. */
export const screens: readonly Screen[] = [
  screen(
    adminPaths.home(),
    'menu.home',
    withAdminAreas(['admin', 'address', 'adminInsight', 'adminSupport'], () => import('./home/HomePage.tsx')),
  ),
  screen(
    adminPaths.confirm(),
    'menu.confirm',
    withAdminAreas(['adminDesk', 'orders', 'address'], () => import('./confirm/ConfirmPage.tsx')),
  ),
  screen(
    adminPaths.orders(),
    'menu.orders',
    withAdminAreas(
      ['adminOrders', 'adminParcels', 'orders', 'address'],
      () => import('./orders/OrdersPage.tsx'),
    ),
  ),
  screen(
    adminPaths.products(),
    'menu.products',
    withAdminAreas(
      [
        'adminProducts',
        'adminProductEditor',
        'adminBulk',
        'adminFlash',
        'adminGrid',
        'adminImport',
        'catalogue',
        'adminJobs',
      ],
      () => import('./products/ProductsPage.tsx'),
    ),
  ),
  // Before the product's pattern, which fits its address as well.
  screen(
    adminPaths.productGrid(),
    'menu.productGrid',
    withAdminAreas(
      ['adminGrid', 'adminProducts', 'adminJobs', 'catalogue'],
      () => import('./products/GridPage.tsx'),
    ),
  ),
  screen(
    adminPaths.product(':id'),
    'menu.product',
    withAdminAreas(
      [
        'adminProducts',
        'adminProductEditor',
        'adminFlash',
        'adminVariants',
        'adminAudit',
        'catalogue',
        'product',
      ],
      () => import('./products/AdminProductPage.tsx'),
    ),
  ),
  // The tree stays while one category after the other is opened beside it.
  screen(
    `${adminPaths.categories()}/:id?`,
    'menu.categories',
    withAdminAreas(
      ['adminCategories', 'adminImport', 'adminBulk', 'adminProducts', 'catalogue'],
      () => import('./categories/AdminCategoriesPage.tsx'),
    ),
  ),
  screen(
    adminPaths.brands(),
    'menu.brands',
    withAdminAreas(
      ['adminCategories', 'adminBulk', 'adminProducts', 'catalogue'],
      () => import('./brands/BrandsPage.tsx'),
    ),
  ),
  screen(
    adminPaths.brand(':id'),
    'menu.brand',
    withAdminAreas(['adminCategories'], () => import('./brands/AdminBrandPage.tsx')),
  ),
  // Before the order's pattern, which fits its address as well.
  screen(
    adminPaths.newOrder(),
    'menu.newOrder',
    withAdminAreas(['adminOrders', 'address', 'catalogue'], () => import('./orders/PhoneOrderPage.tsx')),
  ),
  screen(
    adminPaths.order(':id'),
    'menu.order',
    withAdminAreas(
      [
        'adminOrders',
        'adminAudit',
        'adminDesk',
        'adminParcels',
        'adminProducts',
        'adminSupport',
        'orders',
        'tickets',
      ],
      () => import('./orders/OrderPage.tsx'),
    ),
  ),
  screen(
    adminPaths.parcels(),
    'menu.parcels',
    withAdminAreas(['adminParcels', 'orders'], () => import('./parcels/ParcelsPage.tsx')),
  ),
  screen(
    adminPaths.parcelList(),
    'menu.parcels',
    withAdminAreas(['adminParcels', 'address', 'orders'], () => import('./parcels/ParcelListPage.tsx')),
  ),
  screen(
    adminPaths.returns(),
    'menu.returns',
    withAdminAreas(['adminReturns'], () => import('./returns/ReturnsPage.tsx')),
  ),
  screen(
    adminPaths.return(':id'),
    'menu.return',
    withAdminAreas(['adminReturns', 'orders', 'support'], () => import('./returns/ReturnPage.tsx')),
  ),
  screen(
    adminPaths.refunds(),
    'menu.refunds',
    withAdminAreas(['adminOrders'], () => import('./refunds/RefundsPage.tsx')),
  ),
  screen(
    adminPaths.users(),
    'menu.users',
    withAdminAreas(['adminPeople'], () => import('./users/UsersPage.tsx')),
  ),
  screen(
    adminPaths.user(':accountNumber'),
    'menu.user',
    withAdminAreas(
      [
        'adminPeople',
        'adminSupport',
        'adminReviews',
        'adminAudit',
        'adminProducts',
        'orders',
        'tickets',
        'reviews',
      ],
      () => import('./users/UserPage.tsx'),
    ),
  ),
  screen(
    adminPaths.reviews(),
    'menu.reviews',
    withAdminAreas(['adminReviews', 'reviews'], () => import('./reviews/ReviewsPage.tsx')),
  ),
  screen(
    adminPaths.review(':id'),
    'menu.review',
    withAdminAreas(
      ['adminReviews', 'adminAudit', 'adminProducts', 'reviews'],
      () => import('./reviews/ReviewPage.tsx'),
    ),
  ),
  // Before the ticket's pattern, which fits their addresses as well.
  screen(
    adminPaths.cannedAnswers(),
    'menu.cannedAnswers',
    withAdminAreas(['adminSupport'], () => import('./tickets/AnswersPage.tsx')),
  ),
  screen(
    adminPaths.cannedAnswer(':id'),
    'menu.cannedAnswer',
    withAdminAreas(['adminSupport', 'adminAudit', 'adminProducts'], () => import('./tickets/AnswerPage.tsx')),
  ),
  // The list stays while one ticket after the other is opened beside it.
  screen(
    `${adminPaths.tickets()}/:number?`,
    'menu.tickets',
    withAdminAreas(
      [
        'adminSupport',
        'adminAudit',
        'adminProducts',
        'adminOrders',
        'adminCategories',
        'adminPeople',
        'orders',
        'support',
        'tickets',
      ],
      () => import('./tickets/TicketsPage.tsx'),
    ),
  ),
  screen(
    adminPaths.cash(),
    'menu.cash',
    withAdminAreas(['adminCash'], () => import('./cash/CashPage.tsx')),
  ),
  screen(
    adminPaths.missingCash(),
    'menu.missingCash',
    withAdminAreas(['adminCash'], () => import('./cash/MissingCashPage.tsx')),
  ),
  screen(
    adminPaths.cashStatement(':id'),
    'menu.cashStatement',
    withAdminAreas(['adminCash'], () => import('./cash/StatementPage.tsx')),
  ),
  screen(
    adminPaths.payouts(),
    'menu.payouts',
    withAdminAreas(['adminPayouts'], () => import('./payouts/PayablePage.tsx')),
  ),
  // `batches` in place of an id lists them.
  screen(
    adminPaths.payoutBatch(':id'),
    'menu.payoutBatch',
    withAdminAreas(['adminPayouts'], () => import('./payouts/BatchPage.tsx')),
  ),
  screen(
    adminPaths.applications(),
    'menu.applications',
    withAdminAreas(['adminSellers', 'address'], () => import('./sellers/ApplicationsPage.tsx')),
  ),
  screen(
    adminPaths.sellers(),
    'menu.sellers',
    withAdminAreas(['adminSellers', 'address'], () => import('./sellers/SellersPage.tsx')),
  ),
  screen(
    adminPaths.seller(':id'),
    'menu.seller',
    withAdminAreas(
      ['adminSellers', 'adminAudit', 'adminCategories', 'adminProducts', 'address', 'support'],
      () => import('./sellers/SellerPage.tsx'),
    ),
  ),
  screen(
    adminPaths.coupons(),
    'menu.coupons',
    withAdminAreas(['adminMarketing', 'adminImport'], () => import('./coupons/CouponsPage.tsx')),
  ),
  // Before the coupon's pattern, which fits its address as well.
  screen(
    adminPaths.newCoupon(),
    'menu.newCoupon',
    withAdminAreas(
      ['adminMarketing', 'cartDetails', 'catalogue'],
      () => import('./coupons/NewCouponPage.tsx'),
    ),
  ),
  screen(
    adminPaths.couponCodes(),
    'menu.couponCodes',
    withAdminAreas(['adminMarketing', 'catalogue'], () => import('./coupons/CouponCodesPage.tsx')),
  ),
  screen(
    adminPaths.coupon(':id'),
    'menu.coupon',
    withAdminAreas(
      ['adminMarketing', 'cartDetails', 'catalogue', 'adminAudit', 'adminProducts'],
      () => import('./coupons/CouponPage.tsx'),
    ),
  ),
  screen(
    adminPaths.flashSales(),
    'menu.flashSales',
    withAdminAreas(
      ['adminFlash', 'adminProducts', 'catalogue'],
      () => import('./products/FlashSalesPage.tsx'),
    ),
  ),
  screen(
    adminPaths.promotions(),
    'menu.promotions',
    withAdminAreas(['adminMarketing'], () => import('./promotions/PromosPage.tsx')),
  ),
  // Before the promotion's pattern, which fits its address as well.
  screen(
    adminPaths.newPromotion(),
    'menu.newPromotion',
    withAdminAreas(
      ['adminMarketing', 'adminCategories', 'catalogue', 'adminProducts'],
      () => import('./promotions/NewPromoPage.tsx'),
    ),
  ),
  screen(
    adminPaths.promotion(':id'),
    'menu.promotion',
    withAdminAreas(
      ['adminMarketing', 'adminCategories', 'adminAudit', 'adminProducts', 'catalogue'],
      () => import('./promotions/AdminPromoPage.tsx'),
    ),
  ),
  screen(
    adminPaths.homepage(),
    'menu.homepage',
    withAdminAreas(
      ['adminHomepage', 'adminCategories', 'catalogue'],
      () => import('./homepage/HomepagePage.tsx'),
    ),
  ),
  screen(
    adminPaths.searches(),
    'menu.searches',
    withAdminAreas(['adminInsight'], () => import('./asked/SearchesPage.tsx')),
  ),
  screen(
    adminPaths.synonyms(),
    'menu.synonyms',
    withAdminAreas(['adminInsight'], () => import('./synonyms/SynonymsPage.tsx')),
  ),
  screen(
    adminPaths.synonymGroup(':id'),
    'menu.synonymGroup',
    withAdminAreas(
      ['adminInsight', 'adminAudit', 'adminProducts'],
      () => import('./synonyms/SynonymGroupPage.tsx'),
    ),
  ),
  screen(
    adminPaths.searchRedirects(),
    'menu.searchRedirects',
    withAdminAreas(['adminInsight'], () => import('./search-redirects/SearchRedirectsPage.tsx')),
  ),
  screen(
    adminPaths.searchRedirect(':id'),
    'menu.searchRedirect',
    withAdminAreas(
      ['adminInsight', 'adminAudit', 'adminProducts', 'adminCategories', 'catalogue'],
      () => import('./search-redirects/SearchRedirectPage.tsx'),
    ),
  ),
  screen(
    adminPaths.questions(),
    'menu.questions',
    withAdminAreas(['adminInsight'], () => import('./asked/QuestionsPage.tsx')),
  ),
  screen(
    adminPaths.newsletter(),
    'menu.newsletter',
    withAdminAreas(['adminNewsletter'], () => import('./newsletter/SubscribersPage.tsx')),
  ),
  screen(
    adminPaths.texts(),
    'menu.texts',
    withAdminAreas(['adminTexts', 'pages'], () => import('./pages/TextsPage.tsx')),
  ),
  screen(
    adminPaths.text(':slug', ':language'),
    'menu.text',
    withAdminAreas(
      ['adminTexts', 'adminAudit', 'adminProducts', 'catalogue', 'pages'],
      () => import('./pages/AdminTextPage.tsx'),
    ),
  ),
  screen(
    adminPaths.webhooks(),
    'menu.webhooks',
    withAdminAreas(['adminSettings'], () => import('./webhooks/WebhooksPage.tsx')),
  ),
  screen(
    adminPaths.settings(),
    'menu.settings',
    withAdminAreas(
      ['adminShop', 'adminAudit', 'adminPeople', 'adminProducts'],
      () => import('./settings/SettingsPage.tsx'),
    ),
  ),
  screen(
    adminPaths.security(),
    'menu.security',
    withAdminAreas(['adminSecurity'], () => import('./security/SecurityPage.tsx')),
  ),
  screen(
    adminPaths.staff(),
    'menu.staff',
    withAdminAreas(['adminStaff'], () => import('./staff/StaffPage.tsx')),
  ),
  screen(
    adminPaths.apiKeys(),
    'menu.apiKeys',
    withAdminAreas(['adminApiKeys'], () => import('./api-keys/ApiKeysPage.tsx')),
  ),
  screen(
    adminPaths.webhookSubscriptions(),
    'menu.webhookSubscriptions',
    withAdminAreas(
      ['adminWebhooks', 'adminApiKeys'],
      () => import('./webhook-subscriptions/SubscriptionsPage.tsx'),
    ),
  ),
  screen(
    adminPaths.webhookLog(),
    'menu.webhookLog',
    withAdminAreas(['adminWebhooks'], () => import('./webhook-subscriptions/LogPage.tsx')),
  ),
  screen(
    adminPaths.import(),
    'menu.import',
    withAdminAreas(['adminImport'], () => import('./jobs/ImportPage.tsx')),
  ),
  screen(
    adminPaths.jobs(),
    'menu.jobs',
    withAdminAreas(
      ['adminJobs', 'adminProducts', 'adminImport', 'adminCategories', 'adminMarketing'],
      () => import('./jobs/JobsPage.tsx'),
    ),
  ),
  screen(
    adminPaths.job(':id'),
    'menu.job',
    withAdminAreas(
      [
        'adminJobs',
        'adminBulk',
        'adminImport',
        'adminProducts',
        'adminCategories',
        'adminMarketing',
        'catalogue',
      ],
      () => import('./jobs/JobPage.tsx'),
    ),
  ),
  screen(
    adminPaths.audit(),
    'menu.audit',
    withAdminAreas(['adminAudit', 'adminProducts'], () => import('./audit/AuditPage.tsx')),
  ),
  screen(
    adminPaths.access(),
    'menu.access',
    withAdminAreas(['adminAudit'], () => import('./audit/AccessPage.tsx')),
  ),
  screen(
    adminPaths.media(),
    'menu.media',
    withAdminAreas(['adminMedia'], () => import('./media/MediaPage.tsx')),
  ),
];

/** Screens of their own for an API that offers the core reads alone. */
const ownCoreScreens: readonly Screen[] = [
  screen(
    adminPaths.home(),
    'menu.home',
    withAdminAreas(['admin'], () => import('./home/CoreHomePage.tsx')),
  ),
  screen(
    adminPaths.products(),
    'menu.products',
    withAdminAreas(['adminProducts', 'catalogue'], () => import('./products/CoreProductsPage.tsx')),
  ),
  screen(
    adminPaths.categories(),
    'menu.categories',
    withAdminAreas(['adminCategories'], () => import('./categories/CoreCategoriesPage.tsx')),
  ),
];

/** The screens for an API that offers the core reads alone. */
const coreScreens: readonly Screen[] = CORE_PATHS.map((pattern) => {
  const found =
    ownCoreScreens.find((one) => one.pattern === pattern) ??
    // What opens beside a list needs more.
    screens.find((one) => one.pattern.replace(/\/:\w+\?$/, '') === pattern);
  if (found === undefined) throw new Error(`There is no screen at ${pattern}`);
  return { ...found, pattern };
});

interface FoundScreen {
  readonly screen: Screen;
  readonly params: ScreenProps['params'];
}

/** The screen at a path, with its parameters; undefined where there is none. */
export const screenAt = (pathname: string): FoundScreen | undefined => findScreen(screens, pathname);

/** As `screenAt`, of an API that offers the core reads alone. */
export const coreScreenAt = (pathname: string): FoundScreen | undefined => findScreen(coreScreens, pathname);

function findScreen(among: readonly Screen[], pathname: string): FoundScreen | undefined {
  for (const one of among) {
    const match = matchPath({ path: one.pattern, caseSensitive: true }, pathname);
    if (match !== null) {
      const params = Object.entries(match.params).map(([name, value]) => [name, value ?? '']);
      return { screen: one, params: Object.fromEntries(params) as ScreenProps['params'] };
    }
  }
  return undefined;
}
