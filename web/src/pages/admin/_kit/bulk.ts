/** The form of a bulk change: its operations as people choose them, and as the schema takes them. */
import { BULK_FIELD_OF, BULK_FIELDS_OF, BULK_OPERATORS } from '../../../../../gateway/contract/rules/bulk.ts';
import { editableAmount, readAmount } from './amount.ts';
import { oneOf } from './oneOf.ts';
import type { BulkOperator } from './__generated__/BulkDialogMutation.graphql.ts';

export type Field = keyof typeof BULK_FIELD_OF;
/** What bulk changes are for. */
export type BulkTarget = 'PRODUCTS' | 'BRANDS' | 'CATEGORIES';

/** The fields that a bulk change offers, the most frequent first. */
export const fieldsOf = (target: BulkTarget): readonly [Field, ...Field[]] =>
  BULK_FIELDS_OF[`${target}_BULK`];

/** Ways to make a value: an operator with its direction. */
const WAYS = {
  set: ['set'],
  add: ['add'],
  remove: ['remove'],
  percent: ['lowerPercent', 'raisePercent'],
  amount: ['lower', 'raise'],
} as const satisfies Record<Lowercase<Exclude<BulkOperator, '%future added value'>>, readonly string[]>;
export type Way = (typeof WAYS)[keyof typeof WAYS][number] | 'clear';

const CLEARABLE: readonly Field[] = ['DISCOUNT_PRICE', 'BRAND', 'PARENT'];

/** The ways of a field, the most frequent first. */
export function waysOf(field: Field): readonly [Way, ...Way[]] {
  const ways: Way[] = BULK_OPERATORS[BULK_FIELD_OF[field]].flatMap(
    (operator): readonly Way[] => WAYS[operator],
  );
  if (field === 'PRICE' || field === 'DISCOUNT_PRICE') ways.push(...ways.splice(0, 1));
  // Stock is taken as well as added.
  if (field === 'STOCK') ways.push('remove');
  if (CLEARABLE.includes(field)) ways.push('clear');
  return ways as [Way, ...Way[]];
}

/** An operation as it is typed. */
export interface Draft {
  readonly key: number;
  readonly field: Field;
  readonly way: Way;
  readonly value: string;
  /** Millimes; 0: none. */
  readonly round: number;
}

export const isPercent = (way: Way): boolean => way === 'lowerPercent' || way === 'raisePercent';
export const isPriceField = (field: Field): boolean => field === 'PRICE' || field === 'DISCOUNT_PRICE';
/** Whether the result of an operation can be rounded. */
export const isRoundable = ({ field, way }: Draft): boolean =>
  isPriceField(field) && way !== 'set' && way !== 'clear';
export const isFlag = (field: Field): boolean =>
  field === 'ACTIVE' ||
  field === 'FEATURED' ||
  field === 'BEST_SELLER' ||
  field === 'WARRANTY' ||
  field === 'ARCHIVED' ||
  field === 'SPECIAL';

export interface Operation {
  readonly field: Field;
  readonly operator: Exclude<BulkOperator, '%future added value'>;
  readonly value: string | null;
  readonly round: number | null;
}

/** A percentage as people type it, `10` or `7,5`; null when it is none. */
const readPercent = (text: string): string | null => {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? plain : null;
};

/** An operation as the schema takes it; null: its value is missing or malformed. */
export function operationOf(draft: Draft): Operation | null {
  const { field, way, value } = draft;
  const round = isRoundable(draft) && draft.round > 0 ? draft.round : null;
  const operation = (operator: Operation['operator'], given: string | null): Operation | null =>
    given === null || given === '' ? null : { field, operator, value: given, round };
  if (way === 'clear') return { field, operator: 'SET', value: null, round: null };
  if (isPercent(way)) {
    const percent = readPercent(value);
    if (percent === null || (way === 'lowerPercent' && Number(percent) >= 100)) return null;
    return operation('PERCENT', way === 'lowerPercent' ? `-${percent}` : percent);
  }
  if (way === 'lower' || way === 'raise') {
    const amount = readAmount(value);
    return operation('AMOUNT', amount !== null && way === 'lower' ? `-${amount}` : amount);
  }
  if (isPriceField(field)) return operation('SET', readAmount(value));
  if (field === 'STOCK') {
    if (!/^\d{1,7}$/.test(value.trim())) return null;
    if (way === 'set') return operation('SET', value.trim());
    return operation('ADD', way === 'remove' ? `-${value.trim()}` : value.trim());
  }
  return operation(way === 'add' ? 'ADD' : way === 'remove' ? 'REMOVE' : 'SET', value.trim());
}

/** An operation of an earlier job, as the schema gives it. */
export interface EarlierOperation {
  readonly field: string;
  readonly operator: string;
  readonly value?: string | null | undefined;
  /** Of the category or brand that is the value. */
  readonly valueId?: string | null | undefined;
  readonly round?: number | null | undefined;
}

/** The form of an operation of an earlier job; null: fields of this kind have none like it. */
export function draftOf(
  target: BulkTarget,
  { field: name, operator, value, valueId, round }: EarlierOperation,
  key: number,
  language: string,
): Draft | null {
  const field = oneOf(fieldsOf(target), name);
  if (field === undefined) return null;
  const isLess = value?.startsWith('-') === true;
  const given =
    value == null
      ? 'clear'
      : operator === 'PERCENT'
        ? isLess
          ? 'lowerPercent'
          : 'raisePercent'
        : operator === 'AMOUNT'
          ? isLess
            ? 'lower'
            : 'raise'
          : field === 'STOCK' && operator === 'ADD' && isLess
            ? 'remove'
            : operator.toLowerCase();
  const way = oneOf(waysOf(field), given);
  if (way === undefined) return null;
  const plain = isPriceField(field) || field === 'STOCK' ? (value ?? '').replace(/^-/, '') : (value ?? '');
  return {
    key,
    field,
    way,
    value: valueId ?? (isPriceField(field) ? editableAmount(plain, language) : plain),
    round: round ?? 0,
  };
}
