/** The draft of a ticket, and its validation before it is sent. */
import { MAX_EMAIL_LENGTH } from '../../../../gateway/contract/rules/limits.ts';
import { newKey } from '../../newKey.ts';
import { bareNumber, isOrderNumber, isPhone, orderNumber } from '../address/typedNumbers.ts';

export const CATEGORIES = ['ORDER', 'DELIVERY', 'PAYMENT', 'RETURN', 'ACCOUNT', 'SELLER', 'OTHER'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Draft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly category: Category;
  readonly subject: string;
  readonly message: string;
  readonly orderNumber: string;
}

export type FieldName = Exclude<keyof Draft, 'category'>;

/** Error of a field. */
export interface Problem {
  readonly code: 'REQUIRED' | 'INVALID' | 'TOO_SHORT' | 'TOO_LONG' | 'NOT_FOUND';
  /** The limit that was exceeded or missed, in characters. */
  readonly limit?: number;
}

export type Problems = Partial<Record<FieldName, Problem>>;

/** Allowed lengths; the gateway checks the same. */
export const LIMITS = {
  name: { min: 1, max: 120 },
  email: { min: 1, max: MAX_EMAIL_LENGTH },
  subject: { min: 3, max: 150 },
  message: { min: 10, max: 5000 },
} as const;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Fields in the order of the form. */
export const FIELDS = [
  'name',
  'email',
  'phone',
  'orderNumber',
  'subject',
  'message',
] as const satisfies readonly FieldName[];

/** Errors of a draft; empty if it can be sent. */
export function check(draft: Draft): Problems {
  const problems: Problems = {};
  for (const field of FIELDS) {
    const problem = problemOf(field, clean(draft, field));
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** A trimmed value; in a number also without the separators between its digits. */
const clean = (draft: Draft, field: FieldName): string =>
  field === 'phone'
    ? bareNumber(draft.phone)
    : field === 'orderNumber'
      ? orderNumber(draft.orderNumber)
      : draft[field].trim();

function problemOf(field: FieldName, value: string): Problem | undefined {
  if (field === 'phone' || field === 'orderNumber') {
    const isRight = field === 'phone' ? isPhone : isOrderNumber;
    return value === '' || isRight(value) ? undefined : { code: 'INVALID' };
  }
  const { min, max } = LIMITS[field];
  if (value === '') return { code: 'REQUIRED' };
  if (value.length < min) return { code: 'TOO_SHORT', limit: min };
  if (value.length > max) return { code: 'TOO_LONG', limit: max };
  return field === 'email' && !EMAIL.test(value) ? { code: 'INVALID' } : undefined;
}

/** A draft as input of the gateway: trimmed, without empty fields. */
export function toInput(draft: Draft) {
  const phone = clean(draft, 'phone');
  const number = clean(draft, 'orderNumber');
  return {
    name: draft.name.trim(),
    email: draft.email.trim(),
    category: draft.category,
    subject: draft.subject.trim(),
    message: draft.message.trim(),
    ...(phone !== '' && { phone }),
    ...(number !== '' && { orderNumber: number }),
  };
}

/**
 * Keys of messages: the same content keeps its key, however often it is sent, so that a retry whose first try arrived after all
 * opens no second ticket; another content is another message.
 */
export function createMessageKeys(): (content: object) => string {
  let last = { content: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.content) {
      last = { content: text, key: newKey() };
    }
    return last.key;
  };
}
