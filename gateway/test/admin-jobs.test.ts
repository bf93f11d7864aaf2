/** Jobs of the back-office through the schema: a bulk change from its preparation to its undoing. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addBrand, addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

let shop: LiveShop;
let editor: Member;
let reader: Member;
let ids: string[];
let brand: { id: string; name: string };
let keys = 0;
beforeAll(async () => {
  shop = await openLiveShop();
  const { db } = shop.database;
  const { id: seller } = await addSeller(db, 'Chez Ali');
  const category = await addCategory(db, 'Maison');
  const added = await addProducts(
    db,
    ['Bol', 'Lampe', 'Tapis'].map((name, index) => ({
      name,
      seller_id: seller,
      category,
      price: 10_000 * (index + 1),
    })),
  );
  ids = added.map((id) => toGlobalId('AdminProduct', String(id)));
  const { id } = await addBrand(db, 'Zaytouna');
  brand = { id: toGlobalId('Brand', String(id)), name: 'Zaytouna' };
  shop.origin.context.directory.drop();
  editor = await signUp(shop, 'Catalogue');
  reader = await signUp(shop, 'ReadOnly');
});
afterAll(() => shop.close());

interface Job {
  id: string;
  state: string;
  total: number;
  valid: number;
  done: number;
  canUndo: boolean;
  operations: object[];
  rows: { edges: { node: { productId: string; state: string; changes: object[]; problems: object[] } }[] };
}
interface Result {
  job: Job | null;
  userErrors: { field: string[]; code: string; message: string }[];
}
const JOB = `id state total valid done canUndo operations { field operator value name round }
  rows { edges { node { productId state changes { field before after } problems { field code } } } }`;
const key = () => `key-of-job-${(keys += 1)}`;
const run = async (who: Member, name: string, type: string, input: object): Promise<Result> => {
  const { data, errors } = await who.ask(
    `mutation ($input: ${type}!) { ${name}(input: $input) { job { ${JOB} } userErrors { field code message } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return (data as unknown as Record<string, Result>)[name] as Result;
};
const prepare = (input: object, who = editor) =>
  run(who, 'adminBulkChange', 'AdminBulkChangeInput', { idempotencyKey: key(), ...input });
const jobOf = async (id: string, who = reader): Promise<Job> => {
  const { data } = await who.ask(`query ($id: ID!) { adminJob(id: $id) { ${JOB} } }`, { id });
  return (data as unknown as { adminJob: Job }).adminJob;
};
const work = () => shop.origin.context.jobs.run();

it('is prepared, read, applied and undone', async () => {
  const { job } = await prepare({
    ids,
    expectedCount: 3,
    operations: [{ field: 'PRICE', operator: 'AMOUNT', value: '1.5' }],
  });
  expect(job).toMatchObject({
    total: 3,
    operations: [{ field: 'PRICE', operator: 'AMOUNT', value: '1.500' }],
  });
  const { id } = job as Job;
  await work();
  const ready = await jobOf(id);
  expect(ready).toMatchObject({ state: 'READY', valid: 3, done: 0 });
  expect(ready.rows.edges.map(({ node }) => [node.productId, node.changes])).toEqual(
    ['11.500', '21.500', '31.500'].map((after, index) => [
      ids[index],
      [{ field: 'price', before: `"${index + 1}0.000"`, after: `"${after}"` }],
    ]),
  );
  await run(editor, 'adminJobApply', 'AdminJobApplyInput', { id, idempotencyKey: key() });
  await work();
  expect(await jobOf(id)).toMatchObject({ state: 'DONE', done: 3, canUndo: true });
  const undo = await run(editor, 'adminJobUndo', 'AdminJobUndoInput', { id, idempotencyKey: key() });
  expect(undo.job?.id).not.toBe(id);
  await work();
  expect(await jobOf(id)).toMatchObject({ state: 'UNDONE' });
  const { data } = await reader.ask(
    '{ adminJobs(first: 2) { edges { node { kind undoOf state } } total { value } } }',
  );
  expect(data).toMatchObject({
    adminJobs: { edges: [{ node: { kind: 'UNDO', undoOf: id, state: 'DONE' } }, {}] },
  });
});

it('names categories and brands by their names', async () => {
  const { job } = await prepare({
    ids: [ids[0]],
    operations: [{ field: 'BRAND', operator: 'SET', value: brand.id }],
  });
  expect(job?.operations).toMatchObject([{ field: 'BRAND', name: brand.name }]);
  await work();
  expect((await jobOf(job?.id ?? '')).rows.edges[0]?.node.changes).toEqual([
    { field: 'brandId', before: null, after: `"${brand.name}"` },
  ]);
});

it('is prepared again with the selection and the settings of an earlier job', async () => {
  const first = await prepare({
    filter: { search: 'Lampe' },
    operations: [{ field: 'BRAND', operator: 'SET', value: brand.id }],
  });
  const like = first.job?.id;
  const again = { like, operations: [{ field: 'BRAND', operator: 'SET', value: null }] };
  expect((await prepare(again)).userErrors).toMatchObject([{ field: ['like'] }]);
  await run(editor, 'adminJobCancel', 'AdminJobCancelInput', { id: like });
  const { data } = await reader.ask(
    'query ($id: ID!) { adminJob(id: $id) { selection sellerId operations { field operator valueId round } } }',
    { id: like },
  );
  expect(data).toEqual({
    adminJob: {
      selection: 'FILTER',
      sellerId: null,
      operations: [{ field: 'BRAND', operator: 'SET', valueId: brand.id, round: null }],
    },
  });
  const { job } = await prepare(again);
  expect(job).toMatchObject({ state: 'STAGING', total: 1, done: 0 });
  expect((await prepare({ ...again, ids })).userErrors).toMatchObject([{ field: ['filter'] }]);
});

it('refuses what it cannot do, naming the field', async () => {
  const one = [ids[0]];
  const { userErrors } = await prepare({
    ids: one,
    operations: [{ field: 'STOCK', operator: 'PERCENT', value: '5' }],
  });
  expect(userErrors).toMatchObject([{ field: ['operations', '0', 'operator'] }]);
  const counted = await prepare({
    filter: { search: 'Lampe' },
    expectedCount: 9_999,
    operations: [{ field: 'FEATURED', operator: 'SET', value: 'true' }],
  });
  expect(counted.job).toBeNull();
  expect(counted.userErrors).toMatchObject([{ field: ['expectedCount'], code: 'CHANGED' }]);
  const { job } = await prepare({
    ids: one,
    operations: [{ field: 'FEATURED', operator: 'SET', value: 'true' }],
  });
  const cancelled = await run(editor, 'adminJobCancel', 'AdminJobCancelInput', { id: job?.id });
  expect(cancelled.job).toMatchObject({ state: 'CANCELLED' });
  const late = await run(editor, 'adminJobApply', 'AdminJobApplyInput', {
    id: job?.id,
    idempotencyKey: key(),
  });
  expect(late.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
});

it('is for brands and categories that match, but for exceptions', async () => {
  const { db } = shop.database;
  const [dar, nour] = [await addBrand(db, 'Dar bulk'), await addBrand(db, 'Nour bulk')];
  const category = await addCategory(db, 'Poterie bulk');
  shop.origin.context.directory.drop();
  const hide = [{ field: 'ACTIVE', operator: 'SET', value: 'false' }];
  const brands = await prepare({
    of: 'BRANDS',
    brandFilter: { search: 'bulk', active: true },
    exceptIds: [toGlobalId('Brand', String(nour.id))],
    expectedCount: 1,
    operations: hide,
  });
  expect(brands).toMatchObject({ job: { total: 1 }, userErrors: [] });
  const categories = await prepare({
    of: 'CATEGORIES',
    categoryFilter: { search: 'poterie BULK', active: true },
    expectedCount: 2,
    operations: hide,
  });
  expect(categories.userErrors).toMatchObject([
    { field: ['expectedCount'], code: 'CHANGED', message: '1 categories match by now' },
  ]);
  const rows = await db
    .selectFrom('job_rows')
    .select(['entity', 'entity_id'])
    .where('entity', '<>', 'product')
    .execute();
  expect(rows.map(({ entity_id }) => Number(entity_id))).toEqual([dar.id]);
  expect(category.id).toBeGreaterThan(0);
  const country = await prepare({ of: 'BRANDS', brandFilter: { country: 'tunis' }, operations: hide });
  expect(country.userErrors).toMatchObject([{ field: ['brandFilter', 'country'] }]);
});

it('is changed by those with the capability alone', async () => {
  const { errors } = await reader.ask(
    'mutation ($input: AdminBulkChangeInput!) { adminBulkChange(input: $input) { job { id } } }',
    {
      input: {
        ids: [ids[0]],
        operations: [{ field: 'FEATURED', operator: 'SET', value: 'true' }],
        idempotencyKey: key(),
      },
    },
  );
  expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
});
