import cart from '../fr/cart.json' with { type: 'json' };
import common from '../fr/common.json' with { type: 'json' };
import errors from '../fr/errors.json' with { type: 'json' };
import home from '../fr/home.json' with { type: 'json' };
import layout from '../fr/layout.json' with { type: 'json' };
import search from '../fr/search.json' with { type: 'json' };

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
  account: () => import('../fr/account.json'),
  address: () => import('../fr/address.json'),
  app: () => import('../fr/app.json'),
  assistant: () => import('../fr/assistant.json'),
  assistantTools: () => import('../fr/assistantTools.json'),
  buying: () => import('../fr/buying.json'),
  cartDetails: () => import('../fr/cartDetails.json'),
  catalogue: () => import('../fr/catalogue.json'),
  checkout: () => import('../fr/checkout.json'),
  footer: () => import('../fr/footer.json'),
  gallery: () => import('../fr/gallery.json'),
  newsletter: () => import('../fr/newsletter.json'),
  notFound: () => import('../fr/notFound.json'),
  offline: () => import('../fr/offline.json'),
  orders: () => import('../fr/orders.json'),
  pages: () => import('../fr/pages.json'),
  product: () => import('../fr/product.json'),
  reviews: () => import('../fr/reviews.json'),
  searchHero: () => import('../fr/searchHero.json'),
  sell: () => import('../fr/sell.json'),
  shelves: () => import('../fr/shelves.json'),
  suggestions: () => import('../fr/suggestions.json'),
  support: () => import('../fr/support.json'),
  tickets: () => import('../fr/tickets.json'),
};
