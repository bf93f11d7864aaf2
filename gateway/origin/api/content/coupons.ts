/** Coupons for the home page. */
import type { CouponCard, LocalisedText } from '../../../contract/content.ts';
import { toTnd } from '../../../contract/money.ts';
import type { Millimes } from '../../../contract/money.ts';
import { refusalOf } from '../coupons/rules.ts';
import type { Coupon } from '../coupons/rules.ts';
import type { DirectorySnapshot } from '../directory.ts';

/** "290" or "12.500": as printed on a card. */
const printed = (amount: Millimes): string => toTnd(amount).replace(/\.000$/, '');

function describe(coupon: Coupon, shop: string | null): LocalisedText {
  const from = coupon.min_purchase === null ? null : printed(coupon.min_purchase);
  const parts = (words: { from: string; at: string; all: string }): string =>
    [from === null ? null : words.from, shop === null ? null : words.at].filter(Boolean).join(', ') ||
    words.all;
  return {
    fr: parts({ from: `Dès ${from}\u00a0TND d’achat`, at: `Chez ${shop}`, all: 'Sans minimum d’achat' }),
    en: parts({ from: `From ${from}\u00a0TND`, at: `At ${shop}`, all: 'No minimum' }),
    de: parts({ from: `Ab ${from}\u00a0TND`, at: `Bei ${shop}`, all: 'Ohne Mindestbestellwert' }),
    tn: parts({ from: `من ${from}\u00a0د.ت`, at: `عند ${shop}`, all: 'من غير حد أدنى' }),
  };
}

/** A coupon's card; null when it is not public at this instant (ms), or its scope is not on sale. */
export function toCouponCard(
  coupon: Coupon | undefined,
  snapshot: DirectorySnapshot,
  now: number,
): CouponCard | null {
  if (!coupon || refusalOf(coupon, null, now) !== null) return null;
  const seller = coupon.scope === 'seller' ? snapshot.sellers.get(coupon.scope_id ?? 0) : undefined;
  if (coupon.scope === 'seller' && seller?.status !== 'ACTIVE') return null;
  // The card has no text for the other scopes.
  if (coupon.scope !== 'seller' && coupon.scope !== 'all') return null;
  const fixed = coupon.type === 'fixed';
  return {
    type: coupon.type,
    code: fixed ? printed(coupon.value) : coupon.type === 'percentage' ? String(coupon.value) : '',
    description: describe(coupon, seller?.name ?? null),
    couponCode: coupon.code,
    amount: fixed ? toTnd(coupon.value) : null,
    percent: coupon.type === 'percentage' ? coupon.value : null,
    minPurchase: coupon.min_purchase === null ? null : toTnd(coupon.min_purchase),
    seller: seller?.ref ?? null,
    endsAt: coupon.ends_at?.toISOString() ?? null,
  };
}

/** The next instant (ms) after `now` at which one of the coupons begins or ends; Infinity: none does. */
export function nextCouponChange(coupons: readonly Coupon[], now: number): number {
  const instants = coupons.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]);
  return Math.min(...instants.flatMap((at) => (at !== null && at.getTime() > now ? at.getTime() : [])));
}
