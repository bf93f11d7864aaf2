/** Cells of CSV files: how columns are written by exports and read by imports. */
import { PRODUCT_COLORS } from '../../../contract/rules/colors.ts';
import { fromTnd, toTnd } from '../../../contract/money.ts';
import { IMPORT_PROBLEMS } from '../../../contract/rules/jobs.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import type { FieldProblems } from '../../base/errors.ts';
import { readMillimes } from '../../base/written-amount.ts';
import { isOwn } from '../directory.ts';
import type { DirectorySnapshot } from '../directory.ts';
import type { Values } from './entity.ts';
import { isSame } from './entity.ts';

/** Categories, brands and sellers by what cells call them. */
export interface Names {
  snapshot: DirectorySnapshot;
  categories: NameIndex;
  brands: NameIndex;
  sellers: NameIndex;
}

/** Ids by name, without case; several where a name is used twice. */
export type NameIndex = ReadonlyMap<string, readonly number[]>;

const PATH = ' > ';
export const plain = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
const plainPath = (path: string): string => path.split('>').map(plain).join(PATH);

function indexOf(entries: Iterable<readonly [string, number]>): NameIndex {
  const index = new Map<string, number[]>();
  for (const [name, id] of entries) {
    const ids = index.get(name) ?? [];
    if (!ids.includes(id)) index.set(name, [...ids, id]);
  }
  return index;
}

export const pathOf = (snapshot: DirectorySnapshot, id: number): string =>
  (snapshot.categories.get(id)?.path ?? []).map(({ name }) => name).join(PATH);

/** Indexes of the names; categories are called by their path, by their own name, or, as brands and sellers, by their slug. */
export const namesOf = (snapshot: DirectorySnapshot): Names => ({
  snapshot,
  categories: indexOf(
    [...snapshot.categories.values()]
      .filter(isOwn)
      .flatMap(({ id, name, slug }) => [
        [plainPath(pathOf(snapshot, id)), id] as const,
        [plain(name), id] as const,
        [slug, id] as const,
      ]),
  ),
  brands: indexOf(
    [...snapshot.brands.values()]
      .filter(isOwn)
      .flatMap(({ id, name, slug }) => [[plain(name), id] as const, [slug, id] as const]),
  ),
  sellers: indexOf(
    [...snapshot.sellers.values()].flatMap(({ id, name, slug }) => [
      [plain(name), id] as const,
      [slug, id] as const,
    ]),
  ),
});

/** A column: the field that it is of, its text in exports, and its value in imports. */
export interface Column {
  field: string;
  write(values: Values, names: Names): string;
  /** The value of a cell that is not empty. @throws Error whose message says what it must be */
  read(cell: string, names: Names): unknown;
  /** The value that `(vide)` sets; undefined: it cannot be cleared. */
  cleared?: unknown;
}

export const invalid = (message: string): Error => badInput('', message, 'INVALID');

/** Words for clearing, in the languages of the back-office. */
const CLEARS = /^\((?:vide|empty|leer|clear|فارغ)\)$/i;
const LITERAL = /^'+\((?:vide|empty|leer|clear|فارغ)\)$/i;
const isClear = (cell: string): boolean => CLEARS.test(cell.trim());
/** A text as it is written, if it is not to be taken for the word that clears. */
export const literal = (text: string): string =>
  CLEARS.test(text) || LITERAL.test(text) ? `'${text}` : text;
export const unliteral = (cell: string): string => (LITERAL.test(cell) ? cell.slice(1) : cell);

export const commaOf = (amount: string): string => amount.replace('.', ',');
export const squeezed = (cell: string): string => cell.replaceAll(/[\s\u00a0\u202f]/g, '');

export const text = (field: string, cleared?: unknown): Column => ({
  field,
  write: (values) => literal((values[field] as string | null) ?? ''),
  read: (cell) => unliteral(cell).replaceAll('\r\n', '\n').trim(),
  ...(cleared === undefined ? {} : { cleared }),
});

export const amount = (field: string, cleared?: unknown): Column => ({
  field,
  write: (values) => commaOf((values[field] as string | null) ?? ''),
  read: (cell) => {
    const millimes = readMillimes(cell.trim());
    if (millimes === undefined) throw invalid(IMPORT_PROBLEMS.amount);
    return toTnd(millimes);
  },
  ...(cleared === undefined ? {} : { cleared }),
});

/** An amount that may be below zero. */
export const amountOrLess = (field: string, cleared?: unknown): Column => {
  const unsigned = amount(field, cleared);
  return {
    ...unsigned,
    read: (cell, names) => {
      const [, sign = '', rest = ''] = /^([+\-−]?)(.*)$/s.exec(cell.trim()) ?? [];
      const tnd = unsigned.read(rest, names) as string;
      return sign === '' || sign === '+' || fromTnd(tnd) === 0 ? tnd : `-${tnd}`;
    },
  };
};

export const whole = (field: string, cleared?: unknown): Column => ({
  field,
  write: (values) => String((values[field] as number | null | undefined) ?? ''),
  read: (cell) => {
    const digits = squeezed(cell).replace(/[.,]0+$/, '');
    if (!/^[+-]?\d{1,9}$/.test(digits)) throw invalid(IMPORT_PROBLEMS.wholeNumber);
    return Number(digits);
  },
  ...(cleared === undefined ? {} : { cleared }),
});

