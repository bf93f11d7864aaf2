/** Bulk changes: operations on the values of a product, brand or category. */
import type { BulkOperation } from '../../../contract/admin/jobs.ts';
import { fromTnd, toTnd } from '../../../contract/money.ts';
import type { Millimes } from '../../../contract/money.ts';
import { roundPrice } from '../products/price.ts';
import type { Values } from './entity.ts';
import { isSame } from './entity.ts';

/** The price that an operation makes of another one. */
function priceBy(base: Millimes, { op, value, round }: BulkOperation): string | null {
  if (value === null) return null;
  if (op === 'set') return value;
  // In basis points, so that 10 % of 12.345 is not a binary fraction.
  const next =
    op === 'percent' ? (base * (10_000 + Math.round(Number(value) * 100))) / 10_000 : base + fromTnd(value);
  return toTnd(roundPrice(next, round));
}

/** The value that an operation sets. */
function valueBy(operation: BulkOperation, values: Values): unknown {
  const { field, op, value } = operation;
  switch (field) {
    case 'price':
    case 'discountPrice':
      return priceBy(fromTnd(values['price'] as string), operation);
    case 'active':
    case 'isFeatured':
    case 'isBestSeller':
    case 'hasWarranty':
    case 'archived':
    case 'isSpecial':
      return value === 'true';
    case 'stock':
      return Number(value);
    case 'tags': {
      const given = (value ?? '').split(',').map((tag) => tag.trim());
      const present = values['tags'] as string[];
      return op === 'add'
        ? [...new Set([...present, ...given.filter((tag) => tag !== '')])]
        : present.filter((tag) => !given.includes(tag));
    }
    default:
      return value;
  }
}

/** What operations change: values before and after by field; empty when nothing changes. */
export function bulkChange(
  operations: readonly BulkOperation[],
  present: Values,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  // A later operation on a field goes on from an earlier one.
  let values = present;
  for (const operation of operations) {
    const { field, op } = operation;
    const next = valueBy(operation, values);
    if (field === 'stock' && op === 'add') {
      if (next !== 0)
        after['stockDelta'] = ((after['stockDelta'] as number | undefined) ?? 0) + (next as number);
      if (next !== 0) before['stockDelta'] = null;
      continue;
    }
    values = { ...values, [field]: next };
    if (isSame(next, present[field])) {
      delete after[field];
      continue;
    }
    before[field] = present[field];
    after[field] = next;
  }
  return { before, after };
}
