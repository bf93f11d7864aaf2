/** Cells of CSV files of products: how each column is written by exports and read by imports. */
import { PRODUCT_COLORS, StockStatus } from '../../../contract/catalogue.ts';
import type { OtherLanguage } from '../../../contract/rules/languages.ts';
import { toTnd } from '../../../contract/money.ts';
import { IMPORT_PROBLEMS } from '../../../contract/rules/jobs.ts';
import type { ProductColumn } from '../../../contract/rules/product-columns.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import type { FieldProblems } from '../../base/errors.ts';
import { readMillimes } from '../cash/csv.ts';
import { isOwn } from '../directory.ts';
import type { DirectorySnapshot } from '../directory.ts';
import { mediaKey, mediaUrl } from '../media.ts';
import type { JobField, ProductValues } from './values.ts';
import { isSame } from './values.ts';

/** Categories, brands and sellers by what cells call them. */
export interface Names {
  snapshot: DirectorySnapshot;
  categories: NameIndex;
  brands: NameIndex;
  sellers: NameIndex;
}

/** Ids by name, without case; several where a name is used twice. */
type NameIndex = ReadonlyMap<string, readonly number[]>;

const PATH = ' > ';
const plain = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
const plainPath = (path: string): string => path.split('>').map(plain).join(PATH);

function indexOf(entries: Iterable<readonly [string, number]>): NameIndex {
  const index = new Map<string, number[]>();
  for (const [name, id] of entries) {
    const ids = index.get(name) ?? [];
    if (!ids.includes(id)) index.set(name, [...ids, id]);
  }
  return index;
}

const pathOf = (snapshot: DirectorySnapshot, id: number): string =>
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
interface Column {
  field: JobField | 'stockDelta' | '_id';
  write(values: ProductValues, names: Names): string;
  /** The value of a cell that is not empty. @throws Error whose message says what it must be */
  read(cell: string, names: Names): unknown;
  /** The value that `(vide)` sets; undefined: it cannot be cleared. */
  cleared?: unknown;
}

const invalid = (message: string): Error => badInput('', message, 'INVALID');

/** Words for clearing, in the languages of the back-office. */
const CLEARS = /^\((?:vide|empty|leer|clear|فارغ)\)$/i;
const LITERAL = /^'+\((?:vide|empty|leer|clear|فارغ)\)$/i;
const isClear = (cell: string): boolean => CLEARS.test(cell.trim());
/** A text as it is written, if it is not to be taken for the word that clears. */
const literal = (text: string): string => (CLEARS.test(text) || LITERAL.test(text) ? `'${text}` : text);
const unliteral = (cell: string): string => (LITERAL.test(cell) ? cell.slice(1) : cell);

const commaOf = (amount: string): string => amount.replace('.', ',');
const squeezed = (cell: string): string => cell.replaceAll(/[\s\u00a0\u202f]/g, '');

type TextField =
  | 'sku'
  | 'name'
  | 'description'
  | 'returnPolicy'
  | 'warrantyType'
  | `${'names' | 'descriptions'}.${OtherLanguage}`;
const text = (field: TextField, cleared?: unknown): Column => ({
  field,
  write: (values) => literal(values[field] ?? ''),
  read: (cell) => unliteral(cell).replaceAll('\r\n', '\n').trim(),
  ...(cleared === undefined ? {} : { cleared }),
});

const amount = (field: 'price' | 'discountPrice' | 'costPrice', cleared?: unknown): Column => ({
  field,
  write: (values) => commaOf(values[field] ?? ''),
  read: (cell) => {
    const millimes = readMillimes(cell.trim());
    if (millimes === undefined) throw invalid(IMPORT_PROBLEMS.amount);
    return toTnd(millimes);
  },
  ...(cleared === undefined ? {} : { cleared }),
});

