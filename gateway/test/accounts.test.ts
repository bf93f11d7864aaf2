/** Accounts through the schema, as in a browser: the session is in a cookie that only the gateway reads and writes. */
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { createFront } from '../src/http/front.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { openLiveShop } from './live-shop.ts';
import type { Browser, LiveShop } from './live-shop.ts';

const VIEWER = `query ViewerQuery { session { state viewer { firstName isAdmin } } viewer { email wishlistCount } }`;
const PUBLIC = `query PublicQuery { product(by: { slug: "tapis" }) { name } }`;
const MIXED = `query MixedQuery { product(by: { slug: "tapis" }) { name } viewer { firstName } }`;

let shop: LiveShop & { ids: Record<string, string> };
let products: string[];
beforeAll(async () => {
  shop = await openLiveShop({ viewer: VIEWER, public: PUBLIC, mixed: MIXED });
  const { db } = shop.database;
  const category = await addCategory(db, 'Maison');
  const seller = await addSeller(db, 'Chez Ali');
  const ids = await addProducts(db, [
    { name: 'Tapis', slug: 'tapis', seller_id: seller.id, category },
    { name: 'Lampe', seller_id: seller.id, category },
    { name: 'Table', seller_id: seller.id, category },
  ]);
  shop.origin.context.directory.drop();
  products = ids.map((id) => toGlobalId('Product', id));
});
afterAll(() => shop.close());

const PASSWORD = 'a long password';
const REGISTER = `mutation ($input: AccountRegisterInput!) {
  accountRegister(input: $input) { viewer { accountNumber firstName points sessions { isCurrent userAgent } } userErrors { field code } }
}`;
const SIGN_IN = `mutation ($input: SessionCreateInput!) {
  sessionCreate(input: $input) { viewer { email } userErrors { field code } }
}`;
let count = 0;
async function newcomer(more: Record<string, unknown> = {}): Promise<{ browser: Browser; email: string }> {
  count += 1;
  const browser = shop.browser(`41.2.${count}.1`);
  const email = `shopper${count}@example.tn`;
  const input = {
    firstName: 'Amel',
    lastName: 'B',
    phone: `98 ${200_000 + count}`,
    email,
    password: PASSWORD,
    ...more,
  };
  const { data, errors } = await browser.ask(REGISTER, { input });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ accountRegister: { userErrors: [] } });
  return { browser, email };
}

