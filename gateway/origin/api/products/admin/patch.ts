/** Several products at once: each changes, or says why not, independently of the others. */
import type { Kysely } from 'kysely';
import type { ProductPatch, ProductPatchAnswer } from '../../../../contract/admin/product-changes.ts';
import type { AdminProduct } from '../../../../contract/admin/products.ts';
import { ApiError } from '../../../base/errors.ts';
import { orRefusal } from '../../../base/savepoint.ts';
import type { Database } from '../../../db/tables.ts';
import { readDirectory } from '../../directory.ts';
import type { DirectorySnapshot } from '../../directory.ts';
import { lockVersion } from '../../write.ts';
import { changeProduct, productIn } from './change.ts';
import { moveStock } from './stock.ts';

/** Codes of refusals after which the product as it is now is needed to decide again. */
const isOutdated = ({ code, fields = [] }: ApiError): boolean =>
  code === 'STALE' || fields.some((field) => field.code === 'STOCK_MOVED');

type RowAnswer = ProductPatchAnswer['rows'][number];

/**
 * Changes products by their versions, in the order of their ids, so that two of these wait for each other. What one has changed before
 * it was refused is taken back.
 */
export async function changeRows<Row extends { id: string; version: number }>(
  trx: Kysely<Database>,
  rows: readonly Row[],
  change: (row: Row, snapshot: DirectorySnapshot) => Promise<AdminProduct>,
): Promise<{ rows: RowAnswer[] }> {
  const snapshot = await readDirectory(trx);
  const answers = new Map<string, RowAnswer>();
  for (const row of [...rows].sort((a, b) => Number(a.id) - Number(b.id))) {
    const { id, version } = row;
    const changed = await orRefusal(trx, async () => {
      await lockVersion(trx, { table: 'products', key: { id: Number(id) }, what: 'Product' }, version);
      return change(row, snapshot);
    });
    if (!(changed instanceof ApiError)) {
      answers.set(id, { product: changed, current: null, error: null });
      continue;
    }
    const { code, message, fields = [] } = changed;
    answers.set(id, {
      product: null,
      current: isOutdated(changed) ? await productIn(trx, Number(id), snapshot) : null,
      error: { code, message, fields },
    });
  }
  return { rows: rows.map(({ id }) => answers.get(id) as RowAnswer) };
}

/** Changes fields and stocks of several products. */
export const patchProducts = (
  trx: Kysely<Database>,
  { rows }: ProductPatch,
): Promise<{ rows: RowAnswer[] }> =>
  changeRows(trx, rows, async ({ id, changes, stock }, snapshot) => {
    if (stock != null) await moveStock(trx, Number(id), stock);
    const { warnings: _, ...product } = await changeProduct(trx, Number(id), changes, snapshot);
    return product;
  });
