import cart from '../de/cart.json' with { type: 'json' };
import catalogue from '../de/catalogue.json' with { type: 'json' };
import common from '../de/common.json' with { type: 'json' };
import errors from '../de/errors.json' with { type: 'json' };
import home from '../de/home.json' with { type: 'json' };
import layout from '../de/layout.json' with { type: 'json' };
import pages from '../de/pages.json' with { type: 'json' };
import product from '../de/product.json' with { type: 'json' };
import search from '../de/search.json' with { type: 'json' };

export default { cart, catalogue, common, errors, home, layout, pages, product, search };
