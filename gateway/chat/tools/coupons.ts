/** The shop's public coupons, and which of them are valid for a product. */
import { Quote } from '../../contract/cart.ts';
import type { CouponReason } from '../../contract/cart.ts';
import { Homepage } from '../../contract/content.ts';
import type { CouponCard } from '../../contract/content.ts';
import { fromTnd } from '../../contract/money.ts';
import { ShopRefusal } from '../shop/rest.ts';
import type { ToolContext } from './context.ts';
import type { Product } from './products.ts';

export interface CouponOffer {
  card: CouponCard;
  /** Result for one piece of the requested product; undefined without one. */
  holds?: { discount: string; total: string } | { reason: CouponReason | undefined };
}

/** The shop's public coupons; for a product, the largest discount first. @throws like RestClient */
export async function couponsFor(
  { rest, caller }: ToolContext,
  product: Product | undefined,
): Promise<CouponOffer[]> {
  const cards = await rest
    .get('/v1/admin/homepages-name/v0', Homepage, { signal: caller.signal })
    .then(({ couponCards }) => couponCards ?? [])
    .catch((error: unknown) => {
      if (error instanceof ShopRefusal) return [];
      throw error;
    });
  if (!product) return cards.map((card) => ({ card }));
  const lines = [{ productId: product._id, variantId: product.variants[0]?.id ?? null, quantity: 1 }];
  const offers = await Promise.all(
    cards.map(async (card): Promise<CouponOffer> => {
      const quote = await rest.post('/v1/cart/quote', { lines, couponCode: card.couponCode }, Quote, caller);
      return {
        card,
        holds: quote.coupon
          ? { discount: quote.coupon.discount, total: quote.total }
          : { reason: quote.problems[0]?.couponReason ?? undefined },
      };
    }),
  );
  const saved = ({ holds }: CouponOffer): number =>
    holds && 'discount' in holds ? fromTnd(holds.discount) : 0;
  return offers.toSorted((a, b) => saved(b) - saved(a));
}