describe('the session', () => {
  it('is empty at first, begins with an account and ends with signing out', async () => {
    const browser = shop.browser();
    expect((await browser.ask(VIEWER)).data).toEqual({
      session: { state: 'SIGNED_OUT', viewer: null },
      viewer: null,
    });
    const input = {
      firstName: 'Amel',
      lastName: 'B',
      phone: '98 111 111',
      email: 'a@example.tn',
      password: PASSWORD,
    };
    const { data, headers } = await browser.ask(REGISTER, { input });
    expect(data).toMatchObject({
      accountRegister: {
        viewer: { firstName: 'Amel', points: 0, sessions: [{ isCurrent: true, userAgent: 'Test browser' }] },
        userErrors: [],
      },
    });
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^token=[\w-]+\.[\w-]+\.[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/);
    const seconds = Number(/Max-Age=(\d+)/.exec(cookie)?.[1]);
    const payload = JSON.parse(Buffer.from(browser.token?.split('.')[1] ?? '', 'base64url').toString()) as {
      exp: number;
    };
    expect(Math.abs(Date.now() / 1_000 + seconds - payload.exp)).toBeLessThan(5);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await browser.ask(VIEWER)).data).toMatchObject({
      session: { state: 'SIGNED_IN' },
      viewer: { email: 'a@example.tn' },
    });

    const token = browser.token;
    const ended = await browser.ask('mutation { sessionEnd { ended } }');
    expect(ended.headers.getSetCookie()).toEqual([
      'token=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
      'signed-in=; Max-Age=0; Path=/; SameSite=Strict',
    ]);
    expect(browser.token).toBeUndefined();
    // The token itself is void: reported once, and the cookie is removed.
    browser.token = token;
    const late = await browser.ask(VIEWER);
    expect(late.data).toEqual({ session: { state: 'EXPIRED', viewer: null }, viewer: null });
    expect(browser.token).toBeUndefined();
    expect((await browser.ask(VIEWER)).data).toMatchObject({ session: { state: 'SIGNED_OUT' } });
  });

  it('has a marker cookie for scripts, and a marker without a token reports an expired session', async () => {
    const { email } = await newcomer();
    const browser = shop.browser('41.3.9.1');
    const { headers } = await browser.ask(SIGN_IN, { input: { identifier: email, password: PASSWORD } });
    const [token = '', mark = ''] = headers.getSetCookie();
    const seconds = (cookie: string) => Number(/Max-Age=(\d+)/.exec(cookie)?.[1]);
    expect(mark).toMatch(/^signed-in=1; Max-Age=\d+; Path=\/; SameSite=Strict$/);
    expect(seconds(mark) - seconds(token)).toBe(7 * 86_400);
    browser.token = undefined;
    const late = await browser.ask(VIEWER, {}, { headers: { cookie: 'other=1; signed-in=1' } });
    expect(late.data).toEqual({ session: { state: 'EXPIRED', viewer: null }, viewer: null });
    expect(late.headers.getSetCookie()[1]).toMatch(/^signed-in=; Max-Age=0/);
  });

  it('has a Secure cookie over https, and Bearer is accepted as well', async () => {
    const { browser, email } = await newcomer();
    const input = { identifier: email, password: PASSWORD };
    const { headers } = await browser.ask(SIGN_IN, { input }, { headers: { 'x-client-scheme': 'https' } });
    expect(headers.getSetCookie()[0]).toMatch(/; SameSite=Strict; Secure$/);
    const token = browser.token;
    browser.token = undefined;
    const authorization = { authorization: `Bearer ${token}` };
    expect((await browser.ask(VIEWER, {}, { headers: authorization })).data).toMatchObject({
      viewer: { email },
    });
    const forged = await browser.ask(VIEWER, {}, { headers: { authorization: 'Bearer a.b.c' } });
    expect(forged.data).toMatchObject({ session: { state: 'EXPIRED' } });
    expect(forged.headers.getSetCookie()).toEqual([]);
  });

  it('never begins by a request that a form of another site could send', async () => {
    const { email } = await newcomer();
    const body = `mutation { sessionCreate(input: { identifier: "${email}", password: "${PASSWORD}" }) { viewer { email } } }`;
    const response = await shop.gateway.yoga.fetch('http://gateway.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ query: body }).toString(),
    });
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  });

  it('gives the device a secret of its own, to which the locks of others do not apply', async () => {
    const { email, browser } = await newcomer();
    const signed = await browser.ask(SIGN_IN, { input: { identifier: email, password: PASSWORD } });
    const device = signed.headers.getSetCookie().find((cookie) => cookie.startsWith('device='));
    expect(device).toMatch(/^device=[\w-]{43}; Max-Age=31536000; Path=\/graphql; HttpOnly; SameSite=Strict$/);
    const cookie = device?.split(';')[0] ?? '';
    const cafe = shop.browser('41.3.9.1');
    const guess = () => cafe.ask(SIGN_IN, { input: { identifier: email, password: 'x' } });
    for (let n = 0; n < 5; n += 1) await guess();
    expect((await guess()).data).toMatchObject({
      sessionCreate: { userErrors: [{ code: 'RATE_LIMITED' }] },
    });
    const right = { input: { identifier: email, password: PASSWORD } };
    expect((await cafe.ask(SIGN_IN, right)).data).toMatchObject({ sessionCreate: { viewer: null } });
    const known = await cafe.ask(SIGN_IN, right, { headers: { cookie } });
    expect(known.data).toMatchObject({ sessionCreate: { viewer: { email } } });
    expect(known.headers.getSetCookie().some((one) => one.startsWith(cookie))).toBe(true);
  });

  it('reports the seconds to wait', async () => {
    const { email } = await newcomer();
    const browser = shop.browser('41.3.8.1');
    const ask = () =>
      browser.ask(
        `mutation ($input: SessionCreateInput!) { sessionCreate(input: $input) { userErrors { code retryAfter } } }`,
        { input: { identifier: email, password: 'x' } },
      );
    expect((await ask()).data).toEqual({
      sessionCreate: { userErrors: [{ code: 'INVALID', retryAfter: null }] },
    });
    for (let n = 0; n < 4; n += 1) await ask();
    expect((await ask()).data).toEqual({
      sessionCreate: { userErrors: [{ code: 'RATE_LIMITED', retryAfter: expect.any(Number) as number }] },
    });
  });

  it('reports what is wrong with a sign-in, and that it is locked', async () => {
    const { email } = await newcomer();
    const browser = shop.browser('41.3.0.1');
    const wrong = [];
    for (let n = 0; n < 6; n += 1)
      wrong.push((await browser.ask(SIGN_IN, { input: { identifier: email, password: 'x' } })).data);
    expect(wrong[0]).toEqual({
      sessionCreate: { viewer: null, userErrors: [{ field: ['password'], code: 'INVALID' }] },
    });
    expect(wrong[5]).toEqual({
      sessionCreate: { viewer: null, userErrors: [{ field: [], code: 'RATE_LIMITED' }] },
    });
    expect(browser.token).toBeUndefined();
  });

  it('names the invalid and taken fields of a registration', async () => {
    const { email } = await newcomer();
    const input = { firstName: '', lastName: 'B', phone: '1', email: 'x', password: 'short' };
    expect((await shop.browser().ask(REGISTER, { input })).data).toMatchObject({
      accountRegister: {
        viewer: null,
        userErrors: [
          { field: ['firstName'], code: 'REQUIRED' },
          { field: ['phone'], code: 'INVALID' },
          { field: ['email'], code: 'INVALID' },
          { field: ['password'], code: 'TOO_SHORT' },
        ],
      },
    });
    const taken = { ...input, firstName: 'A', phone: '97 000 000', email, password: PASSWORD };
    expect((await shop.browser().ask(REGISTER, { input: taken })).data).toMatchObject({
      accountRegister: { userErrors: [{ field: ['email'], code: 'TAKEN' }] },
    });
  });
});

