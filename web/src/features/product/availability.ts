/** Stock texts of a product's card and page. */
import { isLow } from '../../../../gateway/contract/rules/availability.ts';
import type { BadgeTone } from '../../design/static/Badge.tsx';

/** Whether "only N left" is shown: only for products that can be bought. `stock`: pieces of the chosen variant. */
export function isLowStock({ stock, isAvailable }: { stock: number; isAvailable: boolean }): boolean {
  return isAvailable && isLow(stock);
}

const tones: Readonly<Record<string, BadgeTone>> = {
  IN_STOCK: 'green',
  OUT_OF_STOCK: 'danger',
  ON_BACKORDER: 'warning',
  PREORDER: 'info',
  SOON: 'purple',
};

/** Colour of a stock status: green, red, orange, blue, purple; grey for anything else. */
export function stockTone(status: string): BadgeTone {
  return tones[status] ?? 'neutral';
}
