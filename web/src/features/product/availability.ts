/** When a product can be put in the cart, and what its card says about its stock. */
import type { BadgeTone } from '../../design/static/Badge.tsx';

/** Highest stock at which "only N left" is said. */
export const LOW_STOCK = 5;

interface Stocked {
  readonly stock: number;
  readonly stockStatus: string;
  readonly isAvailable: boolean;
}

/** Whether the add button works. */
export function canAdd({ stock, stockStatus, isAvailable }: Stocked): boolean {
  return isAvailable && stockStatus !== 'OUT_OF_STOCK' && stock > 0;
}

/** Whether "only N left" is said. */
export function isLowStock(stock: number): boolean {
  return stock >= 1 && stock <= LOW_STOCK;
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
