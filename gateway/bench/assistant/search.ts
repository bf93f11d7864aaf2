/** What the assistant's reading and the search box find, over the shop's REST API. */
import type { ProductPage } from '../../contract/catalogue.ts';
import { findProducts } from '../../chat/understanding/productQuery.ts';
import type { Slots } from '../../chat/understanding/understanding.ts';
import { SHOWN } from './shop.ts';
import type { Shop } from './shop.ts';

/** Slugs of the products that the assistant finds for slots. */
export async function find(shop: Shop, slots: Slots): Promise<string[]> {
  const { products } = await findProducts(slots, SHOWN, async (query) => {
    const { body } = await shop.origin.get<ProductPage>(`/v1/admin/products?${new URLSearchParams(query)}`);
    return { products: body.products, total: body.pagination.totalItems };
  });
  return products.slice(0, SHOWN).map(({ slug }) => slug);
}

/** What the search box finds with a text. */
export async function findInBox(shop: Shop, text: string): Promise<string[]> {
  const query = new URLSearchParams({ input: text, limit: String(SHOWN) });
  const { body } = await shop.origin.get<ProductPage>(`/v1/admin/products?${query}`);
  return body.products.map(({ slug }) => slug);
}
