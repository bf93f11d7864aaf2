/** The menu of the back office: groups of screens in the order of a day's work. What has no screen yet is not in it. */
import type { IconName } from '../../design/icons.ts';
import type { AreaKey } from '../../i18n/translate.ts';
import type { StaffCapability } from './_kit/__generated__/staffQuery.graphql.ts';
import type { Staff } from './_kit/staff.tsx';
import type { useCountsQuery } from './_frame/__generated__/useCountsQuery.graphql.ts';
import { adminPaths } from './adminPaths.ts';
import { isCorePath } from './corePaths.ts';

/** Numbers of waiting work. */
export type Counts = NonNullable<useCountsQuery['response']['adminCounts']>;

export interface MenuItem {
  readonly label: AreaKey<'admin'>;
  readonly path: string;
  readonly icon: IconName;
  /** The letter that leads there after `G`. */
  readonly letter?: string;
  /** The number of `adminCounts` that stands beside it: work that waits. */
  readonly count?: keyof Counts;
  /** What a role needs to see it; absent: all roles do. */
  readonly capability?: StaffCapability;
}

export interface MenuGroup {
  /** Absent: its items stand without a heading. */
  readonly label?: AreaKey<'admin'>;
  readonly items: readonly MenuItem[];
}

export const menu: readonly MenuGroup[] = [
  { items: [{ label: 'menu.home', path: adminPaths.home(), icon: 'house', letter: 'h' }] },
  {
    label: 'menu.ordersGroup',
    items: [
      {
        label: 'menu.confirm',
        path: adminPaths.confirm(),
        icon: 'phone',
        letter: 'f',
        count: 'ordersToConfirm',
      },
      { label: 'menu.orders', path: adminPaths.orders(), icon: 'package', letter: 'o' },
      { label: 'menu.parcels', path: adminPaths.parcels(), icon: 'truck', letter: 'l' },
      { label: 'menu.returns', path: adminPaths.returns(), icon: 'rotate-ccw', letter: 'i' },
      { label: 'menu.refunds', path: adminPaths.refunds(), icon: 'hand-coins', letter: 'r' },
    ],
  },
  {
    label: 'menu.catalogueGroup',
    items: [
      {
        label: 'menu.products',
        path: adminPaths.products(),
        icon: 'tag',
        letter: 'p',
        count: 'productsToReview',
      },
      { label: 'menu.categories', path: adminPaths.categories(), icon: 'layout-grid', letter: 'k' },
      { label: 'menu.brands', path: adminPaths.brands(), icon: 'badge-check', letter: 'm' },
      {
        label: 'menu.reviews',
        path: adminPaths.reviews(),
        icon: 'star',
        letter: 'a',
        count: 'pendingReviews',
      },
      { label: 'menu.media', path: adminPaths.media(), icon: 'image', letter: 'd' },
    ],
  },
  {
    label: 'menu.clientsGroup',
    items: [
      {
        label: 'menu.tickets',
        path: adminPaths.tickets(),
        icon: 'messages-square',
        letter: 't',
        count: 'newTickets',
      },
      { label: 'menu.users', path: adminPaths.users(), icon: 'user-round', letter: 'u' },
    ],
  },
  {
    label: 'menu.sellersGroup',
    items: [
      {
        label: 'menu.applications',
        path: adminPaths.applications(),
        icon: 'badge-check',
        letter: 'n',
        count: 'applications',
      },
      { label: 'menu.sellers', path: adminPaths.sellers(), icon: 'store', letter: 's' },
      {
        label: 'menu.cash',
        path: adminPaths.cash(),
        icon: 'hand-coins',
        letter: 'b',
        capability: 'LEDGERS_READ',
      },
      {
        label: 'menu.payouts',
        path: adminPaths.payouts(),
        icon: 'banknote',
        letter: 'v',
        capability: 'LEDGERS_READ',
      },
    ],
  },
  {
    label: 'menu.marketingGroup',
    items: [
      { label: 'menu.coupons', path: adminPaths.coupons(), icon: 'gift', letter: 'c' },
      { label: 'menu.flashSales', path: adminPaths.flashSales(), icon: 'zap', letter: 'z' },
      { label: 'menu.promotions', path: adminPaths.promotions(), icon: 'megaphone', letter: 'y' },
      { label: 'menu.texts', path: adminPaths.texts(), icon: 'book-open', letter: 'x' },
      { label: 'menu.homepage', path: adminPaths.homepage(), icon: 'monitor', letter: 'q' },
      { label: 'menu.newsletter', path: adminPaths.newsletter(), icon: 'scroll-text' },
      { label: 'menu.searches', path: adminPaths.searches(), icon: 'search' },
      { label: 'menu.synonyms', path: adminPaths.synonyms(), icon: 'book-open' },
      { label: 'menu.searchRedirects', path: adminPaths.searchRedirects(), icon: 'arrow-right' },
      { label: 'menu.questions', path: adminPaths.questions(), icon: 'messages-square' },
    ],
  },
  {
    label: 'menu.settingsGroup',
    items: [
      {
        label: 'menu.staff',
        path: adminPaths.staff(),
        icon: 'badge-check',
        letter: 'e',
        capability: 'STAFF',
      },
      { label: 'menu.jobs', path: adminPaths.jobs(), icon: 'boxes' },
      {
        label: 'menu.audit',
        path: adminPaths.audit(),
        icon: 'scroll-text',
        letter: 'j',
        capability: 'AUDIT',
      },
      { label: 'menu.webhooks', path: adminPaths.webhooks(), icon: 'zap', letter: 'w' },
      {
        label: 'menu.apiKeys',
        path: adminPaths.apiKeys(),
        icon: 'key-round',
        capability: 'API_KEYS',
      },
      {
        label: 'menu.webhookSubscriptions',
        path: adminPaths.webhookSubscriptions(),
        icon: 'megaphone',
        capability: 'API_KEYS',
      },
      {
        label: 'menu.settings',
        path: adminPaths.settings(),
        icon: 'sliders-horizontal',
        letter: 'g',
        capability: 'SETTINGS',
      },
    ],
  },
];

/** What a person can read: of `useStaff()`. */
type Reader = Pick<Staff, 'can' | 'isReadOnly'>;

/** The menu of a person: what their role, or the shop's API, cannot read is not in it. */
export const menuOf = ({ can, isReadOnly }: Reader): readonly MenuGroup[] =>
  menu
    .map((group) => ({
      ...group,
      items: group.items.filter(
        ({ capability, path }) =>
          (capability === undefined || can(capability)) && (!isReadOnly || isCorePath(path)),
      ),
    }))
    .filter(({ items }) => items.length > 0);

/** Every entry of a person, for the palette and the jumps by letter. */
export const menuItemsOf = (reader: Reader): readonly MenuItem[] =>
  menuOf(reader).flatMap(({ items }) => items);

/** The entry that a path belongs to: its own, or that of the list above a detail. */
export function menuItemOf(pathname: string): MenuItem | undefined {
  return menu
    .flatMap(({ items }) => items)
    .findLast(
      ({ path }) => pathname === path || (path !== adminPaths.home() && pathname.startsWith(`${path}/`)),
    );
}
