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

/** VAT rates and fiscal stamp from a day of Tunisia on. */
export interface RatePeriod {
  /** Such as `2026-01-01`. */
  validFrom: string;
  /** Hundredths of a percent, by class: standard, intermediate, reduced. */
  rates: readonly number[];
  stamp: Millimes;
}

/** The period of a day: the latest that began, else the first. `periods`: the earliest first. */
export const periodOf = (periods: readonly RatePeriod[], day: string): RatePeriod | undefined =>
  periods.findLast(({ validFrom }) => validFrom <= day) ?? periods[0];

/**
 * The rate at which an invoice of a day taxes a line: that of the line's class. The class is the one that had the line's rate when it was
 * ordered, or last before. A rate of no class stays as it is.
 */
export function rateOn(
  periods: readonly RatePeriod[],
  rate: number,
  { orderedOn, issuedOn }: { orderedOn: string; issuedOn: string },
): number {
  const ordered = periodOf(periods, orderedOn);
  const known = periods.findLast(
    (period) => period.validFrom <= (ordered?.validFrom ?? '') && period.rates.includes(rate),
  );
  const place = known?.rates.indexOf(rate);
  return (place === undefined ? undefined : periodOf(periods, issuedOn)?.rates[place]) ?? rate;
}
