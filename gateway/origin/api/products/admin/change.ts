/** Changes of products by admins: fields with all that is derived from them, in one transaction. */
import type { Kysely, Selectable } from 'kysely';
import type { AdminProduct } from '../../../../contract/admin/products.ts';
import type {
  ProductChanges,
  ProductCreate,
  ProductWarning,
} from '../../../../contract/admin/product-changes.ts';
import { fromTnd, toTnd } from '../../../../contract/money.ts';
import type { RedirectKind } from '../../../../contract/redirects.ts';
import { textsAfter, type OtherTextChanges, type OtherTexts } from '../../../../contract/other-texts.ts';
import { PRODUCT_PROBLEMS, takenSlug } from '../../../../contract/rules/products.ts';
import type { OffSaleReason } from '../../../../contract/rules/seller-products.ts';
import { toSlug } from '../../../../contract/rules/slug.ts';
import { nameSortOf, searchTextOf } from '../../../../lexicon/normalise.ts';
import { ApiError, fieldErrors, notFound } from '../../../base/errors.ts';
import type { FieldProblems } from '../../../base/errors.ts';
import { run } from '../../../base/sql.ts';
import type { Database, ProductsTable } from '../../../db/tables.ts';
import { addToVocabulary } from '../../../search/vocabulary.ts';
import { readDirectory } from '../../directory.ts';
import type { DirectorySnapshot } from '../../directory.ts';
import { emit } from '../../events/feed.ts';
import { mediaKey, mediaUrl } from '../../media.ts';
import { priceColumns } from '../price.ts';
import { basisPointsOf } from '../../../base/notation.ts';
import { adminRows } from './read.ts';
import { REFERENCE_DAYS, requirementsOf, toAdminProduct } from './rows.ts';

/** A whole row of a product. */
export type ProductRow = Selectable<ProductsTable>;
type Row = ProductRow;
/** Columns that no statement writes. */
type DerivedByDatabase = 'search_vector' | 'spec_keys' | 'spec_texts';
type Columns = Partial<Omit<Row, DerivedByDatabase>>;

/** The field of the request that a requirement depends on. */
const FIELD_OF_REQUIREMENT = {
  PICTURE: 'images',
  PRICE: 'price',
  CATEGORY_VISIBLE: 'categoryId',
  SELLER_ACTIVE: 'sellerId',
} as const;

/** Texts of a product that a change is based on. */
type Texts = Pick<Row, 'names' | 'descriptions' | 'specs'>;
const NO_TEXTS: Texts = { names: {}, descriptions: {}, specs: [] };

/** The specs that replace others: without other languages, an entry has those of the former one with the same French text. */
const specsAfter = (before: Texts['specs'], given: NonNullable<ProductChanges['specs']>): Texts['specs'] =>
  given.map(({ name, names, value, values }) => ({
    name,
    ...otherTexts('names', names, before.find((spec) => spec.name === name)?.names),
    value,
    ...otherTexts(
      'values',
      values,
      before.find((spec) => spec.name === name && spec.value === value)?.values,
    ),
  }));

/** A field of texts, absent if there is none. */
function otherTexts<Name extends 'names' | 'values'>(
  name: Name,
  given: OtherTextChanges | null | undefined,
  before: OtherTexts = {},
): Partial<Record<Name, OtherTexts>> {
  const after = given == null ? before : textsAfter({}, given);
  return Object.keys(after).length === 0 ? {} : ({ [name]: after } as Record<Name, OtherTexts>);
}

