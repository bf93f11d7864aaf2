import cart from '../tn/cart.json' with { type: 'json' };
import catalogue from '../tn/catalogue.json' with { type: 'json' };
import common from '../tn/common.json' with { type: 'json' };
import errors from '../tn/errors.json' with { type: 'json' };
import home from '../tn/home.json' with { type: 'json' };
import layout from '../tn/layout.json' with { type: 'json' };
import pages from '../tn/pages.json' with { type: 'json' };
import product from '../tn/product.json' with { type: 'json' };
import search from '../tn/search.json' with { type: 'json' };

export default { cart, catalogue, common, errors, home, layout, pages, product, search };
