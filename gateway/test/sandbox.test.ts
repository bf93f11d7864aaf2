/** Test keys in their sandbox: nothing reaches the shop, and time passes when a key asks for it. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  MAX_SANDBOX_MINUTES,
  SANDBOX_FIRST_ORDER,
  SANDBOX_PHONES,
  SANDBOX_SKUS,
  SANDBOX_STAFF_MINUTES,
} from '../contract/rules/sandbox.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { run } from '../origin/base/sql.ts';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { FIRST_PAGE, guideText } from '../scripts/guide.ts';
import { createFront } from '../src/http/front.ts';
import type { Front } from '../src/http/front.ts';
import { pino } from 'pino';
import type { Answer } from './harness.ts';
import { openLiveShop, SERVICE_TOKEN } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { orderInput } from './order-input.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

let shop: LiveShop;
let sandbox: LiveShop;
let front: Front;
let url: string;
let owner: Member;
let key: string;

async function make(input: object): Promise<string> {
  const { data } = await owner.ask(
    'mutation ($input: ApiKeyCreateInput!) { apiKeyCreate(input: $input) { text userErrors { field code } } }',
    { input: { kind: 'SECRET', mode: 'TEST', name: 'New storefront', ...input } },
  );
  return (data as unknown as { apiKeyCreate: { text: string } }).apiKeyCreate.text;
}

interface Reply extends Pick<Answer, 'errors'> {
  data: unknown;
}

/** A request with a key to the shop's address. */
async function ask(text: string, query: string, variables?: object): Promise<Reply> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'lawaj-key': text },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Reply;
}

beforeAll(async () => {
  shop = await openLiveShop();
  const { db } = shop.database;
  const { id: seller_id } = await addSeller(db, 'Chez Ali');
  await addProducts(db, [{ name: 'Tapis', seller_id, category: await addCategory(db, 'Maison') }]);
  owner = await signUp(shop, 'Owner');
  sandbox = await openLiveShop(
    {},
    { sandboxOf: shop.gateway.keys },
    { sandbox: true, serviceToken: SERVICE_TOKEN },
  );
  front = createFront({ log: pino({ level: 'silent' }) });
  url = await front.listen(0, '127.0.0.1');
  front.open({
    gateway: shop.gateway,
    sandbox: sandbox.gateway,
    fetchPicture: () => Promise.reject(new Error('no pictures here')),
  });
  key = await make({ scopes: ['CATALOGUE_READ', 'ORDERS_PLACE', 'ORDERS_READ'] });
}, 120_000);
afterAll(async () => {
  await front.close(0);
  await sandbox.close();
  await shop.close();
});

interface Product {
  id: string;
  stock: number;
  variants: readonly object[];
  currentPrice: { amount: string };
}
const PRODUCT = 'id sku stock currentPrice { amount } variants { id }';
const bySku = async (sku: string): Promise<Product> => {
  const [row] = await run<{ slug: string }>(sandbox.database.db, 'select slug from products where sku = $1', [
    sku,
  ]);
  const { data } = (await ask(key, `query ($slug: String!) { product(by: { slug: $slug }) { ${PRODUCT} } }`, {
    slug: row?.slug,
  })) as Reply & { data: { product: Product } };
  return data.product;
};

interface Placed {
  token: string | null;
  order: { number: string; isTest: boolean; state: string } | null;
  differences: { code: string }[];
  userErrors: object[];
}
async function place(product: Product, more: object = {}): Promise<Placed> {
  const { data, errors } = (await ask(
    key,
    `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) {
       token order { number isTest state } differences { code } userErrors { field code } } }`,
    { input: orderInput(product.id, Math.round(Number(product.currentPrice.amount) * 1000), more) },
  )) as Reply & { data: { orderPlace: Placed } };
  expect(errors).toBeUndefined();
  expect(data.orderPlace.userErrors).toEqual([]);
  return data.orderPlace;
}
const stateOf = async (token: string | null): Promise<[string, string]> => {
  const { data } = (await ask(
    key,
    'query ($token: String!) { orderByToken(token: $token) { state paymentState } }',
    { token },
  )) as Reply & { data: { orderByToken: { state: string; paymentState: string } } };
  return [data.orderByToken.state, data.orderByToken.paymentState];
};
const advance = async (minutes: number, text = key) => {
  const { data, errors } = (await ask(
    text,
    'mutation ($input: SandboxAdvanceInput!) { sandboxAdvance(input: $input) { changes userErrors { field code } } }',
    { input: { minutes } },
  )) as Reply & {
    data: {
      sandboxAdvance: { changes: number | null; userErrors: object[] } | null;
    };
  };
  return { ...data?.sandboxAdvance, errors };
};
/** A product of the sandbox that is in stock, at its usual price. */
async function anyProduct(): Promise<Product> {
  const { data } = (await ask(
    key,
    `{ products(first: 20, filter: { minPrice: "100.000" }) { nodes { ${PRODUCT} } } }`,
  )) as Reply & { data: { products: { nodes: Product[] } } };
  const found = data.products.nodes.find(({ stock, variants }) => stock > 20 && variants.length === 0);
  if (!found) throw new Error('no product');
  return found;
}

