import { formatShortMoney } from '../../../design/money.ts';
import type { Language } from '../../../i18n/language.ts';

interface CouponAmount {
  readonly type: string;
  /** TND, as a decimal string. */
  readonly amount?: string | null | undefined;
  readonly percent?: number | null | undefined;
}

/** The discount of a coupon, such as `30 TND` or `12 %`; null if it is not a number. */
export function couponValue({ type, amount, percent }: CouponAmount, language: Language): string | null {
  if (type === 'FIXED' && amount != null) return formatShortMoney(amount, language);
  if (type === 'PERCENTAGE' && percent != null) {
    return language === 'fr' || language === 'de' ? `${percent}\u00a0%` : `${percent}%`;
  }
  return null;
}
