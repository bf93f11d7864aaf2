/** Variants of products by admins. */
import type { Kysely } from 'kysely';
import type { AdminVariant } from '../../../../contract/admin/products.ts';
import type {
  VariantChanges,
  VariantCreate,
  VariantsCreate,
} from '../../../../contract/admin/product-changes.ts';
import { MAX_VARIANTS } from '../../../../contract/rules/products.ts';
import { fromTnd } from '../../../../contract/money.ts';
import { toSlug } from '../../../../contract/rules/slug.ts';
import { ApiError, badInput, notFound } from '../../../base/errors.ts';
import { run } from '../../../base/sql.ts';
import type { Database } from '../../../db/tables.ts';
import { emit } from '../../events/feed.ts';
import { lockedProduct } from './change.ts';
import { ADMIN_VARIANT_SELECT, toAdminVariant } from './rows.ts';
import type { AdminVariantRow } from './rows.ts';
import { sumVariants } from './stock.ts';

const part = (text: string): string => toSlug(text).toUpperCase();

async function checkSku(trx: Kysely<Database>, sku: string, variantId: number | null): Promise<void> {
  const [used] = await run<{ used: boolean }>(
    trx,
    `select exists (select from products where sku = $1)
       or exists (select from product_variants where sku = $1 and id is distinct from $2::bigint) as used`,
    [sku, variantId],
  );
  if (used?.used === true)
    throw new ApiError('CONFLICT', `sku: ${sku} is taken`, [
      { field: 'sku', message: `${sku} is taken`, code: 'TAKEN' },
    ]);
}

/** The price that a difference leads to stays above zero. */
function checkDelta(delta: number, currentPrice: number): void {
  if (currentPrice + delta <= 0) throw badInput('priceDelta', 'must leave a price above zero', 'INVALID');
}

/** The position after all variants. */
const nextPosition = (present: readonly { position: number }[]): number =>
  Math.max(-1, ...present.map(({ position }) => position)) + 1;

/** Adds the missing combinations of colours and sizes, after the variants that exist. Returns their number. */
export async function createVariants(
  trx: Kysely<Database>,
  productId: number,
  request: VariantsCreate,
): Promise<{ created: number }> {
  const product = await lockedProduct(trx, productId);
  const present = await trx
    .selectFrom('product_variants')
    .selectAll()
    .where('product_id', '=', productId)
    .execute();
  const delta = fromTnd(request.priceDelta);
  checkDelta(delta, product.current_price);
  const colors = request.colors.length > 0 ? request.colors : [null];
  const sizes = request.sizes.length > 0 ? request.sizes : [null];
  const wanted = colors
    .flatMap((color) => sizes.map((size) => ({ color, size })))
    .filter(({ color, size }) => present.every((one) => one.color !== color || one.size !== size));
  if (present.length + wanted.length > MAX_VARIANTS)
    throw badInput('sizes', `leads to more than ${MAX_VARIANTS} variants`, 'INVALID');
  const first = nextPosition(present);
  const rows = wanted.map(({ color, size }, index) => ({
    product_id: productId,
    sku: [
      request.skuPrefix ?? product.sku,
      color === null ? '' : part(color),
      size === null ? '' : part(size),
    ]
      .filter((text) => text !== '')
      .join('-')
      .slice(0, 40),
    color,
    size,
    price_delta: delta,
    stock: request.stock,
    position: first + index,
  }));
  for (const { sku } of rows) await checkSku(trx, sku, null);
  if (new Set(rows.map(({ sku }) => sku)).size < rows.length)
    throw badInput('skuPrefix', 'leads to equal SKUs', 'INVALID');
  if (rows.length === 0) return { created: 0 };
  await trx.insertInto('product_variants').values(rows).execute();
  await followVariants(trx, productId);
  return { created: rows.length };
}

