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

/** All screens; no path fits two of them. */
export const screens: readonly Screen[] = [
  screen(
    adminPaths.home(),
    'menu.home',
    withAdminAreas(['admin'], () => import('./home/HomePage.tsx')),
  ),
  screen(
    adminPaths.confirm(),
    'menu.confirm',
    withAdminAreas(['adminDesk', 'orders', 'address'], () => import('./confirm/ConfirmPage.tsx')),
  ),
  screen(
    adminPaths.orders(),
    'menu.orders',
    withAdminAreas(['adminOrders', 'orders'], () => import('./orders/OrdersPage.tsx')),
  ),
  screen(
    adminPaths.products(),
    'menu.products',
    withAdminAreas(
      ['adminProducts', 'adminProductEditor', 'adminBulk', 'adminImport', 'catalogue'],
      () => import('./products/ProductsPage.tsx'),
    ),
  ),
  screen(
    adminPaths.product(':id'),
    'menu.product',
    withAdminAreas(
      ['adminProducts', 'adminProductEditor', 'adminFlash', 'adminVariants', 'adminAudit', 'catalogue'],
      () => import('./products/AdminProductPage.tsx'),
    ),
  ),
  // The tree stays while one category after the other is opened beside it.
  screen(
    `${adminPaths.categories()}/:id?`,
    'menu.categories',
    withAdminAreas(['adminCategories', 'catalogue'], () => import('./categories/AdminCategoriesPage.tsx')),
  ),
  screen(
    adminPaths.brands(),
    'menu.brands',
    withAdminAreas(['adminCategories'], () => import('./brands/BrandsPage.tsx')),
  ),
  screen(
    adminPaths.brand(':id'),
    'menu.brand',
    withAdminAreas(['adminCategories'], () => import('./brands/AdminBrandPage.tsx')),
  ),
  screen(
    adminPaths.order(':id'),
    'menu.order',
    withAdminAreas(
      ['adminOrders', 'adminAudit', 'adminProducts', 'orders'],
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
    withAdminAreas(['adminParcels', 'orders'], () => import('./parcels/ParcelListPage.tsx')),
  ),
  screen(
    adminPaths.returns(),
    'menu.returns',
    withAdminAreas(['adminReturns'], () => import('./returns/ReturnsPage.tsx')),
  ),
  screen(
    adminPaths.return(':id'),
    'menu.return',
    withAdminAreas(['adminReturns', 'orders'], () => import('./returns/ReturnPage.tsx')),
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
    adminPaths.tickets(),
    'menu.tickets',
    withAdminAreas(['adminSupport', 'tickets'], () => import('./tickets/TicketsPage.tsx')),
  ),
  screen(
    adminPaths.ticket(':number'),
    'menu.ticket',
    withAdminAreas(['adminSupport', 'tickets'], () => import('./tickets/TicketPage.tsx')),
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
    adminPaths.sellers(),
    'menu.sellers',
    withAdminAreas(['adminSellers'], () => import('./sellers/SellersPage.tsx')),
  ),
  screen(
    adminPaths.seller(':id'),
    'menu.seller',
    withAdminAreas(['adminSellers'], () => import('./sellers/SellerPage.tsx')),
  ),
  screen(
    adminPaths.coupons(),
    'menu.coupons',
    withAdminAreas(['adminMarketing'], () => import('./coupons/CouponsPage.tsx')),
  ),
  screen(
    adminPaths.webhooks(),
    'menu.webhooks',
    withAdminAreas(['adminSettings'], () => import('./webhooks/WebhooksPage.tsx')),
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
    adminPaths.import(),
    'menu.import',
    withAdminAreas(['adminImport'], () => import('./jobs/ImportPage.tsx')),
  ),
  screen(
    adminPaths.jobs(),
    'menu.jobs',
    withAdminAreas(['adminJobs', 'adminProducts'], () => import('./jobs/JobsPage.tsx')),
  ),
  screen(
    adminPaths.job(':id'),
    'menu.job',
    withAdminAreas(['adminJobs', 'adminImport', 'adminProducts'], () => import('./jobs/JobPage.tsx')),
  ),
  screen(
    adminPaths.audit(),
    'menu.audit',
    withAdminAreas(['adminAudit', 'adminProducts'], () => import('./audit/AuditPage.tsx')),
  ),
  screen(
    adminPaths.media(),
    'menu.media',
    withAdminAreas(['adminMedia'], () => import('./media/MediaPage.tsx')),
  ),
];

/** The screen at a path, with its parameters; undefined where there is none. */
export function screenAt(
  pathname: string,
): { readonly screen: Screen; readonly params: ScreenProps['params'] } | undefined {
  for (const one of screens) {
    const match = matchPath({ path: one.pattern, caseSensitive: true }, pathname);
    if (match !== null) {
      const params = Object.entries(match.params).map(([name, value]) => [name, value ?? '']);
      return { screen: one, params: Object.fromEntries(params) as ScreenProps['params'] };
    }
  }
  return undefined;
}
