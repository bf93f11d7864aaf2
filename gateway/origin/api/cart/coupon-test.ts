/** A cart with a coupon, priced by the very function of the shop. */
import type { z } from 'zod';
import type { Quote } from '../../../contract/cart.ts';
import type { CouponTest } from '../../../contract/coupons.ts';
import { badInput } from '../../base/errors.ts';
import { quoteCart } from './answer.ts';
import { pointsOf } from './points.ts';
import type { OriginContext } from '../context.ts';
import { draftCoupon } from '../coupons/change.ts';
import { couponById } from '../coupons/list.ts';
import type { CouponRequest } from '../coupons/rules.ts';
import { couponAccount } from '../coupons/uses.ts';

/** Prices a cart as the shop would for this buyer, with a coupon that may have terms that are not saved. @throws NOT_FOUND, 400 by field */
export async function testCoupon(
  context: OriginContext,
  { couponId, changes, lines, accountNumber, contactPhone }: z.output<typeof CouponTest>,
): Promise<Quote> {
  const { db } = context;
  const row = couponId == null ? null : await couponById(db, Number(couponId));
  const buyer =
    accountNumber == null
      ? undefined
      : await db
          .selectFrom('users')
          .select(['id', 'account_number'])
          .where('account_number', '=', accountNumber)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
  if (accountNumber != null && !buyer) throw badInput('accountNumber', 'does not exist', 'NOT_FOUND');
  const viewer = buyer && { id: buyer.id, accountNumber: buyer.account_number };
  const coupon = await draftCoupon(db, row, changes);
  const asked = async (): Promise<CouponRequest> => ({
    coupon,
    account: viewer ? await couponAccount(db, viewer, row?.code ?? '') : null,
  });
  const held = viewer ? await pointsOf(db, viewer.id) : 0;
  return quoteCart(
    context,
    lines,
    asked(),
    Promise.resolve({
      accountNumber: viewer?.accountNumber,
      contactPhone,
      points: { held, used: 0 },
    }),
  );
}
