/** The VAT that an invoice's prices contain. No database here. */
import { splitByWeight } from '../../../contract/money.ts';
import type { Millimes } from '../../../contract/money.ts';

export interface VatShare {
  /** Hundredths of a percent. */
  rate: number;
  net: Millimes;
  vat: Millimes;
}

/**
 * VAT by rate, the lowest first; net and VAT of all rates add up to lines and delivery. Delivery is taxed like the goods: it is shared
 * among their rates by what they cost.
 */
export function vatOf(
  lines: readonly { total: Millimes; vat_rate_bp: number }[],
  delivery: Millimes,
): VatShare[] {
  const byRate = new Map<number, Millimes>();
  for (const { total, vat_rate_bp: rate } of lines) byRate.set(rate, (byRate.get(rate) ?? 0) + total);
  const rates = [...byRate].toSorted(([a], [b]) => a - b);
  const shares = splitByWeight(
    delivery,
    rates.map(([, total]) => total),
  );
  return rates.map(([rate, total], index) => {
    const gross = total + (shares[index] ?? 0);
    const vat = Math.round((gross * rate) / (10_000 + rate));
    return { rate, net: gross - vat, vat };
  });
}
