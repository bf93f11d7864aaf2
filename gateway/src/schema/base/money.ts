/** Money as the schema gives it: the wire's amount, untouched. */
import { fromTnd, toTnd } from '../../../contract/money.ts';
import type { Millimes } from '../../../contract/money.ts';

export interface MoneyModel {
  amount: string;
  currency: 'TND';
}

/** From the wire's decimal string. */
export function money(amount: string): MoneyModel {
  return { amount, currency: 'TND' };
}

export function optionalMoney(amount: string | null): MoneyModel | null {
  return amount === null ? null : money(amount);
}

/** As the wire writes amounts; the schema takes fewer places too. */
export const wireAmount = (decimal: string): string => toTnd(fromTnd(decimal));

export function moneyOf(millimes: Millimes): MoneyModel {
  return money(toTnd(millimes));
}
