/** A month of a seller's ledger: balances before and after it, page by page, and as a file. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { StatementFile, StatementPage } from '../../../contract/ledger.ts';
import { addSeller } from '../../testing/catalogue.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';

let shop: TestOrigin;
let finance: Person;
let reader: Person;
let path: string;

beforeAll(async () => {
  shop = await startTestOrigin();
  finance = await addPerson(shop, 'Finance');
  reader = await addPerson(shop, 'ReadOnly');
  const { id } = await addSeller(shop.database.db, 'Chez Ali');
  path = `/v1/admin/sellers/${id}/statement`;
  const entry = (kind: 'SALE' | 'COMMISSION', amount: number, at: string) => ({
    seller_id: id,
    sub_order_id: null,
    kind,
    amount,
    at: new Date(at),
  });
  await shop.database.db
    .insertInto('seller_ledger')
    .values([
      entry('SALE', 100_000, '2026-09-30T22:59:59Z'),
      // In Tunisia October has begun.
      entry('SALE', 50_000, '2026-09-30T23:00:00Z'),
      entry('COMMISSION', -5_000, '2026-09-30T23:00:00Z'),
      entry('SALE', 20_000, '2026-10-31T22:59:59Z'),
      entry('SALE', 7_000, '2026-10-31T23:00:00Z'),
    ])
    .execute();
});
afterAll(() => shop.close());

const read = async (query: string, who = reader) =>
  (await shop.get<StatementPage>(`${path}?${query}`, who.headers)).body;

it('has the entries of a month of Tunisia between its balances', async () => {
  const statement = await read('month=2026-10');
  expect(statement).toMatchObject({ opening: '100.000', closing: '165.000', legalName: 'Chez Ali SARL' });
  expect(statement.entries.map(({ amount, balance }) => [amount, balance])).toEqual([
    ['50.000', '150.000'],
    ['-5.000', '145.000'],
    ['20.000', '165.000'],
  ]);
  expect(statement.sums).toEqual([
    { kind: 'SALE', amount: '70.000', count: 2 },
    { kind: 'COMMISSION', amount: '-5.000', count: 1 },
  ]);
  expect(await read('month=2025-01')).toMatchObject({ opening: '0.000', closing: '0.000', entries: [] });
});

it('is read page by page, with the balance going on', async () => {
  const first = await read('month=2026-10&limit=2');
  const second = await read(`month=2026-10&limit=2&after=${first.cursors.at(-1) ?? ''}`);
  expect(second.entries.map(({ balance }) => balance)).toEqual(['165.000']);
  expect([first.pagination.hasNext, second.pagination.hasNext]).toEqual([true, false]);
});

it('refuses what is no month, and names the field', async () => {
  const { status, body } = await shop.get<ErrorBody>(`${path}?month=2026-13`, reader.headers);
  expect([status, body.error.fields?.[0]?.field]).toEqual([400, 'month']);
});

it('is a file for who may export ledgers', async () => {
  const { body } = await shop.get<StatementFile>(`${path}/file?month=2026-10`, finance.headers);
  const lines = body.content.trimEnd().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toBe('2026-09-30T23:00:00.000Z;COMMISSION;;;5.000;');
  expect((await shop.get(`${path}/file?month=2026-10`, reader.headers)).status).toBe(403);
});