/** Adds one variant, after those that exist unless its position is given. Returns its id. Throws 400 and 409 by field. */
export async function createVariant(
  trx: Kysely<Database>,
  productId: number,
  request: Omit<VariantCreate, 'productSku'>,
): Promise<number> {
  const product = await lockedProduct(trx, productId);
  const present = await trx
    .selectFrom('product_variants')
    .select(['color', 'size', 'position'])
    .where('product_id', '=', productId)
    .execute();
  const { sku, color = null, size = null, priceDelta = '0.000', stock, gtin, mpn } = request;
  if (present.length >= MAX_VARIANTS)
    throw badInput('sku', `leads to more than ${MAX_VARIANTS} variants`, 'INVALID');
  if (present.some((one) => one.color === color && one.size === size))
    throw new ApiError('CONFLICT', 'The product has a variant of this colour and size', [
      { field: color === null ? 'size' : 'color', message: 'is taken', code: 'TAKEN' },
    ]);
  checkDelta(fromTnd(priceDelta), product.current_price);
  await checkSku(trx, sku, null);
  const { id } = await trx
    .insertInto('product_variants')
    .values({
      product_id: productId,
      sku,
      color,
      size,
      price_delta: fromTnd(priceDelta),
      stock,
      position: request.position ?? nextPosition(present),
      gtin: gtin ?? null,
      mpn: mpn ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await followVariants(trx, productId);
  return id;
}

/** What follows from a change of variants: stock and colours of the product, and the event. */
async function followVariants(trx: Kysely<Database>, productId: number): Promise<void> {
  await sumVariants(trx, [productId]);
  await emit(trx, 'product.changed', String(productId), { fields: ['variants'] });
}

/** What follows from a variant whose columns were set again. */
export async function followVariant(trx: Kysely<Database>, id: number): Promise<void> {
  const [variant] = await run<{ product_id: number }>(
    trx,
    'select product_id from product_variants where id = $1',
    [id],
  );
  if (variant) await followVariants(trx, variant.product_id);
}

async function variantOf(trx: Kysely<Database>, productId: number, id: number): Promise<AdminVariantRow> {
  const [row] = await run<AdminVariantRow>(
    trx,
    `select ${ADMIN_VARIANT_SELECT} from product_variants v where v.id = $1 and v.product_id = $2`,
    [id, productId],
  );
  if (!row) throw notFound('Variant');
  return row;
}

/** Changes fields of a variant. Throws 400 and 409 by field. */
export async function changeVariant(
  trx: Kysely<Database>,
  productId: number,
  id: number,
  changes: VariantChanges,
): Promise<AdminVariant> {
  const product = await lockedProduct(trx, productId);
  await variantOf(trx, productId, id);
  if (changes.sku !== undefined) await checkSku(trx, changes.sku, id);
  if (changes.priceDelta !== undefined) checkDelta(fromTnd(changes.priceDelta), product.current_price);
  const { priceDelta, ...rest } = changes;
  const set = { ...rest, ...(priceDelta !== undefined && { price_delta: fromTnd(priceDelta) }) };
  if (Object.keys(set).length > 0) {
    await trx.updateTable('product_variants').set(set).where('id', '=', id).execute();
    await followVariants(trx, productId);
  }
  return toAdminVariant(await variantOf(trx, productId, id));
}

/** Deletes a variant that was never ordered. Throws IN_USE for others, which can be taken off sale. */
export async function deleteVariant(trx: Kysely<Database>, productId: number, id: number): Promise<void> {
  await lockedProduct(trx, productId);
  const { was_ordered: wasOrdered } = await variantOf(trx, productId, id);
  if (wasOrdered) {
    const [used] = await run<{ orders: number }>(
      trx,
      `select count(distinct s.order_id)::int as orders from order_lines l join sub_orders s on s.id = l.sub_order_id
       where l.variant_id = $1`,
      [id],
    );
    throw new ApiError('CONFLICT', 'The variant was ordered', [
      {
        field: 'variantId',
        message: 'was ordered',
        code: 'IN_USE',
        usedBy: 'ORDER',
        useCount: used?.orders,
      },
    ]);
  }
  await trx.deleteFrom('product_variants').where('id', '=', id).execute();
  await followVariants(trx, productId);
}
