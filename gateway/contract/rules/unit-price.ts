/** The price per kilogram, litre, metre or piece of a product, from its contents. */
import type { Millimes } from '../money.ts';

/** Units in which the contents of a product are counted. */
export const CONTENT_UNITS = ['GRAM', 'MILLILITRE', 'MILLIMETRE', 'PIECE'] as const;
export type ContentUnit = (typeof CONTENT_UNITS)[number];

/** The unit that a price refers to, and how many of the counted ones it has. */
const BASES = {
  GRAM: { unit: 'KILOGRAM', size: 1_000 },
  MILLILITRE: { unit: 'LITRE', size: 1_000 },
  MILLIMETRE: { unit: 'METRE', size: 1_000 },
  PIECE: { unit: 'PIECE', size: 1 },
} as const satisfies Record<ContentUnit, { unit: string; size: number }>;

export interface ProductContent {
  readonly amount: number;
  readonly unit: ContentUnit;
}

export interface UnitPrice {
  /** Rounded to the nearest millime, half a one up. */
  readonly price: Millimes;
  readonly unit: (typeof BASES)[ContentUnit]['unit'];
}

/** The price of one unit, of a product that costs `price`. */
export function unitPrice(price: Millimes, { amount, unit }: ProductContent): UnitPrice {
  const base = BASES[unit];
  // Whole numbers up to 10¹², which are exact.
  return { price: Math.floor((2 * price * base.size + amount) / (2 * amount)), unit: base.unit };
}
