/** Products that a seller's system adds, changes and archives, by the rules of the back office. */
import type { Kysely } from 'kysely';
import {
  ProductChanges,
  ProductCreate,
  VariantChanges,
  VariantCreate,
} from '../../../contract/admin/product-changes.ts';
import type { ProductWarning } from '../../../contract/admin/product-changes.ts';
import type {
  SellerProductLine,
  SellerProductsAnswer,
  SellerProductsArchive,
  SellerProductsUpsert,
  SentVariant,
} from '../../../contract/seller-products.ts';
import type { OffSaleReason, SellerProductWarning } from '../../../contract/rules/seller-products.ts';
import { ApiError, badInput, fieldErrors } from '../../base/errors.ts';
import { orRefusal } from '../../base/savepoint.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { isOwn, readDirectory } from '../directory.ts';
import type { DirectorySnapshot } from '../directory.ts';
import { parseNew, parseRow } from '../jobs/entity.ts';
import type { Values } from '../jobs/entity.ts';
import {
  createProduct,
  plannedColumns,
  setArchived,
  warningsOf,
  writeProduct,
} from '../products/admin/change.ts';
import type { ProductRow } from '../products/admin/change.ts';
import { changeVariant, createVariant } from '../products/admin/variants.ts';
import {
  errorsOf,
  inLockOrder,
  lineError,
  lockedOwn,
  ownSkus,
  UNKNOWN_SKU,
  withoutDuplicates,
} from './lines.ts';
import { refuseForeignPictures } from './pictures.ts';
import { sellerProductsOf } from './read.ts';

type ProductLine = SellerProductsAnswer['results'][number];

const isForSellers = (warning: ProductWarning): warning is Exclude<ProductWarning, 'BELOW_COST'> =>
  warning !== 'BELOW_COST';

/** What the seller should know of a product as it is now: not what the shop alone knows of it. */
export const sellerWarnings = async (
  trx: Kysely<Database>,
  row: ProductRow,
  snapshot: DirectorySnapshot,
): Promise<SellerProductWarning[]> => (await warningsOf(trx, row, snapshot)).filter(isForSellers);

/** The id of a category or brand that is named by id or slug; undefined: it is not named. @throws 400 */
function idOf(
  line: SellerProductLine,
  what: 'category' | 'brand',
  bySlug: ReadonlyMap<string, { id: number; merged_into: number | null }>,
): string | null | undefined {
  const { [`${what}Id` as const]: id, [`${what}Slug` as const]: slug } = line;
  if (id !== undefined && slug !== undefined)
    throw badInput(`${what}Slug`, `excludes \`${what}Id\``, 'INVALID');
  if (slug == null) return id === undefined ? slug : id;
  const found = bySlug.get(slug);
  if (!found || !isOwn(found)) throw badInput(`${what}Slug`, 'does not exist', 'NOT_FOUND');
  return String(found.id);
}

/** Fields of a line that are no fields of the product's rules. */
const OWN_FIELDS = [
  'sku',
  'version',
  'categoryId',
  'categorySlug',
  'brandId',
  'brandSlug',
  'initialStock',
  'active',
  'variants',
] as const satisfies readonly (keyof SellerProductLine)[];

/** Fields of a product that a line sets, as the back office's rules name them. @throws 400 */
function fieldsOf(line: SellerProductLine, { categoryBySlug, brandBySlug }: DirectorySnapshot): Values {
  const categoryId = idOf(line, 'category', categoryBySlug);
  if (categoryId === null) throw badInput('categoryId', 'cannot be cleared', 'REQUIRED');
  const brandId = idOf(line, 'brand', brandBySlug);
  const rest = Object.fromEntries(
    Object.entries(line).filter(([name]) => !OWN_FIELDS.some((own) => own === name)),
  );
  return {
    ...rest,
    ...(categoryId !== undefined && { categoryId }),
    ...(brandId !== undefined && { brandId }),
  };
}

