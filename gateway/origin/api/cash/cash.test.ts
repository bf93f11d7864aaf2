/** Statements of carriers: every millime is accounted for, and no parcel is paid twice. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  CashRowsPage,
  CashStatement,
  CashStatementsPage,
  MissingCashPage,
} from '../../../contract/admin/cash.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { LedgerPage } from '../../../contract/ledger.ts';
import { fromTnd } from '../../../contract/money.ts';
import type { OrderPlaced } from '../../../contract/orders.ts';
import { addCarpets } from '../../testing/catalogue.ts';
import { TEST_DATABASE_URL } from '../../testing/database.ts';
import { newKey, orderLine, orderOf } from '../../testing/orders.ts';
import { newClient, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { readMillimes } from '../../base/written-amount.ts';
import { readStatement } from './csv.ts';

let shop: TestOrigin;
let finance: Person;
let owner: Person;
let carpet: { id: number; sellerId: number };
beforeAll(async () => {
  shop = await startTestOrigin();
  finance = await addPerson(shop, 'Finance');
  owner = await addPerson(shop, 'Owner');
  const [first] = await addCarpets(shop.database.db, ['Chez Ali'], { stock: 900 });
  if (!first) throw new Error('No product');
  carpet = first;
  shop.forget();
});
afterAll(() => shop.close());

type Answer = CashStatement & ErrorBody;
const send = (path: string, body: object, who = finance, key = newKey()) =>
  shop.post<Answer>(`/v1/admin/cash/statements${path}`, body, { ...who.headers, 'idempotency-key': key });
const read = async <T>(path: string): Promise<T> =>
  (await shop.get<T>(`/v1/admin/cash/${path}`, finance.headers)).body;

let parcels = 0;
/** Parcels that were delivered and whose cash the carrier has: 38.000 each. */
async function delivered(count: number, days = 1): Promise<{ id: number; tracking: string }[]> {
  const made: { id: number; tracking: string }[] = [];
  for (let at = 0; at < count; at += 1) {
    const { body } = await shop.post<OrderPlaced>(
      '/v1/orders',
      orderOf([orderLine(carpet.id, 30_000)]),
      newClient(),
    );
    const id = Number(body.order?.subOrders[0]?._id);
    parcels += 1;
    const tracking = `TRK-${100_000 + parcels}`;
    await shop.database.db
      .updateTable('sub_orders')
      .set({
        state: 'DELIVERED',
        payment_state: 'COLLECTED',
        tracking_number: tracking,
        delivered_at: new Date(Date.now() - days * 86_400_000),
        return_until: new Date(Date.now() + 86_400_000),
      })
      .where('id', '=', id)
      .execute();
    made.push({ id, tracking });
  }
  return made;
}
const csvOf = (rows: readonly (readonly [string, string])[]): string =>
  ['N° de suivi;Montant', ...rows.map((row) => row.join(';'))].join('\r\n');
let numbers = 0;
const statementOf = (csv: string, more: object = {}) => ({
  carrier: 'Express Tunis',
  number: `R-${(numbers += 1)}`,
  csv,
  ...more,
});
const ledger = async (): Promise<LedgerPage> =>
  (await shop.get<LedgerPage>(`/v1/admin/sellers/${carpet.sellerId}/ledger?limit=100`, finance.headers)).body;
/** What is not accounted for, millimes. */
const unexplained = ({
  rowTotal,
  unsettled,
  collected,
  bySeller,
  byCarrier,
  byShop,
}: CashStatement): number =>
  fromTnd(rowTotal) -
  [unsettled, collected, bySeller, byCarrier, byShop].reduce((sum, one) => sum + fromTnd(one), 0);

