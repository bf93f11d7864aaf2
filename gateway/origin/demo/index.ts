/** The demo catalogue, as the origin uses it. */
export { keepDemoFresh } from './fresh.ts';
export { addDemoOrders } from './orders.ts';
export { HOME_RECIPES, SHOP_MARK, addressOf } from './home.ts';
export { DEFAULT_PRODUCTS, isDemo, isEmpty, loadDemo, NotEmptyError } from './load.ts';
