import { paths } from '../../paths.ts';

/** Links into the shop, as the footer lists them: text and path. */
export const shopLinks = [
  { label: 'layout:quick.all', to: paths.products() },
  { label: 'footer:links.categories', to: paths.categories() },
  { label: 'footer:links.deals', to: paths.deals() },
  { label: 'footer:links.new', to: paths.newArrivals() },
  { label: 'footer:links.best', to: paths.bestSellers() },
  { label: 'footer:links.mall', to: paths.mall() },
  { label: 'footer:links.services', to: paths.services() },
] as const;
