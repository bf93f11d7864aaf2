/** Money in the schema: the REST amount, unchanged. */
import { fromTnd, toTnd } from '../../../contract/money.ts';
import type { Millimes } from '../../../contract/money.ts';

export interface MoneyModel {
  amount: string;
  currency: 'TND';
}

/** Maps a decimal amount from REST. */
export function money(amount: string): MoneyModel {
  return { amount, currency: 'TND' };
}

export function optionalMoney(amount: string | null): MoneyModel | null {
  return amount === null ? null : money(amount);
}

/** Formats an amount for REST; the schema also accepts fewer decimals. */
export const wireAmount = (decimal: string): string => toTnd(fromTnd(decimal));

/** As wireAmount; null and undefined stay as they are. */
export const optionalWireAmount = <None extends null | undefined>(decimal: string | None): string | None =>
  decimal == null ? decimal : wireAmount(decimal);

export function moneyOf(millimes: Millimes): MoneyModel {
  return money(toTnd(millimes));
}
