/** All products on sale as one JSON array, streamed with backpressure. */
import { Readable } from 'node:stream';
import type { OriginContext } from '../context.ts';
import { run } from '../../base/sql.ts';
import { conditionsOf } from './filters.ts';
import { SUMMARY_SELECT, toSummary } from './rows.ts';
import type { SummaryRow } from './rows.ts';

const BATCH = 250;

async function* batches(context: OriginContext): AsyncGenerator<string> {
  let last = 0;
  let separator = '[';
  for (;;) {
    const conditions = conditionsOf({}, await context.directory.get());
    const after = conditions.parameters.add(last);
    const rows = await run<SummaryRow>(
      context.db,
      `select ${SUMMARY_SELECT} from products p where ${conditions.sql} and p.id > ${after}::bigint order by p.id limit ${BATCH}`,
      conditions.parameters.values,
    );
    const snapshot = await context.directory.covering(rows);
    const now = Date.now();
    let text = '';
    for (const row of rows) {
      text += separator + JSON.stringify(toSummary(row, snapshot, now));
      separator = ',\n';
    }
    last = rows.at(-1)?.id ?? last;
    if (text !== '') yield text;
    if (rows.length < BATCH) break;
  }
  yield separator === '[' ? '[]' : ']';
}

/** A stream of the array's text. No database session is held between batches, so a slow reader does not block others. */
export function exportProducts(context: OriginContext): Readable {
  return Readable.from(batches(context), { objectMode: false, highWaterMark: 64 * 1024 });
}
