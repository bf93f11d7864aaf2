/** Report of a job as CSV, in the language of a person: every row with its changes and problems. */
import { Readable } from 'node:stream';
import type { LanguageCode } from '../../../contract/pages.ts';
import { REPORT_TEXTS } from '../../../contract/rules/row-problem-texts.ts';
import { localNumber, rowProblemText } from '../../../contract/rules/row-problems.ts';
import type { OriginContext } from '../context.ts';
import { BYTE_ORDER_MARK, csvRecord } from '../../base/csv-write.ts';
import { run } from '../../base/sql.ts';
import { jobById, rowsAfter, toRow } from './jobs.ts';

type Source = Pick<OriginContext, 'db' | 'directory'>;

const BATCH = 1_000;

/** A value as people write it in a language. */
function shown(text: string | null, language: LanguageCode): string {
  const value: unknown = text === null ? null : JSON.parse(text);
  if (value === null) return '';
  if (typeof value === 'boolean') return REPORT_TEXTS[language][value ? 'yes' : 'no'];
  if (typeof value !== 'string') return JSON.stringify(value);
  return /^-?\d+\.\d+$/.test(value) ? localNumber(language, value) : value;
}

async function* records(
  { db, directory }: Source,
  id: number,
  language: LanguageCode,
): AsyncGenerator<string> {
  const texts = REPORT_TEXTS[language];
  yield BYTE_ORDER_MARK + csvRecord(texts.header);
  const names = await directory.get();
  let line = 0;
  for (;;) {
    const rows = await rowsAfter(db, id, null, line, BATCH);
    let text = '';
    for (const record of rows) {
      const { line: number, label, state, changes, problems } = toRow(record, names);
      const start = [String(number), label, texts.state[state]];
      const rest = new Map(problems.map((problem) => [problem.field, rowProblemText(language, problem)]));
      for (const { field, before, after, beforeName, afterName } of changes) {
        const values = [beforeName ?? shown(before, language), afterName ?? shown(after, language)];
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

/** The codes of created coupons, one a line, with the account that alone can use it, where each has its own. */
async function* codes({ db }: Source, id: number): AsyncGenerator<string> {
  const [job] = await run<{ is_personal: boolean }>(
    db,
    `select params #> '{codes,accountNumbers}' is not null as is_personal from jobs where id = $1`,
    [id],
  );
  const isPersonal = job?.is_personal === true;
  yield BYTE_ORDER_MARK + csvRecord(isPersonal ? ['code', 'account'] : ['code']);
  let line = 0;
  for (;;) {
    const rows = await rowsAfter(db, id, ['DONE'], line, BATCH);
    if (rows.length > 0)
      yield rows
        .map(({ label, after }) => {
          const account = after?.['accountNumber'];
          return csvRecord(isPersonal ? [label, typeof account === 'string' ? account : ''] : [label]);
        })
        .join('');
    line = rows.at(-1)?.line ?? line;
    if (rows.length < BATCH) return;
  }
}

/** A stream of the report; of a job that creates coupons, that of their codes. No database session is held between batches. @throws NOT_FOUND */
export async function jobReport(source: Source, id: number, language: LanguageCode): Promise<Readable> {
  const { kind } = await jobById(source.db, id);
  const lines = kind === 'COUPONS_CREATE' ? codes(source, id) : records(source, id, language);
  return Readable.from(lines, { objectMode: false, highWaterMark: 64 * 1024 });
}
