/** Joins the device's lines with the gateway's answer, which may be of a moment ago. */
import { isSameLine } from './cartLines.ts';
import type { CartLine } from './cartLines.ts';
import type { CartQuote, CartQuoteLine } from './useCartQuote.ts';

/** The cart's lines as the gateway takes them. */
export const toQuoteLines = (lines: readonly CartLine[]) =>
  lines.map(({ id, variantId, quantity }) => ({ productId: id, variantId: variantId ?? null, quantity }));

/** A line with what the gateway knows of it; `isStale` when the quantity has changed since. */
export interface QuotedLine {
  readonly line: CartLine;
  readonly quoted: KnownLine;
  readonly isStale: boolean;
}

export interface QuotedLines {
  readonly known: readonly QuotedLine[];
  /** Lines whose product is unknown or no longer sold. */
  readonly unknown: readonly CartLine[];
  /** Lines that the answer does not speak of yet. */
  readonly pending: readonly CartLine[];
}

/** A quoted line whose product is there. */
export type KnownLine = CartQuoteLine & { readonly product: NonNullable<CartQuoteLine['product']> };

const isKnown = (line: CartQuoteLine): line is KnownLine => line.product != null;

/** Sorts the cart's lines by what the quote says of them, in the cart's order. */
export function joinQuote(lines: readonly CartLine[], quote: CartQuote | null): QuotedLines {
  const known: QuotedLine[] = [];
  const unknown: CartLine[] = [];
  const pending: CartLine[] = [];
  for (const line of lines) {
    const quoted = quote?.lines.find((entry) =>
      isSameLine(line, { id: entry.productId, variantId: entry.variantId }),
    );
    if (!quoted) pending.push(line);
    else if (isKnown(quoted)) known.push({ line, quoted, isStale: quoted.quantity !== line.quantity });
    else unknown.push(line);
  }
  return { known, unknown, pending };
}

/** What one seller sends; without a seller where the gateway could not say who it is. */
export interface SellerLines {
  readonly seller: KnownLine['product']['seller'];
  readonly lines: QuotedLine[];
}

/** Lines by their seller, sellers and lines in the cart's order. */
export function bySeller(lines: readonly QuotedLine[]): SellerLines[] {
  const groups = new Map<string | undefined, SellerLines>();
  for (const line of lines) {
    const { seller } = line.quoted.product;
    const group = groups.get(seller?.id);
    if (group) group.lines.push(line);
    else groups.set(seller?.id, { seller, lines: [line] });
  }
  return [...groups.values()];
}

const toMillimes = (amount: string) => Math.round(Number(amount) * 1000);

/** A sum of amounts (decimal strings of TND). */
export const sumOf = (amounts: readonly string[]): string =>
  (amounts.reduce((sum, amount) => sum + toMillimes(amount), 0) / 1000).toFixed(3);

/** How far items are on the way to free delivery: what is missing (a decimal string, null when reached) and the share, 0 to 100. */
export function freeDeliveryProgress(
  itemsTotal: string,
  freeFrom: string,
): { missing: string | null; percent: number } {
  const [items, goal] = [toMillimes(itemsTotal), toMillimes(freeFrom)];
  if (goal <= 0 || items >= goal) return { missing: null, percent: 100 };
  return { missing: ((goal - items) / 1000).toFixed(3), percent: Math.floor((items / goal) * 100) };
}
