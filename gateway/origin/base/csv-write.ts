/** Writes CSV as French spreadsheets read it: semicolons, CRLF, UTF-8 with its mark, and no cell that they take for a formula. */

/** The mark by which spreadsheets recognise UTF-8. */
export const BYTE_ORDER_MARK = '\u{feff}';

/** What spreadsheets would evaluate, and what a guarded cell looks like, so that `unguarded` is the exact inverse. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A text that no spreadsheet takes for a formula. */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text of a cell written by `guarded`. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

const quoted = (cell: string): string =>
  /[";\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** One record. */
export const csvRecord = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(guarded(cell))).join(';')}\r\n`;
