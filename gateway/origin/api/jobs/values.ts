/** What a job changes of a product: values by field as the API writes them, and their change by the rules of a single one. */
import type { Kysely } from 'kysely';
import { ProductChanges, ProductCreate } from '../../../contract/admin/product-changes.ts';
import type { OtherTexts } from '../../../contract/other-texts.ts';
import { OTHER_LANGUAGES } from '../../../contract/rules/languages.ts';
import type { OtherLanguage } from '../../../contract/rules/languages.ts';
import { IMPORT_PROBLEMS } from '../../../contract/rules/jobs.ts';
import { MAX_STOCK, PRODUCT_PROBLEMS } from '../../../contract/rules/products.ts';
import { toTnd } from '../../../contract/money.ts';
import { ApiError, badInput, fieldErrors, invalidInput } from '../../base/errors.ts';
import type { FieldProblems } from '../../base/errors.ts';
import { percent } from '../../base/notation.ts';
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

/** Fields of a product with their values. `stockDelta` in a change is a difference of the stock. */
export type Values = Readonly<Record<string, unknown>>;

const tndOrNull = (millimes: number | null): string | null => (millimes === null ? null : toTnd(millimes));
const idOrNull = (id: number | null): string | null => (id === null ? null : String(id));

/** Texts in the languages other than French as fields of their own, such as `names.en`; empty where there is none. */
const byLanguage = <Name extends 'names' | 'descriptions'>(name: Name, texts: OtherTexts) =>
  Object.fromEntries(
    OTHER_LANGUAGES.map((language) => [`${name}.${language}`, texts[language] ?? '']),
  ) as Record<`${Name}.${OtherLanguage}`, string>;

/** The change of texts that such fields are; an empty one removes the text. */
function textChanges(fields: Values): Values {
  const changes: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) {
    const [name = '', language] = field.split('.');
    if (language === undefined) changes[name] = value;
    else
      changes[name] = { ...(changes[name] as Values | undefined), [language]: value === '' ? null : value };
  }
  return changes;
}

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
  hasWarranty: row.has_warranty,
  warrantyMonths: row.warranty_months,
  warrantyType: row.warranty_type,
  returnPolicy: row.return_policy,
  specs: row.specs.map(({ name, value }) => ({ name, value })),
  images: row.image_keys.map(mediaUrl),
  archived: row.archived_at !== null,
});
export type ProductValues = ReturnType<typeof valuesOf>;
/** A field that jobs change. */
export type JobField = Exclude<keyof ProductValues, '_id'>;

/** Whether two values of a field are the same. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

interface Parts {
  changes: ProductChanges;
  stock: number | undefined;
  stockDelta: number | undefined;
  archived: boolean | undefined;
}

/** The parts of a change that have rules of their own. @throws 400 by field */
function partsOf({ stock, stockDelta, archived, ...fields }: Values): Parts {
  const parsed = ProductChanges.safeParse(textChanges(fields));
  if (!parsed.success) throw invalidInput(parsed.error, 'row');
  return {
    changes: parsed.data,
    stock: stock as number | undefined,
    stockDelta: stockDelta as number | undefined,
    archived: archived as boolean | undefined,
  };
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
  const wrong: FieldProblems = [];
  if (stock !== undefined && stockDelta !== undefined)
    wrong.push({ field: 'stockDelta', message: IMPORT_PROBLEMS.twoStocks, code: 'INVALID' });
  const next = stock ?? (stockDelta === undefined ? undefined : row.stock + stockDelta);
  if (next !== undefined && hasVariants)
    wrong.push({ field: 'stock', message: PRODUCT_PROBLEMS.sumOfVariants, code: 'INVALID' });
  else if (next !== undefined && (next < 0 || next > MAX_STOCK))
    wrong.push({ field: 'stock', message: `must be from 0 to ${MAX_STOCK}`, code: 'INVALID' });
  if (wrong.length > 0) throw fieldErrors(wrong);
  const planned = archived === false ? { ...row, archived_at: null } : row;
  await plannedColumns(trx, planned, changes, snapshot);
}

