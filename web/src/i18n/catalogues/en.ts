import cart from '../en/cart.json' with { type: 'json' };
import catalogue from '../en/catalogue.json' with { type: 'json' };
import common from '../en/common.json' with { type: 'json' };
import errors from '../en/errors.json' with { type: 'json' };
import home from '../en/home.json' with { type: 'json' };
import layout from '../en/layout.json' with { type: 'json' };
import pages from '../en/pages.json' with { type: 'json' };
import product from '../en/product.json' with { type: 'json' };
import search from '../en/search.json' with { type: 'json' };

export default { cart, catalogue, common, errors, home, layout, pages, product, search };
