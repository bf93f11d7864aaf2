/** The menu of the back office: groups of screens in the order of a day's work. What has no screen yet is not in it. */
import type { IconName } from '../../design/icons.ts';
import type { AreaKey } from '../../i18n/translate.ts';
import type { StaffCapability } from './_kit/__generated__/staffQuery.graphql.ts';
import { adminPaths } from './adminPaths.ts';

export interface MenuItem {
  readonly label: AreaKey<'admin'>;
  readonly path: string;
  readonly icon: IconName;
  /** The letter that leads there after `G`. */
  readonly letter?: string;
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
      { label: 'menu.confirm', path: adminPaths.confirm(), icon: 'phone', letter: 'f' },
      { label: 'menu.orders', path: adminPaths.orders(), icon: 'package', letter: 'o' },
      { label: 'menu.parcels', path: adminPaths.parcels(), icon: 'truck', letter: 'l' },
      { label: 'menu.returns', path: adminPaths.returns(), icon: 'rotate-ccw', letter: 'i' },
      { label: 'menu.refunds', path: adminPaths.refunds(), icon: 'hand-coins', letter: 'r' },
    ],
  },
  {
    label: 'menu.catalogueGroup',
    items: [
      { label: 'menu.products', path: adminPaths.products(), icon: 'tag', letter: 'p' },
      { label: 'menu.categories', path: adminPaths.categories(), icon: 'layout-grid' },
      { label: 'menu.brands', path: adminPaths.brands(), icon: 'badge-check' },
      { label: 'menu.media', path: adminPaths.media(), icon: 'image' },
    ],
  },
  {
    label: 'menu.clientsGroup',
    items: [
      { label: 'menu.tickets', path: adminPaths.tickets(), icon: 'messages-square', letter: 't' },
      { label: 'menu.users', path: adminPaths.users(), icon: 'user-round', letter: 'u' },
    ],
  },
  {
    label: 'menu.sellersGroup',
    items: [
      { label: 'menu.sellers', path: adminPaths.sellers(), icon: 'store', letter: 's' },
      { label: 'menu.cash', path: adminPaths.cash(), icon: 'hand-coins' },
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
    items: [{ label: 'menu.coupons', path: adminPaths.coupons(), icon: 'gift', letter: 'c' }],
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
    ],
  },
];

/** Whether a role has a capability: `can` of `useStaff()`. */
type Can = (capability: StaffCapability) => boolean;

/** The menu of a role: what it cannot read is not in it. */
export const menuOf = (can: Can): readonly MenuGroup[] =>
  menu
    .map((group) => ({
      ...group,
      items: group.items.filter(({ capability }) => capability === undefined || can(capability)),
    }))
    .filter(({ items }) => items.length > 0);

/** Every entry of a role, for the palette and the jumps by letter. */
export const menuItemsOf = (can: Can): readonly MenuItem[] => menuOf(can).flatMap(({ items }) => items);

/** The entry that a path belongs to: its own, or that of the list above a detail. */
export function menuItemOf(pathname: string): MenuItem | undefined {
  return menu
    .flatMap(({ items }) => items)
    .findLast(
      ({ path }) => pathname === path || (path !== adminPaths.home() && pathname.startsWith(`${path}/`)),
    );
}