/**
 * Whether a seller puts a product on sale or takes it off. What the shop has not put on sale yet, and what it took off sale, only the shop
 * puts on sale: a system that sends all its products every night must not undo that.
 */
function offering(
  { active, off_sale }: ProductRow,
  wanted: boolean | undefined,
): { changes: { active?: boolean }; offSale?: OffSaleReason; warning?: SellerProductWarning } {
  if (wanted === undefined || wanted === active) return { changes: {} };
  if (!wanted) return { changes: { active: false }, offSale: 'SELLER' };
  if (off_sale === 'SELLER') return { changes: { active: true } };
  return { changes: {}, warning: off_sale === 'REVIEW' ? 'TO_REVIEW' : 'OFF_SALE_BY_SHOP' };
}

/** Adds and changes variants of a product; its errors name them by their place in the line. @throws 400, 409 */
async function writeVariants(
  trx: Kysely<Database>,
  productId: number,
  variants: readonly SentVariant[],
): Promise<void> {
  if (variants.length === 0) return;
  const known = await run<{ id: number; sku: string }>(
    trx,
    'select id, sku from product_variants where product_id = $1',
    [productId],
  );
  const bySku = new Map(known.map(({ id, sku }) => [sku, id]));
  for (const [index, { initialStock, ...variant }] of variants.entries()) {
    try {
      const { sku, ...fields } = parseRow(VariantChanges, variant);
      const id = bySku.get(sku ?? '');
      if (id !== undefined) {
        await changeVariant(trx, productId, id, fields);
        continue;
      }
      const { active, ...created } = variant;
      const { productSku: _, ...fresh } = parseNew(VariantCreate, {
        ...created,
        productSku: sku,
        stock: initialStock,
      });
      const added = await createVariant(trx, productId, fresh);
      bySku.set(fresh.sku, added);
      if (active === false) await changeVariant(trx, productId, added, { active });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { code, message, fields = [] } = error;
      const place = `variants.${index}`;
      throw fields.length === 0
        ? new ApiError(code, message, [{ field: place, message }])
        : fieldErrors(
            fields.map((one) => ({
              ...one,
              field: `${place}.${one.field === 'stock' ? 'initialStock' : one.field}`,
            })),
          );
    }
  }
}

interface Written {
  id: number;
  warnings: SellerProductWarning[];
}

async function change(
  trx: Kysely<Database>,
  row: ProductRow,
  line: SellerProductLine,
  snapshot: DirectorySnapshot,
): Promise<Written> {
  if (line.version != null && line.version !== row.version)
    throw badInput('version', `is ${row.version} by now`, 'CHANGED');
  const { changes: offered, offSale, warning } = offering(row, line.active);
  const changes = { ...parseRow(ProductChanges, fieldsOf(line, snapshot)), ...offered };
  const planned = await plannedColumns(trx, row, changes, snapshot);
  const columns = offSale === undefined ? planned : { ...planned, off_sale: offSale };
  const after = await writeProduct(trx, row, columns, snapshot);
  await writeVariants(trx, row.id, line.variants ?? []);
  const warnings = await sellerWarnings(trx, after, snapshot);
  return { id: row.id, warnings: warning === undefined ? warnings : [...warnings, warning] };
}

async function create(
  trx: Kysely<Database>,
  sellerId: number,
  sku: string,
  line: SellerProductLine,
  snapshot: DirectorySnapshot,
): Promise<Written> {
  if (line.version != null) throw badInput('version', 'there is no such product', 'CHANGED');
  const given = { ...fieldsOf(line, snapshot), sku, sellerId: String(sellerId), stock: line.initialStock };
  const { _id, warnings } = await createProduct(trx, parseNew(ProductCreate, given), snapshot, 'REVIEW');
  await writeVariants(trx, Number(_id), line.variants ?? []);
  return { id: Number(_id), warnings: [...warnings.filter(isForSellers), 'TO_REVIEW'] };
}

const IS_VARIANT = lineError('IS_VARIANT', 'sku', 'is a variant: name its product');
const FIELD_NAMES = { stock: 'initialStock' } as const;

