/** Reads the file of a carrier's statement. */
import type { Millimes } from '../../../contract/money.ts';
import { MAX_STATEMENT_ROWS } from '../../../contract/admin/cash.ts';
import { readMillimes } from '../../base/written-amount.ts';
import { badInput, fieldErrors } from '../../base/errors.ts';
import type { FieldProblems } from '../../base/errors.ts';

/** A row as it was written. */
export interface StatementRow {
  /** Line of the file, from 1. */
  line: number;
  trackingNumber: string;
  amount: Millimes;
  paidOn: string | null;
}

/** Most lines that are named in an error. */
const MOST_PROBLEMS = 20;

/** Cells of each line; quotes may enclose separators and, doubled, quotes. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at] ?? '';
    if (isQuoted && character === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"' && (isQuoted || cell.trim() === '')) {
      isQuoted = !isQuoted;
    } else if (character === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else {
      cell += character;
    }
  }
  return [...cells, cell.trim()];
}

/** The separator that most cells of the first line suggest: a comma may also be a decimal mark. */
function separatorOf(first: string): string {
  return [';', '\t'].find((separator) => first.includes(separator)) ?? ',';
}

const HEADINGS = {
  trackingNumber: /track|suivi|colis|awb|barre|barcode|code|parcel/i,
  amount: /amount|montant|somme|cod|encaiss|contre|total|betrag|مبلغ/i,
  paidOn: /date|jour|day|datum|تاريخ/i,
} as const;

/** Positions of the columns: by the heading, else tracking number, amount, date. */
function columnsOf(cells: readonly string[]): {
  isHeading: boolean;
  at: Record<keyof typeof HEADINGS, number>;
} {
  const isHeading = cells.every((cell) => readMillimes(cell) === undefined) && cells.length > 1;
  if (!isHeading) return { isHeading, at: { trackingNumber: 0, amount: 1, paidOn: 2 } };
  const find = (pattern: RegExp): number => cells.findIndex((cell) => pattern.test(cell));
  return {
    isHeading,
    at: {
      trackingNumber: find(HEADINGS.trackingNumber),
      amount: find(HEADINGS.amount),
      paidOn: find(HEADINGS.paidOn),
    },
  };
}

/** Rows of a statement. Throws a 400 that names the lines and columns which cannot be read. */
export function readStatement(csv: string): StatementRow[] {
  const lines = csv.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const start = lines.findIndex((line) => line.trim() !== '');
  const first = lines[start];
  if (first === undefined) throw badInput('csv', 'is required', 'REQUIRED');
  const separator = separatorOf(first);
  const { isHeading, at } = columnsOf(cellsOf(first, separator));
  if (at.trackingNumber < 0 || at.amount < 0)
    throw badInput('csv', 'needs a column with the tracking number and one with the amount', 'INVALID');
  const rows: StatementRow[] = [];
  const problems: FieldProblems = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || index < start || (isHeading && index === start)) continue;
    const cells = cellsOf(line, separator);
    if (cells.every((cell) => cell === '')) continue;
    const trackingNumber = cells[at.trackingNumber] ?? '';
    const amount = readMillimes(cells[at.amount] ?? '');
    if (!/^[\w./-]{3,60}$/.test(trackingNumber))
      problems.push({
        field: `csv.${index + 1}.trackingNumber`,
        message: 'is no tracking number',
        code: 'INVALID',
      });
    else if (amount === undefined)
      problems.push({ field: `csv.${index + 1}.amount`, message: 'is no amount', code: 'INVALID' });
    else {
      const paidOn = at.paidOn < 0 ? '' : (cells[at.paidOn] ?? '');
      rows.push({
        line: index + 1,
        trackingNumber: trackingNumber.toUpperCase(),
        amount,
        paidOn: paidOn === '' ? null : paidOn.slice(0, 40),
      });
    }
  }
  if (problems.length > 0) throw fieldErrors(problems.slice(0, MOST_PROBLEMS));
  if (rows.length === 0) throw badInput('csv', 'has no rows', 'REQUIRED');
  if (rows.length > MAX_STATEMENT_ROWS)
    throw badInput('csv', `has more than ${MAX_STATEMENT_ROWS} rows`, 'TOO_LONG');
  return rows;
}
