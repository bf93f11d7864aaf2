/** Files of variants: each line changes the variant of its SKU, or adds one to the product of the other SKU. */
import type { Kysely, Selectable } from 'kysely';
import { VariantChanges, VariantCreate } from '../../../../contract/admin/product-changes.ts';
import { toTnd } from '../../../../contract/money.ts';
import type { VariantColumn } from '../../../../contract/rules/import-columns.ts';
import { IMPORT_PROBLEMS } from '../../../../contract/rules/jobs.ts';
import { badInput, notFound } from '../../../base/errors.ts';
import { run } from '../../../base/sql.ts';
import type { Database, ProductVariantsTable } from '../../../db/tables.ts';
import { lockedProduct } from '../../products/admin/change.ts';
import { moveStock } from '../../products/admin/stock.ts';
import { changeVariant, createVariant, deleteVariant } from '../../products/admin/variants.ts';
import { amountOrLess, colorOf, gtinColumn, skuColumn, text, whole } from '../cells.ts';
import type { Column } from '../cells.ts';
import { checkStock, parseNew, parseRow, tryOut } from '../entity.ts';
import type { EntityType, Values } from '../entity.ts';
import { skuIn } from '../kind.ts';
import type { ImportKind } from '../kind.ts';

/** A variant with the SKU of its product. */
export type VariantRow = Selectable<ProductVariantsTable> & { product_sku: string };

/** Reads variants. `where` names those by v and their products by p. */
export const variantRows = (
  trx: Kysely<Database>,
  where: string,
  parameters: readonly unknown[],
): Promise<VariantRow[]> =>
  run<VariantRow>(
    trx,
    `select v.*, p.sku as product_sku from product_variants v join products p on p.id = v.product_id where ${where}`,
    parameters,
  );

/** Values of a variant that jobs change. */
export const variantValues = (row: VariantRow): Values => ({
  productSku: row.product_sku,
  sku: row.sku,
  color: row.color,
  size: row.size,
  priceDelta: toTnd(row.price_delta),
  stock: row.stock,
  position: row.position,
  gtin: row.gtin,
  mpn: row.mpn,
});

/** Refuses to put a variant under another product. @throws 400 */
function sameProduct({ productSku, ...fields }: Values): Values {
  if (productSku !== undefined) throw badInput('productSku', IMPORT_PROBLEMS.otherProduct, 'INVALID');
  return fields;
}

/** Variants, as jobs change them. A creation is taken back by deleting the variant, unless it was ordered. */
export const variantType: EntityType<VariantRow> = {
  locked: async (trx, id) => {
    const [found] = await run<{ product_id: number }>(
      trx,
      'select product_id from product_variants where id = $1',
      [id],
    );
    if (!found) throw notFound('Variant');
    await lockedProduct(trx, found.product_id);
    const [row] = await variantRows(trx, 'v.id = $1', [id]);
    if (!row) throw notFound('Variant');
    return row;
  },
  valuesOf: variantValues,
  change: async (trx, row, after) => {
    const { stock, stockDelta, ...fields } = sameProduct(after);
    checkStock(row.stock, { stock, stockDelta });
    const { id, product_id: productId } = row;
    const changes = parseRow(VariantChanges, fields);
    if (Object.keys(changes).length > 0) await changeVariant(trx, productId, id, changes);
    const variantId = String(id);
    if (stock !== undefined)
      await moveStock(trx, productId, { variantId, set: stock as number, expected: row.stock });
    else if (stockDelta !== undefined)
      await moveStock(trx, productId, { variantId, delta: stockDelta as number });
  },
  create: async (trx, { stockDelta, ...after }) => {
    if (stockDelta !== undefined) throw badInput('stockDelta', IMPORT_PROBLEMS.notForNew, 'INVALID');
    const { productSku, ...fields } = parseNew(VariantCreate, after);
    const [product] = await run<{ id: number }>(trx, 'select id from products where sku = $1', [productSku]);
    if (!product) throw badInput('productSku', IMPORT_PROBLEMS.noSku, 'NOT_FOUND');
    return createVariant(trx, product.id, fields);
  },
  takeBack: async (trx, id) => {
    const { product_id: productId } = await variantType.locked(trx, id);
    await deleteVariant(trx, productId, id);
  },
};

const COLUMNS: Readonly<Record<VariantColumn, Column>> = {
  productSku: skuColumn('productSku'),
  sku: skuColumn('sku'),
  color: { ...text('color', null), read: (cell) => colorOf(cell.trim()) },
  size: text('size', null),
  priceDelta: amountOrLess('priceDelta', '0.000'),
  stock: whole('stock'),
  stockDelta: whole('stockDelta'),
  position: whole('position'),
  gtin: gtinColumn,
  mpn: text('mpn', null),
};

export const variantKind: ImportKind = {
  columns: COLUMNS,
  read: async (trx, lines, snapshot) => {
    const variants = await variantRows(trx, 'v.sku = any($1::text[])', [
      lines.flatMap((raw) => skuIn(raw) ?? []),
    ]);
    const bySku = new Map(variants.map((variant) => [variant.sku, variant]));
    return (raw) => {
      const sku = skuIn(raw);
      if (sku === undefined) throw badInput('sku', 'is required', 'REQUIRED');
      const variant = bySku.get(sku);
      return {
        entity: 'variant',
        id: variant?.id ?? null,
        label: sku,
        present: variant ? variantValues(variant) : null,
        check: (after) =>
          tryOut(trx, async () => {
            if (variant) await variantType.change(trx, variant, after, snapshot);
            else await variantType.create(trx, after, snapshot);
          }),
      };
    };
  },
};
