/** The filter of a promotion's products, as stored: filters of the product list, written as in its query. */
import { PromoFilter } from '../../contract/admin/promos.ts';
export type { PromoFilter };

/** null: invalid in this version, or empty; a promotion without a filter would be the whole shop. */
export function readPromoFilter(stored: unknown): PromoFilter | null {
  const { success, data } = PromoFilter.safeParse(stored);
  return success && Object.keys(data).length > 0 ? data : null;
}
