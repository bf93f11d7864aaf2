/** The shop's synonyms in GraphQL: saved with a version, applied by the running shop, deleted. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

let shop: LiveShop;
let marketing: Member;
beforeAll(async () => {
  shop = await openLiveShop({}, {}, { followPause: 50 });
  const { db } = shop.database;
  const category = await addCategory(db, 'Maison');
  const { id: seller_id } = await addSeller(db, 'Chez Ali');
  await addProducts(db, [{ name: 'Pergola en bois', seller_id, category }]);
  marketing = await signUp(shop, 'Marketing');
});
afterAll(() => shop.close());

const FIELDS =
  'group { id version language words { text form } isApplied } change { canUndoUntil } userErrors { field code }';
const save = async (input: object) =>
  (
    await marketing.ask(
      `mutation ($input: SynonymsSaveInput!) { synonymsSave(input: $input) { ${FIELDS} } }`,
      { input },
    )
  ).data?.['synonymsSave'] as
    | { group: { id: string; version: number } | null; userErrors: unknown }
    | undefined;
const list = async () => {
  const { data } = await marketing.ask('{ adminSynonymGroups { id isApplied words { text } } }');
  return data?.['adminSynonymGroups'];
};
const found = async (query: string) => {
  const { data } = await shop.browser().ask(`{ products(filter: { query: "${query}" }) { nodes { name } } }`);
  return (data?.['products'] as { nodes: unknown[] } | undefined)?.nodes;
};

it('a group reaches the search by itself', async () => {
  const { group } =
    (await save({
      language: 'FR',
      words: ['pergola', 'gazebo'],
      idempotencyKey: 'synonyms-1',
    })) ?? {};
  expect(group).toMatchObject({
    version: 1,
    language: 'FR',
    words: [{ form: 'pergola' }, { form: 'gazebo' }],
  });
  await expect.poll(list).toEqual([expect.objectContaining({ id: group?.id, isApplied: true })]);
  expect(await found('gazebo')).toEqual([{ name: 'Pergola en bois' }]);
});

it('a group is changed with its version, refused by field, and deleted', async () => {
  const { group } =
    (await save({
      language: 'DE',
      words: ['laube', 'laubengang'],
      idempotencyKey: 'synonyms-2',
    })) ?? {};
  const id = group?.id;
  expect(await save({ id, version: 1, language: 'DE', words: ['laube', 'Laube'] })).toMatchObject({
    group: null,
    userErrors: [{ field: ['words', '1'], code: 'TAKEN' }],
  });
  expect(await save({ id, version: 1, language: 'DE', words: ['laube', 'hütte'] })).toMatchObject({
    group: { version: 2 },
    change: { canUndoUntil: expect.any(String) },
  });
  expect(await save({ id, version: 1, language: 'DE', words: ['laube', 'turm'] })).toMatchObject({
    userErrors: [{ code: 'STALE' }, { code: 'CHANGED', field: ['words'] }],
  });
  const { data } = await marketing.ask(
    'mutation ($input: SynonymsDeleteInput!) { synonymsDelete(input: $input) { deletedId userErrors { code } } }',
    { input: { id } },
  );
  expect(data?.['synonymsDelete']).toEqual({ deletedId: id, userErrors: [] });
  expect(await list()).toHaveLength(1);
});