describe('one’s own account', () => {
  it('can be changed, exported and deleted', async () => {
    const { browser, email } = await newcomer();
    const update = `mutation ($input: ProfileUpdateInput!) { profileUpdate(input: $input) { viewer { firstName language } userErrors { field code } } }`;
    expect(
      (await browser.ask(update, { input: { firstName: 'Nour', language: 'TN', lastName: null } })).data,
    ).toEqual({
      profileUpdate: { viewer: { firstName: 'Nour', language: 'TN' }, userErrors: [] },
    });
    expect((await browser.ask(update, { input: { newPassword: 'another password' } })).data).toEqual({
      profileUpdate: { viewer: null, userErrors: [{ field: ['password'], code: 'REQUIRED' }] },
    });
    const { data } = await browser.ask('{ viewer { dataExport } }');
    expect((data as unknown as { viewer: { dataExport: string } }).viewer.dataExport).toContain(email);
    const remove = `mutation ($input: AccountDeleteInput!) { accountDelete(input: $input) { deleted userErrors { field code } } }`;
    expect((await browser.ask(remove, { input: { password: 'wrong' } })).data).toEqual({
      accountDelete: { deleted: false, userErrors: [{ field: ['password'], code: 'INVALID' }] },
    });
    expect((await browser.ask(remove, { input: { password: PASSWORD } })).data).toMatchObject({
      accountDelete: { deleted: true },
    });
    expect(browser.token).toBeUndefined();
  });

  it('ends another session', async () => {
    const { browser, email } = await newcomer();
    const other = shop.browser();
    await other.ask(SIGN_IN, { input: { identifier: email, password: PASSWORD } });
    const { data } = await browser.ask('{ viewer { sessions { id isCurrent } } }');
    const { sessions } = (data as unknown as { viewer: { sessions: { id: string; isCurrent: boolean }[] } })
      .viewer;
    const id = sessions.find(({ isCurrent }) => !isCurrent)?.id;
    const revoke = `mutation ($input: SessionRevokeInput!) { sessionRevoke(input: $input) { revokedId viewer { sessions { isCurrent } } userErrors { field code } } }`;
    expect((await browser.ask(revoke, { input: { id } })).data).toEqual({
      sessionRevoke: { revokedId: id, viewer: { sessions: [{ isCurrent: true }] }, userErrors: [] },
    });
    expect((await other.ask(VIEWER)).data).toMatchObject({ session: { state: 'EXPIRED' } });
    expect((await browser.ask(revoke, { input: { id } })).data).toMatchObject({
      sessionRevoke: { revokedId: null, userErrors: [{ field: ['id'], code: 'NOT_FOUND' }] },
    });
  });

  it('gets a new password by the link of a message', async () => {
    const { email } = await newcomer();
    const browser = shop.browser();
    const recover =
      'mutation ($input: PasswordRecoverInput!) { passwordRecover(input: $input) { requested userErrors { code } } }';
    const answers = [];
    for (const name of [email, 'nobody@example.tn'])
      answers.push((await browser.ask(recover, { input: { email: name } })).data);
    expect(answers[0]).toEqual(answers[1]);
    const mail = (await shop.mailsTo(email)).at(-1);
    const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    const reset =
      'mutation ($input: PasswordResetInput!) { passwordReset(input: $input) { isReset userErrors { field code } } }';
    const input = { token, password: 'quite another one' };
    expect((await browser.ask(reset, { input })).data).toEqual({
      passwordReset: { isReset: true, userErrors: [] },
    });
    expect((await browser.ask(reset, { input })).data).toEqual({
      passwordReset: { isReset: false, userErrors: [{ field: ['token'], code: 'INVALID' }] },
    });
  });

  it.each([
    'profileUpdate(input: { firstName: "X" }) { userErrors { code } }',
    'accountDelete(input: { password: "x" }) { deleted }',
    'sessionRevoke(input: { id: "x" }) { revokedId }',
    'wishlistAdd(input: { productId: "UHJvZHVjdDox" }) { isInWishlist }',
  ])('is needed for %s', async (field) => {
    const { errors } = await shop.browser().ask(`mutation { ${field} }`);
    expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });
});