/** The columns that fields of a request become. `before`: the texts that it is based on. */
function columnsOf(changes: ProductChanges, before: Texts): Columns {
  const columns: Columns = {
    name: changes.name,
    names: changes.names && textsAfter(before.names, changes.names),
    descriptions: changes.descriptions && textsAfter(before.descriptions, changes.descriptions),
    slug: changes.slug,
    sku: changes.sku,
    seller_id: changes.sellerId === undefined ? undefined : Number(changes.sellerId),
    category_id: changes.categoryId === undefined ? undefined : Number(changes.categoryId),
    brand_id: changes.brandId == null ? changes.brandId : Number(changes.brandId),
    description: changes.description,
    price: changes.price === undefined ? undefined : fromTnd(changes.price),
    discount_price: changes.discountPrice == null ? changes.discountPrice : fromTnd(changes.discountPrice),
    cost_price: changes.costPrice == null ? changes.costPrice : fromTnd(changes.costPrice),
    stock_status: changes.stockStatus,
    tags: changes.tags,
    colors: changes.colors,
    specs: changes.specs && specsAfter(before.specs, changes.specs),
    weight_grams: changes.weightGrams,
    gtin: changes.gtin,
    mpn: changes.mpn,
    condition: changes.condition,
    length_mm: changes.lengthMm,
    width_mm: changes.widthMm,
    height_mm: changes.heightMm,
    content_amount: changes.contentAmount,
    content_unit: changes.contentUnit,
    vat_rate_bp: changes.vatRate === undefined ? undefined : basisPointsOf(changes.vatRate),
    return_policy: changes.returnPolicy,
    has_warranty: changes.hasWarranty,
    warranty_months: changes.warrantyMonths,
    warranty_type: changes.warrantyType,
    image_keys: changes.images?.map(mediaKey),
    active: changes.active,
    is_featured: changes.isFeatured,
    is_best_seller: changes.isBestSeller,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

const conflict = (fields: FieldProblems): ApiError =>
  new ApiError('CONFLICT', fields.map(({ field, message }) => `${field}: ${message}`).join('; '), fields);

/** The first of `slug`, `slug-2`, … that no product has or had. */
async function freeSlug(trx: Kysely<Database>, slug: string, id: number | null): Promise<string> {
  const taken = new Set(
    (
      await run<{ slug: string }>(
        trx,
        `select slug from products where (slug = $1 or slug like $2) and id is distinct from $3::bigint
         union select slug from slug_redirects where kind = 'product' and (slug = $1 or slug like $2) and target_id is distinct from $3::bigint`,
        [slug, `${slug}-%`, id],
      )
    ).map((row) => row.slug),
  );
  let free = slug;
  for (let n = 2; taken.has(free); n += 1) free = `${slug}-${n}`;
  return free;
}

/** Those keys that are no stored picture, and that the product does not have yet. */
async function unknownPictures(
  trx: Kysely<Database>,
  keys: readonly string[],
  id: number | null,
): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await run<{ key: string }>(
    trx,
    `select k.key from unnest($1::text[]) k(key)
     where not exists (select from media m where m.key = k.key and m.type like 'image/%' and m.deleted_at is null)
       and not exists (select from pictures c where c.key = regexp_replace(k.key, '-\\d+$', ''))
       and not exists (select from products p where p.id = $2::bigint and k.key = any (p.image_keys))`,
    [keys, id],
  );
  return rows.map((row) => row.key);
}

/** Measures that are stated together or not at all. */
const MEASURES = [
  { columns: { length_mm: 'lengthMm', width_mm: 'widthMm', height_mm: 'heightMm' }, message: 'allSides' },
  { columns: { content_amount: 'contentAmount', content_unit: 'contentUnit' }, message: 'wholeContent' },
] as const;
type Measure = 'length_mm' | 'width_mm' | 'height_mm' | 'content_amount' | 'content_unit';

/** What is missing of measures that are stated in part. */
const incompleteMeasures = (whole: Pick<Row, Measure>): FieldProblems =>
  MEASURES.flatMap(({ columns, message }) => {
    const fields = Object.entries(columns) as [Measure, string][];
    const missing = fields.filter(([column]) => whole[column] === null);
    return missing.length === fields.length
      ? []
      : missing.map(([, field]) => ({
          field,
          message: PRODUCT_PROBLEMS[message],
          code: 'REQUIRED' as const,
        }));
  });

/** What contradicts itself or others. `id` null: the product is new. */
async function problemsOf(
  trx: Kysely<Database>,
  id: number | null,
  columns: Columns,
  whole: Pick<Row, 'price' | 'discount_price' | 'category_id' | 'seller_id' | 'brand_id' | Measure>,
  snapshot: DirectorySnapshot,
): Promise<void> {
  const wrong: FieldProblems = [];
  if (whole.discount_price !== null && whole.discount_price >= whole.price)
    wrong.push({ field: 'discountPrice', message: PRODUCT_PROBLEMS.belowPrice, code: 'INVALID' });
  wrong.push(...incompleteMeasures(whole));
  for (const [field, known] of [
    ['categoryId', snapshot.categories.has(whole.category_id)],
    ['sellerId', snapshot.sellers.has(whole.seller_id)],
    ['brandId', whole.brand_id === null || snapshot.brands.has(whole.brand_id)],
  ] as const)
    if (!known) wrong.push({ field, message: 'does not exist', code: 'NOT_FOUND' });
  for (const unknown of await unknownPictures(trx, columns.image_keys ?? [], id))
    wrong.push({
      field: 'images',
      message: `${mediaUrl(unknown)} is not in the media library`,
      code: 'NOT_FOUND',
    });
  if (wrong.length > 0) throw fieldErrors(wrong);
  const taken: FieldProblems = [];
  if (columns.slug !== undefined) {
    const free = await freeSlug(trx, columns.slug, id);
    if (free !== columns.slug) taken.push({ field: 'slug', message: takenSlug(free), code: 'TAKEN' });
  }
  if (columns.sku !== undefined) {
    const [used] = await run<{ used: boolean }>(
      trx,
      `select exists (select from products where sku = $1 and id is distinct from $2::bigint)
         or exists (select from product_variants where sku = $1) as used`,
      [columns.sku, id],
    );
    if (used?.used === true) taken.push({ field: 'sku', message: 'is taken', code: 'TAKEN' });
  }
  if (taken.length > 0) throw conflict(taken);
}

/** @throws CONFLICT naming what a product needs to be on sale */
function checkRequirements(
  row: Pick<Row, 'image_keys' | 'price' | 'category_id' | 'seller_id'>,
  snapshot: DirectorySnapshot,
): void {
  const missing = requirementsOf(row, snapshot).filter(({ isMet }) => !isMet);
  if (missing.length > 0)
    throw conflict(
      missing.map(({ requirement }) => ({
        field: FIELD_OF_REQUIREMENT[requirement],
        message: `${PRODUCT_PROBLEMS.onSale} (${requirement})`,
        code: 'REQUIRED' as const,
      })),
    );
}

/** Columns that follow from others: name to sort by, path of the category, search words, present price. */
function derivedColumns(row: Omit<Row, DerivedByDatabase>, snapshot: DirectorySnapshot): Columns {
  const path = snapshot.categories.get(row.category_id)?.path ?? [];
  return {
    name_sort: nameSortOf(row.name),
    category_path: path.map(({ id }) => id),
    search_text: searchTextOf({
      name: row.name,
      names: row.names,
      brand: row.brand_id === null ? null : snapshot.brands.get(row.brand_id)?.name,
      categories: path.map(({ name }) => name),
      tags: row.tags,
      colors: row.colors,
      description: row.description,
      sku: row.sku,
    }),
    ...priceColumns(row, Date.now()),
  };
}

/** Texts whose words a search may correct to. */
const vocabularyOf = ({
  name,
  names,
  tags,
  colors,
}: Pick<Row, 'name' | 'names' | 'tags' | 'colors'>): string[] => [
  name,
  ...Object.values(names),
  ...tags,
  ...colors,
];

/** Adds a point to the price history; the first point of a day's second is replaced. */
async function notePrice(trx: Kysely<Database>, id: number, price: number): Promise<void> {
  await run(
    trx,
    `insert into price_history (product_id, at, price) values ($1, now(), $2)
     on conflict (product_id, at) do update set price = excluded.price`,
    [id, price],
  );
}

const JSON_COLUMNS = ['specs', 'names', 'descriptions', 'return_policies'] as const;

const stored = (columns: Columns): Record<string, unknown> => ({
  ...columns,
  ...Object.fromEntries(
    JSON_COLUMNS.filter((name) => columns[name] !== undefined).map((name) => [
      name,
      JSON.stringify(columns[name]),
    ]),
  ),
});

/** What an admin should know of a product as it is now. */
export async function warningsOf(
  trx: Kysely<Database>,
  row: Row,
  snapshot: DirectorySnapshot,
): Promise<ProductWarning[]> {
  const warnings: ProductWarning[] = [];
  if (row.discount_price !== null) {
    const [asked] = await run<{ asked: boolean }>(
      trx,
      `select exists (select from price_history h where h.product_id = $1 and h.price >= $2
         and h.at >= coalesce((select max(b.at) from price_history b
           where b.product_id = $1 and b.at <= now() - interval '${REFERENCE_DAYS} days'), '-infinity'::timestamptz)) as asked`,
      [row.id, row.price],
    );
    if (asked?.asked !== true) warnings.push('REFERENCE_PRICE_NOT_ASKED');
  }
  if (row.cost_price !== null && row.current_price < row.cost_price) warnings.push('BELOW_COST');
  const own = snapshot.categories.get(row.category_id);
  if ([...snapshot.categories.values()].some((node) => node.parent === own))
    warnings.push('CATEGORY_NOT_LEAF');
  return warnings;
}

/** Row of a product, locked. Throws 404. */
export async function lockedProduct(trx: Kysely<Database>, id: number): Promise<Row> {
  const row = await trx
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('Product');
  return row;
}

/** A product of a transaction as the back office shows it. */
export async function productIn(
  trx: Kysely<Database>,
  id: number,
  snapshot?: DirectorySnapshot,
): Promise<AdminProduct> {
  const [row] = await adminRows(trx, [id]);
  if (!row) throw notFound('Product');
  return toAdminProduct(row, snapshot ?? (await readDirectory(trx)), Date.now());
}

/** Columns that decide in which lists a product is. */
const PLACES: ReadonlySet<string> = new Set(['category_id', 'brand_id', 'seller_id']);

/**
 * Writes columns of a locked product with all that follows from them: derived columns, price history, redirect of its former slug,
 * vocabulary, event. Columns that stay the same are left out; nothing is written when none changes.
 */
export async function writeProduct(
  trx: Kysely<Database>,
  row: Row,
  columns: Columns,
  snapshot: DirectorySnapshot,
): Promise<Row> {
  // Once it is on sale, nothing is to be reviewed, and its seller has not taken it off sale.
  const all = columns.active === true ? { ...columns, off_sale: null } : columns;
  const changed = Object.entries(all).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(row[name as keyof Row]),
  );
  if (changed.length === 0) return row;
  const set = Object.fromEntries(changed) as Columns;
  // They are translations of the former text.
  if (set.return_policy !== undefined) set.return_policies = {};
  const derived = derivedColumns({ ...row, ...set }, snapshot);
  const after = { ...row, ...set, ...derived };
  await trx
    .updateTable('products')
    .set({ ...stored({ ...set, ...derived }), updated_at: new Date() } as never)
    .where('id', '=', row.id)
    .execute();
  if (after.current_price !== row.current_price) await notePrice(trx, row.id, after.current_price);
  if (set.slug !== undefined) await redirectSlug(trx, 'product', row.id, row.slug, set.slug);
  if (set.name !== undefined || set.names !== undefined || set.tags !== undefined || set.colors !== undefined)
    await addToVocabulary(trx, vocabularyOf(after));
  const fields = Object.keys(set);
  // The lists that it left have changed too.
  const left = fields.some((field) => PLACES.has(field)) ? { in: null } : {};
  await emit(trx, 'product.changed', String(row.id), { fields, ...left, ...movedPrices(row, after) });
  return after;
}