const whole = (
  field: 'stock' | 'stockDelta' | 'weightGrams' | 'warrantyMonths',
  write: Column['write'],
  cleared?: unknown,
): Column => ({
  field,
  write,
  read: (cell) => {
    const digits = squeezed(cell).replace(/[.,]0+$/, '');
    if (!/^[+-]?\d{1,9}$/.test(digits)) throw invalid(IMPORT_PROBLEMS.wholeNumber);
    return Number(digits);
  },
  ...(cleared === undefined ? {} : { cleared }),
});

const YES = new Set(['oui', 'vrai', 'true', 'yes', 'ja', 'wahr', 'x', '1', 'نعم']);
const NO = new Set(['non', 'faux', 'false', 'no', 'nein', 'falsch', '0', 'لا']);
const flag = (field: 'active' | 'isFeatured' | 'isBestSeller' | 'hasWarranty' | 'archived'): Column => ({
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
const escaped = (part: string, mark: RegExp): string => part.replaceAll(mark, (found) => `\\${found}`);
function split(cell: string, separator: string): string[] {
  const parts = [''];
  for (let at = 0; at < cell.length; at += 1) {
    const character = cell[at] as string;
    if (character === '\\' && at + 1 < cell.length) parts.push(`${parts.pop()}\\${cell[(at += 1)]}`);
    else if (character === separator) parts.push('');
    else parts.push(`${parts.pop()}${character}`);
  }
  return parts;
}
const unescaped = (part: string): string => part.trim().replaceAll(/\\([\\|:])/g, '$1');

const list = (
  field: 'tags' | 'colors' | 'images',
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
const colorOf = (part: string): string => {
  const color = COLORS.get(plain(part).normalize('NFD').replace(/\p{M}/gu, ''));
  if (color === undefined) throw invalid(`"${part}" is not one of ${PRODUCT_COLORS.join(', ')}`);
  return color;
};

const STATUSES: ReadonlyMap<string, StockStatus> = new Map([
  ...StockStatus.options.map((status) => [plain(status), status] as const),
  ['en stock', 'In Stock'],
  ['disponible', 'In Stock'],
  ['auf lager', 'In Stock'],
  ['rupture', 'Out of Stock'],
  ['rupture de stock', 'Out of Stock'],
  ['épuisé', 'Out of Stock'],
  ['nicht vorrätig', 'Out of Stock'],
  ['sur commande', 'On Backorder'],
  ['précommande', 'Preorder'],
  ['vorbestellung', 'Preorder'],
  ['bientôt', 'Soon'],
  ['bald', 'Soon'],
  ['arrêté', 'Discontinued'],
  ['eingestellt', 'Discontinued'],
]);

const reference = (
  field: 'categoryId' | 'brandId' | 'sellerId',
  index: (names: Names) => NameIndex,
  write: (id: number, names: Names) => string,
  cleared?: null,
): Column => ({
  field,
  write: (values, names) => {
    const id = values[field];
    return id === null ? '' : literal(write(Number(id), names));
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

export const COLUMNS: Readonly<Record<ProductColumn, Column>> = {
  _id: { field: '_id', write: (values) => values._id, read: (cell) => squeezed(cell) },
  sku: { ...text('sku'), read: (cell) => cell.trim().toUpperCase() },
  name: text('name'),
  name_en: text('names.en', ''),
  name_de: text('names.de', ''),
  name_tn: text('names.tn', ''),
  seller: reference(
    'sellerId',
    ({ sellers }) => sellers,
    (id, { snapshot }) => snapshot.sellers.get(id)?.name ?? '',
  ),
  category: reference(
    'categoryId',
    ({ categories }) => categories,
    (id, { snapshot }) => pathOf(snapshot, id),
  ),
  brand: reference(
    'brandId',
    ({ brands }) => brands,
    (id, { snapshot }) => snapshot.brands.get(id)?.name ?? '',
    null,
  ),
  description: text('description', ''),
  description_en: text('descriptions.en', ''),
  description_de: text('descriptions.de', ''),
  description_tn: text('descriptions.tn', ''),
  price: amount('price'),
  discountPrice: amount('discountPrice', null),
  costPrice: amount('costPrice', null),
  stock: whole('stock', ({ stock }) => String(stock)),
  stockDelta: whole('stockDelta', () => ''),
  stockStatus: {
    field: 'stockStatus',
    write: ({ stockStatus }) => stockStatus,
    read: (cell) => {
      const status = STATUSES.get(plain(cell));
      if (status === undefined) throw invalid(`must be one of ${StockStatus.options.join(', ')}`);
      return status;
    },
  },
  vatRate: {
    field: 'vatRate',
    write: ({ vatRate }) => commaOf(vatRate),
    read: (cell) => {
      const [, rate] = /^(\d{1,3}(?:[.,]\d{1,2})?)%?$/.exec(squeezed(cell)) ?? [];
      if (rate === undefined) throw invalid(IMPORT_PROBLEMS.percentage);
      return Number(rate.replace(',', '.')).toFixed(2);
    },
  },
  active: flag('active'),
  isFeatured: flag('isFeatured'),
  isBestSeller: flag('isBestSeller'),
  tags: list('tags', String, String),
  colors: list('colors', String, colorOf),
  specs: {
    field: 'specs',
    write: ({ specs }) =>
      literal(
        specs
          .map(({ name, value }) => `${escaped(name, /[\\|:]/g)}: ${escaped(value, /[\\|]/g)}`)
          .join(' | '),
      ),
    read: (cell) =>
      split(unliteral(cell), '|')
        .filter((part) => part.trim() !== '')
        .map((part) => {
          const [name = '', ...value] = split(part, ':');
          if (value.length === 0)
            throw invalid(`"${part.trim().slice(0, 80)}" ${IMPORT_PROBLEMS.specification}`);
          return { name: unescaped(name), value: unescaped(value.join(':')) };
        }),
    cleared: [],
  },
  weightGrams: whole('weightGrams', ({ weightGrams }) => String(weightGrams ?? ''), null),
  hasWarranty: flag('hasWarranty'),
  warrantyMonths: whole('warrantyMonths', ({ warrantyMonths }) => String(warrantyMonths ?? ''), null),
  warrantyType: text('warrantyType', null),
  returnPolicy: text('returnPolicy', null),
  images: list('images', mediaKey, mediaUrl),
  archived: flag('archived'),
};

/** Columns of exports. */
export const EXPORTED = (Object.keys(COLUMNS) as ProductColumn[]).filter((name) => name !== 'stockDelta');

/** Cells of a product, in the order of `EXPORTED`. */
export const cellsOf = (values: ProductValues, names: Names): string[] =>
  EXPORTED.map((name) => COLUMNS[name].write(values, names));

/** The column of a field, by which problems name what is wrong in a file; rules name entries of lists, such as `tags.0`. */
export function columnOfField(path: string): string {
  const [field = ''] = path.split('.');
  if (field === 'row' || field === 'body') return '';
  const found = Object.entries(COLUMNS).find(([, column]) => column.field === path || column.field === field);
  return found?.[0] ?? field;
}

/** What the cells of a line change of a product (null: of none, it is new), and the cells that cannot be read, by column. */
export function readCells(
  raw: Readonly<Record<string, string>>,
  present: ProductValues | null,
  names: Names,
): { before: Record<string, unknown>; after: Record<string, unknown>; problems: FieldProblems } {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  const problems: FieldProblems = [];
  for (const [name, cell] of Object.entries(raw)) {
    if (name === '_id') continue;
    const column = COLUMNS[name as ProductColumn];
    const field = column.field as JobField;
    // As the export writes it: unchanged, even where today's rules would refuse it.
    if (present && cell === column.write(present, names)) continue;
    try {
      const value = isClear(cell) ? column.cleared : column.read(cell, names);
      if (value === undefined) throw invalid(IMPORT_PROBLEMS.notCleared);
      if (name === 'stockDelta') {
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
