/** The cells of the grid of products: what they show, what is typed and pasted into them, and what they become in a mutation. */
import {
  HIGHEST_PRICE,
  LOWEST_PRICE,
  MAX_SKU,
  MAX_STOCK,
  MAX_TAG,
  MAX_TAGS,
} from '../../../../../gateway/contract/rules/products.ts';
import type { Key } from '../../../i18n/translate.ts';
import { editableAmount, readAmount } from '../_kit/amount.ts';
import { productFieldKey } from '../_kit/productFields.tsx';

/** Fields that the grid edits. */
export const GRID_FIELDS = ['sku', 'price', 'discountPrice', 'stock', 'active', 'tags'] as const;
export type GridField = (typeof GRID_FIELDS)[number];

/** Texts of the fields: amounts as the schema's decimals, a flag as `true` or `false`, tags separated by commas. */
export type GridValues = Readonly<Record<GridField, string>>;

/** A product in the grid. */
export interface GridProduct {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  /** From the top level down. */
  readonly category: string;
  readonly hasVariants: boolean;
  readonly values: GridValues;
}

export interface GridColumn {
  readonly id: 'name' | 'category' | GridField;
  readonly title: Key;
  /** Width in rem; absent: as the style sheet has it for the screen. */
  readonly width?: number;
  /** Figures stand at the line's end. */
  readonly isFigure?: boolean;
}

export const GRID_COLUMNS: readonly [GridColumn, ...GridColumn[]] = [
  { id: 'name', title: productFieldKey('name') },
  { id: 'sku', title: productFieldKey('sku'), width: 11 },
  { id: 'price', title: productFieldKey('price'), width: 8, isFigure: true },
  { id: 'discountPrice', title: productFieldKey('discountPrice'), width: 8, isFigure: true },
  { id: 'stock', title: productFieldKey('stock'), width: 8, isFigure: true },
  { id: 'active', title: productFieldKey('active'), width: 7 },
  { id: 'category', title: productFieldKey('category'), width: 14 },
  { id: 'tags', title: productFieldKey('tags'), width: 16 },
];

/** What a flag is called in the page's language. */
export interface FlagNames {
  readonly true: string;
  readonly false: string;
}

/** Further texts that spreadsheets write for a flag. */
const FLAG_TEXTS: Readonly<Record<'true' | 'false', readonly string[]>> = {
  true: ['true', '1', 'vrai', 'wahr', 'oui', 'yes', 'ja', 'x'],
  false: ['false', '0', 'faux', 'falsch', 'non', 'no', 'nein'],
};

/** Whether a cell can be edited: the stock of variants is their sum. */
export const isEditable = ({ hasVariants }: GridProduct, column: GridColumn['id']): column is GridField =>
  column !== 'name' && column !== 'category' && !(column === 'stock' && hasVariants);

/** A cell as it is read, typed and copied. What could not be read stays as it was typed. */
export function showCell(field: GridField, text: string, language: string, flags: FlagNames): string {
  if (field === 'price' || field === 'discountPrice')
    return readAmount(text) === text ? editableAmount(text, language) : text;
  if (field === 'active') return text === 'true' || text === 'false' ? flags[text] : text;
  return text;
}

/** What was typed into a cell: its value, or its text as it was typed and the code of what is wrong with it. */
export interface ReadCell {
  readonly text: string;
  readonly problem?: string;
}

/** Reads what was typed or pasted. */
export function readCell(field: GridField, typed: string, flags: FlagNames): ReadCell {
  const text = typed.trim();
  if (text === '' && field !== 'discountPrice' && field !== 'tags') return { text, problem: 'REQUIRED' };
  switch (field) {
    case 'sku': {
      const sku = text.toUpperCase();
      if (sku.length > MAX_SKU) return { text, problem: 'TOO_LONG' };
      return /^[A-Z0-9._-]+$/.test(sku) ? { text: sku } : { text, problem: 'INVALID' };
    }
    case 'price':
    case 'discountPrice': {
      if (text === '') return { text };
      const amount = readAmount(text);
      const millimes = amount === null ? Number.NaN : Math.round(Number(amount) * 1_000);
      return amount !== null && millimes >= LOWEST_PRICE && millimes <= HIGHEST_PRICE
        ? { text: amount }
        : { text, problem: 'INVALID' };
    }
    case 'stock': {
      const digits = text.replaceAll(/[\s\u00A0\u202F]/g, '');
      return /^\d{1,7}$/.test(digits) && Number(digits) <= MAX_STOCK
        ? { text: String(Number(digits)) }
        : { text, problem: 'INVALID' };
    }
    case 'active': {
      const plain = text.toLowerCase();
      const found = (['true', 'false'] as const).find(
        (flag) => FLAG_TEXTS[flag].includes(plain) || flags[flag].toLowerCase() === plain,
      );
      return found === undefined ? { text, problem: 'INVALID' } : { text: found };
    }
    case 'tags': {
      const tags = splitTags(text);
      if (tags.some((tag) => tag.length > MAX_TAG)) return { text, problem: 'TOO_LONG' };
      return tags.length > MAX_TAGS ? { text, problem: 'INVALID' } : { text: tags.join(', ') };
    }
  }
}

const splitTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** What is wrong between the cells of a row: the reduced price must be below the price. */
export function rowProblem(values: GridValues): { field: GridField; problem: 'BELOW_PRICE' } | null {
  const { price, discountPrice } = values;
  if (discountPrice === '' || readAmount(price) !== price || readAmount(discountPrice) !== discountPrice)
    return null;
  return Number(discountPrice) >= Number(price) ? { field: 'discountPrice', problem: 'BELOW_PRICE' } : null;
}

/** The changes of a row as the schema takes them. */
export function changesOf(cells: Partial<GridValues>): {
  sku?: string;
  price?: string;
  discountPrice?: string | null;
  active?: boolean;
  tags?: readonly string[];
} {
  const { sku, price, discountPrice, active, tags } = cells;
  return {
    ...(sku !== undefined && { sku }),
    ...(price !== undefined && { price }),
    ...(discountPrice !== undefined && { discountPrice: discountPrice === '' ? null : discountPrice }),
    ...(active !== undefined && { active: active === 'true' }),
    ...(tags !== undefined && { tags: splitTags(tags) }),
  };
}
