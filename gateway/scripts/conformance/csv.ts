/** Whether a response is a file for spreadsheets as the contract has it: semicolons, UTF-8 with its mark, lines that end with CRLF. */
import type { Reply } from './client.ts';
import { mediaType, statusProblem } from './problems.ts';

const MARK = '\uFEFF';

/** The records of a file; undefined: its quotes do not match. */
function recordsOf(text: string): string[][] | undefined {
  const records: string[][] = [];
  let record: string[] = [];
  // A cell in quotes, in which quotes are doubled, or one without; then a semicolon, the end of a line, or of the file.
  const cell = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n|$)/y;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) return undefined;
    record.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === ';') continue;
    records.push(record);
    record = [];
  }
  return record.length > 0 ? undefined : records;
}

/** What is wrong with a file; undefined: nothing. */
export function csvProblem(reply: Reply): string | undefined {
  const status = statusProblem(reply, [200]);
  if (status !== undefined) return status;
  const type = mediaType(reply);
  if (type !== 'text/csv') return `content-type: ${type === '' ? 'missing' : type}, expected text/csv`;
  const { text } = reply;
  if (!text.startsWith(MARK)) return 'body: no mark of UTF-8 at its beginning, expected EF BB BF';
  const records = recordsOf(text.slice(1));
  if (records === undefined)
    return 'body: quotes that do not match, or lines without CRLF, expected cells such as "a ""b""; c"';
  const [header] = records;
  if (header === undefined || header.some((name) => name.trim() === ''))
    return 'line 1: no names of columns, expected a name for each';
  const wrong = records.findIndex(({ length }) => length !== header.length);
  return wrong < 0
    ? undefined
    : `record ${wrong + 1}: ${records[wrong]?.length} cells, expected ${header.length} as in line 1`;
}
