/** The total of several products, as the shop's cart would calculate it. */
import { Quote } from '../../contract/cart.ts';
import { fromTnd } from '../../contract/money.ts';
import type { ToolContext } from './context.ts';
import { isSold } from './products.ts';
import type { Product } from './products.ts';

export interface Sum {
  /** In TND. */
  items: string;
  delivery: string;
  total: string;
  /** Products that are part of the total, in order; others cannot be ordered now. */
  counted: Product[];
}

/** One piece of each product. @throws like RestClient */
export async function sumOf({ rest, caller }: ToolContext, products: readonly Product[]): Promise<Sum> {
  const lines = products.map((product) => ({
    productId: product._id,
    variantId: (product.variants.find((one) => isSold(product, one)) ?? product.variants[0])?.id ?? null,
    quantity: 1,
  }));
  const quote = await rest.post('/v1/cart/quote', { lines }, Quote, caller);
  const counts = (id: string): boolean =>
    quote.lines.some(({ productId, total }) => productId === id && fromTnd(total) > 0);
  return {
    items: quote.itemsTotal,
    delivery: quote.deliveryFee,
    total: quote.total,
    counted: products.filter(({ _id }) => counts(_id)),
  };
}
