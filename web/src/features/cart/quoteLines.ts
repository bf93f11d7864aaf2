/** Joins the device's lines with the gateway's quote, which may be of an earlier cart. */
import { isSameLine } from './cartLines.ts';
import type { CartLine } from './cartLines.ts';

/** The cart's lines as input of the gateway. */
export const toQuoteLines = (lines: readonly CartLine[]) =>
  lines.map(({ id, variantId, quantity }) => ({ productId: id, variantId: variantId ?? null, quantity }));

/** The fields that join a line of the quote with a line of the cart; components read the rest with their fragments. */
interface QuoteLine {
  readonly productId: string;
  readonly variantId?: string | null | undefined;
  readonly quantity: number;
  readonly product?: object | null | undefined;
}

/** A line of the cart with its quoted price; `isStale` if the quantity has changed since. */
export interface QuotedLine<Line extends QuoteLine> {
  readonly line: CartLine;
  readonly quoted: Known<Line>;
  readonly isStale: boolean;
}

export interface QuotedLines<Line extends QuoteLine> {
  readonly known: readonly QuotedLine<Line>[];
  /** Lines whose product is unknown or no longer sold. */
  readonly unknown: readonly CartLine[];
  /** Lines that the quote does not include yet. */
  readonly pending: readonly CartLine[];
}

/** A quoted line with a product. */
type Known<Line extends QuoteLine> = Line & { readonly product: NonNullable<Line['product']> };

const isKnown = <Line extends QuoteLine>(line: Line): line is Known<Line> => line.product != null;

/** Groups the cart's lines by their state in the quote, in the cart's order. */
export function joinQuote<Line extends QuoteLine>(
  lines: readonly CartLine[],
  quote: { readonly lines: readonly Line[] } | null | undefined,
): QuotedLines<Line> {
  const known: QuotedLine<Line>[] = [];
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

/** Whether something in the cart prevents ordering it. */
export function hasProblems<Line extends QuoteLine & { readonly problems: readonly unknown[] }>({
  known,
  unknown,
}: QuotedLines<Line>): boolean {
  return unknown.length > 0 || known.some(({ quoted }) => quoted.problems.length > 0);
}

interface OfSeller extends QuoteLine {
  readonly product?: { readonly seller?: { readonly id: string } | null | undefined } | null | undefined;
}

/** The lines of one seller; without a seller if the gateway could not read it. */
export interface SellerLines<Line extends OfSeller> {
  readonly seller: NonNullable<Line['product']>['seller'];
  readonly lines: QuotedLine<Line>[];
}

/** Lines by their seller, sellers and lines in the cart's order. */
export function bySeller<Line extends OfSeller>(lines: readonly QuotedLine<Line>[]): SellerLines<Line>[] {
  const groups = new Map<string | undefined, SellerLines<Line>>();
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

/** Progress to free delivery: the missing amount (a decimal string, null when reached) and the share, 0 to 100. */
export function freeDeliveryProgress(
  itemsTotal: string,
  freeFrom: string,
): { missing: string | null; percent: number } {
  const [items, goal] = [toMillimes(itemsTotal), toMillimes(freeFrom)];
  if (goal <= 0 || items >= goal) return { missing: null, percent: 100 };
  return { missing: ((goal - items) / 1000).toFixed(3), percent: Math.floor((items / goal) * 100) };
}
