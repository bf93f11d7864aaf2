/** The cart's quote. */
import type { Quote } from '../../../contract/cart.ts';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '../../../contract/rules/limits.ts';
import { ProductModel } from '../catalogue/product.ts';
import { toGlobalId, readKey } from '../base/ids.ts';
import { badInput, namingArguments } from '../base/input.ts';
import { money, optionalMoney } from '../base/money.ts';
import type { CartLineInput, Resolvers } from '../generated/resolvers.ts';

const MAX_COUPON_LENGTH = 40;

type WireProblem = Quote['problems'][number];
const toProblem = ({ missingAmount, ...problem }: WireProblem) => ({
  ...problem,
  missingAmount: optionalMoney(missingAmount ?? null),
});

/** Maps a line to REST. The variant's ID contains its product, which must match. */
function wireLine({ productId, variantId, quantity }: CartLineInput, index: number) {
  const place = `input.lines.${index}`;
  if (quantity < 1 || quantity > MAX_LINE_QUANTITY) {
    throw badInput(`${place}.quantity`, `must be from 1 to ${MAX_LINE_QUANTITY}`);
  }
  const product = readKey(productId, 'Product', `${place}.productId`);
  if (variantId == null) return { productId: product, quantity };
  const [owner, variant] = readKey(variantId, 'ProductVariant', `${place}.variantId`).split('.');
  if (owner !== product) throw badInput(`${place}.variantId`, 'is a variant of another product');
  return { productId: product, variantId: variant ?? null, quantity };
}

export const cartResolvers: Resolvers = {
  Query: {
    cartQuote: async (_, { input }, { loaders, now }) => {
      if (input.lines.length > MAX_CART_LINES)
        throw badInput('input.lines', `must be at most ${MAX_CART_LINES}`);
      if (input.couponCode != null && input.couponCode.length > MAX_COUPON_LENGTH) {
        throw badInput('input.couponCode', `must have at most ${MAX_COUPON_LENGTH} characters`);
      }
      const request = {
        lines: input.lines.map(wireLine),
        couponCode: input.couponCode?.trim() || null,
        ...(input.contactPhone != null && { contactPhone: input.contactPhone }),
        points: input.points,
      };
      const quote = await namingArguments(loaders.quote(request), {
        couponCode: 'input.couponCode',
        points: 'input.points',
        contactPhone: 'input.contactPhone',
      });
      return {
        lines: quote.lines.map((line) => {
          const product = line.product && new ProductModel(line.product, now);
          const variantId = line.variantId === null ? null : `${line.productId}.${line.variantId}`;
          return {
            productId: toGlobalId('Product', line.productId),
            variantId: variantId === null ? null : toGlobalId('ProductVariant', variantId),
            quantity: line.quantity,
            product,
            variant: product && line.variant ? product.variant(line.variant) : null,
            unitPrice: money(line.unitPrice),
            regularUnitPrice: money(line.regularUnitPrice),
            total: money(line.total),
            discount: money(line.discount ?? '0.000'),
            pieces: (line.pieces ?? []).map(({ quantity, unitPrice }) => ({
              quantity,
              unitPrice: money(unitPrice),
            })),
            problems: line.problems.map(toProblem),
          };
        }),
        itemCount: quote.itemCount,
        itemsTotal: money(quote.itemsTotal),
        coupon: quote.coupon ? { ...quote.coupon, discount: money(quote.coupon.discount) } : null,
        discountTotal: money(quote.discountTotal),
        deliveryFee: money(quote.deliveryFee),
        freeDeliveryFrom: money(quote.freeDeliveryFrom),
        pointsLimit: quote.pointsLimit,
        pointsUsed: quote.pointsUsed,
        pointsDiscount: money(quote.pointsDiscount),
        total: money(quote.total),
        problems: quote.problems.map(toProblem),
        validUntil: quote.validUntil,
      };
    },
  },
};
