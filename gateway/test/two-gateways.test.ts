/** What admins change is seen in the shop on every gateway within five seconds, whichever gateway was asked to change it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { createGateway } from '../src/app.ts';
import type { Gateway } from '../src/app.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { ask, documentFile, until } from './harness.ts';
import { openLiveShop, SERVICE_TOKEN } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

/** The promise of the back-office, in milliseconds. */
const PROMISED = 5_000;

let shop: LiveShop;
let other: Gateway;
let editor: Member;
let productId: number;
let category: { id: number; slug: string };
const documents = documentFile({});
beforeAll(async () => {
  shop = await openLiveShop();
  const { db } = shop.database;
  category = await addCategory(db, 'Lampes');
  const { id: seller_id } = await addSeller(db, 'Chez Ali');
  [productId = 0] = await addProducts(db, [
    { name: 'Lampe quetzal', seller_id, category: category as never, price: 10_000, image_keys: ['a-0'] },
  ]);
  shop.origin.context.directory.drop();
  other = createGateway({
    restUrl: shop.restUrl,
    serviceToken: SERVICE_TOKEN,
    documents: 'open',
    persistedFile: documents.file,
  });
  await until(() => other.ready());
  editor = await signUp(shop, 'Catalogue');
});
afterAll(async () => {
  await other.close();
  documents.remove();
  await shop.close();
});

const SEEN = `query ($id: ID!, $slug: String!) {
  node(id: $id) { ... on Product { name currentPrice { amount } } }
  listed: products(first: 5) { nodes { name } }
  found: products(first: 5, filter: { query: "quetzal" }) { nodes { name currentPrice { amount } } }
  suggested: productSuggestions(query: "quetz") { name }
  category(slug: $slug) { name productCount products(first: 5) { nodes { name } } }
  categories(list: TREE) { name }
}`;
const seen = async (gateway: Gateway): Promise<string> => {
  const { data, errors } = await ask(gateway, SEEN, {
    id: toGlobalId('Product', productId),
    slug: category.slug,
  });
  expect(errors).toBeUndefined();
  return JSON.stringify(data);
};
const change = async (mutation: string, type: string, id: string, version: number, changes: object) => {
  const { data, errors } = await editor.ask(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { userErrors { field code } } }`,
    { input: { id, version, changes } },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ [mutation]: { userErrors: [] } });
};
const count = (response: string, text: string): number => response.split(text).length - 1;
/** Waits until both gateways show it; fails after the promised time. */
const everywhere = async (isShown: (response: string) => boolean): Promise<void> => {
  const begun = Date.now();
  await until(async () => (await Promise.all([shop.gateway, other].map(seen))).every(isShown));
  expect(Date.now() - begun).toBeLessThan(PROMISED);
};

it('a product: its page, lists, search and suggestions', async () => {
  // Both have cached responses to replace.
  const [before = ''] = await Promise.all([shop.gateway, other].map(seen));
  expect(count(before, 'Lampe quetzal')).toBeGreaterThan(3);
  await change('adminProductUpdate', 'AdminProductUpdateInput', toGlobalId('AdminProduct', productId), 1, {
    name: 'Applique quetzal',
    price: '12.500',
  });
  await everywhere(
    (response) =>
      !response.includes('Lampe quetzal') &&
      count(response, 'Applique quetzal') === count(before, 'Lampe quetzal') &&
      count(response, '12.500') === 2,
  );
});

it('a category: its page and the menu', async () => {
  await change(
    'adminCategoryUpdate',
    'AdminCategoryUpdateInput',
    toGlobalId('AdminCategory', category.id),
    1,
    { name: 'Luminaires' },
  );
  await everywhere((response) => count(response, '"Luminaires"') === 2);
});

it('a product that is taken off sale', async () => {
  await change('adminProductUpdate', 'AdminProductUpdateInput', toGlobalId('AdminProduct', productId), 2, {
    active: false,
  });
  await everywhere((response) => !response.includes('quetzal'));
});
