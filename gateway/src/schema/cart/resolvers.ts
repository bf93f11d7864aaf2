/** The cart's quote. */
import { MAX_COUPON_CODE } from '../../../contract/rules/coupons.ts';
import { badInput, namingArguments } from '../base/input.ts';
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
  },
};
