/** Saved views of the back-office's lists through the schema. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

let shop: LiveShop;
let owner: Member;
let agent: Member;
beforeAll(async () => {
  shop = await openLiveShop();
  owner = await signUp(shop, 'Owner');
  agent = await signUp(shop, 'Support');
});
afterAll(() => shop.close());

interface View {
  id: string;
  version: number;
  name: string;
  isShared: boolean;
  isOwn: boolean;
  isDefault: boolean;
  filters: string;
  columns: string[];
}
const VIEW = 'id version name isShared isOwn isDefault filters sort columns density';
interface Saved {
  view: View | null;
  userErrors: { field: string[]; code: string }[];
}
const SAVE = `mutation ($input: AdminViewSaveInput!) { adminViewSave(input: $input) {
  view { ${VIEW} } userErrors { field code } } }`;
const save = async (who: Member, input: object): Promise<Saved> => {
  const { data, errors } = await who.ask(SAVE, { input: { list: 'orders', ...input } });
  expect(errors).toBeUndefined();
  return (data as unknown as { adminViewSave: Saved }).adminViewSave;
};
/** Code of the error of a save that the role does not allow. */
const refusal = async (who: Member, input: object): Promise<unknown> => {
  const { errors } = await who.ask(SAVE, { input: { list: 'orders', ...input } });
  return errors?.[0]?.extensions?.['code'];
};
const views = async (who: Member): Promise<View[]> => {
  const { data } = await who.ask(`{ adminViews(list: "orders") { ${VIEW} } }`);
  return (data as unknown as { adminViews: View[] }).adminViews;
};
const remove = async (who: Member, id: string): Promise<object | null | undefined> => {
  const { data } = await who.ask(
    'mutation ($input: AdminViewDeleteInput!) { adminViewDelete(input: $input) { deletedId userErrors { code } } }',
    { input: { id } },
  );
  return (data as unknown as { adminViewDelete: object | null } | null)?.adminViewDelete;
};

it('is saved, changed with its version, and seen by its owner alone', async () => {
  const { view } = await save(agent, {
    name: 'À préparer',
    filters: 'f.state=CONFIRMED',
    columns: ['total'],
  });
  expect(view).toMatchObject({ name: 'À préparer', isOwn: true, isShared: false, version: 1 });
  expect(await views(owner)).toEqual([]);
  const { id } = view as View;
  const changed = await save(agent, { id, version: 1, name: 'Prêtes', density: 'COMPACT' });
  expect(changed.view).toMatchObject({ id, name: 'Prêtes', filters: '', columns: [], version: 2 });
  const stale = await save(agent, { id, version: 1, name: 'Autre' });
  expect(stale.view).toBeNull();
  expect(stale.userErrors[0]?.code).toBe('STALE');
  expect(await remove(agent, id)).toEqual({ deletedId: id, userErrors: [] });
  expect(await views(agent)).toEqual([]);
});

it('is shared by those with the capability, and others cannot change it', async () => {
  expect(await refusal(agent, { name: 'Pour tous', isShared: true })).toBe('FORBIDDEN');
  const { view } = await save(owner, { name: 'Pour tous', isShared: true, isDefault: true });
  const { id } = view as View;
  // The default is its owner's choice.
  expect(await views(agent)).toMatchObject([{ id, isShared: true, isOwn: false, isDefault: false }]);
  expect(await refusal(agent, { id, version: 1, name: 'À moi' })).toBe('FORBIDDEN');
  expect(await remove(agent, id)).toBeNull();
  expect(await views(owner)).toMatchObject([{ id, name: 'Pour tous', isDefault: true }]);
});

it('opens the list alone', async () => {
  const first = await save(agent, { name: 'Une', isDefault: true });
  await save(agent, { name: 'Autre', isDefault: true });
  const own = (await views(agent)).filter(({ isShared }) => !isShared);
  expect(own.map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['Autre', true],
    ['Une', false],
  ]);
  expect(first.view?.isDefault).toBe(true);
});
