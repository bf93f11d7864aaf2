/** The sections of the home page and their order in its three layouts: one list for origin, gateway and web. */

/** Layouts of the home page: `/`, `/home2` (the assistant first) and `/home3` (the deals first). */
export const HOME_LAYOUTS = ['HOME', 'HOME2', 'HOME3'] as const;
export type HomeLayout = (typeof HOME_LAYOUTS)[number];

export type HomeSection =
  | 'STAGE'
  | 'PROMO_BUTTONS'
  | 'SELLING_POINTS'
  | 'POPULAR_CATEGORIES'
  | 'COUPONS'
  | 'FLASH_SALES'
  | 'SMART_SEARCH'
  | 'NEW_ARRIVALS'
  | 'PICKS'
  | 'LIVE'
  | 'LOCAL'
  | 'BEST'
  | 'BANDS'
  | 'CATEGORIES'
  | 'SELLERS';

/** The program's own order of each layout. Its first section stays first and visible: its picture and style come with the page. */
export const HOME_SECTIONS: Readonly<Record<HomeLayout, readonly HomeSection[]>> = {
  HOME: [
    'STAGE',
    'PROMO_BUTTONS',
    'FLASH_SALES',
    'POPULAR_CATEGORIES',
    'SELLING_POINTS',
    'COUPONS',
    'SMART_SEARCH',
    'NEW_ARRIVALS',
    'PICKS',
    'LIVE',
    'LOCAL',
    'BEST',
    'BANDS',
    'CATEGORIES',
    'SELLERS',
  ],
  HOME2: [
    'SMART_SEARCH',
    'STAGE',
    'PROMO_BUTTONS',
    'PICKS',
    'SELLING_POINTS',
    'NEW_ARRIVALS',
    'POPULAR_CATEGORIES',
    'LOCAL',
    'FLASH_SALES',
    'COUPONS',
    'LIVE',
    'BEST',
    'BANDS',
    'CATEGORIES',
    'SELLERS',
  ],
  HOME3: [
    'FLASH_SALES',
    'COUPONS',
    'PROMO_BUTTONS',
    'STAGE',
    'SELLING_POINTS',
    'LIVE',
    'BANDS',
    'BEST',
    'NEW_ARRIVALS',
    'POPULAR_CATEGORIES',
    'SMART_SEARCH',
    'PICKS',
    'LOCAL',
    'CATEGORIES',
    'SELLERS',
  ],
};

/** A section of a layout as it is stored; names of another version of the program may occur. */
export interface PlacedSection {
  readonly name: string;
  readonly isVisible: boolean;
}

/**
 * The sections of a layout as an admin arranged them: unknown ones are left out, missing ones follow in the program's order, the first
 * is the program's.
 */
export function arrangeSections(
  layout: HomeLayout,
  stored: readonly PlacedSection[] = [],
): { name: HomeSection; isVisible: boolean }[] {
  const own = HOME_SECTIONS[layout];
  const chosen = new Map<HomeSection, boolean>();
  const [first] = own;
  if (first !== undefined) chosen.set(first, true);
  for (const { name, isVisible } of stored) {
    const known = own.find((section) => section === name);
    if (known !== undefined && !chosen.has(known)) chosen.set(known, isVisible);
  }
  for (const section of own) if (!chosen.has(section)) chosen.set(section, true);
  return [...chosen].map(([name, isVisible]) => ({ name, isVisible }));
}

/** Names of the visible sections in their order; undefined: they are those of the program. */
export function shownSections(
  layout: HomeLayout,
  stored: readonly PlacedSection[] | undefined,
): HomeSection[] | undefined {
  const own = HOME_SECTIONS[layout];
  const shown = arrangeSections(layout, stored).flatMap(({ name, isVisible }) => (isVisible ? [name] : []));
  return shown.length === own.length && shown.every((name, place) => name === own[place]) ? undefined : shown;
}
