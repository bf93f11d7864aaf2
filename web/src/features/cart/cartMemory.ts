/**
 * Products of the cart as stored on the device, so that a cart without a network can still show its contents: names, pictures
 * and URLs. Never a price: those come from the gateway alone.
 */
import { lineKey, type CartLine, type LineKey } from './cartLines.ts';

const STORED = 'lawaj-cart-products';

export interface Remembered {
  readonly name: string;
  readonly slug?: string | undefined;
  readonly image?: string | undefined;
}

function read(): Record<string, Remembered> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, Remembered>) : {};
  } catch {
    return {};
  }
}

/** The same line, with null and undefined as equal variants. */
const keyOf = ({ id, variantId }: LineKey): string => lineKey(variantId == null ? { id } : { id, variantId });

/** Stores products, and removes those without a line. */
export function rememberProducts(
  products: readonly (LineKey & Remembered)[],
  lines: readonly CartLine[],
): void {
  const before = read();
  const now: Record<string, Remembered> = {};
  for (const line of lines) {
    const found = products.find((product) => keyOf(product) === keyOf(line)) ?? before[keyOf(line)];
    if (found !== undefined) now[keyOf(line)] = { name: found.name, slug: found.slug, image: found.image };
  }
  try {
    const text = JSON.stringify(now);
    if (text !== JSON.stringify(before)) localStorage.setItem(STORED, text);
  } catch {
    // Without storage there is no cart to restore, either.
  }
}

/** Stored data of a line's product. */
export function recallProduct(line: LineKey): Remembered | undefined {
  const found = read()[keyOf(line)];
  return typeof found?.name === 'string' ? found : undefined;
}
