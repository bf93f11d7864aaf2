/** The cart's quote, between the schema and REST. */
import type { Quote } from '../../../contract/cart.ts';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '../../../contract/rules/limits.ts';
import { ProductModel } from '../catalogue/product.ts';
import { joinKey, readKey, splitKey, toGlobalId } from '../base/ids.ts';
import { badInput } from '../base/input.ts';
import { money, optionalMoney } from '../base/money.ts';
import type { CartLineInput } from '../generated/resolvers.ts';

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
  const [owner, variant] = splitKey(readKey(variantId, 'ProductVariant', `${place}.variantId`));
  if (owner !== product) throw badInput(`${place}.variantId`, 'is a variant of another product');
  return { productId: product, variantId: variant ?? null, quantity };
}

/** Maps the lines of a cart to REST. @throws BAD_USER_INPUT naming the argument */
export function wireLines(lines: readonly CartLineInput[]) {
  if (lines.length > MAX_CART_LINES) throw badInput('input.lines', `must be at most ${MAX_CART_LINES}`);
  return lines.map(wireLine);
}

/** A quote as the schema has it. `now`: the instant (ms) of the request. */
export function quoteModel(quote: Quote, now: number) {
  return {
    lines: quote.lines.map((line) => {
      const product = line.product && new ProductModel(line.product, now);
      const variantId = line.variantId === null ? null : joinKey(line.productId, line.variantId);
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
}
