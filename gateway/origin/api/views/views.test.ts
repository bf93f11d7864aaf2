/** Saved views of the back-office's lists. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '../../../contract/errors.ts';
import { MAX_VIEWS } from '../../../contract/views.ts';
import type { SavedView, SavedViews } from '../../../contract/views.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';

let shop: TestOrigin;
let owner: Person;
let agent: Person;
beforeAll(async () => {
  shop = await startTestOrigin();
  owner = await addPerson(shop, 'Owner');
  agent = await addPerson(shop, 'Support');
});
afterAll(() => shop.close());

const CONTENT = {
  name: 'À préparer',
  isShared: false,
  filters: 'f.state=CONFIRMED',
  sort: '-createdAt',
  columns: ['number', 'total'],
  density: 'COMPACT',
  isDefault: false,
} as const;
const create = (who: Person, more: object = {}) =>
  shop.post<SavedView & ErrorBody>('/v1/admin/views', { list: 'orders', ...CONTENT, ...more }, who.headers);
const update = (who: Person, { _id, version }: SavedView, more: object = {}) =>
  shop.post<SavedView & ErrorBody>(
    `/v1/admin/views/${_id}`,
    { ...CONTENT, ...more },
    { ...who.headers, 'if-match': `"${version}"` },
  );
const remove = (who: Person, { _id }: SavedView) => shop.delete(`/v1/admin/views/${_id}`, {}, who.headers);
const views = async (who: Person, list = 'orders') =>
  (await shop.get<SavedViews>(`/v1/admin/views?list=${list}`, who.headers)).body.views;

it('is seen and changed by its owner', async () => {
  const { body } = await create(agent);
  expect(body).toMatchObject({ list: 'orders', ...CONTENT, isOwn: true, version: 1 });
  expect(await views(agent)).toMatchObject([{ _id: body._id }]);
  expect(await views(agent, 'tickets')).toEqual([]);
  expect(await views(owner)).toEqual([]);
  const changed = await update(agent, body, { name: 'Prêtes' });
  expect(changed.body).toMatchObject({ name: 'Prêtes', version: 2 });
  expect((await update(agent, body, { name: 'Autre' })).status).toBe(412);
  expect((await update(owner, changed.body)).status).toBe(404);
  expect((await remove(owner, body)).status).toBe(404);
  expect((await remove(agent, body)).status).toBe(200);
  expect(await views(agent)).toEqual([]);
});

it('is shared by owners only', async () => {
  expect((await create(agent, { isShared: true })).body.error.fields).toMatchObject([{ field: 'isShared' }]);
  const { body } = await create(owner, { isShared: true, isDefault: true });
  expect(await views(agent)).toMatchObject([{ _id: body._id, isOwn: false, isDefault: false }]);
  expect((await update(agent, body)).status).toBe(403);
  expect((await remove(agent, body)).status).toBe(403);
  expect((await remove(owner, body)).status).toBe(200);
});

it('opens a list as the only default', async () => {
  const one = await create(agent, { isDefault: true });
  const two = await create(agent, { isDefault: true });
  const other = await create(agent, { list: 'tickets', isDefault: true });
  expect((await views(agent)).filter(({ isDefault }) => isDefault)).toMatchObject([{ _id: two.body._id }]);
  expect(await views(agent, 'tickets')).toMatchObject([{ _id: other.body._id, isDefault: true }]);
  for (const { body } of [one, two, other]) await remove(agent, body);
});

it(`is one of at most ${MAX_VIEWS} of a list`, async () => {
  const person = await addPerson(shop, 'ReadOnly');
  for (let n = 0; n < MAX_VIEWS; n += 1) expect((await create(person)).status).toBe(200);
  expect((await create(person)).status).toBe(409);
  expect((await create(person, { list: 'tickets' })).status).toBe(200);
});

it.each([
  ['name', { name: '' }],
  ['list', { list: 'Orders!' }],
  ['density', { density: 'WIDE' }],
  ['filters', { filters: 'a'.repeat(2_001) }],
  ['columns', { columns: Array.from({ length: 41 }, () => 'a') }],
])('names a wrong %s', async (field, more) => {
  const { status, body } = await create(agent, more);
  expect([status, body.error.fields?.[0]?.field]).toEqual([400, field]);
});