describe('a test key', () => {
  it('reads the catalogue of the sandbox', async () => {
    const { data } = (await ask(key, '{ products(first: 1) { totalCount } }')) as Reply & {
      data: { products: { totalCount: number } };
    };
    expect(data.products.totalCount).toBeGreaterThan(1_000);
  });

  it('places orders there, which are marked, and none in the shop', async () => {
    const { order } = await place(await anyProduct());
    expect(order).toMatchObject({ isTest: true, state: 'AWAITING_CONFIRMATION' });
    expect(order?.number).toMatch(/^CMD-\d\d-900\d{3}-\d$/);
    expect(await run(shop.database.db, 'select 1 from orders', [])).toEqual([]);
    expect(await sandbox.mailsTo('amel@example.tn')).toEqual([]);
  });

  it('ends there when it is revoked in the shop', async () => {
    const text = await make({ scopes: ['CATALOGUE_READ'] });
    expect((await ask(text, '{ regions { name } }')).errors).toBeUndefined();
    const { data } = await owner.ask('{ adminApiKeys { id secrets { hint } } }');
    const { adminApiKeys } = data as unknown as {
      adminApiKeys: { id: string; secrets: { hint: string }[] }[];
    };
    const made = adminApiKeys.find(({ secrets }) => secrets.some(({ hint }) => text.endsWith(hint)));
    await owner.ask(
      'mutation ($input: ApiKeyRevokeInput!) { apiKeyRevoke(input: $input) { userErrors { code } } }',
      { input: { id: made?.id } },
    );
    await expect
      .poll(async () => (await ask(text, '{ regions { name } }')).errors?.[0]?.extensions['code'])
      .toBe('API_KEY_INVALID');
  });

  it('stores pictures of a seller there, and its products take them', async () => {
    const [seller] = await run<{ id: number }>(shop.database.db, 'select id from sellers limit 1', []);
    const text = await make({
      scopes: ['CATALOGUE_READ', 'PRODUCTS_WRITE'],
      sellerId: toGlobalId('Seller', seller?.id ?? 0),
    });
    const content = (
      await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
    ).toString('base64');
    const { data } = (await ask(
      text,
      'mutation ($input: SellerPicturesUploadInput!) { sellerPicturesUpload(input: $input) { results { url } } }',
      { input: { pictures: [{ content }] } },
    )) as Reply & { data: { sellerPicturesUpload: { results: [{ url: string }] } } };
    const [{ url: picture }] = data.sellerPicturesUpload.results;
    const [category] = await run<{ slug: string }>(
      sandbox.database.db,
      `select c.slug from categories c where not exists (select from categories d where d.parent_id = c.id) limit 1`,
      [],
    );
    const made = await ask(
      text,
      'mutation ($input: SellerProductsUpsertInput!) { sellerProductsUpsert(input: $input) { results { product { images } errors { field message } } } }',
      {
        input: {
          lines: [
            {
              sku: 'PHOTO-1',
              name: 'Tapis',
              categorySlug: category?.slug,
              price: '9.000',
              images: [picture],
            },
          ],
          idempotencyKey: 'photo-0001',
        },
      },
    );
    expect(made.data).toEqual({
      sellerProductsUpsert: { results: [{ product: { images: [picture] }, errors: [] }] },
    });
    expect(await run(shop.database.db, 'select 1 from media', [])).toEqual([]);
  });

  it('needs its scopes there too', async () => {
    const text = await make({ scopes: ['CATALOGUE_READ'] });
    const { errors } = await advance(10, text);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', scope: 'orders:place' });
  });
});

