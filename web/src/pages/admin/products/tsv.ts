/** Cells as spreadsheets copy and paste them: columns separated by tabs, rows by line breaks. */

/** Longest pasted text that is read, in characters. */
const MAX_TEXT = 2_000_000;

/** The rows of a text; a cell in quotation marks may contain tabs and line breaks. Empty when the text is too long. */
export function readTsv(text: string): readonly (readonly string[])[] {
  if (text === '' || text.length > MAX_TEXT) return [];
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    let cell: string;
    const end = text[at] === '"' ? closingQuote(text, at) : -1;
    if (end >= 0) {
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    } else {
      const start = at;
      while (at < text.length && text[at] !== '\t' && text[at] !== '\n' && text[at] !== '\r') at += 1;
      cell = text.slice(start, at);
    }
    rows.at(-1)?.push(cell);
    if (text[at] === '\t') at += 1;
    else if (at >= text.length) break;
    else {
      at += text.startsWith('\r\n', at) ? 2 : 1;
      // Spreadsheets end the last row as well.
      if (at >= text.length) break;
      rows.push([]);
    }
  }
  return rows;
}

/** Where the quotation mark at `at` is closed; -1 where the cell only begins with one. */
function closingQuote(text: string, at: number): number {
  let end = at;
  do {
    end = text.indexOf('"', end + 1);
    if (end >= 0 && text[end + 1] === '"') end += 1;
    else if (end >= 0) return text[end + 1] === undefined || /[\t\r\n]/.test(text[end + 1] ?? '') ? end : -1;
  } while (end >= 0);
  return -1;
}

/** Writes rows as `readTsv` reads them. */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row.map((cell) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n');
