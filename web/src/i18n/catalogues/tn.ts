import cart from '../tn/cart.json' with { type: 'json' };
import common from '../tn/common.json' with { type: 'json' };
import errors from '../tn/errors.json' with { type: 'json' };
import home from '../tn/home.json' with { type: 'json' };
import layout from '../tn/layout.json' with { type: 'json' };
import search from '../tn/search.json' with { type: 'json' };

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
  account: () => import('../tn/account.json'),
  address: () => import('../tn/address.json'),
  app: () => import('../tn/app.json'),
  assistant: () => import('../tn/assistant.json'),
  assistantTools: () => import('../tn/assistantTools.json'),
  buying: () => import('../tn/buying.json'),
  cartDetails: () => import('../tn/cartDetails.json'),
  catalogue: () => import('../tn/catalogue.json'),
  checkout: () => import('../tn/checkout.json'),
  footer: () => import('../tn/footer.json'),
  gallery: () => import('../tn/gallery.json'),
  newsletter: () => import('../tn/newsletter.json'),
  notFound: () => import('../tn/notFound.json'),
  offline: () => import('../tn/offline.json'),
  orders: () => import('../tn/orders.json'),
  pages: () => import('../tn/pages.json'),
  product: () => import('../tn/product.json'),
  reviews: () => import('../tn/reviews.json'),
  searchHero: () => import('../tn/searchHero.json'),
  sell: () => import('../tn/sell.json'),
  shelves: () => import('../tn/shelves.json'),
  suggestions: () => import('../tn/suggestions.json'),
  support: () => import('../tn/support.json'),
  tickets: () => import('../tn/tickets.json'),
};
