/** Products in jobs: their values by field as the API writes them, and their change by the rules of a single one. */
import type { Kysely } from 'kysely';
import { ProductChanges, ProductCreate } from '../../../contract/admin/product-changes.ts';
import { IMPORT_PROBLEMS } from '../../../contract/rules/jobs.ts';
import { PRODUCT_PROBLEMS } from '../../../contract/rules/products.ts';
import { toTnd } from '../../../contract/money.ts';
import { badInput } from '../../base/errors.ts';
import type { FieldProblems } from '../../base/errors.ts';
import { percent } from '../../base/notation.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { DirectorySnapshot } from '../directory.ts';
import { mediaUrl } from '../media.ts';
import {
  createProduct,
  lockedProduct,
  plannedColumns,
  plannedProduct,
  setArchived,
  writeProduct,
} from '../products/admin/change.ts';
import type { ProductRow } from '../products/admin/change.ts';
import { moveStock } from '../products/admin/stock.ts';
import { byLanguage, checkStock, parseNew, parseRow, textChanges } from './entity.ts';
import type { EntityType, Values } from './entity.ts';

const tndOrNull = (millimes: number | null): string | null => (millimes === null ? null : toTnd(millimes));
const idOrNull = (id: number | null): string | null => (id === null ? null : String(id));

/** Values of a product that jobs change. */
export const valuesOf = (row: ProductRow) => ({
  _id: String(row.id),
  sku: row.sku,
  name: row.name,
  description: row.description,
  ...byLanguage('names', row.names),
  ...byLanguage('descriptions', row.descriptions),
  price: toTnd(row.price),
  discountPrice: tndOrNull(row.discount_price),
  costPrice: tndOrNull(row.cost_price),
  stock: row.stock,
  stockStatus: row.stock_status,
  vatRate: percent(row.vat_rate_bp),
  active: row.active,
  isFeatured: row.is_featured,
  isBestSeller: row.is_best_seller,
  tags: row.tags,
  colors: row.colors,
  brandId: idOrNull(row.brand_id),
  categoryId: String(row.category_id),
  sellerId: String(row.seller_id),
  weightGrams: row.weight_grams,
  gtin: row.gtin,
  mpn: row.mpn,
  condition: row.condition,
  lengthMm: row.length_mm,
  widthMm: row.width_mm,
  heightMm: row.height_mm,
  contentAmount: row.content_amount,
  contentUnit: row.content_unit,
  hasWarranty: row.has_warranty,
  warrantyMonths: row.warranty_months,
  warrantyType: row.warranty_type,
  returnPolicy: row.return_policy,
  specs: row.specs.map(({ name, value }) => ({ name, value })),
  images: row.image_keys.map(mediaUrl),
  archived: row.archived_at !== null,
});
interface Parts {
  changes: ProductChanges;
  stock: number | undefined;
  stockDelta: number | undefined;
  archived: boolean | undefined;
}

/** The parts of a change that have rules of their own. @throws 400 by field */
function partsOf({ stock, stockDelta, archived, ...fields }: Values): Parts {
  return {
    changes: parseRow(ProductChanges, textChanges(fields)),
    stock: stock as number | undefined,
    stockDelta: stockDelta as number | undefined,
    archived: archived as boolean | undefined,
  };
}

/** Those of some products that have variants, whose stock is therefore theirs. */
export async function productsWithVariants(
  trx: Kysely<Database>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await run<{ id: number }>(
    trx,
    'select distinct product_id as id from product_variants where product_id = any($1::bigint[])',
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Checks a change of a product without making it. @throws ApiError with the fields that are not allowed */
export async function checkChange(
  trx: Kysely<Database>,
  row: ProductRow,
  after: Values,
  hasVariants: boolean,
  snapshot: DirectorySnapshot,
): Promise<void> {
  const { changes, stock, stockDelta, archived } = partsOf(after);
  if (hasVariants && (stock !== undefined || stockDelta !== undefined))
    throw badInput('stock', PRODUCT_PROBLEMS.sumOfVariants, 'INVALID');
  checkStock(row.stock, { stock, stockDelta });
  const planned = archived === false ? { ...row, archived_at: null } : row;
  await plannedColumns(trx, planned, changes, snapshot);
}

/** The fields of a new product. @throws 400 by field */
function creationOf(after: Values): ProductCreate {
  const { archived, stockDelta, ...fields } = after;
  const wrong: FieldProblems = [];
  if (archived === true)
    wrong.push({ field: 'archived', message: IMPORT_PROBLEMS.notForNew, code: 'INVALID' });
  if (stockDelta !== undefined)
    wrong.push({ field: 'stockDelta', message: IMPORT_PROBLEMS.notForNew, code: 'INVALID' });
  return parseNew(ProductCreate, textChanges(fields), wrong);
}

/** Checks a new product without creating it. @throws ApiError with the fields that are not allowed */
export async function checkCreation(
  trx: Kysely<Database>,
  after: Values,
  snapshot: DirectorySnapshot,
): Promise<void> {
  await plannedProduct(trx, creationOf(after), snapshot);
}

/** Products, as jobs change them. A creation is taken back by archiving the product, because orders may refer to it. */
export const productType: EntityType<ProductRow> = {
  locked: lockedProduct,
  valuesOf,
  change: async (trx, row, after, snapshot) => {
    const { changes, stock, stockDelta, archived } = partsOf(after);
    let current = row;
    if (archived === false) current = await setArchived(trx, current, false, snapshot);
    if (Object.keys(changes).length > 0) {
      const columns = await plannedColumns(trx, current, changes, snapshot);
      current = await writeProduct(trx, current, columns, snapshot);
    }
    if (archived === true) await setArchived(trx, current, true, snapshot);
    if (stock !== undefined) await moveStock(trx, row.id, { set: stock, expected: row.stock });
    else if (stockDelta !== undefined) await moveStock(trx, row.id, { delta: stockDelta });
  },
  create: async (trx, after, snapshot) => Number((await createProduct(trx, creationOf(after), snapshot))._id),
  takeBack: async (trx, id, snapshot) => {
    await setArchived(trx, await lockedProduct(trx, id), true, snapshot);
  },
};
