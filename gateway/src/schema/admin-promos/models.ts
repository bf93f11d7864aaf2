/** Promotions of the back office, between the schema and REST. */
import type { AdminPromo, AdminPromoPage } from '../../../contract/admin/promos.ts';
import { StockStatus } from '../../../contract/catalogue.ts';
import { AdminConnectionModel } from '../admin-catalogue/models.ts';
import { badInput } from '../base/input.ts';
import { productQuery } from '../catalogue/listing.ts';
import type { AdminPromoChanges, ProductFilter } from '../generated/resolvers.ts';

export class AdminPromoConnectionModel extends AdminConnectionModel<AdminPromo> {
  constructor(page: AdminPromoPage) {
    super(page.promos, page);
  }
}

/** Fields that REST does not clear. */
const NOT_CLEARED = ['title', 'titles', 'subtitle', 'subtitles', 'filter', 'active'] as const;

/** Conditions that promotions do not have: searches, and what only admins filter by. */
const NO_CONDITIONS = ['query', 'active', 'lowStock'] as const;

/** A filter of products as the query of REST writes it. @throws BAD_USER_INPUT naming the condition */
const wireFilter = (filter: ProductFilter, now: number, argument: string): Record<string, string> => {
  for (const name of NO_CONDITIONS)
    if (filter[name] != null) throw badInput(`${argument}.${name}`, 'is no condition of a promotion');
  return Object.fromEntries(
    Object.entries(productQuery({ filter }, now)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
};

/** Maps fields to REST. @throws BAD_USER_INPUT naming the argument */
export function wireFields(changes: AdminPromoChanges, now: number, argument: string): object {
  for (const field of NOT_CLEARED)
    if (changes[field] === null) throw badInput(`${argument}.${field}`, 'cannot be cleared');
  const { filter, ...fields } = changes;
  return { ...fields, ...(filter != null && { filter: wireFilter(filter, now, `${argument}.filter`) }) };
}

const words = (text: string | undefined): string[] => (text ?? '').split(',').filter((word) => word !== '');
const flag = (text: string | undefined): boolean | null => (text === undefined ? null : text === 'true');

/** The conditions of a promotion, as the schema names them. */
export const conditionsOf = ({ filter }: AdminPromo) => ({
  category: filter['category'] ?? null,
  brands: words(filter['brand']),
  sellers: words(filter['seller']),
  colors: words(filter['color']),
  minPrice: filter['minPrice'] ?? null,
  maxPrice: filter['maxPrice'] ?? null,
  minDiscountPercent:
    filter['minDiscountPercent'] === undefined ? null : Number(filter['minDiscountPercent']),
  hasDiscount: flag(filter['hasDiscount']),
  freeDelivery: flag(filter['freeDelivery']),
  inStock: flag(filter['inStock']),
  isBestSeller: flag(filter['isBestSeller']),
  isFeatured: flag(filter['isFeatured']),
  isFlashSale: flag(filter['isFlashSale']),
  hasWarranty: flag(filter['hasWarranty']),
  stockStatus: StockStatus.safeParse(filter['stockStatus']).data ?? null,
  minRating: filter['minRating'] === undefined ? null : Number(filter['minRating']),
  createdAfter: filter['newSince'] ?? null,
});

/** Fields by the columns that a stale version names. */
export const FIELD_OF_COLUMN: Readonly<Record<string, string>> = { imageKey: 'imageUrl' };
