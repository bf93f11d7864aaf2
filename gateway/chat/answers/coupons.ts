/** Answers about coupons. */
import { plainText } from '../../contract/plain-text.ts';
import { couponsFor } from '../tools/coupons.ts';
import type { CouponOffer } from '../tools/coupons.ts';
import { nameOf, own } from './context.ts';
import type { AnswerContext, Part } from './context.ts';
import { formatDay, formatMoney, formatPercent, formatRow } from './format.ts';

const MOST = 8;

function describe(context: AnswerContext, { card }: CouponOffer): string {
  const { texts, language } = context;
  const { amount, percent, minPurchase, seller, endsAt } = card;
  const value =
    percent !== null
      ? texts.couponOff(formatPercent(percent, language))
      : amount !== null
        ? texts.couponOff(formatMoney(amount, language))
        : texts.couponFreeDelivery;
  const conditions = [
    value,
    ...(minPurchase === null ? [] : [texts.couponFrom(formatMoney(minPurchase, language))]),
    ...(seller === null ? [] : [own(context, plainText(seller.name, 60))]),
    ...(endsAt === null ? [] : [texts.couponUntil(formatDay(endsAt, language))]),
  ];
  return texts.coupon(plainText(card.couponCode, 40), formatRow(conditions, language));
}

export async function answerCoupons(context: AnswerContext): Promise<Part[]> {
  const { texts, language, single } = context;
  const offers = (await couponsFor(context, single)).slice(0, MOST);
  if (offers.length === 0) return [texts.noCoupons];
  const holding = offers.flatMap(({ card, holds }) =>
    holds && 'discount' in holds
      ? [
          texts.couponHolds(
            plainText(card.couponCode, 40),
            formatMoney(holds.discount, language),
            formatMoney(holds.total, language),
          ),
        ]
      : [],
  );
  if (single && holding.length > 0)
    return [[texts.couponsFor(nameOf(single)), ...holding, texts.couponUse].join('\n')];
  return [
    [
      single ? texts.noCouponHolds(nameOf(single)) : texts.coupons,
      ...offers.map((offer) => describe(context, offer)),
      texts.couponUse,
    ].join('\n'),
  ];
}
