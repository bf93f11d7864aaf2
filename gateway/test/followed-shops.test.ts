/** Shops that an account follows: its list, what is new in them, and how many follow a shop. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

const FOLLOW =
  'mutation ($input: ShopFollowInput!) { shopFollow(input: $input) { isFollowed viewer { followedShopIds } userErrors { code } } }';
const UNFOLLOW =
  'mutation ($input: ShopFollowInput!) { shopUnfollow(input: $input) { isFollowed viewer { followedShopIds } userErrors { code } } }';
const LIST = `query ($after: String) { viewer { followedShops(first: 1, after: $after) {
  totalCount nodes { slug } edges { cursor followedAt } pageInfo { hasNextPage endCursor } } } }`;
const NEW =
  '{ viewer { newFromFollowedShops(first: 2) { nodes { seller { id } } pageInfo { hasNextPage } } } }';

let shop: LiveShop;
let amel: Member;
let other: Member;
let sellers: { id: string; slug: string }[];
beforeAll(async () => {
  shop = await openLiveShop();
  const { db } = shop.database;
  const category = await addCategory(db, 'Tapis');
  for (const name of ['Chez Ali', 'Chez Badr']) {
    const seller = await addSeller(db, name);
    await addProducts(
      db,
      ['Tapis', 'Margoum'].map((kind) => ({ name: `${kind} ${name}`, seller_id: seller.id, category })),
    );
  }
  shop.origin.context.directory.drop();
  amel = await signUp(shop);
  other = await signUp(shop);
  const { data } = await amel.ask('{ sellers(first: 10) { nodes { id slug } } }');
  sellers = (data as unknown as { sellers: { nodes: typeof sellers } }).sellers.nodes;
});
afterAll(() => shop.close());

describe('followed shops', () => {
  it('are added once, listed by page with the last first, and removed', async () => {
    const [one, two] = sellers;
    if (!one || !two) throw new Error('The shop has too few sellers');
    for (const { id } of [one, two, one]) await amel.ask(FOLLOW, { input: { sellerId: id } });
    expect((await amel.ask('{ viewer { followedShopIds } }')).data).toEqual({
      viewer: { followedShopIds: [two.id, one.id] },
    });
    const first = (await amel.ask(LIST)).data as unknown as {
      viewer: { followedShops: { pageInfo: { endCursor: string } } };
    };
    expect(first.viewer.followedShops).toMatchObject({
      totalCount: 2,
      nodes: [{ slug: two.slug }],
      pageInfo: { hasNextPage: true },
    });
    const after = first.viewer.followedShops.pageInfo.endCursor;
    expect((await amel.ask(LIST, { after })).data).toMatchObject({
      viewer: { followedShops: { nodes: [{ slug: one.slug }], pageInfo: { hasNextPage: false } } },
    });
    expect((await amel.ask(UNFOLLOW, { input: { sellerId: two.id } })).data).toEqual({
      shopUnfollow: { isFollowed: false, viewer: { followedShopIds: [one.id] }, userErrors: [] },
    });
    expect((await other.ask('{ viewer { followedShopIds } }')).data).toEqual({
      viewer: { followedShopIds: [] },
    });
  });

  it('show their newest products, and none without a shop', async () => {
    const products = (await amel.ask(NEW)).data as unknown as {
      viewer: { newFromFollowedShops: { nodes: { seller: { id: string } }[] } };
    };
    const { nodes } = products.viewer.newFromFollowedShops;
    expect(nodes.length).toBeGreaterThan(0);
    for (const { seller } of nodes) expect(seller.id).toBe(sellers[0]?.id);
    expect((await other.ask(NEW)).data).toEqual({
      viewer: { newFromFollowedShops: { nodes: [], pageInfo: { hasNextPage: false } } },
    });
  });

  it('need a session and a shop that exists', async () => {
    const input = { sellerId: sellers[0]?.id };
    const { errors } = await shop.browser('41.9.8.7').ask(FOLLOW, { input });
    expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    const absent = Buffer.from('Seller:999999').toString('base64url');
    expect((await amel.ask(FOLLOW, { input: { sellerId: absent } })).data).toMatchObject({
      shopFollow: { isFollowed: false, viewer: null, userErrors: [{ code: 'NOT_FOUND' }] },
    });
  });
});