describe('time', () => {
  it('brings an order to its end', async () => {
    const { token } = await place(await anyProduct());
    expect((await advance(10)).changes).toBeGreaterThanOrEqual(1);
    expect(await stateOf(token)).toEqual(['CONFIRMED', 'DUE']);
    await advance(60);
    expect(await stateOf(token)).toEqual(['DELIVERED', 'RECONCILED']);
    await advance(MAX_SANDBOX_MINUTES);
    expect(await stateOf(token)).toEqual(['COMPLETED', 'RECONCILED']);
  });

  it.each([
    ['unreachable', ['CANCELLED', 'DUE']],
    ['refusesParcel', ['RETURNED_TO_SELLER', 'REFUSED']],
    ['missesDelivery', ['DELIVERED', 'RECONCILED']],
  ] as const)('brings that of a buyer who %s', async (buyer, expected) => {
    const { token } = await place(await anyProduct(), { contactPhone: SANDBOX_PHONES[buyer] });
    await advance(120);
    expect(await stateOf(token)).toEqual(expected);
  });

  it.each([
    ['98123456', ['DELIVERED', 'PAID']],
    [SANDBOX_PHONES.paymentRefused, ['AWAITING_PAYMENT', 'FAILED']],
    [SANDBOX_PHONES.neverPays, ['CANCELLED', 'EXPIRED']],
  ] as const)('brings an online payment of %s', async (contactPhone, expected) => {
    const { token } = await place(await anyProduct(), {
      contactPhone,
      paymentMethod: 'ONLINE',
      paymentProvider: 'SIMULATOR',
      contactEmail: 'amel@example.tn',
    });
    expect(await stateOf(token)).toEqual(['AWAITING_PAYMENT', 'REDIRECTED']);
    await advance(expected[0] === 'AWAITING_PAYMENT' ? 5 : 120);
    expect(await stateOf(token)).toEqual(expected);
  });

  it('passes for the orders of the key alone', async () => {
    const { token } = await place(await anyProduct());
    expect((await advance(60, await make({ scopes: ['ORDERS_PLACE'] }))).changes).toBe(0);
    expect(await stateOf(token)).toEqual(['AWAITING_CONFIRMATION', 'DUE']);
  });

  it.each([0, MAX_SANDBOX_MINUTES + 1])('is refused: %s minutes', async (minutes) => {
    const { userErrors, errors } = await advance(minutes);
    expect(userErrors ?? errors).toMatchObject([expect.anything()]);
  });

  it('does not pass in the shop', async () => {
    const live = await make({ mode: 'LIVE', scopes: ['ORDERS_PLACE'] });
    expect((await advance(10, live)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

it('is described in the guide', () => {
  const guide = guideText(FIRST_PAGE);
  const printed = (phone: string): string => phone.replace(/^\+216(\d\d)(\d{3})(\d{3})$/, '+216 $1 $2 $3');
  for (const phone of Object.values(SANDBOX_PHONES)) expect(guide).toContain(`| \`${printed(phone)}\` |`);
  for (const sku of Object.values(SANDBOX_SKUS)) expect(guide).toContain(`\`${sku}\``);
  expect(guide).toContain(`numbers from ${SANDBOX_FIRST_ORDER} on`);
  expect(guide).toContain(`confirmed after\n${SANDBOX_STAFF_MINUTES.confirm} minutes`);
});

describe('a product', () => {
  it('with one piece left is sold out for the second order, and there again later', async () => {
    const product = await bySku(SANDBOX_SKUS.lastPiece);
    expect(product.stock).toBe(1);
    expect((await place(product)).order).not.toBeNull();
    const second = await place(product);
    expect([second.order, second.differences]).toMatchObject([null, [{ code: expect.any(String) }]]);
    await advance(1);
    expect((await bySku(SANDBOX_SKUS.lastPiece)).stock).toBe(1);
  });

  it('may be sold out', async () => {
    expect((await bySku(SANDBOX_SKUS.soldOut)).stock).toBe(0);
  });
});
