import cart from '../fr/cart.json' with { type: 'json' };
import catalogue from '../fr/catalogue.json' with { type: 'json' };
import common from '../fr/common.json' with { type: 'json' };
import errors from '../fr/errors.json' with { type: 'json' };
import home from '../fr/home.json' with { type: 'json' };
import layout from '../fr/layout.json' with { type: 'json' };
import pages from '../fr/pages.json' with { type: 'json' };
import product from '../fr/product.json' with { type: 'json' };
import search from '../fr/search.json' with { type: 'json' };

export default { cart, catalogue, common, errors, home, layout, pages, product, search };
