/** The shop's synonyms: edited by staff, and what search and assistant find by them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHost } from '../../../chat/testing/host.ts';
import type { AppliedSynonyms, SynonymGroup, SynonymGroups } from '../../../contract/admin/synonyms.ts';
import type { ProductPage } from '../../../contract/catalogue.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { run } from '../../base/sql.ts';
import { reindexIfOld } from '../../search/reindex.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';

let shop: TestOrigin;
let marketing: Person;
let support: Person;
beforeAll(async () => {
  shop = await startTestOrigin();
  marketing = await addPerson(shop, 'Marketing');
  support = await addPerson(shop, 'Support');
  const { db } = shop.database;
  const category = await addCategory(db, 'Maison');
  const { id: seller_id } = await addSeller(db, 'Chez Ali');
  await addProducts(db, [
    { name: 'Tapis berbère', seller_id, category },
    { name: 'Pergola en bois', seller_id, category },
    { name: 'Vase bleu', seller_id, category },
  ]);
  await apply();
});
afterAll(() => shop.close());

const PATH = '/v1/admin/synonyms';
let keys = 0;
const key = () => ({ 'idempotency-key': `synonyms-${(keys += 1)}` });
const create = (words: string[], who = marketing) =>
  shop.post<SynonymGroup & ErrorBody>(PATH, { language: 'fr', words }, { ...who.headers, ...key() });
const groups = async () => (await shop.get<SynonymGroups>(PATH, support.headers)).body.groups;
/** What the job does. */
async function apply(): Promise<void> {
  await reindexIfOld(shop.database.db, new AbortController().signal);
  shop.forget();
}
const found = async (input: string) =>
  (await shop.get<ProductPage>(`/v1/admin/products?input=${encodeURIComponent(input)}`)).body.products.map(
    ({ name }) => name,
  );

it('find what was not found before, once the products are indexed, and no more when they are deleted', async () => {
  for (const word of ['qalandia', 'gazebo', 'toile de sol']) expect(await found(word), word).toEqual([]);
  // The first is one of the program's synonyms, the second group is not.
  const rugs = await create(['tapis', 'Qalandia', 'toile de sol']);
  const arbours = await create(['pergola', 'gazebo']);
  expect(rugs).toMatchObject({
    status: 200,
    body: {
      language: 'fr',
      isApplied: false,
      words: [
        { text: 'tapis', form: 'tapi' },
        { text: 'Qalandia', form: 'qalandia' },
        { text: 'toile de sol', form: 'toile sol' },
      ],
    },
  });
  expect(await found('gazebo')).toEqual([]);
  expect((await shop.get<AppliedSynonyms>('/v1/synonyms')).body.groups).toEqual([]);
  await apply();
  expect(await found('qalandia')).toEqual(['Tapis berbère']);
  expect(await found('toile de sol')).toEqual(['Tapis berbère']);
  expect(await found('gazebo')).toEqual(['Pergola en bois']);
  expect(await found('pergola')).toEqual(['Pergola en bois']);
  expect(await found('tapis')).toEqual(['Tapis berbère']);
  expect(await found('vase')).toEqual(['Vase bleu']);
  expect((await groups()).map(({ isApplied }) => isApplied)).toEqual([true, true]);

  await shop.delete(`${PATH}/${arbours.body._id}`, undefined, marketing.headers);
  await apply();
  expect(await found('gazebo')).toEqual([]);
  expect(await found('pergola')).toEqual(['Pergola en bois']);
  expect(await found('qalandia')).toEqual(['Tapis berbère']);
  await shop.delete(`${PATH}/${rugs.body._id}`, undefined, marketing.headers);
  await apply();
  expect(await groups()).toEqual([]);
});

it('are found by the assistant', async () => {
  const url = await shop.origin.listen();
  const ask = async () => {
    const chat = await openTestHost(url);
    const { products } = await chat.ask('je cherche un gazebo', { language: 'fr' });
    await chat.close();
    return products.map(({ name }) => name);
  };
  expect(await ask()).toEqual([]);
  await create(['pergola', 'gazebo']);
  await apply();
  expect(await ask()).toEqual(['Pergola en bois']);
});

it('are changed with a version, which can be undone', async () => {
  const { body: group } = await create(['vase', 'amphorelle']);
  const change = (words: string[], version: number, who = marketing) =>
    shop.post<SynonymGroup & ErrorBody>(
      `${PATH}/${group._id}`,
      { language: 'fr', words },
      { ...who.headers, 'if-match': `"${version}"` },
    );
  expect((await change(['vase', 'cruchon'], 1, support)).status).toBe(403);
  const { body: changed } = await change(['vase', 'cruchon'], 1);
  expect(changed).toMatchObject({ version: 2, change: { canUndoUntil: expect.any(String) } });
  expect((await change(['vase', 'x'], 1)).body.error).toMatchObject({
    code: 'STALE',
    fields: [{ field: 'words' }],
  });
  await apply();
  expect(await found('cruchon')).toEqual(['Vase bleu']);
  const undo = `/v1/admin/audit/changes/${changed.change?.id}/undo`;
  expect((await shop.post(undo, {}, { ...marketing.headers, ...key() })).status).toBe(200);
  await apply();
  expect(await found('cruchon')).toEqual([]);
  expect(await found('amphorelle')).toEqual(['Vase bleu']);
  const entries = await run<{ action: string }>(
    shop.database.db,
    `select action from audit_log where entity = 'synonyms' and entity_id = $1 order by id`,
    [group._id],
  );
  expect(entries.map(({ action }) => action)).toEqual(['synonyms.create', 'synonyms.update', 'change.undo']);
});

it('are refused by name when they say nothing, or the same', async () => {
  const refused = async (words: string[]) => {
    const { status, body } = await create(words);
    expect(status).toBe(400);
    return body.error.fields?.map(({ field }) => field);
  };
  expect(await refused(['tapis'])).toEqual(['words']);
  expect(await refused(['tapis', '…'])).toEqual(['words.1']);
  expect(await refused(['tapis', 'Tapis'])).toEqual(['words.1']);
  expect(await refused(Array.from({ length: 21 }, (_, index) => `mot${index}`))).toEqual(['words']);
  expect((await create(['a', 'b'], support)).status).toBe(403);
});
