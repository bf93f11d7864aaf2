/** Which lists of the home content a section of the page shows. */
import type { HomeList } from '../../../../../gateway/contract/rules/home-items.ts';
import type { HomeSection } from '../../../../../gateway/contract/rules/home-sections.ts';
import type { MediaFolder } from '../_kit/__generated__/PictureFieldQuery.graphql.ts';

/** Lists that are not on the home page: the services have a page of their own. */
export const SERVICES = 'SERVICES';

/** Sections without lists show the catalogue. */
export const LISTS_OF: Readonly<Partial<Record<HomeSection | typeof SERVICES, readonly HomeList[]>>> = {
  STAGE: ['SLIDES'],
  COUPONS: ['PROMOTION', 'COUPONS', 'HIDDEN_REWARD'],
  LIVE: ['LIVE_SHOWS', 'BANDS'],
  LOCAL: ['BANNER', 'POPUP'],
  BANDS: ['BANDS'],
  SELLERS: ['PARTNERS', 'ABOVE_FOOTER'],
  SERVICES: ['PROMO_SLIDES', 'SERVICE_CARDS'],
};

/** The lists of a section by its name; none for those of the catalogue. */
export const listsOfSection = (name: string): readonly HomeList[] =>
  LISTS_OF[name as keyof typeof LISTS_OF] ?? [];

/** Groups of shelves on the page (`data-room`), by their sections. */
const ROOMS: Readonly<Record<string, HomeSection>> = {
  stage: 'STAGE',
  coupons: 'COUPONS',
  smartSearch: 'SMART_SEARCH',
  newArrivals: 'NEW_ARRIVALS',
  picks: 'PICKS',
  live: 'LIVE',
  local: 'LOCAL',
  best: 'BEST',
  bands: 'BANDS',
  categories: 'CATEGORIES',
  sellers: 'SELLERS',
};
export const sectionOfRoom = (room: string): HomeSection | undefined => ROOMS[room];

/** Where pictures of a list are uploaded. */
export const FOLDERS: Readonly<Record<HomeList, MediaFolder>> = {
  SLIDES: 'HOME_SLIDERS',
  BANNER: 'HOME_BANNERS',
  POPUP: 'HOME_BANNERS',
  PROMOTION: 'HOME_PROMOS',
  COUPONS: 'HOME_PROMOS',
  HIDDEN_REWARD: 'HOME_PROMOS',
  BANDS: 'HOME_BANNERS',
  LIVE_SHOWS: 'HOME_PROMOS',
  PARTNERS: 'HOME_PROMOS',
  ABOVE_FOOTER: 'HOME_FOOTERS',
  PROMO_SLIDES: 'HOME_SLIDERS',
  SERVICE_CARDS: 'HOME_PROMOS',
};
