/** Products as CSV: one line each, in the order of their ids, as imports take them back. */
import { Readable } from 'node:stream';
import type { z } from 'zod';
import type { ExportQuery } from '../../../contract/admin/jobs.ts';
import { run } from '../../base/sql.ts';
import type { OriginContext } from '../context.ts';
import { adminConditions } from '../products/admin/filters.ts';
import type { ProductRow } from '../products/admin/change.ts';
import { searchOf } from '../products/admin/read.ts';
import { cellsOf, EXPORTED, namesOf } from './columns.ts';
import { BYTE_ORDER_MARK, csvRecord } from './csv-write.ts';
import { valuesOf } from './values.ts';

const BATCH = 250;

async function* records(
  context: OriginContext,
  { input, ...filter }: z.output<typeof ExportQuery>,
): AsyncGenerator<string> {
  const search = await searchOf(context, input);
  yield BYTE_ORDER_MARK + csvRecord(EXPORTED);
  let last = 0;
  for (;;) {
    const { sql, parameters } = adminConditions(filter, await context.directory.get(), search);
    const after = parameters.add(last);
    const rows = await run<ProductRow>(
      context.db,
      `select p.* from products p where ${sql} and p.id > ${after}::bigint order by p.id limit ${BATCH}`,
      parameters.values,
    );
    const names = namesOf(await context.directory.covering(rows));
    let text = '';
    for (const row of rows) text += csvRecord(cellsOf(valuesOf(row), names));
    last = rows.at(-1)?.id ?? last;
    if (text !== '') yield text;
    if (rows.length < BATCH) return;
  }
}

/** A stream of the file. No database session is held between batches, so that a slow reader holds up no one. */
export const productFile = (context: OriginContext, query: z.output<typeof ExportQuery>): Readable =>
  Readable.from(records(context, query), { objectMode: false, highWaterMark: 64 * 1024 });
