/** The main API's calls of the specification (section 7.1): the gateway's requests, and the REST API's responses. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../contract/orders.ts';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { orderLine, orderOf } from '../origin/testing/orders.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { openLiveShop } from './live-shop.ts';
import type { Browser, LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import { recordSentRequests } from './sent-requests.ts';
import type { SentRequests } from './sent-requests.ts';

let shop: LiveShop;
let sent: SentRequests;
let productIds: number[];
let sellerId: number;
let ahead = 0;

beforeAll(async () => {
  // Hours ahead for each test, so that no response is cached.
  shop = await openLiveShop({}, { now: () => Date.now() + ahead });
  const { db } = shop.database;
  const home = await addCategory(db, 'Maison', undefined, { slug: 'maison', display_order: 1 });
  await addCategory(db, 'Cuisine', home, { slug: 'cuisine', display_order: 1 });
  await addCategory(db, 'Bain', home, { slug: 'bain', display_order: 9 });
  const give = { image_key: null };
  await addCategory(db, 'Fêtes', undefined, { ...give, slug: 'fetes', display_order: 2, is_special: true });
  await addCategory(db, 'Soldes', undefined, { ...give, slug: 'soldes', display_order: 7, is_special: true });
  await addCategory(db, 'Mode', undefined, { slug: 'mode', display_order: 0, is_featured: true });
  await addCategory(db, 'Fermée', undefined, { slug: 'fermee', display_order: 9, active: false });
  ({ id: sellerId } = await addSeller(db, 'Chez Ali'));
  productIds = await addProducts(
    db,
    // The last one is not active, and must not be shown.
    Array.from({ length: 4 }, (_, n) => ({
      name: `Tapis ${n}`,
      active: n < 3,
      slug: `tapis-${n}`,
      seller_id: sellerId,
      category: home,
      price: 30_000,
      is_featured: n === 0 || n === 3,
      is_best_seller: n === 1 || n === 3,
      image_keys: n === 0 ? ['tapis'] : [],
    })),
  );
  shop.origin.context.directory.drop();
  sent = recordSentRequests();
});
afterAll(async () => {
  sent.stop();
  await shop.close();
});
beforeEach(() => {
  ahead += 7_200_000;
  sent.take();
});

const accountNumberOf = ({ token = '' }: Browser): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { accountNumber: string })
    .accountNumber;

/** A call of the REST API itself. */
async function call(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { token, body }: { token?: string | undefined; body?: object } = {},
): Promise<{ status: number; body: never }> {
  const reply = await shop.origin.app.inject({
    method,
    url: `/v1${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, body: JSON.parse(reply.body) as never };
}

const paths = () => sent.take().map(({ method, path }) => `${method} ${path}`);

describe('the caller', () => {
  it('is read by the account number when a session starts, with the token of the cookie', async () => {
    const browser = await signUp(shop);
    sent.take();
    const { data } = await browser.ask('{ session { state } viewer { firstName accountNumber } }');
    const accountNumber = accountNumberOf(browser);
    expect(data).toEqual({
      session: { state: 'SIGNED_IN' },
      viewer: { firstName: 'Amel', accountNumber },
    });
    expect(sent.take()).toEqual([
      {
        method: 'GET',
        path: `/v1/admin/users/${accountNumber}`,
        authorization: `Bearer ${browser.token}`,
        body: undefined,
      },
    ]);
  });

  it('is sent only where needed: public reads carry no token', async () => {
    const browser = await signUp(shop);
    sent.take();
    await browser.ask('{ products(first: 2) { totalCount } viewer { wishlistCount } }');
    const requests = sent.take();
    const listing = requests.find(({ path }) => path.startsWith('/v1/admin/products'));
    expect(listing).toMatchObject({ path: '/v1/admin/products?limit=2', authorization: undefined });
    const others = requests.filter((request) => request !== listing);
    expect(others.length).toBeGreaterThan(0);
    for (const { authorization } of others) expect(authorization).toBe(`Bearer ${browser.token}`);
  });

  it('uses the prefix v1 for every call', async () => {
    const browser = await signUp(shop);
    await browser.ask('{ products { totalCount } categories { name } homepage { name } viewer { email } }');
    const found = paths();
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter((path) => !/^(?:GET|POST) \/v1\//.test(path))).toEqual([]);
  });

  it('is in no error message and in no log', async () => {
    const [one, other] = [await signUp(shop), await signUp(shop)];
    const answer = await call('GET', `/admin/users/${accountNumberOf(one)}`, { token: other.token });
    expect(answer.status).toBe(404);
    expect(JSON.stringify(answer.body)).not.toContain(accountNumberOf(one));
    const { text } = await other.ask(
      '{ products { nodes { seller { name } reviews { nodes { authorName } } } } }',
    );
    expect(text).not.toContain(accountNumberOf(one));
  });
});

describe('the catalogue', () => {
  it('has its categories in one call, from which the lists are derived', async () => {
    const list = (name: string) => `${name}: categories(list: ${name}) { slug subCategories { slug } }`;
    const { data } = await shop
      .browser()
      .ask(`{ ${['SPECIAL', 'FEATURED', 'TOP', 'ALPHABETICAL'].map(list).join(' ')} }`);
    const lists = data as unknown as Record<string, { slug: string; subCategories: { slug: string }[] }[]>;
    const slugs = (name: string) => lists[name]?.map(({ slug }) => slug);
    // By displayOrder, the highest first.
    expect(slugs('SPECIAL')).toEqual(['soldes', 'fetes']);
    expect(slugs('FEATURED')).toEqual(['mode']);
    // Active, not below another, not special; featured first.
    expect(slugs('TOP')).toEqual(['mode', 'maison']);
    expect(slugs('ALPHABETICAL')).toEqual(['fetes', 'maison', 'mode', 'soldes']);
    expect(lists['ALPHABETICAL']?.[1]?.subCategories.map(({ slug }) => slug)).toEqual(['bain', 'cuisine']);
    expect(paths()).toEqual(['GET /v1/admin/categories']);
  });

  it('has a category with its name and items', async () => {
    const { status, body } = await call('GET', '/admin/categories/maison');
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Maison', items: [{}, {}, {}] });
    const { data } = await shop.browser().ask('{ category(by: { slug: "maison" }) { name description } }');
    expect(data).toEqual({ category: { name: 'Maison', description: null } });
    expect(paths()).toContain('GET /v1/admin/categories/maison');
  });

  it('is searched by words with four fields per product', async () => {
    const { status, body } = await call('GET', '/admin/products/search/tapis');
    expect(status).toBe(200);
    expect(body).toContainEqual({
      _id: String(productIds[0]),
      name: 'Tapis 0',
      slug: 'tapis-0',
      mainImgUrl: '/media/tapis',
    });
    expect((body as object[]).every((found) => Object.keys(found).length === 4)).toBe(true);
    const { data } = await shop.browser().ask('{ productSuggestions(query: "tapis à motifs") { name } }');
    expect(data).toHaveProperty('productSuggestions');
    expect(paths()).toEqual([expect.stringContaining('tapis%20%C3%A0%20motifs')]);
  });

  it('has the shared reads of the home page', async () => {
    const { data } = await shop.browser().ask(`{
      homepage { name }
      categories { slug }
      featured: products(first: 10, filter: { isFeatured: true }) { nodes { slug } }
      best: products(first: 10, filter: { isBestSeller: true }) { nodes { slug } }
      randomProducts(first: 20, seed: 1) { slug }
      brands(first: 100) { nodes { name } }
    }`);
    // Inactive ones are in no public list, though the filter is not sent: the API leaves them out.
    expect(data).toMatchObject({
      featured: { nodes: [{ slug: 'tapis-0' }] },
      best: { nodes: [{ slug: 'tapis-1' }] },
    });
    const { randomProducts } = data as unknown as { randomProducts: { slug: string }[] };
    expect(randomProducts.map(({ slug }) => slug).toSorted()).toEqual(['tapis-0', 'tapis-1', 'tapis-2']);
    expect(paths().toSorted()).toEqual([
      'GET /v1/admin/categories',
      'GET /v1/admin/homepages-name/v0',
      'GET /v1/admin/products?limit=10&isBestSeller=true',
      'GET /v1/admin/products?limit=10&isFeatured=true',
      'GET /v1/admin/products?limit=20&sortBy=createdAt&sortOrder=desc',
      'GET /v1/brands?limit=100',
    ]);
  });
});

describe('the wishlist', () => {
  it('is read, changed and counted by the account number and the product', async () => {
    const browser = await signUp(shop);
    const accountNumber = accountNumberOf(browser);
    const [id = 0] = productIds;
    sent.take();
    const productId = toGlobalId('Product', id);
    const change = (name: string) =>
      browser.ask(`mutation ($id: ID!) { ${name}(input: { productId: $id }) { isInWishlist } }`, {
        id: productId,
      });
    expect((await change('wishlistAdd')).data).toEqual({ wishlistAdd: { isInWishlist: true } });
    const { data } = await browser.ask('{ viewer { wishlist { totalCount nodes { name } } } }');
    expect(data).toEqual({ viewer: { wishlist: { totalCount: 1, nodes: [{ name: 'Tapis 0' }] } } });
    expect((await change('wishlistRemove')).data).toEqual({ wishlistRemove: { isInWishlist: false } });
    const authorization = `Bearer ${browser.token}`;
    const calls = sent.take().filter(({ path }) => path.startsWith('/v1/user/wishlist/'));
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/v1/user/wishlist/add',
        authorization,
        body: { accountNumber, productId: String(id) },
      },
      { method: 'POST', path: '/v1/user/wishlist/get', authorization, body: { accountNumber } },
      {
        method: 'DELETE',
        path: '/v1/user/wishlist/remove',
        authorization,
        body: { accountNumber, productId: String(id) },
      },
    ]);
  });

  it('answers with its list, and with whether a product is in it', async () => {
    const { token, ...browser } = await signUp(shop);
    const accountNumber = accountNumberOf({ ...browser, token });
    const productId = String(productIds[1]);
    const send = (method: 'POST' | 'DELETE', path: string, body: object = { accountNumber, productId }) =>
      call(method, `/user/wishlist/${path}`, { token, body });
    expect(await send('POST', 'check')).toEqual({ status: 200, body: { isInWishlist: false } });
    expect((await send('POST', 'add')).status).toBe(200);
    expect(await send('POST', 'check')).toEqual({ status: 200, body: { isInWishlist: true } });
    const { body } = await send('POST', 'get', { accountNumber });
    expect(body).toMatchObject({ wishlist: [{ _id: productId }] });
    expect((await send('DELETE', 'remove')).status).toBe(200);
    expect((await send('POST', 'get', { accountNumber })).body).toEqual({ wishlist: [] });
    expect((await call('POST', '/user/wishlist/get', { body: { accountNumber } })).status).toBe(401);
  });
});

describe('the newsletter', () => {
  it('is subscribed to by an address, and 200 is success', async () => {
    const { data } = await shop
      .browser()
      .ask(
        'mutation { newsletterSubscribe(input: { email: "lectrice@example.tn" }) { userErrors { code } } }',
      );
    expect(data).toEqual({ newsletterSubscribe: { userErrors: [] } });
    expect(sent.take()).toMatchObject([
      { method: 'POST', path: '/v1/mail/welcome', body: { email: 'lectrice@example.tn' } },
    ]);
    expect((await call('POST', '/mail/welcome', { body: { email: 'autre@example.tn' } })).status).toBe(200);
  });
});

describe('the reads of admins', () => {
  it('include the list of orders and one of them', async () => {
    const admin = await signUp(shop, 'Owner');
    const placed = await call('POST', '/orders', { body: orderOf([orderLine(productIds[2] ?? 0, 30_000)]) });
    const { order } = placed.body as { order: Order };
    sent.take();
    const { data } = await admin.ask('{ adminOrders(first: 5) { nodes { number } } }');
    expect(data).toEqual({ adminOrders: { nodes: [{ number: order.number }] } });
    const one = await admin.ask('query ($id: ID!) { adminOrder(by: { id: $id }) { number } }', {
      id: toGlobalId('Order', order._id),
    });
    expect(one.data).toEqual({ adminOrder: { number: order.number } });
    const calls = sent.take().filter(({ path }) => path.startsWith('/v1/admin/orders'));
    expect(calls.map(({ path }) => path)).toEqual([
      '/v1/admin/orders?limit=5',
      `/v1/admin/orders/${order._id}`,
    ]);
    for (const { authorization } of calls) expect(authorization).toBe(`Bearer ${admin.token}`);
  });

  it('include the list of tickets', async () => {
    const admin = await signUp(shop, 'Owner');
    sent.take();
    const { data } = await admin.ask('{ adminTickets(first: 5) { totalCount } }');
    expect(data).toEqual({ adminTickets: { totalCount: 0 } });
    expect(sent.take()).toContainEqual({
      method: 'GET',
      path: '/v1/admin/tickets?limit=5',
      authorization: `Bearer ${admin.token}`,
      body: undefined,
    });
  });

  it('include the list of accounts and the list of coupons', async () => {
    const admin = await signUp(shop, 'Owner');
    sent.take();
    const { data } = await admin.ask(
      '{ adminUsers(first: 1) { nodes { email } } adminCoupons(first: 5) { nodes { code } } }',
    );
    expect(data).toEqual({
      adminUsers: { nodes: [{ email: admin.email }] },
      adminCoupons: { nodes: expect.any(Array) as unknown[] },
    });
    const calls = sent.take();
    for (const path of ['/v1/admin/users?limit=1', '/v1/admin/coupons?limit=5'])
      expect(calls).toContainEqual({
        method: 'GET',
        path,
        authorization: `Bearer ${admin.token}`,
        body: undefined,
      });
  });

  it('include the list of sellers and one of them', async () => {
    const admin = await signUp(shop, 'Owner');
    const list = await call('GET', '/admin/sellers', { token: admin.token });
    expect(list.status).toBe(200);
    expect(list.body).toMatchObject({ sellers: [{ _id: String(sellerId), name: 'Chez Ali' }] });
    const one = await call('GET', `/admin/sellers/${sellerId}`, { token: admin.token });
    expect(one.body).toMatchObject({ _id: String(sellerId), name: 'Chez Ali' });
  });
});