const YES = new Set(['oui', 'vrai', 'true', 'yes', 'ja', 'wahr', 'x', '1', 'نعم']);
const NO = new Set(['non', 'faux', 'false', 'no', 'nein', 'falsch', '0', 'لا']);
export const flag = (field: string): Column => ({
  field,
  write: (values) => (values[field] ? 'oui' : 'non'),
  read: (cell) => {
    const word = plain(cell);
    if (YES.has(word)) return true;
    if (NO.has(word)) return false;
    throw invalid(IMPORT_PROBLEMS.yesOrNo);
  },
});

/** Parts of a cell are separated by `|`; a backslash precedes one that belongs to the text. */
export const escaped = (part: string, mark: RegExp): string => part.replaceAll(mark, (found) => `\\${found}`);
export function split(cell: string, separator: string): string[] {
  const parts = [''];
  for (let at = 0; at < cell.length; at += 1) {
    const character = cell[at] as string;
    if (character === '\\' && at + 1 < cell.length) parts.push(`${parts.pop()}\\${cell[(at += 1)]}`);
    else if (character === separator) parts.push('');
    else parts.push(`${parts.pop()}${character}`);
  }
  return parts;
}
export const unescaped = (part: string): string => part.trim().replaceAll(/\\([\\|:])/g, '$1');

export const list = (
  field: string,
  toCell: (value: string) => string,
  fromCell: (part: string) => string,
): Column => ({
  field,
  write: (values) =>
    literal((values[field] as readonly string[]).map((part) => escaped(toCell(part), /[\\|]/g)).join('|')),
  read: (cell) =>
    split(unliteral(cell), '|')
      .map(unescaped)
      .filter((part) => part !== '')
      .map(fromCell),
  cleared: [],
});

const COLORS: ReadonlyMap<string, string> = new Map(
  PRODUCT_COLORS.map((color) => [color.normalize('NFD').replace(/\p{M}/gu, ''), color]),
);
export const colorOf = (part: string): string => {
  const color = COLORS.get(plain(part).normalize('NFD').replace(/\p{M}/gu, ''));
  if (color === undefined) throw invalid(`"${part}" is not one of ${PRODUCT_COLORS.join(', ')}`);
  return color;
};

export const reference = (
  field: string,
  index: (names: Names) => NameIndex,
  write: (id: number, names: Names) => string,
  cleared?: null,
): Column => ({
  field,
  write: (values, names) => {
    const id = values[field];
    return id == null ? '' : literal(write(Number(id), names));
  },
  read: (cell, names) => {
    const given = unliteral(cell);
    const ids = index(names).get(plainPath(given)) ?? [];
    if (ids.length === 1) return String(ids[0]);
    const problem = ids.length === 0 ? IMPORT_PROBLEMS.notKnown : IMPORT_PROBLEMS.ambiguous;
    throw badInput(
      '',
      `"${given.trim().slice(0, 80)}" ${problem}`,
      ids.length === 0 ? 'NOT_FOUND' : 'INVALID',
    );
  },
  ...(cleared === undefined ? {} : { cleared }),
});

/** The id of what a line is about. */
export const identifier: Column = {
  field: '_id',
  write: (values) => String(values['_id']),
  read: (cell) => squeezed(cell),
};

/** A SKU: upper case. */
export const skuColumn = (field: string): Column => ({
  ...text(field),
  read: (cell) => cell.trim().toUpperCase(),
});

/** A GTIN, which is written in groups. */
export const gtinColumn: Column = { ...text('gtin', null), read: squeezed };

/** A category by its path. */
export const categoryColumn = (field: string, cleared?: null): Column =>
  reference(
    field,
    ({ categories }) => categories,
    (id, { snapshot }) => pathOf(snapshot, id),
    cleared,
  );

/** The columns of a kind of file, in the order of exports. */
export type Columns = Readonly<Record<string, Column>>;

/** Columns of exports: a difference of a stock is for imports only. */
export const exported = (columns: Columns): string[] =>
  Object.keys(columns).filter((name) => name !== 'stockDelta');

/** Cells of a line of an export. */
export const cellsOf = (columns: Columns, values: Values, names: Names): string[] =>
  exported(columns).map((name) => columns[name]?.write(values, names) ?? '');

/** The column of a field, by which problems name what is wrong in a file; rules name entries of lists, such as `tags.0`. */
export function columnOfField(columns: Columns, path: string): string {
  const [field = ''] = path.split('.');
  if (field === 'row' || field === 'body') return '';
  const found = Object.entries(columns).find(([, column]) => column.field === path || column.field === field);
  return found?.[0] ?? field;
}

/** What the cells of a line change of an entity (null: of none, it is new), and the cells that cannot be read, by column. */
export function readCells(
  columns: Columns,
  raw: Readonly<Record<string, string>>,
  present: Values | null,
  names: Names,
): { before: Record<string, unknown>; after: Record<string, unknown>; problems: FieldProblems } {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  const problems: FieldProblems = [];
  for (const [name, cell] of Object.entries(raw)) {
    const column = columns[name];
    if (name === '_id' || column === undefined) continue;
    const { field } = column;
    // As the export writes it: unchanged, even where today's rules would refuse it.
    if (present && cell === column.write(present, names)) continue;
    try {
      const value = isClear(cell) ? column.cleared : column.read(cell, names);
      if (value === undefined) throw invalid(IMPORT_PROBLEMS.notCleared);
      if (field === 'stockDelta') {
        if (value === 0) continue;
        before[field] = null;
      } else if (present) {
        if (isSame(value, present[field])) continue;
        before[field] = present[field];
      }
      after[field] = value;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const [problem] = error.fields ?? [];
      problems.push({ field: name, message: problem?.message ?? error.message, code: problem?.code });
    }
  }
  return { before, after, problems };
}