describe('the wishlist', () => {
  it('is the viewer’s own, the latest liked first', async () => {
    const { browser } = await newcomer();
    const { browser: other } = await newcomer();
    const add =
      'mutation ($input: WishlistInput!) { wishlistAdd(input: $input) { isInWishlist viewer { wishlistCount wishlistProductIds } userErrors { code } } }';
    for (const productId of products) await browser.ask(add, { input: { productId } });
    const again = await browser.ask(add, { input: { productId: products[0] } });
    expect(again.data).toEqual({
      wishlistAdd: {
        isInWishlist: true,
        viewer: { wishlistCount: 3, wishlistProductIds: products.toReversed() },
        userErrors: [],
      },
    });
    const page = `query ($after: String, $ids: [ID!]!) { viewer { isInWishlist(productIds: $ids)
      wishlist(first: 2, after: $after) { totalCount nodes { name } edges { cursor likedAt } pageInfo { hasNextPage endCursor } } } }`;
    const first = await browser.ask(page, { ids: products });
    const wishlist = (first.data as unknown as { viewer: { wishlist: { pageInfo: { endCursor: string } } } })
      .viewer.wishlist;
    expect(wishlist).toMatchObject({
      totalCount: 3,
      nodes: [{ name: 'Table' }, { name: 'Lampe' }],
      pageInfo: { hasNextPage: true },
    });
    const second = await browser.ask(page, { ids: products, after: wishlist.pageInfo.endCursor });
    expect(second.data).toMatchObject({
      viewer: { wishlist: { nodes: [{ name: 'Tapis' }], pageInfo: { hasNextPage: false } } },
    });
    expect((await other.ask(page, { ids: products })).data).toMatchObject({
      viewer: { isInWishlist: [false, false, false], wishlist: { totalCount: 0 } },
    });
    const remove =
      'mutation ($input: WishlistInput!) { wishlistRemove(input: $input) { isInWishlist viewer { wishlistCount } } }';
    expect((await browser.ask(remove, { input: { productId: products[1] } })).data).toEqual({
      wishlistRemove: { isInWishlist: false, viewer: { wishlistCount: 2 } },
    });
    const missing = await browser.ask(add, { input: { productId: toGlobalId('Product', 999_999) } });
    expect(missing.data).toMatchObject({
      wishlistAdd: { isInWishlist: false, userErrors: [{ code: 'NOT_FOUND' }] },
    });
  });
});

