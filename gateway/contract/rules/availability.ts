/** Whether a product can be bought: the one rule, for the cart, the listings, the schema and the assistant. */
import type { StockStatus } from '../catalogue.ts';

/** Stock statuses under which a product is sold while pieces are left; under any other nothing can be ordered. */
export const SOLD_STATUSES: readonly StockStatus[] = ['In Stock', 'On Backorder', 'Preorder'];

const SOLD: ReadonlySet<string> = new Set(SOLD_STATUSES);

/** Pieces of a product, or of one of its variants, that can be ordered. `stock`: pieces of what is chosen. */
export function availablePieces(stockStatus: string, stock: number): number {
  return SOLD.has(stockStatus) ? Math.max(0, stock) : 0;
}

/** Highest stock that is low. */
export const LOW_STOCK = 5;

/** Whether so many pieces are few: some, but not many. */
export const isLow = (stock: number): boolean => stock >= 1 && stock <= LOW_STOCK;

/** The same as a condition on rows of products. `alias`: the table's name in the statement. */
export const lowStockSql = (alias: string): string => `(${alias}.stock between 1 and ${LOW_STOCK})`;

/** Whether a product can be ordered. */
export function isAvailable(product: { active: boolean; stock: number; stockStatus: string }): boolean {
  return product.active && availablePieces(product.stockStatus, product.stock) > 0;
}

/** As `isAvailable`, as a condition on rows of products, which must be active. `alias`: the table's name in the statement. */
export const availableSql = (alias: string): string =>
  `(${alias}.stock > 0 and ${alias}.stock_status in (${SOLD_STATUSES.map((status) => `'${status}'`).join(', ')}))`;
