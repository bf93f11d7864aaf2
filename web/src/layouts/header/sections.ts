import { PARAM } from '../../features/listing/params.ts';
import { paths } from '../../paths.ts';

/** The strip's sections in the shop's order. One without a page is announced, not linked. */
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
