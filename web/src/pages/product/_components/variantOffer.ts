/** The offer of a variant: the product's offer, shifted by the variant's difference in price. */
import { percentOff, type Offer } from '../../../features/product/offer.ts';

/** Millimes of a decimal string of TND, and back. */
export const toMillimes = (amount: string) => Math.round(Number(amount) * 1000);

export function fromMillimes(millimes: number): string {
  const whole = Math.floor(millimes / 1000);
  return `${whole}.${String(millimes - whole * 1000).padStart(3, '0')}`;
}

/**
 * The offer for a variant. `productPrice` and `variantPrice` are the current prices of one response; their difference also
 * applies to the regular price. Amounts are decimal strings of TND.
 */
export function variantOffer(offer: Offer, productPrice: string, variantPrice: string): Offer {
  const delta = toMillimes(variantPrice) - toMillimes(productPrice);
  if (delta === 0) return offer;
  const moved = (amount: string) => fromMillimes(Math.max(0, toMillimes(amount) + delta));
  const current = moved(offer.current);
  const regular = offer.regular === null ? null : moved(offer.regular);
  return { ...offer, current, regular, percent: regular === null ? 0 : percentOff(regular, current) };
}

/** The saving of the reduction, as a decimal string of TND; null if there is none. */
export function savedAmount({ current, regular }: Offer): string | null {
  if (regular === null) return null;
  const saved = toMillimes(regular) - toMillimes(current);
  return saved > 0 ? fromMillimes(saved) : null;
}
