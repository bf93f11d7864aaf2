/** Adds the lines of an order or of a shared cart to the device's cart, as far as they are still sold. */
import { quantityOf } from './cartLines.ts';
import { rememberProducts } from './cartMemory.ts';
import { cartStore } from './cartStore.ts';

/** A line of an order. */
export interface Ordered {
  readonly name: string;
  readonly color: string | null | undefined;
  readonly size: string | null | undefined;
  readonly quantity: number;
  readonly variantId: string | null | undefined;
  /** null: no longer sold. */
  readonly product: { readonly id: string } | null | undefined;
}

/** A line that can be ordered. */
interface Wish {
  readonly id: string;
  readonly variantId: string | null;
  readonly name: string;
  readonly quantity: number;
}

export interface Wanted {
  readonly sold: readonly Wish[];
  /** Names of products that are no longer sold. */
  readonly gone: readonly string[];
}

/** Why a line is not in the cart, or not all of it: no longer sold, sold out, fewer left, the cart is full. */
type Reason = 'gone' | 'out' | 'less' | 'full';

export interface Outcome {
  /** Number of pieces. */
  readonly added: number;
  /** `quantity`: pieces that were added nevertheless. */
  readonly missing: readonly { readonly name: string; readonly reason: Reason; readonly quantity: number }[];
}

/** Splits the lines of an order into those that the gateway can quote, and those no longer sold. */
export function wantedOf(lines: readonly Ordered[]): Wanted {
  const sold: Wish[] = [];
  const gone: string[] = [];
  for (const { name, color, size, quantity, variantId, product } of lines) {
    const variant = [color, size].filter((part) => part != null).join(' · ');
    const full = variant === '' ? name : `${name} (${variant})`;
    if (product == null) gone.push(full);
    else sold.push({ id: product.id, variantId: variantId ?? null, name: full, quantity });
  }
  return { sold, gone };
}

/** A line of the gateway's quote for the wanted lines, in the same order. */
interface Quoted {
  readonly product:
    | { readonly slug: string; readonly mainImage: { readonly url: string } | null | undefined }
    | null
    | undefined;
  readonly problems: readonly {
    readonly code: string;
    readonly availableQuantity: number | null | undefined;
  }[];
}

/** Adds the available pieces of the quote to the device's cart. */
export function putInCart({ sold, gone }: Wanted, quote: readonly Quoted[]): Outcome {
  const missing: { name: string; reason: Reason; quantity: number }[] = gone.map((name) => ({
    name,
    reason: 'gone',
    quantity: 0,
  }));
  let total = 0;
  for (const [index, wish] of sold.entries()) {
    const quoted = quote[index];
    const [problem] = quoted?.problems ?? [];
    const reduced = problem?.code === 'STOCK_REDUCED' ? (problem.availableQuantity ?? 0) : undefined;
    const { name } = wish;
    if (quoted?.product == null || (problem !== undefined && reduced === undefined)) {
      missing.push({ name, reason: problem?.code === 'OUT_OF_STOCK' ? 'out' : 'gone', quantity: 0 });
      continue;
    }
    const key = { id: wish.id, ...(wish.variantId !== null && { variantId: wish.variantId }) };
    const before = quantityOf(cartStore.getLines(), key);
    const { quantity, limit } = cartStore.add(key, reduced ?? wish.quantity);
    const added = quantity - before;
    total += added;
    const { slug, mainImage } = quoted.product;
    rememberProducts([{ ...key, name, slug, image: mainImage?.url }], cartStore.getLines());
    if (limit !== undefined) missing.push({ name, reason: 'full', quantity: added });
    else if (reduced !== undefined) missing.push({ name, reason: 'less', quantity: added });
  }
  return { added: total, missing };
}
