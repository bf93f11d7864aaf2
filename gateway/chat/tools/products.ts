/** Products by their ids, whole: for details and comparisons. */
import { z } from 'zod';
import { Shop, ProductDetail } from '../../contract/catalogue.ts';
import { ShopRefusal } from '../shop/rest.ts';
import type { ToolContext } from './context.ts';

export type Product = ProductDetail;

/** In the order asked for; unknown ones are left out. */
export async function productsByIds(
  { rest, asker }: ToolContext,
  ids: readonly string[],
): Promise<Product[]> {
  if (ids.length === 0) return [];
  return rest.get(`/v1/products/by-ids?ids=${ids.join(',')}`, z.array(ProductDetail), {
    signal: asker.signal,
  });
}

/** Hours that a product's shop takes to prepare a parcel; undefined: it does not say. */
export async function preparationHours(
  { rest, asker }: ToolContext,
  product: Pick<Product, 'seller'>,
): Promise<number | undefined> {
  try {
    const shop = await rest.get(`/v1/shops/${product.seller.slug}`, Shop, { signal: asker.signal });
    return shop.preparationHours > 0 ? shop.preparationHours : undefined;
  } catch (error) {
    if (error instanceof ShopRefusal) return undefined;
    throw error;
  }
}