/** From which price to which (TND) a product moves, for lists in which neither is; nothing where it is also discounted, or not any more. */
const movedPrices = (
  before: Pick<Row, 'current_price' | 'discount_percent'>,
  after: Pick<Row, 'current_price' | 'discount_percent'>,
): { prices?: [from: string, to: string] } =>
  before.current_price === after.current_price || before.discount_percent > 0 !== after.discount_percent > 0
    ? {}
    : { prices: [toTnd(before.current_price), toTnd(after.current_price)] };

/** Lets the former slug of something lead to it; its new one leads to nothing else any more. */
export async function redirectSlug(
  trx: Kysely<Database>,
  kind: RedirectKind,
  id: number,
  before: string,
  now: string,
): Promise<void> {
  await run(trx, 'delete from slug_redirects where kind = $1 and slug = $2', [kind, now]);
  await run(
    trx,
    `insert into slug_redirects (kind, slug, target_id) values ($1, $2, $3)
     on conflict (kind, slug) do update set target_id = excluded.target_id, created_at = now()`,
    [kind, before, id],
  );
}

/** The usual price stays above that of the flash sale. */
function checkFlashPrice(row: Row, columns: Columns, { price, discount_price }: Row): void {
  if (!row.is_flash_sale || row.flash_sale_price === null) return;
  if (columns.price === undefined && columns.discount_price === undefined) return;
  if (row.flash_sale_price >= (discount_price ?? price))
    throw fieldErrors([{ field: 'price', message: PRODUCT_PROBLEMS.aboveFlashSale, code: 'INVALID' }]);
}

