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
  /** Products that are part of the total, in order, with what each costs; others cannot be ordered now. */
  counted: { product: Product; price: string }[];
}

/** One piece of each product. @throws like RestClient */
export async function sumOf({ rest, caller }: ToolContext, products: readonly Product[]): Promise<Sum> {
  const lines = products.map((product) => ({
    productId: product._id,
    variantId: (product.variants.find((one) => isSold(product, one)) ?? product.variants[0])?.id ?? null,
    quantity: 1,
  }));
  const quote = await rest.post('/v1/cart/quote', { lines }, Quote, caller);
  const priceOf = (id: string): string | undefined =>
    quote.lines.find(({ productId, total }) => productId === id && fromTnd(total) > 0)?.total;
  return {
    items: quote.itemsTotal,
    delivery: quote.deliveryFee,
    total: quote.total,
    counted: products.flatMap((product) => {
      const price = priceOf(product._id);
      return price === undefined ? [] : [{ product, price }];
    }),
  };
}