describe('the response cache', () => {
  it('never has a viewer’s response, and a shopper’s public documents still come from it', async () => {
    expect(shop.gateway.documents.get(shop.ids['public'] ?? '')?.isPublic).toBe(true);
    expect(shop.gateway.documents.get(shop.ids['viewer'] ?? '')?.isPublic).toBe(false);
    expect(shop.gateway.documents.get(shop.ids['mixed'] ?? '')?.isPublic).toBe(false);
    const front = createFront({ log: pino({ level: 'silent' }) });
    const url = await front.listen(0, '127.0.0.1');
    front.open({ gateway: shop.gateway, fetchPicture: () => Promise.reject(new Error('none')) });
    try {
      const { browser: one } = await newcomer({ firstName: 'Un' });
      const { browser: two } = await newcomer({ firstName: 'Deux' });
      const get = async (name: string, browser?: Browser) => {
        const response = await fetch(`${url}/graphql?documentId=${shop.ids[name]}`, {
          headers: browser ? { cookie: `token=${browser.token}` } : {},
        });
        return { text: await response.text(), headers: response.headers };
      };
      for (const [browser, name] of [
        [one, 'Un'],
        [two, 'Deux'],
        [undefined, null],
        [one, 'Un'],
      ] as const) {
        const mixed = await get('mixed', browser);
        expect(JSON.parse(mixed.text)).toMatchObject({
          data: { viewer: name === null ? null : { firstName: name } },
        });
        expect(mixed.headers.get('cache-control')).toBe('no-store');
        expect(mixed.headers.get('x-cache')).toBeNull();
      }
      await get('public');
      const hit = await get('public', one);
      expect(hit.headers.get('x-cache')).toBe('hit');
      expect(hit.headers.getSetCookie()).toEqual([]);
      // As an integrator, with a text: the fast path has no session, so it declines requests with a token.
      const ask = async (browser?: Browser) =>
        (
          await fetch(`${url}/graphql`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              ...(browser ? { cookie: `token=${browser.token}` } : {}),
            },
            body: JSON.stringify({ query: '{ viewer { firstName } }' }),
          })
        ).json();
      expect(await ask(one)).toEqual({ data: { viewer: { firstName: 'Un' } } });
      expect(await ask()).toEqual({ data: { viewer: null } });
      expect(await ask(two)).toEqual({ data: { viewer: { firstName: 'Deux' } } });
    } finally {
      await front.close(100);
    }
  });

  it('takes the client’s address from the connection, whatever the client says', async () => {
    const front = createFront({ log: pino({ level: 'silent' }) });
    const url = await front.listen(0, '127.0.0.1');
    const seen: unknown[] = [];
    front.open({
      gateway: {
        ...shop.gateway,
        yoga: (request: { headers: Record<string, unknown> }, response: { end(): void }) => {
          seen.push(request.headers['x-client-address'], request.headers['x-client-scheme']);
          response.end();
        },
      },
      fetchPicture: () => Promise.reject(new Error('none')),
    });
    await fetch(`${url}/graphql`, {
      method: 'POST',
      body: '{}',
      headers: {
        'content-type': 'text/plain',
        'x-client-address': '9.9.9.9',
        'x-client-scheme': 'https',
        'x-forwarded-for': '8.8.8.8',
        'x-forwarded-proto': 'https',
      },
    });
    expect(seen).toEqual(['127.0.0.1', 'http']);
    await front.close(100);
  });
});
