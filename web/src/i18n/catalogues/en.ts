import cart from '../en/cart.json' with { type: 'json' };
import common from '../en/common.json' with { type: 'json' };
import errors from '../en/errors.json' with { type: 'json' };
import home from '../en/home.json' with { type: 'json' };
import layout from '../en/layout.json' with { type: 'json' };
import search from '../en/search.json' with { type: 'json' };

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
  account: () => import('../en/account.json'),
  address: () => import('../en/address.json'),
  app: () => import('../en/app.json'),
  assistant: () => import('../en/assistant.json'),
  assistantTools: () => import('../en/assistantTools.json'),
  buying: () => import('../en/buying.json'),
  cartDetails: () => import('../en/cartDetails.json'),
  catalogue: () => import('../en/catalogue.json'),
  checkout: () => import('../en/checkout.json'),
  footer: () => import('../en/footer.json'),
  gallery: () => import('../en/gallery.json'),
  newsletter: () => import('../en/newsletter.json'),
  notFound: () => import('../en/notFound.json'),
  offline: () => import('../en/offline.json'),
  orders: () => import('../en/orders.json'),
  pages: () => import('../en/pages.json'),
  product: () => import('../en/product.json'),
  reviews: () => import('../en/reviews.json'),
  searchHero: () => import('../en/searchHero.json'),
  sell: () => import('../en/sell.json'),
  shelves: () => import('../en/shelves.json'),
  suggestions: () => import('../en/suggestions.json'),
  support: () => import('../en/support.json'),
  tickets: () => import('../en/tickets.json'),
};
