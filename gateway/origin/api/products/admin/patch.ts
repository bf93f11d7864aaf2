/** Several products at once: each changes, or says why not, independently of the others. */
import type { Kysely } from 'kysely';
import type { ProductPatch, ProductPatchAnswer } from '../../../../contract/admin/product-changes.ts';
import { ApiError } from '../../../base/errors.ts';
import { run } from '../../../base/sql.ts';
import type { Database } from '../../../db/tables.ts';
import { readDirectory } from '../../directory.ts';
import { lockVersion } from '../../write.ts';
import { changeProduct } from './change.ts';

type RowAnswer = ProductPatchAnswer['rows'][number];

/** Changes rows of products by their versions, in the order of their ids, so that two patches wait for each other. */
export async function patchProducts(
  trx: Kysely<Database>,
  { rows }: ProductPatch,
): Promise<{ rows: RowAnswer[] }> {
  const snapshot = await readDirectory(trx);
  const answers = new Map<string, RowAnswer>();
  for (const { id, version, changes } of [...rows].sort((a, b) => Number(a.id) - Number(b.id))) {
    await run(trx, 'savepoint patched_row', []);
    try {
      await lockVersion(trx, { table: 'products', key: { id: Number(id) }, what: 'Product' }, version);
      const { warnings: _, ...product } = await changeProduct(trx, Number(id), changes, snapshot);
      answers.set(id, { product, error: null });
      await run(trx, 'release savepoint patched_row', []);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await run(trx, 'rollback to savepoint patched_row', []);
      const { code, message, fields = [] } = error;
      answers.set(id, {
        product: null,
        error: {
          code,
          message,
          fields: fields.map(({ field, message, code }) => ({ field, message, ...(code && { code }) })),
        },
      });
    }
  }
  return { rows: rows.map(({ id }) => answers.get(id) as RowAnswer) };
}