/** Lines of a response, with the products as they are after all of them. */
async function answered(
  trx: Kysely<Database>,
  found: readonly (Omit<ProductLine, 'product'> & { id: number | undefined })[],
  snapshot: DirectorySnapshot,
): Promise<{ results: ProductLine[] }> {
  const ids = new Set(found.flatMap(({ id }) => id ?? []));
  const products = await sellerProductsOf(trx, [...ids], snapshot);
  return { results: found.map(({ id, ...line }) => ({ ...line, product: products.get(id ?? 0) ?? null })) };
}

/** Any constant: calls that add products wait for each other. */
const CREATION_LOCK = 4_410_260_001;

/** What SKUs name. When one is new, no other call adds products until the transaction ends: two would find the same SKU and the same address free. */
async function skusToWrite(
  trx: Kysely<Database>,
  sellerId: number,
  skus: readonly string[],
): ReturnType<typeof ownSkus> {
  const own = await ownSkus(trx, sellerId, skus);
  if (skus.every((sku) => own.products.has(sku) || own.variants.has(sku))) return own;
  await run(trx, 'select pg_advisory_xact_lock($1)', [CREATION_LOCK]);
  return ownSkus(trx, sellerId, skus);
}

/** Adds products of a seller and changes those that exist, each line by itself. */
export async function upsertProducts(
  trx: Kysely<Database>,
  sellerId: number,
  { lines }: SellerProductsUpsert,
): Promise<{ results: ProductLine[] }> {
  const snapshot = await readDirectory(trx);
  const checked = withoutDuplicates(lines);
  const own = await skusToWrite(
    trx,
    sellerId,
    checked.map(({ sku }) => sku),
  );
  const found: (Omit<ProductLine, 'product'> & { id: number | undefined })[] = [];
  for (const { index, line, sku, error } of inLockOrder(checked, own)) {
    const row = await lockedOwn(trx, sellerId, own.products.get(sku));
    const refusal = error ?? (own.variants.has(sku) ? IS_VARIANT : undefined);
    const written = refusal
      ? undefined
      : await orRefusal(trx, async () => {
          await refuseForeignPictures(trx, sellerId, line.images);
          return row ? change(trx, row, line, snapshot) : create(trx, sellerId, sku, line, snapshot);
        });
    const isRefused = written instanceof ApiError;
    const done = isRefused ? undefined : written;
    found[index] = {
      sku: line.sku,
      isNew: !row && done !== undefined,
      id: done?.id ?? row?.id,
      warnings: done?.warnings ?? [],
      errors: refusal ? [refusal] : isRefused ? errorsOf(written, FIELD_NAMES) : [],
    };
  }
  return answered(trx, found, snapshot);
}

/** Archives products of a seller, or brings them back, each line by itself. */
export async function archiveProducts(
  trx: Kysely<Database>,
  sellerId: number,
  { lines }: SellerProductsArchive,
): Promise<{ results: ProductLine[] }> {
  const snapshot = await readDirectory(trx);
  const checked = withoutDuplicates(lines);
  const own = await ownSkus(
    trx,
    sellerId,
    checked.map(({ sku }) => sku),
  );
  const found: (Omit<ProductLine, 'product'> & { id: number | undefined })[] = [];
  for (const { index, line, sku, error } of inLockOrder(checked, own)) {
    const row = await lockedOwn(trx, sellerId, own.products.get(sku));
    const refusal = error ?? (own.variants.has(sku) ? IS_VARIANT : row ? undefined : UNKNOWN_SKU);
    if (row && !refusal) {
      const taken = line.archived && row.active ? ({ off_sale: 'SELLER' } as const) : {};
      await setArchived(trx, row, line.archived, snapshot, taken);
    }
    found[index] = {
      sku: line.sku,
      isNew: false,
      id: row?.id,
      warnings: [],
      errors: refusal ? [refusal] : [],
    };
  }
  return answered(trx, found, snapshot);
}
