/** Settings of the shop: what owners set, what the environment fixes, and what follows from both. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

const SETTINGS = '{ adminSettings { version fixed carrier linkedin messenger callAttempts workingDays } }';
const UPDATE = `mutation ($input: AdminSettingsUpdateInput!) { adminSettingsUpdate(input: $input) {
  settings { version linkedin callAttempts } current { version } change { reference canUndoUntil } userErrors { field code } } }`;

interface Settings {
  version: number;
  fixed: string[];
  carrier: string;
  linkedin: string | null;
  messenger: string | null;
  callAttempts: number;
  workingDays: number[];
}
interface Payload {
  settings: Settings | null;
  current: Settings | null;
  change: { reference: string; canUndoUntil: string | null } | null;
  userErrors: { field: string[]; code: string }[];
}

let shop: LiveShop;
let owner: Member;
let catalogue: Member;
beforeAll(async () => {
  shop = await openLiveShop({}, { storeLinks: { messenger: 'https://messenger.example/shop' } });
  owner = await signUp(shop, 'Owner');
  catalogue = await signUp(shop, 'Catalogue');
});
afterAll(() => shop.close());

const read = async (): Promise<Settings> =>
  (await owner.ask(SETTINGS)).data?.['adminSettings'] as unknown as Settings;
const update = async (changes: object, version?: number): Promise<Payload> => {
  const input = { version: version ?? (await read()).version, changes };
  const { data, errors } = await owner.ask(UPDATE, { input });
  expect(errors).toBeUndefined();
  return data?.['adminSettingsUpdate'] as unknown as Payload;
};
const links = async () =>
  (await shop.browser('41.9.9.9').ask('{ storeLinks { messenger social { network url } } }')).data?.[
    'storeLinks'
  ];

describe('settings', () => {
  it('are read by owners alone, with those that the environment fixes', async () => {
    expect(await read()).toMatchObject({
      fixed: ['messenger'],
      carrier: 'NONE',
      messenger: 'https://messenger.example/shop',
      callAttempts: 3,
      workingDays: [1, 2, 3, 4, 5],
    });
    const { errors } = await catalogue.ask(SETTINGS);
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  it('show a link in the shop, beside those of the environment', async () => {
    const url = 'https://linkedin.example/lawaj';
    const { userErrors, change } = await update({ linkedin: url });
    expect(userErrors).toEqual([]);
    await expect.poll(links, { timeout: 5_000 }).toEqual({
      messenger: 'https://messenger.example/shop',
      social: [{ network: 'LINKEDIN', url }],
    });
    const undone = await owner.ask(
      'mutation ($input: ChangeUndoInput!) { changeUndo(input: $input) { userErrors { code } } }',
      { input: { id: change?.reference } },
    );
    expect(undone.errors).toBeUndefined();
    expect((await read()).linkedin).toBeNull();
    await expect.poll(links, { timeout: 5_000 }).toMatchObject({ social: [] });
  });

  it('refuse what the environment fixes, and values out of their limits', async () => {
    expect((await update({ messenger: 'https://other.example' })).userErrors).toEqual([
      { field: ['messenger'], code: 'INVALID' },
    ]);
    for (const changes of [
      { callAttempts: 0 },
      { callAttempts: null },
      { workingDays: [] },
      { workingDays: [1, 1] },
      { linkedin: 'javascript:alert(1)' },
      { shopPhone: 'call me' },
    ])
      expect((await update(changes)).userErrors[0]?.field[0]).toBe(Object.keys(changes)[0]);
  });

  it('tell who runs the shop, when it answers and what it takes, and nothing that is empty', async () => {
    const FACTS =
      '{ storeLinks { email openingHours { days opensAt closesAt } company { name registerNumber taxNumber address } carriers paymentMarks } }';
    const facts = async () => (await shop.browser('41.9.9.8').ask(FACTS)).data?.['storeLinks'];
    expect(await facts()).toEqual({
      email: null,
      openingHours: null,
      company: null,
      carriers: [],
      paymentMarks: [],
    });
    const changes = {
      shopEmail: 'contact@shop.example',
      openDays: [5, 1],
      opensAt: '08:30',
      companyName: 'Exemple SARL',
      companyTaxNumber: '0000000/X',
      carrierMarks: ['Colis'],
      paymentMarks: ['Carte', 'Carte bleue'],
    };
    expect((await update(changes)).userErrors).toEqual([]);
    const company = {
      name: 'Exemple SARL',
      registerNumber: null,
      taxNumber: '0000000/X',
      address: null,
    };
    // Hours need both times.
    await expect.poll(facts, { timeout: 5_000 }).toEqual({
      email: 'contact@shop.example',
      openingHours: null,
      company,
      carriers: ['Colis'],
      paymentMarks: ['Carte', 'Carte bleue'],
    });
    expect((await update({ closesAt: '18:00' })).userErrors).toEqual([]);
    await expect
      .poll(facts, { timeout: 5_000 })
      .toMatchObject({ openingHours: { days: [1, 5], opensAt: '08:30', closesAt: '18:00' } });
    expect((await update({ opensAt: '19:00' })).userErrors).toEqual([
      { field: ['closesAt'], code: 'INVALID' },
    ]);
    for (const refused of [
      { shopEmail: 'nowhere' },
      { openDays: [8] },
      { opensAt: '8h' },
      { companyName: '' },
      { companyAddress: 'a'.repeat(201) },
      { carrierMarks: ['A', 'A'] },
      { paymentMarks: Array.from({ length: 9 }, (_, index) => `Card ${index}`) },
      { paymentMarks: ['a'.repeat(31)] },
    ])
      expect((await update(refused)).userErrors[0]?.field[0]).toBe(Object.keys(refused)[0]);
  });

  it('are stale after a change by another admin', async () => {
    const { version } = await read();
    await update({ callAttempts: 6 });
    const { userErrors, current } = await update({ callAttempts: 7 }, version);
    expect(userErrors.map(({ code }) => code)).toEqual(['STALE', 'CHANGED']);
    expect(current?.version).toBe(version + 1);
  });
});
