import { paths } from '../../paths.ts';

/** Ways into the shop, as the footer lists them: text and address. */
export const shopLinks = [
  { label: 'layout:quick.all', to: paths.products() },
  { label: 'layout:shop.categories', to: paths.categories() },
  { label: 'layout:shop.deals', to: paths.deals() },
  { label: 'layout:shop.new', to: paths.newArrivals() },
  { label: 'layout:shop.best', to: paths.bestSellers() },
  { label: 'layout:shop.mall', to: paths.mall() },
  { label: 'layout:shop.services', to: paths.services() },
] as const;
