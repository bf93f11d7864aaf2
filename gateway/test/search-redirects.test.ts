/** Searches in GraphQL: staff make them lead to a page of the shop, and see which of their results shoppers open. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGateway } from '../src/app.ts';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { startContractUpstream } from './contract-upstream.ts';
import { ask } from './harness.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

let shop: LiveShop;
let marketing: Member;
beforeAll(async () => {
  shop = await openLiveShop();
  const { db } = shop.database;
  const category = await addCategory(db, 'Maison');
  const { id: seller_id } = await addSeller(db, 'Chez Ali');
  await addProducts(db, [{ name: 'Tapis berbère', seller_id, category }]);
  shop.origin.context.directory.drop();
  shop.origin.context.listings.drop();
  marketing = await signUp(shop, 'Marketing');
});
afterAll(() => shop.close());

const SEARCH =
  'query ($query: String!) { products(filter: { query: $query }) { searchRedirect nodes { slug } } }';
const search = async (query: string) =>
  (await shop.browser().ask(SEARCH, { query })).data?.['products'] as unknown as {
    searchRedirect: string | null;
    nodes: { slug: string }[];
  };
const leadsTo = async (query: string) => (await search(query)).searchRedirect;
const save = async (input: object) =>
  (
    await marketing.ask(
      `mutation ($input: SearchRedirectSaveInput!) {
        searchRedirectSave(input: $input) { redirect { id version term form path } userErrors { field code } }
      }`,
      { input },
    )
  ).data?.['searchRedirectSave'] as unknown as { redirect: { id: string } | null; userErrors: unknown[] };

it('a search leads to the page that staff chose, as soon as they have, and no longer once they delete it', async () => {
  expect(await leadsTo('livraisons')).toBeNull();
  const { redirect } = await save({ term: 'Livraison', path: '/shipping', idempotencyKey: 'redirect-1' });
  expect(redirect).toMatchObject({ version: 1, term: 'Livraison', form: 'livraison', path: '/shipping' });
  const id = redirect?.id;
  await expect.poll(() => leadsTo('livraisons')).toBe('/shipping');
  expect(await save({ term: 'LIVRAISON', path: '/deals', idempotencyKey: 'redirect-2' })).toEqual({
    redirect: null,
    userErrors: [{ field: ['term'], code: 'TAKEN' }],
  });
  expect(await save({ id, version: 1, term: 'livraison', path: '//example.com' })).toMatchObject({
    userErrors: [{ field: ['path'] }],
  });
  expect(await save({ id, version: 1, term: 'Livraison', path: '/returns' })).toMatchObject({
    redirect: { version: 2 },
  });
  await expect.poll(() => leadsTo('livraisons')).toBe('/returns');
  expect(await save({ id, version: 1, term: 'Livraison', path: '/deals' })).toMatchObject({
    userErrors: [{ code: 'STALE' }, { code: 'CHANGED', field: ['path'] }],
  });
  const node = await marketing.ask(`{ node(id: "${id}") { ... on AdminSearchRedirect { path } } }`);
  expect(node.data?.['node']).toEqual({ path: '/returns' });
  const { data } = await marketing.ask(
    `mutation { searchRedirectDelete(input: { id: "${id}" }) { deletedId userErrors { code } } }`,
  );
  expect(data?.['searchRedirectDelete']).toEqual({ deletedId: id, userErrors: [] });
  await expect.poll(() => leadsTo('livraisons')).toBeNull();
});

const NOTE =
  'mutation ($input: SearchUseNoteInput!) { searchUseNote(input: $input) { isNoted userErrors { field code } } }';

it('staff see how often the results of a search were shown and which of them were opened', async () => {
  const visitor = shop.browser();
  const { nodes } = await search('tapis');
  const note = async (input: object) => (await visitor.ask(NOTE, { input })).data?.['searchUseNote'];
  expect(await note({ query: 'tapis' })).toEqual({ isNoted: true, userErrors: [] });
  await note({ query: 'Tapis' });
  await note({ query: 'tapis', opened: nodes[0]?.slug });
  expect(await note({ query: ' ' })).toMatchObject({ isNoted: false, userErrors: [{ field: ['query'] }] });
  await shop.origin.context.asked.flush();
  const { data } = await marketing.ask(
    `{ adminAskedTexts(of: SEARCH, sort: { field: OPENED, direction: DESC }) {
      nodes { text shown opened openings { productId name times } }
    } }`,
  );
  const found = data?.['adminAskedTexts'] as unknown as { nodes: unknown[] } | undefined;
  expect(found?.nodes[0]).toEqual({
    text: 'tapis',
    shown: 2,
    opened: 1,
    openings: [{ productId: expect.any(String), name: 'Tapis berbère', times: 1 }],
  });
});

it('an upstream without redirects shows its results, and one that names another host as well', async () => {
  for (const isCoreOnly of [true, false]) {
    const upstream = await startContractUpstream({ isCoreOnly });
    const gateway = createGateway({ restUrl: upstream.url, documents: 'open' });
    try {
      const { data, errors } = await ask(gateway, '{ products { searchRedirect nodes { name } } }');
      expect(errors).toBeUndefined();
      expect(data).toEqual({ products: { searchRedirect: null, nodes: [{ name: 'sample' }] } });
      if (!isCoreOnly) continue;
      const noted = await ask(gateway, NOTE, { input: { query: 'tapis' } });
      expect(noted.data?.['searchUseNote']).toMatchObject({ isNoted: false });
    } finally {
      await gateway.close();
      await upstream.close();
    }
  }
});