/** The columns that a change of a product sets. Throws 400 and 409 by field when it is not allowed; nothing is written. */
export async function plannedColumns(
  trx: Kysely<Database>,
  row: Row,
  changes: ProductChanges,
  snapshot: DirectorySnapshot,
): Promise<Columns> {
  const columns = columnsOf(changes, row);
  const whole = { ...row, ...columns };
  await problemsOf(trx, row.id, columns, whole, snapshot);
  if (whole.active && row.archived_at !== null)
    throw conflict([{ field: 'active', message: PRODUCT_PROBLEMS.archived }]);
  if (whole.active && !row.active) checkRequirements(whole, snapshot);
  checkFlashPrice(row, columns, whole);
  return columns;
}

/** Changes fields of a product. Throws 400 and 409 by field. */
export async function changeProduct(
  trx: Kysely<Database>,
  id: number,
  changes: ProductChanges,
  given?: DirectorySnapshot,
): Promise<AdminProduct & { warnings: ProductWarning[] }> {
  const snapshot = given ?? (await readDirectory(trx));
  const row = await lockedProduct(trx, id);
  const after = await writeProduct(trx, row, await plannedColumns(trx, row, changes, snapshot), snapshot);
  return {
    ...(await productIn(trx, id, snapshot)),
    warnings: await warningsOf(trx, after, snapshot),
  };
}