describe('the file of a statement', () => {
  it.each([
    ['38,000', 38_000],
    ['38.5', 38_500],
    ['1 234,500 TND', 1_234_500],
    ['1.234,5', 1_234_500],
    ['1,234.567', 1_234_567],
    ['12', 12_000],
    ['0', 0],
    ['', undefined],
    ['abc', undefined],
    ['-5,000', undefined],
    ['1,2345', undefined],
  ])('reads the amount %s', (written, amount) => {
    expect(readMillimes(written)).toBe(amount);
  });

  it('is read with semicolons, commas, tabs, quotes, with or without a heading, in any order of columns', () => {
    const expected = [{ line: 2, trackingNumber: 'TRK-1', amount: 38_000, paidOn: '21/11/2026' }];
    for (const file of [
      '\ufeffColis;Montant encaissé;Date\nTRK-1;38,000;21/11/2026\n',
      'Date,Amount,Tracking\n21/11/2026,"38,000",trk-1\n\n',
      'Date\tCOD\tAWB\r\n21/11/2026\t38.000\tTRK-1',
    ])
      expect(readStatement(file)).toEqual(expected);
    expect(readStatement('TRK-1,38.000,21/11/2026')).toEqual([{ ...expected[0], line: 1 }]);
  });

  it('names the lines that cannot be read, and stores nothing', async () => {
    const { status, body } = await send(
      '',
      statementOf('Colis;Montant\nTRK-1;38,000\n;4,000\nTRK-3;beaucoup'),
    );
    expect(status).toBe(400);
    expect(body.error.fields?.map(({ field }) => field)).toEqual(['csv.3.trackingNumber', 'csv.4.amount']);
    for (const csv of ['\n', 'Nom;Prénom\na;b', 'Colis;Montant'])
      expect((await send('', statementOf(csv))).status).toBe(400);
  });
});

