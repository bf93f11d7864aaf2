import cart from '../de/cart.json' with { type: 'json' };
import common from '../de/common.json' with { type: 'json' };
import errors from '../de/errors.json' with { type: 'json' };
import home from '../de/home.json' with { type: 'json' };
import layout from '../de/layout.json' with { type: 'json' };
import search from '../de/search.json' with { type: 'json' };

export default {
  cart,
  common,
  errors,
  home,
  layout,
  search,
};

/** Texts of pages and overlays that most shoppers never open: each is a chunk, loaded with what shows it. */
export const later = {
  account: () => import('../de/account.json'),
  address: () => import('../de/address.json'),
  app: () => import('../de/app.json'),
  assistant: () => import('../de/assistant.json'),
  assistantTools: () => import('../de/assistantTools.json'),
  buying: () => import('../de/buying.json'),
  cartDetails: () => import('../de/cartDetails.json'),
  catalogue: () => import('../de/catalogue.json'),
  checkout: () => import('../de/checkout.json'),
  footer: () => import('../de/footer.json'),
  gallery: () => import('../de/gallery.json'),
  newsletter: () => import('../de/newsletter.json'),
  notFound: () => import('../de/notFound.json'),
  offline: () => import('../de/offline.json'),
  orders: () => import('../de/orders.json'),
  pages: () => import('../de/pages.json'),
  product: () => import('../de/product.json'),
  reviews: () => import('../de/reviews.json'),
  searchHero: () => import('../de/searchHero.json'),
  sell: () => import('../de/sell.json'),
  shelves: () => import('../de/shelves.json'),
  suggestions: () => import('../de/suggestions.json'),
  support: () => import('../de/support.json'),
  tickets: () => import('../de/tickets.json'),
};