/** Columns of a flash sale that admins set; how many pieces are left follows from them and from what was sold. */
export const FLASH_COLUMNS: readonly string[] = [
  'is_flash_sale',
  'flash_sale_price',
  'flash_sale_starts_at',
  'flash_sale_expires_at',
  'flash_sale_stock',
  'flash_sale_account_limit',
] satisfies (keyof Row)[];

/** Columns that an undone change may set again. */
export const UNDOABLE_COLUMNS: readonly string[] = [
  ...FLASH_COLUMNS,
  'name',
  'names',
  'slug',
  'sku',
  'seller_id',
  'category_id',
  'brand_id',
  'description',
  'descriptions',
  'price',
  'discount_price',
  'cost_price',
  'stock',
  'stock_status',
  'tags',
  'colors',
  'specs',
  'weight_grams',
  'gtin',
  'mpn',
  'condition',
  'length_mm',
  'width_mm',
  'height_mm',
  'content_amount',
  'content_unit',
  'vat_rate_bp',
  'return_policy',
  'has_warranty',
  'warranty_months',
  'warranty_type',
  'image_keys',
  'active',
  'archived_at',
  'is_featured',
  'is_best_seller',
];

/** Columns that follow from these. */
export const DERIVED_COLUMNS: readonly string[] = [
  'current_price',
  'discount_percent',
  'category_path',
  'name_sort',
  'search_text',
  'updated_at',
  'flash_sale_remaining_stock',
  'off_sale',
];

const TIMES: readonly string[] = ['archived_at', 'flash_sale_starts_at', 'flash_sale_expires_at'];

/**
 * Pieces that are left of a flash sale that is as it was before: what was sold since stays sold.
 * @throws ApiError CONFLICT when more were sold than it has, or the product has not as many
 */
function remainingAfter(
  row: Row,
  { is_flash_sale: isSale, flash_sale_stock: pieces, stock }: Row,
  before: Readonly<Record<string, unknown>>,
): number | null {
  if (!isSale || pieces === null) return null;
  const { flash_sale_stock: present, flash_sale_remaining_stock: left } = row;
  const former = before['flash_sale_remaining_stock'];
  const remaining =
    present !== null && left !== null
      ? pieces - (present - left)
      : typeof former === 'number'
        ? former
        : pieces;
  if (remaining < 0 || remaining > stock)
    throw conflict([{ field: 'stock', message: 'does not go together with what was sold', code: 'INVALID' }]);
  return remaining;
}

/**
 * Sets columns of a product to values of the audit log, with all that follows from them, when a change is undone. Throws 400 and 409
 * by field when they do not go together with what the product has become.
 */