describe('a statement', () => {
  it('says of each row what became of it, and settles every millime', async () => {
    const [good, short, early, twice] = await delivered(4);
    if (!good || !short || !early || !twice) throw new Error('No parcels');
    await shop.database.db
      .updateTable('sub_orders')
      .set({ payment_state: 'DUE', state: 'OUT_FOR_DELIVERY' })
      .where('id', '=', early.id)
      .execute();
    const csv = csvOf([
      [good.tracking.toLowerCase(), '38,000'],
      [short.tracking, '37,500'],
      ['TRK-NONE', '12,345'],
      [early.tracking, '38,000'],
      [twice.tracking, '38,000'],
      [twice.tracking, '38,000'],
    ]);
    const { status, body: statement } = await send('', statementOf(csv, { bankReference: 'VIR 9' }));
    expect(status).toBe(200);
    expect(statement).toMatchObject({
      announced: '201.845',
      rowTotal: '201.845',
      expected: '114.000',
      unsettled: '201.845',
      rowCount: 6,
      readyCount: 2,
      bankReference: 'VIR 9',
    });
    const rows = async (query = '') =>
      (await read<CashRowsPage>(`statements/${statement._id}/rows?limit=10${query}`)).rows;
    expect((await rows('&differs=true')).map(({ line }) => line)).toEqual([3, 4, 5, 7]);
    expect((await rows('&differs=false')).map(({ line }) => line)).toEqual([2, 6]);
    expect((await rows()).map(({ outcome }) => outcome)).toEqual([
      'MATCH',
      'AMOUNT_DIFFERS',
      'UNKNOWN',
      'NOT_COLLECTED',
      'MATCH',
      'ALREADY',
    ]);
    const first = await send(`/${statement._id}/reconcile`, {});
    expect(first.body).toMatchObject({ collected: '76.000', readyCount: 0, unsettledCount: 4 });
    expect(unexplained(first.body)).toBe(0);
    const states = await shop.database.db
      .selectFrom('sub_orders')
      .select('payment_state')
      .where('id', 'in', [good.id, twice.id])
      .execute();
    expect(states).toEqual([{ payment_state: 'RECONCILED' }, { payment_state: 'RECONCILED' }]);

    const before = fromTnd((await ledger()).balance);
    const [differs, unknown, notDue, already] = await rows('&state=open');
    if (!differs || !unknown || !notDue || !already) throw new Error('No rows');
    const settle = (row: { _id: string }, bearer: string, note = 'Monnaie rendue') =>
      send(`/${statement._id}/rows/${row._id}/settle`, { bearer, note });
    expect((await settle(unknown, 'SELLER')).status).toBe(400);
    expect((await settle(differs, 'SELLER', '  ')).status).toBe(400);
    expect((await settle(differs, 'SELLER')).status).toBe(200);
    expect((await settle(differs, 'SELLER')).status).toBe(409);
    expect((await settle(unknown, 'SHOP', 'Sans destinataire')).status).toBe(200);
    expect((await settle(already, 'CARRIER', 'Payé deux fois')).status).toBe(200);
    // Delivered meanwhile: it matches at the next reconciliation.
    await shop.database.db
      .updateTable('sub_orders')
      .set({ payment_state: 'COLLECTED', state: 'DELIVERED' })
      .where('id', '=', early.id)
      .execute();
    const last = await send(`/${statement._id}/reconcile`, {});
    expect(last.body).toMatchObject({
      unsettled: '0.000',
      unsettledCount: 0,
      collected: '152.000',
      bySeller: '-0.500',
      byCarrier: '38.000',
      byShop: '12.345',
    });
    expect(unexplained(last.body)).toBe(0);
    const after = await ledger();
    expect(after.entries.find(({ kind }) => kind === 'ADJUSTMENT')).toMatchObject({
      amount: '-0.500',
      reason: 'Monnaie rendue',
    });
    // Two sales of 30 and their delivery of 8; the adjustment.
    const sales = after.entries.filter(({ kind }) => kind === 'COMMISSION').slice(0, 2);
    const fees = sales.reduce((sum, { amount }) => sum + fromTnd(amount), 0);
    expect(fromTnd(after.balance) - before).toBe(2 * 38_000 + fees - 500);
    const open = await read<CashStatementsPage>('statements?state=open');
    expect(open.statements.map(({ _id }) => _id)).not.toContain(statement._id);
    const settled = await read<CashStatementsPage>('statements?state=settled');
    expect(settled.statements.map(({ _id }) => _id)).toContain(statement._id);
  });

  it('is imported once by its number, whatever the case; other rows under the number are refused', async () => {
    const [one, two] = await delivered(2);
    const request = statementOf(csvOf([[one?.tracking ?? '', '38,000']]));
    const first = await send('', request);
    const again = await send('', { ...request, carrier: 'EXPRESS TUNIS' });
    expect([again.status, again.body._id]).toEqual([200, first.body._id]);
    const other = await send('', { ...request, csv: csvOf([[two?.tracking ?? '', '38,000']]) });
    expect([other.status, other.body.error.fields?.[0]]).toEqual([
      409,
      expect.objectContaining({ field: 'number', code: 'TAKEN' }),
    ]);
    // In another statement the parcel belongs to the first.
    const second = await send('', statementOf(csvOf([[one?.tracking ?? '', '38,000']])));
    const { rows } = await read<CashRowsPage>(`statements/${second.body._id}/rows`);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['ALREADY']);
  });

  it('needs a note when its total is not the sum of its rows', async () => {
    const [parcel] = await delivered(1);
    const request = statementOf(csvOf([[parcel?.tracking ?? '', '38,000']]), { total: '40.000' });
    const refused = await send('', request);
    expect([refused.status, refused.body.error.fields?.map(({ field }) => field)]).toEqual([
      409,
      ['total', 'note'],
    ]);
    const accepted = await send('', { ...request, note: 'Retenue de 2 TND' });
    expect(accepted.body).toMatchObject({ announced: '40.000', rowTotal: '38.000' });
  });

  it('leaves missing what was delivered a week ago and is in no statement', async () => {
    const [old, named] = await delivered(2, 8);
    const numbersOf = async () =>
      (await read<MissingCashPage>('missing?limit=100')).parcels.map(({ trackingNumber }) => trackingNumber);
    expect(await numbersOf()).toEqual(expect.arrayContaining([old?.tracking, named?.tracking]));
    const { total } = await read<MissingCashPage>('missing');
    await send('', statementOf(csvOf([[named?.tracking ?? '', '38,000']])));
    expect(await numbersOf()).not.toContain(named?.tracking);
    const left = await read<MissingCashPage>('missing');
    expect(fromTnd(total) - fromTnd(left.total)).toBe(38_000);
  });

  it('is listed by carrier or by its stated total, page by page', async () => {
    const parcels = await delivered(3);
    for (const [index, { tracking }] of parcels.entries())
      await send(
        '',
        statementOf(csvOf([[tracking, '38,000']]), { total: `${40 + index}.000`, note: 'Retenue' }),
      );
    const sorts: Readonly<Record<string, (statement: CashStatement) => string | number>> = {
      announced: ({ announced }) => fromTnd(announced),
      carrier: ({ carrier }) => carrier,
      created: ({ _id }) => Number(_id),
    };
    for (const [sort, of] of Object.entries(sorts))
      for (const order of ['asc', 'desc']) {
        const seen: CashStatement[] = [];
        let after = '';
        do {
          const page = await read<CashStatementsPage>(
            `statements?sort=${sort}&order=${order}&limit=2${after}`,
          );
          seen.push(...page.statements);
          after = page.pagination.hasNext ? `&after=${page.cursors.at(-1) ?? ''}` : '';
        } while (after !== '');
        const values = seen.map(of);
        const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect(values, `${sort} ${order}`).toEqual(order === 'asc' ? sorted : sorted.toReversed());
        expect(new Set(seen.map(({ _id }) => _id)).size).toBe(seen.length);
        expect(seen.length).toBeGreaterThan(2);
      }
  });

  it('is in the audit log with its actor', async () => {
    const [parcel] = await delivered(1);
    const { body } = await send('', statementOf(csvOf([[parcel?.tracking ?? '', '38,000']])));
    await send(`/${body._id}/reconcile`, {}, owner);
    const entries = await shop.database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_account', 'entity'])
      .where('action', 'in', ['cash.import', 'cash.reconcile'])
      .orderBy('id', 'desc')
      .limit(30)
      .execute();
    expect(entries).toContainEqual({
      action: 'cash.reconcile',
      actor_account: owner.accountNumber,
      entity: 'sub_orders',
    });
    expect(entries).toContainEqual({
      action: 'cash.import',
      actor_account: finance.accountNumber,
      entity: 'cash_statements',
    });
  });
});

