/** The cart's lines as plain data: parsing of the stored lines, and every change, without side effects. */

import {
  MAX_CART_LINES as MAX_LINES,
  MAX_LINE_QUANTITY as MAX_QUANTITY,
} from '../../../../gateway/contract/rules/limits.ts';

export { MAX_LINES, MAX_QUANTITY };

/** Key of the cart in the device's storage. */
export const STORAGE_KEY = 'shopping-cart';

/** A number of pieces as the cart's badges show it. */
export const badgeText = (count: number): string => (count > 99 ? '99+' : String(count));

/** A line of the cart. `id` and `variantId` are global ids. */
export interface CartLine {
  readonly id: string;
  readonly quantity: number;
  readonly variantId?: string;
}

/** Key of a line: a product, or one of its variants. */
export interface LineKey {
  readonly id: string;
  readonly variantId?: string | null | undefined;
}

/** Why an addition was refused or reduced. */
export type CartLimit = 'lines' | 'quantity';

/** A change's outcome: the new lines, the line's new quantity, and the limit that was reached. */
export interface Change {
  readonly lines: readonly CartLine[];
  readonly quantity: number;
  readonly limit?: CartLimit;
}

/** Whether two keys identify the same line. */
export function isSameLine(a: LineKey, b: LineKey): boolean {
  return a.id === b.id && (a.variantId ?? null) === (b.variantId ?? null);
}

/** A string that identifies a line, for React keys. */
export function lineKey({ id, variantId }: LineKey): string {
  return variantId == null ? id : `${id} ${variantId}`;
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 200;

/**
 * Parses the stored lines. Anything that is not a line is dropped, quantities are limited to 1 to 99, duplicates are merged,
 * and lines beyond the hundredth are left out: the storage is not trusted.
 */
export function parseLines(text: string | null): readonly CartLine[] {
  if (text === null) return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  const lines: CartLine[] = [];
  for (const entry of value as unknown[]) {
    if (typeof entry !== 'object' || entry === null) continue;
    const { id, quantity, variantId } = entry as Record<string, unknown>;
    if (!isId(id) || typeof quantity !== 'number' || !Number.isFinite(quantity) || quantity < 1) continue;
    if (variantId != null && !isId(variantId)) continue;
    const pieces = Math.min(MAX_QUANTITY, Math.floor(quantity));
    const key = { id, variantId };
    const at = lines.findIndex((line) => isSameLine(line, key));
    const double = lines[at];
    if (double) lines[at] = { ...double, quantity: Math.min(MAX_QUANTITY, double.quantity + pieces) };
    else if (lines.length < MAX_LINES)
      lines.push(variantId == null ? { id, quantity: pieces } : { id, quantity: pieces, variantId });
  }
  return lines;
}

/** The quantity of a line; 0 when there is none. */
export function quantityOf(lines: readonly CartLine[], key: LineKey): number {
  return lines.find((line) => isSameLine(line, key))?.quantity ?? 0;
}

/** Number of pieces in the cart. */
export function pieces(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Adds pieces of a product: a new line, or more of its line. A limit is observed and returned. */
export function addTo(lines: readonly CartLine[], key: LineKey, amount = 1): Change {
  const present = quantityOf(lines, key);
  if (present === 0 && lines.length >= MAX_LINES) return { lines, quantity: 0, limit: 'lines' };
  const quantity = Math.min(MAX_QUANTITY, present + amount);
  const limit = quantity < present + amount ? { limit: 'quantity' as const } : {};
  if (quantity === present) return { lines, quantity, ...limit };
  return { lines: withQuantity(lines, key, quantity), quantity, ...limit };
}

/** Removes one piece; with the last one the line is removed. */
export function takeFrom(lines: readonly CartLine[], key: LineKey): Change {
  const present = quantityOf(lines, key);
  if (present === 0) return { lines, quantity: 0 };
  return { lines: withQuantity(lines, key, present - 1), quantity: present - 1 };
}

/** Sets a line's quantity (0 removes it); beyond 99 is 99. Without such a line nothing changes. */
export function setQuantity(lines: readonly CartLine[], key: LineKey, quantity: number): Change {
  if (quantityOf(lines, key) === 0) return { lines, quantity: 0 };
  const wanted = Math.min(MAX_QUANTITY, Math.max(0, Math.floor(quantity)));
  return { lines: withQuantity(lines, key, wanted), quantity: wanted };
}

function withQuantity(lines: readonly CartLine[], key: LineKey, quantity: number): readonly CartLine[] {
  if (quantity === 0) return lines.filter((line) => !isSameLine(line, key));
  if (lines.some((line) => isSameLine(line, key))) {
    return lines.map((line) => (isSameLine(line, key) ? { ...line, quantity } : line));
  }
  const { id, variantId } = key;
  return [...lines, variantId == null ? { id, quantity } : { id, quantity, variantId }];
}
