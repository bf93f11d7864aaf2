/** The cart's quote, and shared carts. */
import { MAX_COUPON_CODE } from '../../../contract/rules/coupons.ts';
import { MAX_CART_TOKEN } from '../../../contract/rules/limits.ts';
import { paths } from '../../../contract/rules/paths.ts';
import { badInput, namingArguments } from '../base/input.ts';
import { attempt, userError } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { quoteModel, wireLines } from './models.ts';

export const cartResolvers: Resolvers = {
  Query: {
    cartQuote: async (_, { input }, { loaders, now }) => {
      if (input.couponCode != null && input.couponCode.length > MAX_COUPON_CODE) {
        throw badInput('input.couponCode', `must have at most ${MAX_COUPON_CODE} characters`);
      }
      const request = {
        lines: wireLines(input.lines),
        couponCode: input.couponCode?.trim() || null,
        ...(input.contactPhone != null && { contactPhone: input.contactPhone }),
        points: input.points,
      };
      const quote = await namingArguments(loaders.quote(request), {
        couponCode: 'input.couponCode',
        points: 'input.points',
        contactPhone: 'input.contactPhone',
      });
      return quoteModel(quote, now);
    },

    sharedCart: (_, { token }, { loaders }) =>
      token === '' || token.length > MAX_CART_TOKEN ? null : loaders.sharedCart(token),
  },

  SharedCart: {
    isExpired: ({ isValid }) => !isValid,
    quote: async ({ isValid, lines }, _, { loaders, now }) =>
      isValid ? quoteModel(await loaders.quoteForAll(lines), now) : null,
  },

  Mutation: {
    cartShare: async (_, { input }, { loaders }) => {
      const none = { token: null, url: null, expiresAt: null };
      if (input.lines.length === 0)
        return {
          ...none,
          userErrors: [userError(['lines'], 'REQUIRED', 'A shared cart has at least one line')],
        };
      const { value, userErrors } = await attempt(loaders.shareCart({ lines: wireLines(input.lines) }));
      return value ? { ...value, url: paths.sharedCart(value.token), userErrors } : { ...none, userErrors };
    },
  },
};