describe('a correction of a ledger', () => {
  it('is an entry with its reason, once per key', async () => {
    const path = `/v1/admin/sellers/${carpet.sellerId}/adjustments`;
    const before = fromTnd((await ledger()).balance);
    const headers = { ...finance.headers, 'idempotency-key': newKey() };
    const body = { amount: '-12.500', reason: 'Écriture du 3 novembre en double' };
    const answers = await Promise.all([1, 2, 3].map(() => shop.post<LedgerPage>(path, body, headers)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(fromTnd((await ledger()).balance)).toBe(before - 12_500);
    expect(answers[0]?.body.entries[0]).toMatchObject({ kind: 'ADJUSTMENT', ...body });
    for (const wrong of [
      { ...body, amount: '0.000' },
      { ...body, reason: '' },
    ])
      expect((await shop.post(path, wrong, { ...finance.headers, 'idempotency-key': newKey() })).status).toBe(
        400,
      );
  });
});

// Only a PostgreSQL server shows it: PGlite has one session.
describe.skipIf(TEST_DATABASE_URL === undefined)('two admins at once', () => {
  it('import one statement, and each parcel is sold and reconciled once', async () => {
    const made = await delivered(12);
    const request = statementOf(csvOf(made.map(({ tracking }) => [tracking, '38,000'] as const)));
    const imports = await Promise.all([finance, owner, finance, owner].map((who) => send('', request, who)));
    expect(new Set(imports.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1);
    const id = imports[0]?.body._id ?? '';
    const ends = await Promise.all(
      [finance, owner, finance, owner].map((who) => send(`/${id}/reconcile`, {}, who)),
    );
    expect(ends.map(({ status, body }) => [status, body.collected, body.unsettledCount])).toEqual(
      ends.map(() => [200, '456.000', 0]),
    );
    const sales = await shop.database.db
      .selectFrom('seller_ledger')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('kind', '=', 'SALE')
      .where(
        'sub_order_id',
        'in',
        made.map((one) => one.id),
      )
      .executeTakeFirstOrThrow();
    expect(sales.n).toBe(12);
  });

  it('settle a difference once, and two statements about the same parcels pay them once', async () => {
    const made = await delivered(6);
    const csv = csvOf(made.map(({ tracking }) => [tracking, '38,000'] as const));
    const reversed = csvOf(made.toReversed().map(({ tracking }) => [tracking, '38,000'] as const));
    const both = await Promise.all([send('', statementOf(csv)), send('', statementOf(reversed), owner)]);
    const ends = await Promise.all(
      both.flatMap(({ body }) => [
        send(`/${body._id}/reconcile`, {}, finance),
        send(`/${body._id}/reconcile`, {}, owner),
      ]),
    );
    expect(ends.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const finals = await Promise.all(both.map(({ body }) => read<CashStatement>(`statements/${body._id}`)));
    expect(finals.reduce((sum, { collected }) => sum + fromTnd(collected), 0)).toBe(6 * 38_000);
    expect(finals.map(unexplained)).toEqual([0, 0]);
    const [short] = await delivered(1);
    const { body } = await send('', statementOf(csvOf([[short?.tracking ?? '', '30,000']])));
    const [row] = (await read<CashRowsPage>(`statements/${body._id}/rows`)).rows;
    const settled = await Promise.all(
      [finance, owner].map((who) =>
        send(`/${body._id}/rows/${row?._id}/settle`, { bearer: 'SELLER', note: 'Rendu' }, who),
      ),
    );
    expect(settled.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
