import { PARAM } from '../../features/listing/params.ts';
import { paths } from '../../paths.ts';

/** The strip's sections in the shop's order. One without a page yet is announced, not linked. */
export const sections = [
  { key: 'home', to: paths.home() },
  { key: 'mall', to: null },
  { key: 'ehdi', to: null },
  { key: 'day', to: null },
  { key: 'services', to: null },
  { key: 'food', to: null },
  { key: 'leisure', to: null },
] as const;

/** Short ways into the catalogue. */
export const quickLinks = [
  { key: 'new', to: `${paths.allProducts()}?${PARAM.isNew}=1` },
  { key: 'best', to: `${paths.allProducts()}?${PARAM.bestSeller}=1` },
  { key: 'sale', to: `${paths.allProducts()}?${PARAM.onSale}=1` },
  { key: 'all', to: paths.allProducts() },
] as const;
