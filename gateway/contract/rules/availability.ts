/** Whether a product can be bought: one rule for the cart, the listings, the schema and the assistant. */
import type { StockStatus } from '../catalogue.ts';
import { LOW_STOCK } from './limits.ts';

/** Stock statuses with which a product is sent later than its seller's preparation takes: its day of arrival is not known. */
export const LATER_STATUSES: readonly StockStatus[] = ['On Backorder', 'Preorder'];

/** `LATER_STATUSES` by the schema's names, such as `ON_BACKORDER`. */
const LATER: ReadonlySet<string> = new Set(
  LATER_STATUSES.map((status) => status.toUpperCase().replace(' ', '_')),
);

/** Whether no day of arrival is known of a product of the GraphQL API: it comes from elsewhere first, or is not released yet. */
export const isSentLater = (product: { readonly stockStatus: string } | null | undefined): boolean =>
  product != null && LATER.has(product.stockStatus);

/** Stock statuses with which a product is sold while stock lasts; with any other it cannot be ordered. */
export const SOLD_STATUSES: readonly StockStatus[] = ['In Stock', ...LATER_STATUSES];

const SOLD: ReadonlySet<string> = new Set(SOLD_STATUSES);

/** Pieces of a product or variant that can be ordered. `stock`: pieces of the chosen product or variant. */
export function availablePieces(stockStatus: string, stock: number): number {
  return SOLD.has(stockStatus) ? Math.max(0, stock) : 0;
}

/** Whether a stock is low, but not empty. */
export const isLow = (stock: number): boolean => stock >= 1 && stock <= LOW_STOCK;

/** `isLow` as a condition on rows of products. `alias`: the table's name in the statement. */
export const lowStockSql = (alias: string): string => `(${alias}.stock between 1 and ${LOW_STOCK})`;

/** Whether a product can be ordered. */
export function isAvailable(product: { active: boolean; stock: number; stockStatus: string }): boolean {
  return product.active && availablePieces(product.stockStatus, product.stock) > 0;
}

/** `isAvailable` as a condition on rows of active products. `alias`: the table's name in the statement. */
export const availableSql = (alias: string): string =>
  `(${alias}.stock > 0 and ${alias}.stock_status in (${SOLD_STATUSES.map((status) => `'${status}'`).join(', ')}))`;
