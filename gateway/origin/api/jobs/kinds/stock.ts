/** Files of stocks: each line sets or moves the stock of the product or variant of its SKU. */
import type { StockColumn } from '../../../../contract/rules/import-columns.ts';
import { IMPORT_PROBLEMS } from '../../../../contract/rules/jobs.ts';
import { badInput } from '../../../base/errors.ts';
import { run } from '../../../base/sql.ts';
import { checkStock } from '../entity.ts';
import type { ProductRow } from '../../products/admin/change.ts';
import { skuColumn, whole } from '../cells.ts';
import type { Column } from '../cells.ts';
import { skuIn } from '../kind.ts';
import type { ImportKind } from '../kind.ts';
import { checkChange, productsWithVariants, valuesOf } from '../values.ts';
import { variantRows, variantValues } from './variants.ts';

const COLUMNS: Readonly<Record<StockColumn, Column>> = {
  sku: skuColumn('sku'),
  stock: whole('stock'),
  stockDelta: whole('stockDelta'),
};

export const stockKind: ImportKind = {
  columns: COLUMNS,
  read: async (trx, lines, snapshot) => {
    const skus = lines.flatMap((raw) => skuIn(raw) ?? []);
    const products = await run<ProductRow>(trx, 'select * from products where sku = any($1::text[])', [skus]);
    const variants = await variantRows(trx, 'v.sku = any($1::text[])', [skus]);
    const withVariants = await productsWithVariants(
      trx,
      products.map(({ id }) => id),
    );
    const productBySku = new Map(products.map((product) => [product.sku, product]));
    const variantBySku = new Map(variants.map((variant) => [variant.sku, variant]));
    return (raw) => {
      const sku = skuIn(raw);
      if (sku === undefined) throw badInput('sku', 'is required', 'REQUIRED');
      const [product, variant] = [productBySku.get(sku), variantBySku.get(sku)];
      if (variant)
        return {
          entity: 'variant',
          id: variant.id,
          label: sku,
          present: variantValues(variant),
          check: async (after) => checkStock(variant.stock, after),
        };
      if (!product) throw badInput('sku', IMPORT_PROBLEMS.noSku, 'NOT_FOUND');
      return {
        entity: 'product',
        id: product.id,
        label: sku,
        present: valuesOf(product),
        check: (after) => checkChange(trx, product, after, withVariants.has(product.id), snapshot),
      };
    };
  },
};