export async function restoreColumns(
  trx: Kysely<Database>,
  id: number,
  values: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
): Promise<void> {
  const snapshot = await readDirectory(trx);
  const row = await lockedProduct(trx, id);
  const columns = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      TIMES.includes(name) && typeof value === 'string' ? new Date(value) : value,
    ]),
  ) as Columns;
  if (FLASH_COLUMNS.some((column) => column in values))
    columns.flash_sale_remaining_stock = remainingAfter(row, { ...row, ...columns }, before);
  const whole = { ...row, ...columns };
  await problemsOf(trx, id, columns, whole, snapshot);
  if (whole.active && !row.active) checkRequirements(whole, snapshot);
  checkFlashPrice(row, columns, whole);
  if (whole.flash_sale_price !== null && whole.flash_sale_price >= (whole.discount_price ?? whole.price))
    throw conflict([{ field: 'price', message: PRODUCT_PROBLEMS.aboveFlashSale, code: 'INVALID' }]);
  await writeProduct(trx, row, columns, snapshot);
}

/** The row of a new product with what it was given, before it is written. Throws 400 and 409 by field; nothing is written. */
export async function plannedProduct(
  trx: Kysely<Database>,
  { stock, ...fields }: ProductCreate,
  snapshot: DirectorySnapshot,
): Promise<Row> {
  const slug =
    fields.slug ??
    (await freeSlug(
      trx,
      toSlug(fields.name) || fields.sku.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
      null,
    ));
  const given = { ...columnsOf(fields, NO_TEXTS), slug };
  const row = {
    description: '',
    brand_id: null,
    discount_price: null,
    cost_price: null,
    stock_status: 'In Stock',
    tags: [],
    colors: [],
    ...NO_TEXTS,
    weight_grams: null,
    gtin: null,
    mpn: null,
    condition: 'NEW',
    length_mm: null,
    width_mm: null,
    height_mm: null,
    content_amount: null,
    content_unit: null,
    vat_rate_bp: 1_900,
    return_policy: null,
    has_warranty: false,
    warranty_months: null,
    warranty_type: null,
    image_keys: [],
    active: false,
    is_featured: false,
    is_best_seller: false,
    is_flash_sale: false,
    flash_sale_price: null,
    flash_sale_starts_at: null,
    flash_sale_expires_at: null,
    flash_sale_remaining_stock: null,
    stock,
    ...given,
  } as unknown as Row;
  await problemsOf(
    trx,
    null,
    { slug: fields.slug, sku: fields.sku, image_keys: row.image_keys },
    row,
    snapshot,
  );
  if (row.active) checkRequirements(row, snapshot);
  return row;
}

/** Creates a product. `offSale`: why it is not on sale yet, where its seller adds it. Throws 400 and 409 by field. */
export async function createProduct(
  trx: Kysely<Database>,
  fields: ProductCreate,
  given?: DirectorySnapshot,
  offSale: OffSaleReason | null = null,
): Promise<AdminProduct & { warnings: ProductWarning[] }> {
  const snapshot = given ?? (await readDirectory(trx));
  const row = { ...(await plannedProduct(trx, fields, snapshot)), off_sale: offSale };
  const derived = derivedColumns(row, snapshot);
  const { id } = await trx
    .insertInto('products')
    .values(stored({ ...row, ...derived }) as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  await notePrice(trx, id, derived.current_price as number);
  await addToVocabulary(trx, vocabularyOf(row));
  await emit(trx, 'product.changed', String(id), { reason: 'created' });
  return {
    ...(await productIn(trx, id, snapshot)),
    warnings: await warningsOf(trx, { ...row, ...derived, id }, snapshot),
  };
}

/** Archives a locked product, which takes it off sale, or brings it back, off sale. */
export async function setArchived(
  trx: Kysely<Database>,
  row: Row,
  archived: boolean,
  snapshot: DirectorySnapshot,
  more: Pick<Columns, 'off_sale'> = {},
): Promise<Row> {
  if ((row.archived_at !== null) === archived) return row;
  const columns = archived ? { active: false, archived_at: new Date() } : { archived_at: null };
  return writeProduct(trx, row, { ...columns, ...more }, snapshot);
}

/** Archives a product or brings it back. Throws 404. */
export async function archiveProduct(
  trx: Kysely<Database>,
  id: number,
  archived: boolean,
): Promise<AdminProduct & { warnings: ProductWarning[] }> {
  const snapshot = await readDirectory(trx);
  await setArchived(trx, await lockedProduct(trx, id), archived, snapshot);
  return { ...(await productIn(trx, id, snapshot)), warnings: [] };
}
