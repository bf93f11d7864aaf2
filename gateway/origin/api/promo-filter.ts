/** The filter of a promotion's products, as stored: filters of the product list, written as in its query. */
import type { z } from 'zod';
import { ProductListQuery } from '../../contract/catalogue.ts';

const PromoFilter = ProductListQuery.omit({
  page: true,
  limit: true,
  after: true,
  before: true,
  sortBy: true,
  sortOrder: true,
  input: true,
  active: true,
  lowStock: true,
  promo: true,
});
export type PromoFilter = z.infer<typeof PromoFilter>;

/** null: invalid in this version, or empty; a promotion without a filter would be the whole shop. */
export function readPromoFilter(stored: unknown): PromoFilter | null {
  const { success, data } = PromoFilter.safeParse(stored);
  return success && Object.keys(data).length > 0 ? data : null;
}
