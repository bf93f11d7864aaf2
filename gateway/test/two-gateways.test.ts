/** What admins change is seen in the shop on every gateway within five seconds, whichever gateway was asked to change it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHost } from '../chat/testing/host.ts';
import type { TestHost } from '../chat/testing/host.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
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
let sellerId: number;
let productSlug: string;
let category: { id: number; slug: string };
let brand: { id: number; slug: string };
let chat: TestHost;
const documents = documentFile({});
beforeAll(async () => {
  shop = await openLiveShop();
  const { db } = shop.database;
  category = await addCategory(db, 'Lampes');
  ({ id: sellerId } = await addSeller(db, 'Chez Ali'));
  brand = await addBrand(db, 'Zaytouna');
  [productId = 0] = await addProducts(db, [
    {
      name: 'Lampe quetzal',
      seller_id: sellerId,
      brand_id: brand.id,
      brandName: 'Zaytouna',
      category: category as never,
      price: 10_000,
      image_keys: ['a-0'],
    },
  ]);
  ({ slug: productSlug } = await db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow());
  shop.origin.context.directory.drop();
  other = createGateway({
    restUrl: shop.restUrl,
    serviceToken: SERVICE_TOKEN,
    documents: 'open',
    persistedFile: documents.file,
  });
  await until(() => other.ready());
  chat = await openTestHost(shop.restUrl);
  editor = await signUp(shop, 'Catalogue');
});
afterAll(async () => {
  await chat.close();
  await other.close();
  documents.remove();
  await shop.close();
});

const SEEN = `query ($id: ID!, $slug: String!, $product: String!) {
  node(id: $id) { ... on Product { name currentPrice { amount } } }
  page: product(by: { slug: $product }) { name }
  listed: products(first: 5) { nodes { name } }
  found: products(first: 5, filter: { query: "quetzal" }) { nodes { name currentPrice { amount } } }
  suggested: productSuggestions(query: "quetz") { name }
  category(by: { slug: $slug }) { name productCount products(first: 5) { nodes { name } } }
  categories(list: TREE) { name }
}`;
const seen = async (gateway: Gateway): Promise<string> => {
  const { data, errors } = await ask(gateway, SEEN, {
    id: toGlobalId('Product', productId),
    slug: category.slug,
    product: productSlug,
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
/** What the assistant finds. */
const told = async (): Promise<string> =>
  (await fetch(`${chat.url}/bot/bot-query?query=quetzal&queryType=SEARCH_PRODUCT`)).text();
const count = (response: string, text: string): number => response.split(text).length - 1;
/** Waits until both gateways show it; fails after the promised time. */
const everywhere = async (isShown: (response: string) => boolean, look = seen): Promise<void> => {
  const begun = Date.now();
  await until(async () => (await Promise.all([shop.gateway, other].map(look))).every(isShown));
  expect(Date.now() - begun).toBeLessThan(PROMISED);
};

it('a product: its page, lists, search, suggestions and the assistant', async () => {
  expect(await told()).toContain('Lampe quetzal');
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
  const begun = Date.now();
  await until(async () => (await told()).includes('Applique quetzal'));
  expect(Date.now() - begun).toBeLessThan(PROMISED);
});

it('a bulk change', async () => {
  const job = async (name: string, type: string, input: object): Promise<string> => {
    const { data, errors } = await editor.ask(
      `mutation ($input: ${type}!) { ${name}(input: $input) { job { id } userErrors { code } } }`,
      { input },
    );
    expect(errors).toBeUndefined();
    return (data as unknown as Record<string, { job: { id: string } }>)[name]?.job.id ?? '';
  };
  const id = await job('adminBulkChange', 'AdminBulkChangeInput', {
    ids: [toGlobalId('AdminProduct', productId)],
    expectedCount: 1,
    operations: [{ field: 'PRICE', operator: 'AMOUNT', value: '1.5' }],
    idempotencyKey: 'key-of-two-gateways-1',
  });
  await shop.origin.context.jobs.run();
  await job('adminJobApply', 'AdminJobApplyInput', { id, idempotencyKey: 'key-of-two-gateways-2' });
  await shop.origin.context.jobs.run();
  await everywhere((response) => count(response, '14.000') === 2 && !response.includes('12.500'));
});

it('a brand: its page and its products', async () => {
  const branded = async (gateway: Gateway): Promise<string> => {
    const { data, errors } = await ask(
      gateway,
      'query ($id: ID!, $slug: String!) { brand(by: { slug: $slug }) { name } node(id: $id) { ... on Product { brand { name } } } }',
      { id: toGlobalId('Product', productId), slug: brand.slug },
    );
    expect(errors).toBeUndefined();
    return JSON.stringify(data);
  };
  const before = await Promise.all([shop.gateway, other].map(branded));
  expect(before.map((response) => count(response, '"Zaytouna"'))).toEqual([2, 2]);
  await change('adminBrandUpdate', 'AdminBrandUpdateInput', toGlobalId('AdminBrand', brand.id), 1, {
    name: 'Olea',
  });
  await everywhere((response) => count(response, '"Olea"') === 2, branded);
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

it('a seller that is suspended, and lets its products be bought again', async () => {
  const decide = async (version: number, to: string): Promise<void> => {
    const { data } = await editor.ask(
      'mutation ($input: AdminSellerStatusSetInput!) { adminSellerStatusSet(input: $input) { userErrors { code } } }',
      { input: { id: toGlobalId('AdminSeller', sellerId), version, to } },
    );
    expect(data).toEqual({ adminSellerStatusSet: { userErrors: [] } });
  };
  const [before = ''] = await Promise.all([shop.gateway, other].map(seen));
  for (const version of [1, 3, 5]) {
    await decide(version, 'SUSPENDED');
    await everywhere((response) => !response.includes('quetzal'));
    await decide(version + 1, 'ACTIVE');
    await everywhere((response) => count(response, 'quetzal') === count(before, 'quetzal'));
  }
});

it('a product that is taken off sale', async () => {
  await change('adminProductUpdate', 'AdminProductUpdateInput', toGlobalId('AdminProduct', productId), 3, {
    active: false,
  });
  await everywhere((response) => !response.includes('quetzal'));
});
