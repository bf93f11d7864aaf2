/** Products, variants, stocks and categories as CSV, as imports take them back. */
import { Readable } from 'node:stream';
import type { z } from 'zod';
import type { ExportQuery } from '../../../contract/admin/jobs.ts';
import { run } from '../../base/sql.ts';
import { treeOf } from '../categories/admin/change.ts';
import type { OriginContext } from '../context.ts';
import { readDirectory } from '../directory.ts';
import { adminConditions } from '../products/admin/filters.ts';
import type { ProductRow } from '../products/admin/change.ts';
import { searchOf } from '../products/admin/read.ts';
import { cellsOf, exported, namesOf } from './cells.ts';
import type { Columns, Names } from './cells.ts';
import { BYTE_ORDER_MARK, csvRecord } from '../../base/csv-write.ts';
import type { Values } from './entity.ts';
import { categoryKind, categoryValues } from './kinds/categories.ts';
import { productKind } from './kinds/products.ts';
import { stockKind } from './kinds/stock.ts';
import { variantKind, variantRows, variantValues } from './kinds/variants.ts';
import type { VariantRow } from './kinds/variants.ts';
import { valuesOf } from './values.ts';

const BATCH = 250;

type Query = z.output<typeof ExportQuery>;
/** Lines of a file with the names that they use. */
interface Lines {
  values: Values[];
  names: Names;
}

/** A stream of a file. No database session is held between batches, so that a slow reader holds up no one. */
function fileOf(columns: Columns, batches: AsyncIterable<Lines>): Readable {
  async function* records(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvRecord(exported(columns));
    for await (const { values, names } of batches)
      yield values.map((one) => csvRecord(cellsOf(columns, one, names))).join('');
  }
  return Readable.from(records(), { objectMode: false, highWaterMark: 64 * 1024 });
}

/** The products that match, in the order of their ids. */
async function* productsOf(
  context: OriginContext,
  { input, ...filter }: Query,
): AsyncGenerator<{ rows: ProductRow[]; names: Names }> {
  const search = await searchOf(context, input);
  for (let last = 0; ;) {
    const { sql, parameters } = adminConditions(filter, await context.directory.get(), search);
    const after = parameters.add(last);
    const rows = await run<ProductRow>(
      context.db,
      `select p.* from products p where ${sql} and p.id > ${after}::bigint order by p.id limit ${BATCH}`,
      parameters.values,
    );
    if (rows.length > 0) yield { rows, names: namesOf(await context.directory.covering(rows)) };
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** The variants of the products that match, by product. */
async function* variantsOf(
  context: OriginContext,
  query: Query,
): AsyncGenerator<{ products: ProductRow[]; variants: ReadonlyMap<number, VariantRow[]>; names: Names }> {
  for await (const { rows, names } of productsOf(context, query)) {
    const found = await variantRows(
      context.db,
      'v.product_id = any($1::bigint[]) order by v.position, v.id',
      [rows.map(({ id }) => id)],
    );
    const variants = new Map<number, VariantRow[]>();
    for (const variant of found)
      variants.set(variant.product_id, [...(variants.get(variant.product_id) ?? []), variant]);
    yield { products: rows, variants, names };
  }
}

/** One line for each product that matches. */
export function productFile(context: OriginContext, query: Query): Readable {
  async function* lines(): AsyncGenerator<Lines> {
    for await (const { rows, names } of productsOf(context, query))
      yield { values: rows.map(valuesOf), names };
  }
  return fileOf(productKind.columns, lines());
}

/** One line for each variant of the products that match. */
export function variantFile(context: OriginContext, query: Query): Readable {
  async function* lines(): AsyncGenerator<Lines> {
    for await (const { products, variants, names } of variantsOf(context, query))
      yield {
        values: products.flatMap(({ id }) => (variants.get(id) ?? []).map(variantValues)),
        names,
      };
  }
  return fileOf(variantKind.columns, lines());
}

/** One line for each product that matches, or for each of its variants if it has any. */
export function stockFile(context: OriginContext, query: Query): Readable {
  async function* lines(): AsyncGenerator<Lines> {
    for await (const { products, variants, names } of variantsOf(context, query))
      yield {
        values: products.flatMap(
          (product): Values[] => variants.get(product.id)?.map(variantValues) ?? [valuesOf(product)],
        ),
        names,
      };
  }
  return fileOf(stockKind.columns, lines());
}

/** One line for each category, in the order of the tree. */
export function categoryFile({ db }: Pick<OriginContext, 'db'>): Readable {
  async function* lines(): AsyncGenerator<Lines> {
    const snapshot = await readDirectory(db);
    yield { values: treeOf(snapshot).map(categoryValues), names: namesOf(snapshot) };
  }
  return fileOf(categoryKind.columns, lines());
}