/** The fields of a new product. @throws 400 by field */
function creationOf(after: Values): ProductCreate {
  const { archived, stockDelta, ...fields } = after;
  const parsed = ProductCreate.safeParse(textChanges(fields));
  const wrong: FieldProblems = [];
  if (archived === true)
    wrong.push({ field: 'archived', message: IMPORT_PROBLEMS.notForNew, code: 'INVALID' });
  if (stockDelta !== undefined)
    wrong.push({ field: 'stockDelta', message: IMPORT_PROBLEMS.notForNew, code: 'INVALID' });
  if (!parsed.success)
    for (const problem of invalidInput(parsed.error, 'row').fields ?? [])
      wrong.push(
        problem.code === 'REQUIRED' ? { ...problem, message: IMPORT_PROBLEMS.requiredForNew } : problem,
      );
  if (wrong.length > 0 || !parsed.success) throw fieldErrors(wrong);
  return parsed.data;
}

/** Checks a new product without creating it. @throws ApiError with the fields that are not allowed */
export async function checkCreation(
  trx: Kysely<Database>,
  after: Values,
  snapshot: DirectorySnapshot,
): Promise<void> {
  await plannedProduct(trx, creationOf(after), snapshot);
}

/** Creates a product. @returns its id */
export async function applyCreation(
  trx: Kysely<Database>,
  after: Values,
  snapshot: DirectorySnapshot,
): Promise<number> {
  return Number((await createProduct(trx, creationOf(after), snapshot))._id);
}

/** Takes back the creation of a product: it is archived, because orders may refer to it. */
export async function revertCreation(
  trx: Kysely<Database>,
  id: number,
  snapshot: DirectorySnapshot,
): Promise<void> {
  await setArchived(trx, await lockedProduct(trx, id), true, snapshot);
}

/**
 * Changes a product, if the values that change are still those before.
 * @throws STALE naming the fields that have changed meanwhile; what a single change throws
 */
export async function applyChange(
  trx: Kysely<Database>,
  id: number,
  before: Values,
  after: Values,
  snapshot: DirectorySnapshot,
): Promise<void> {
  const row = await lockedProduct(trx, id);
  const present: Values = valuesOf(row);
  const moved = Object.keys(after).filter(
    (field) => field !== 'stockDelta' && !isSame(present[field], before[field]),
  );
  if (moved.length > 0)
    throw new ApiError(
      'STALE',
      'Values have changed since the check',
      moved.map((field) => ({
        field,
        message: `is ${JSON.stringify(present[field])} now`,
        code: field === 'stock' ? ('STOCK_MOVED' as const) : ('CHANGED' as const),
      })),
    );
  const { changes, stock, stockDelta, archived } = partsOf(after);
  let current = row;
  if (archived === false) current = await setArchived(trx, current, false, snapshot);
  if (Object.keys(changes).length > 0) {
    const columns = await plannedColumns(trx, current, changes, snapshot);
    current = await writeProduct(trx, current, columns, snapshot);
  }
  if (archived === true) await setArchived(trx, current, true, snapshot);
  if (stock !== undefined) await moveStock(trx, id, { set: stock, expected: row.stock });
  else if (stockDelta !== undefined) await moveStock(trx, id, { delta: stockDelta });
}

/**
 * Gives a product the values before a change, where it still has those that were set. The stock is moved by the difference, so that
 * sales made meanwhile count.
 * @returns fields that have other values by now and were left alone
 */
export async function revertChange(
  trx: Kysely<Database>,
  id: number,
  before: Values,
  after: Values,
  snapshot: DirectorySnapshot,
): Promise<string[]> {
  const present: Values = valuesOf(await lockedProduct(trx, id));
  const kept: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [field, set] of Object.entries(after)) {
    if (field === 'stock') values['stockDelta'] = (before['stock'] as number) - (set as number);
    else if (field === 'stockDelta') values['stockDelta'] = -(set as number);
    else if (isSame(present[field], set)) values[field] = before[field];
    else kept.push(field);
  }
  if (Object.keys(values).length > 0) await applyChange(trx, id, present, values, snapshot);
  return kept;
}

/** Problems of a row, of the error that refused it. */
export const problemsOfError = (error: ApiError): FieldProblems =>
  error.fields ?? [{ field: '', message: error.message }];

/** A whole number in a text. @throws 400 */
export function wholeNumber(field: string, text: string): number {
  if (!/^-?\d{1,9}$/.test(text)) throw badInput(field, 'must be a whole number', 'INVALID');
  return Number(text);
}
