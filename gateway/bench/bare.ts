/** What no gateway can go below: one call of the REST API, its answer parsed, the asked fields written. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Pool } from 'undici';

interface Asked {
  variables: { page: number; sort: { field: string; direction: string } };
}

type Fields = Record<string, unknown> | null | undefined;

/** The compared sorts, as the REST API names them. */
export const SORT_KEYS: Readonly<Record<string, string>> = {
  CREATED_AT: 'createdAt',
  PRICE: 'price',
  NAME: 'name',
  RATING: 'ratingAverage',
  POPULARITY: 'popularity',
  DISCOUNT: 'discount',
};

const priceOf = (amount: unknown) => ({ amount: String(amount), currency: 'TND' });

/** As many fields as the compared document asks for, as the REST API names them: nothing is checked, converted or left to a schema. */
function nodeOf(product: NonNullable<Fields>) {
  const { _id, slug, name, stock, stockStatus, isAvailable, discountPercent } = product;
  const category = product['category'] as Fields;
  return {
    id: _id,
    slug,
    name,
    stock,
    stockStatus,
    isAvailable,
    discountPercent,
    ratingAverage: product['ratingAverage'],
    ratingCount: product['ratingCount'],
    isBestSeller: product['isBestSeller'],
    price: priceOf(product['price']),
    currentPrice: priceOf(product['currentPrice']),
    mainImage: { url: product['mainImage'] },
    category: { id: category?.['_id'], slug: category?.['slug'], name: category?.['name'] },
  };
}

/** Starts that server on a free port; its address. */
export async function listenBare(restUrl: string): Promise<string> {
  const pool = new Pool(restUrl);
  const server = createServer(async (request, response) => {
    const { page, sort } = (JSON.parse(await text(request)) as Asked).variables;
    const path = `/v1/admin/products?limit=20&page=${page}&sortBy=${SORT_KEYS[sort.field]}&sortOrder=${sort.direction.toLowerCase()}`;
    const { body } = await pool.request({ path, method: 'GET' });
    const list = (await body.json()) as { products: NonNullable<Fields>[] };
    const answer = JSON.stringify({ data: { products: { nodes: list.products.map(nodeOf) } } });
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(answer),
    });
    response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
