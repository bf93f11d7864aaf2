import { HOME_SECTIONS, type HomeLayout } from '../../../../gateway/contract/rules/home-sections.ts';
import { paths } from '../../paths.ts';

/** Groups of shelves that load when they come near the screen: one chunk and one small query each. */
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

/** The layout of a path. */
export const layoutOf = (pathname: string): HomeLayout =>
  pathname === paths.home2() ? 'HOME2' : pathname === paths.home3() ? 'HOME3' : 'HOME';

/** The sections of a path: as an admin arranged them, else in the program's order. */
export const arrangementOf = (
  pathname: string,
  arranged: readonly string[] | null | undefined,
): readonly string[] => arranged ?? HOME_SECTIONS[layoutOf(pathname)];
