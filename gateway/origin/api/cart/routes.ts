/** Routes of the cart's quote, of its trial with a coupon, and of shared carts. */
import {
  CartShare,
  CartShareRequest,
  Quote,
  QuoteRequest,
  SharedCart,
  SharedCartRequest,
} from '../../../contract/cart.ts';
import { CouponTest } from '../../../contract/coupons.ts';
import { notFound } from '../../base/errors.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { lookUpCoupon, countWrongCode } from '../coupons/guesses.ts';
import { quoteCart } from './answer.ts';
import { testCoupon } from './coupon-test.ts';
import { pointsOf } from './points.ts';

export const cartRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/cart/quote',
    summary:
      'The current price of a cart, for the account of the token or a visitor’s telephone if there is one. Nothing is reserved.',
    body: QuoteRequest,
    response: Quote,
    clientLimit: 'quotes by client',
    handle: async (context, { body, viewer, client }): Promise<Quote> => {
      const caller = { viewer, client: client() };
      const pointsHeld = viewer ? pointsOf(context.db, viewer.id) : Promise.resolve(0);
      const quote = await quoteCart(
        context,
        body.lines,
        lookUpCoupon(context.db, context.limits, body.couponCode, caller),
        pointsHeld.then((held) => ({
          accountNumber: viewer?.accountNumber,
          contactPhone: body.contactPhone,
          points: { held, used: body.points ?? 0 },
        })),
      );
      countWrongCode(
        context.limits,
        body.couponCode,
        quote.problems.map(({ couponReason }) => ({ couponReason: couponReason ?? null })),
        caller,
      );
      return quote;
    },
  }),
  route({
    method: 'POST',
    path: '/v1/cart/share',
    summary: 'A token that holds the lines of a cart, for its address. Nothing is stored.',
    body: CartShareRequest,
    response: CartShare,
    clientLimit: 'shared carts by client',
    handle: async ({ carts }, { body }): Promise<CartShare> => {
      const { token, expiresAt } = carts.make(body.lines, Date.now());
      return { token, expiresAt: expiresAt.toISOString() };
    },
  }),
  route({
    method: 'POST',
    path: '/v1/cart/shared',
    summary: 'The lines that the token of a shared cart holds.',
    body: SharedCartRequest,
    response: SharedCart,
    clientLimit: 'shared carts by client',
    errors: ['NOT_FOUND'],
    handle: async ({ carts }, { body }): Promise<SharedCart> => {
      const found = carts.read(body.token);
      if (found === undefined) throw notFound('Cart');
      const isValid = found.expiresAt.getTime() > Date.now();
      return {
        lines: isValid ? found.lines : [],
        isValid,
        expiresAt: found.expiresAt.toISOString(),
      };
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/coupons/test',
    summary:
      'Prices a cart with a coupon as the shop would, even with terms that are not saved. Changes nothing.',
    body: CouponTest,
    response: Quote,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async (context, { body }): Promise<Quote> => testCoupon(context, body),
  }),
];
