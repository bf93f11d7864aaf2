/** The shop's menus. Their labels are in menu-texts.ts, and in the web client's own texts. */
import { PARAM } from './listing-params.ts';
import { paths } from './paths.ts';
import { textPageGroups, textPages } from './text-pages.ts';

/** The sections below the header in the shop's order. One without a page is announced, not linked. */
export const sections = [
  { key: 'home', to: paths.home() },
  { key: 'mall', to: paths.mall() },
  // "Make a present": products that sellers offer as presents.
  { key: 'ehdi', to: paths.search('cadeau') },
  { key: 'day', to: null },
  { key: 'services', to: paths.services() },
  { key: 'food', to: null },
  { key: 'leisure', to: null },
] as const;

/** Links into the catalogue. */
export const quickLinks = [
  { key: 'new', to: `${paths.allProducts()}?${PARAM.isNew}=1` },
  { key: 'best', to: `${paths.allProducts()}?${PARAM.bestSeller}=1` },
  { key: 'sale', to: `${paths.allProducts()}?${PARAM.onSale}=1` },
  { key: 'all', to: paths.allProducts() },
] as const;

/** The footer's columns: help, and the shop itself. */
export const footerColumns = [
  {
    group: 'help',
    links: [
      { key: 'contact', to: paths.contact() },
      { key: 'trackOrder', to: paths.trackOrder() },
      ...textPageGroups.help.map((key) => ({ key, to: textPages[key] })),
    ],
  },
  {
    group: 'shop',
    links: [
      ...textPageGroups.shop.map((key) => ({ key, to: textPages[key] })),
      { key: 'siteMap', to: paths.siteMap() },
    ],
  },
] as const;
