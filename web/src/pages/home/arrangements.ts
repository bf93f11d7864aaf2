import { paths } from '../../paths.ts';

/**
 * The sections of the home page. Those of the first group are in the page itself; those of the second are groups of shelves
 * that load when they come near the screen.
 */
export type SectionName =
  | 'stage'
  | 'promoButtons'
  | 'sellingPoints'
  | 'popularCategories'
  | 'flashSales'
  | LaterName;

/** Groups of shelves: one chunk and one small query each. */
export type LaterName =
  /** The search hero and four questions for the assistant. */
  | 'smartSearch'
  /** Coupons over the promotion's picture. */
  | 'coupons'
  /** Products of the last day. */
  | 'newArrivals'
  /** Suggestions of the assistant, and brands. */
  | 'picks'
  /** Live shows and the first band of reductions. */
  | 'live'
  /** Tunisian brands, a promotion, two cards. */
  | 'local'
  /** Featured products and best sellers. */
  | 'best'
  /** The other bands of reductions. */
  | 'bands'
  /** Trends, special categories, all of them. */
  | 'categories'
  /** Partner shops, becoming a seller, linked pictures. */
  | 'sellers';

/** The order of `/`. */
const shop: readonly SectionName[] = [
  'stage',
  'promoButtons',
  'sellingPoints',
  'popularCategories',
  'coupons',
  'flashSales',
  'smartSearch',
  'newArrivals',
  'picks',
  'live',
  'local',
  'best',
  'bands',
  'categories',
  'sellers',
];

/** `/home2`: the assistant first. */
const assistantFirst: readonly SectionName[] = [
  'smartSearch',
  'stage',
  'promoButtons',
  'picks',
  'sellingPoints',
  'newArrivals',
  'popularCategories',
  'local',
  'flashSales',
  'coupons',
  'live',
  'best',
  'bands',
  'categories',
  'sellers',
];

/** `/home3`: the deals first. */
const dealsFirst: readonly SectionName[] = [
  'flashSales',
  'coupons',
  'promoButtons',
  'stage',
  'sellingPoints',
  'live',
  'bands',
  'best',
  'newArrivals',
  'popularCategories',
  'smartSearch',
  'picks',
  'local',
  'categories',
  'sellers',
];

/** The same sections in the order of a path. */
export function arrangementOf(pathname: string): readonly SectionName[] {
  switch (pathname) {
    case paths.home2():
      return assistantFirst;
    case paths.home3():
      return dealsFirst;
    default:
      return shop;
  }
}
