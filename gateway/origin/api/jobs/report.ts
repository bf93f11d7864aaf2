/** Report of a job as CSV: every row with its changes and problems. */
import { Readable } from 'node:stream';
import type { OriginContext } from '../context.ts';
import { BYTE_ORDER_MARK, csvRecord } from './csv-write.ts';
import { jobById, rowsAfter, toRow } from './jobs.ts';

type Source = Pick<OriginContext, 'db' | 'directory'>;

const BATCH = 1_000;
const HEADER = ['line', 'sku', 'state', 'field', 'before', 'after', 'problem'];

const shown = (text: string | null): string => {
  const value: unknown = text === null ? null : JSON.parse(text);
  return value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
};

async function* records({ db, directory }: Source, id: number): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRecord(HEADER);
  const names = await directory.get();
  let line = 0;
  for (;;) {
    const rows = await rowsAfter(db, id, null, line, BATCH);
    let text = '';
    for (const record of rows) {
      const { line: number, label, state, changes, problems } = toRow(record, names);
      const start = [String(number), label, state];
      const rest = new Map(problems.map((problem) => [problem.field, problem.message]));
      for (const { field, before, after, beforeName, afterName } of changes) {
        const values = [beforeName ?? shown(before), afterName ?? shown(after)];
        text += csvRecord([...start, field, ...values, rest.get(field) ?? '']);
        rest.delete(field);
      }
      for (const [field, message] of rest) text += csvRecord([...start, field, '', '', message]);
      if (changes.length === 0 && problems.length === 0) text += csvRecord([...start, '', '', '', '']);
      line = number;
    }
    if (text !== '') yield text;
    if (rows.length < BATCH) return;
  }
}

/** A stream of the report. No database session is held between batches. @throws NOT_FOUND */
export async function jobReport(source: Source, id: number): Promise<Readable> {
  await jobById(source.db, id);
  return Readable.from(records(source, id), { objectMode: false, highWaterMark: 64 * 1024 });
}
