/** The filters of the back office's list of products as conditions on products `p`. */
import { StockStatus } from '../../../../contract/catalogue.ts';
import { PRODUCT_COLORS } from '../../../../contract/rules/colors.ts';
import type { AdminProductListQuery } from '../../../../contract/admin/products.ts';
import { fromTnd } from '../../../../contract/money.ts';
import { availableSql, lowStockSql } from '../../../../contract/rules/availability.ts';
import { flashActiveSql } from '../../../../contract/rules/price.ts';
import type { FlashState } from '../../../../contract/rules/products.ts';
import { badInput } from '../../../base/errors.ts';
import { createdIn } from '../../../base/sorted.ts';
import { basisPointsOf } from '../../../base/notation.ts';
import { parseIds, parseWords } from '../../../base/lists.ts';
import { Parameters } from '../../../base/sql.ts';
import type { Conditions } from '../../../search/conditions.ts';
import type { Understood } from '../../../search/understand.ts';
import type { DirectorySnapshot } from '../../directory.ts';
import { searchConditions } from '../filters.ts';

/** What a list of products is narrowed by, apart from its search text. */
export type AdminProductFilter = Omit<
  AdminProductListQuery,
  'limit' | 'after' | 'before' | 'sortBy' | 'sortOrder' | 'input'
>;

/** What a search text stands for: a product by its SKU, or words. */
export type AdminSearch = { sku: string } | { understood: Understood };

/** Parses names separated by commas. Throws a 400 that names the field for one that is not allowed. */
function wordsOf(field: string, text: string, allowed: readonly string[]): string[] {
  const words = parseWords(text);
  const unknown = words.find((word) => !allowed.includes(word));
  if (unknown !== undefined) throw badInput(field, `"${unknown}" is not one of ${allowed.join(', ')}`);
  if (words.length === 0) throw badInput(field, 'names nothing');
  return words;
}

/** Conditions on a product's flash sale by its state at this moment. */
const FLASH: Readonly<Record<FlashState, string>> = {
  RUNNING: flashActiveSql('p'),
  PLANNED: `p.is_flash_sale and p.flash_sale_starts_at > now() and coalesce(p.flash_sale_remaining_stock, 1) > 0`,
  ENDED: `p.is_flash_sale and (p.flash_sale_expires_at < now() or p.flash_sale_remaining_stock <= 0)`,
};

/** Builds the conditions of a filter and a search. Throws a 400 on malformed lists. */
export function adminConditions(
  filter: AdminProductFilter,
  { categories }: Pick<DirectorySnapshot, 'categories'>,
  search?: AdminSearch,
): Conditions {
  const branchOf = (id: number): number[] =>
    [...categories.values()].flatMap((node) => (node.path.some((above) => above.id === id) ? [node.id] : []));
  const parameters = new Parameters();
  const parts: string[] = [];
  const kinds: string[] = [];
  const where = (kind: string, sql: string): void => {
    parts.push(sql);
    kinds.push(kind);
  };
  const flag = (kind: string, value: boolean | undefined, sql: string): void => {
    if (value !== undefined) where(kind, value ? sql : `not ${sql}`);
  };
  const ids = (field: 'ids' | 'brand' | 'seller', column: string): void => {
    const text = filter[field];
    if (text === undefined) return;
    where(field, `p.${column} = any(${parameters.add(parseIds(field, text))}::bigint[])`);
  };
  parts.push(filter.archived ? 'p.archived_at is not null' : 'p.archived_at is null');
  if (filter.archived) kinds.push('archived');
  flag('active', filter.active, 'p.active');
  if (filter.toReview !== undefined)
    where('review', filter.toReview ? `p.off_sale = 'REVIEW'` : `p.off_sale is distinct from 'REVIEW'`);
  flag('bestSeller', filter.isBestSeller, 'p.is_best_seller');
  flag('featured', filter.isFeatured, 'p.is_featured');
  flag('flash', filter.isFlashSale, 'p.is_flash_sale');
  if (filter.flash !== undefined) where('flash', `(${FLASH[filter.flash]})`);
  if (filter.flashFrom !== undefined)
    where(
      'flash',
      `p.is_flash_sale and coalesce(p.flash_sale_expires_at, 'infinity'::timestamptz) >= ${parameters.add(filter.flashFrom)}::timestamptz`,
    );
  if (filter.flashUntil !== undefined)
    where(
      'flash',
      `p.is_flash_sale and coalesce(p.flash_sale_starts_at, timestamptz '1970-01-01 00:00:00+00') < ${parameters.add(filter.flashUntil)}::timestamptz`,
    );
  flag('inStock', filter.inStock, availableSql('p'));
  flag('lowStock', filter.lowStock, lowStockSql('p'));
  flag('image', filter.hasImage, `(p.image_keys <> '{}')`);
  flag('description', filter.hasDescription, `(p.description <> '')`);
  for (const condition of createdIn('p.created_at', filter)) where('created', condition(parameters));
  if (filter.minPrice !== undefined)
    where('price', `p.current_price >= ${parameters.add(fromTnd(filter.minPrice))}::bigint`);
  if (filter.maxPrice !== undefined)
    where('price', `p.current_price <= ${parameters.add(fromTnd(filter.maxPrice))}::bigint`);
  if (filter.category !== undefined)
    where('category', `p.category_id = any(${parameters.add(branchOf(Number(filter.category)))}::bigint[])`);
  ids('ids', 'id');
  ids('brand', 'brand_id');
  ids('seller', 'seller_id');
  if (filter.stockStatus !== undefined) {
    const statuses = wordsOf('stockStatus', filter.stockStatus, StockStatus.options);
    where('status', `p.stock_status = any(${parameters.add(statuses)}::text[])`);
  }
  if (filter.color !== undefined)
    where('color', `p.colors && ${parameters.add(wordsOf('color', filter.color, PRODUCT_COLORS))}::text[]`);
  if (filter.vatRate !== undefined)
    where('vat', `p.vat_rate_bp = ${parameters.add(basisPointsOf(filter.vatRate))}::int`);
  if (filter.job !== undefined)
    where(
      'job',
      `p.id in (select r.product_id from job_rows r
         where r.job_id = ${parameters.add(filter.job)}::bigint and r.state in ('DONE', 'UNDONE') and r.product_id is not null)`,
    );
  if (filter.updatedSince !== undefined)
    where('since', `p.updated_at >= ${parameters.add(filter.updatedSince)}::timestamptz`);
  if (search && 'sku' in search) {
    const sku = parameters.add(search.sku);
    where(
      'sku',
      `(p.sku = ${sku}::text or p.id = (select v.product_id from product_variants v where v.sku = ${sku}::text))`,
    );
  } else if (search) {
    kinds.push('search');
    parts.push(...searchConditions(search.understood, parameters));
  }
  return { sql: parts.join(' and '), parameters, isOnSale: false, impossible: false, kinds, common: false };
}
