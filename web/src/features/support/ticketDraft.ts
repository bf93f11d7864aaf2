/** A question as it is typed, and what has to be right before it is sent. */
import { newKey } from '../../relay/newKey.ts';

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

/** What is wrong with a field. */
export interface Problem {
  readonly code: 'REQUIRED' | 'INVALID' | 'TOO_SHORT' | 'TOO_LONG' | 'NOT_FOUND';
  /** The limit that was missed, in characters. */
  readonly limit?: number;
}

export type Problems = Partial<Record<FieldName, Problem>>;

/** Allowed lengths, as the gateway checks them too. */
export const LIMITS = {
  name: { min: 1, max: 120 },
  email: { min: 1, max: 254 },
  subject: { min: 3, max: 150 },
  message: { min: 10, max: 5000 },
} as const;

const SHAPES = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  phone: /^(?:\+?216)?\d{8}$/,
  orderNumber: /^CMD-\d{2}-\d{6}-\d$/i,
} as const;

/** Fields in the order of the form. */
export const FIELDS = [
  'name',
  'email',
  'phone',
  'orderNumber',
  'subject',
  'message',
] as const satisfies readonly FieldName[];

/** A telephone number without what people put between its digits. */
const digits = (phone: string): string => phone.replaceAll(/[\s().-]/g, '');

/** What is wrong with a draft; empty when it can be sent. */
export function check(draft: Draft): Problems {
  const problems: Problems = {};
  for (const field of FIELDS) {
    const problem = problemOf(field, field === 'phone' ? digits(draft.phone) : draft[field].trim());
    if (problem) problems[field] = problem;
  }
  return problems;
}

function problemOf(field: FieldName, value: string): Problem | undefined {
  if (field === 'phone' || field === 'orderNumber') {
    return value === '' || SHAPES[field].test(value) ? undefined : { code: 'INVALID' };
  }
  const { min, max } = LIMITS[field];
  if (value === '') return { code: 'REQUIRED' };
  if (value.length < min) return { code: 'TOO_SHORT', limit: min };
  if (value.length > max) return { code: 'TOO_LONG', limit: max };
  return field === 'email' && !SHAPES.email.test(value) ? { code: 'INVALID' } : undefined;
}

/** A draft as the gateway takes it: without spaces around, without what is left empty. */
export function toInput(draft: Draft) {
  const phone = digits(draft.phone);
  const orderNumber = draft.orderNumber.trim().toUpperCase();
  return {
    name: draft.name.trim(),
    email: draft.email.trim(),
    category: draft.category,
    subject: draft.subject.trim(),
    message: draft.message.trim(),
    ...(phone !== '' && { phone }),
    ...(orderNumber !== '' && { orderNumber }),
  };
}

/**
 * Keys of messages: the same content keeps its key, however often it is sent, so that a retry whose first try arrived after
 * all opens no second ticket; another content is another message.
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
