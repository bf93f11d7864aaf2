/** Payouts in batches: what can be paid, one batch for an amount, transfers recorded once, undone by a counter-entry. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PayablePage, PayoutBatch, PayoutFile, PayoutsPage } from '../../../contract/admin/payouts.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { LedgerPage } from '../../../contract/ledger.ts';
import { fromTnd } from '../../../contract/money.ts';
import type { OrderPlaced } from '../../../contract/orders.ts';
import type { AdminSeller } from '../../../contract/sellers.ts';
import { run } from '../../base/sql.ts';
import { random } from '../../media/random.ts';
import { addCarpets } from '../../testing/catalogue.ts';
import { TEST_DATABASE_URL } from '../../testing/database.ts';
import { newKey, orderLine, orderOf } from '../../testing/orders.ts';
import { newClient, startTestOrigin } from '../../testing/origin.ts';
import type { Answer, TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { ifMatch } from '../../testing/versions.ts';
import { changePayment, changeSubOrder } from '../orders/change.ts';
import { changeLocked } from '../orders/changing.ts';

const PATH = '/v1/admin/payouts';
const PRICE = 100_000;
const RIB = '10006035183598478831';
const OTHER_RIB = '08006035183598478815';

let shop: TestOrigin;
let finance: Person;
let second: Person;
let reader: Person;
let carpets: { id: number; sellerId: number }[];

const keyHeader = () => ({ 'idempotency-key': newKey() });
const write = <T>(path: string, body: object, who: Person = finance): Promise<Answer<T & ErrorBody>> =>
  shop.post<T & ErrorBody>(path, body, { ...who.headers, ...keyHeader() });
const prepare = (sellerIds?: number[], who = finance) =>
  write<PayoutBatch>(PATH, sellerIds ? { sellerIds: sellerIds.map(String) } : {}, who);
const payoutsIn = async (batch: PayoutBatch): Promise<PayoutsPage['payouts']> =>
  (await shop.get<PayoutsPage>(`${PATH}/${batch._id}/rows`, finance.headers)).body.payouts;
const ledgerOf = async (sellerId: number): Promise<LedgerPage> =>
  (await shop.get<LedgerPage>(`/v1/admin/sellers/${sellerId}/ledger?limit=100`, finance.headers)).body;
const payable = async (): Promise<PayablePage> =>
  (await shop.get<PayablePage>(`${PATH}/payable`, finance.headers)).body;
async function setBank(sellerId: number, rib: string | null, who = finance) {
  const version = await ifMatch(shop.database, 'sellers', sellerId);
  return shop.post<AdminSeller & ErrorBody>(
    `/v1/admin/sellers/${sellerId}/bank`,
    { rib },
    { ...who.headers, ...version },
  );
}

/** Sells a carpet, which is delivered and reconciled; its window for returns is over unless it is to stay open. */
async function sell({ id }: { id: number }, isWindowOpen = false): Promise<number> {
  const { body } = await shop.post<OrderPlaced>('/v1/orders', orderOf([orderLine(id, PRICE)]), newClient());
  const orderId = Number(body.order?._id);
  const { db, orderSecrets } = shop.origin.context;
  await db.transaction().execute((trx) =>
    changeLocked(trx, orderSecrets, orderId, async (_, order) => {
      for (const part of order.parts) {
        for (const to of ['CONFIRMED', 'PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
          await changeSubOrder(trx, order, part, { to, actor: 'system' });
        await changePayment(trx, order, part, 'REMITTED');
        await changePayment(trx, order, part, 'RECONCILED');
        if (!isWindowOpen) await changeSubOrder(trx, order, part, { to: 'COMPLETED', actor: 'system' });
      }
    }),
  );
  return orderId;
}

beforeAll(async () => {
  shop = await startTestOrigin();
  finance = await addPerson(shop, 'Finance');
  second = await addPerson(shop, 'Owner');
  reader = await addPerson(shop, 'ReadOnly');
  carpets = await addCarpets(shop.database.db, ['Chez Ali', 'Dar Mouna', 'Souk'], { stock: 1_000 });
  shop.forget();
});
afterAll(() => shop.close());

const carpet = (index: number): { id: number; sellerId: number } => {
  const found = carpets[index];
  if (!found) throw new Error('no carpet');
  return found;
};

describe('the bank account of a seller', () => {
  it('has 20 digits with their key, and is shown in full to finance only', async () => {
    const { sellerId } = carpet(0);
    const wrong = await setBank(sellerId, '10006035183598478832');
    expect([wrong.status, wrong.body.error.fields?.[0]?.field]).toEqual([400, 'rib']);
    const spaced = `${RIB.slice(0, 2)} ${RIB.slice(2, 5)} ${RIB.slice(5, 18)} ${RIB.slice(18)}`;
    const set = await setBank(sellerId, spaced);
    expect([set.status, set.body.rib]).toEqual([200, RIB]);
    const seen = await shop.get<AdminSeller>(`/v1/admin/sellers/${sellerId}`, reader.headers);
    expect(seen.body.rib).toBe(`••• ${RIB.slice(-6)}`);
    expect((await setBank(sellerId, OTHER_RIB, reader)).status).toBe(403);
  });

  it('stands masked in the audit log', async () => {
    const rows = await run<{ after: object }>(
      shop.database.db,
      `select after from audit_log where action = 'seller.bank'`,
      [],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(RIB);
    expect(JSON.stringify(rows)).toContain(RIB.slice(-6));
  });
});

describe('what can be paid', () => {
  it('leaves out what can still be returned', async () => {
    await sell(carpet(0));
    await sell(carpet(0), true);
    const { sellers } = await payable();
    const ali = sellers.find(({ _id }) => _id === String(carpet(0).sellerId));
    expect(ali).toMatchObject({ reserved: '0.000', rib: `••• ${RIB.slice(-6)}` });
    expect(fromTnd(ali?.payable ?? '')).toBe(fromTnd(ali?.balance ?? '') / 2);
    expect(ali?.held).toBe(ali?.payable);
    expect(ali?.subOrderCount).toBe(1);
  });

  it('is in one batch only, and not for a manual payout', async () => {
    const { sellerId } = carpet(0);
    const before = await payable();
    const due = before.sellers.find(({ _id }) => _id === String(sellerId))?.payable ?? '';
    const { status, body: batch } = await prepare([sellerId]);
    expect([status, batch.total, batch.openCount]).toEqual([200, due, 1]);
    const again = await prepare([sellerId], second);
    expect(again.body.error.fields).toEqual([
      expect.objectContaining({ field: 'sellerIds.0', code: 'CHANGED' }),
    ]);
    // What was sold since waits for the next batch.
    await sell(carpet(0));
    expect((await prepare([sellerId], second)).status).toBe(400);
    expect((await prepare(undefined, second)).status).toBe(409);
    const balance = (await ledgerOf(sellerId)).balance;
    const manual = await shop.post<ErrorBody>(
      `/v1/admin/sellers/${sellerId}/payouts`,
      { amount: balance, reference: 'BY-HAND', idempotencyKey: newKey() },
      second.headers,
    );
    expect(manual.body.error.fields?.[0]?.field).toBe('amount');
    const [row] = await payoutsIn(batch);
    const removed = await write<PayoutBatch>(`${PATH}/${batch._id}/rows/${row?._id}/remove`, {
      reason: 'Compte fermé',
    });
    expect([removed.status, removed.body.total, removed.body.openCount]).toEqual([200, '0.000', 0]);
    expect(fromTnd((await payable()).total)).toBeGreaterThan(fromTnd(before.total));
  });

  it('is paid to sellers with a bank account', async () => {
    const { sellerId } = carpet(1);
    await sell(carpet(1));
    const refused = await prepare([sellerId]);
    expect(refused.body.error.fields).toEqual([
      expect.objectContaining({ field: 'sellerIds.0', code: 'REQUIRED' }),
    ]);
    const { body } = await prepare();
    expect((await payoutsIn(body)).map((row) => row.sellerId)).toEqual([String(carpet(0).sellerId)]);
    const [row] = await payoutsIn(body);
    await write(`${PATH}/${body._id}/rows/${row?._id}/remove`, { reason: 'Essai' });
  });
});

describe('a batch', () => {
  it('goes to the bank as a file, is paid once per reference, and undone by a counter-entry', async () => {
    const { sellerId } = carpet(2);
    await setBank(sellerId, OTHER_RIB);
    await sell(carpet(2));
    const { balance } = await ledgerOf(sellerId);
    const { body: batch } = await prepare([sellerId]);
    const [row] = await payoutsIn(batch);
    const transfers = [{ payoutId: row?._id, reference: 'VIR-77' }];
    const path = `${PATH}/${batch._id}`;

    const file = await shop.get<PayoutFile>(`${path}/file`, finance.headers);
    expect(file.body.content.split('\r\n')[1]).toMatch(new RegExp(`;${OTHER_RIB};${balance};`));
    expect((await shop.get(`${path}/file`, reader.headers)).status).toBe(403);

    expect((await write(`${path}/settle`, { transfers })).status).toBe(409);
    expect((await write<PayoutBatch>(`${path}/send`, {})).body.sentAt).not.toBeNull();
    for (let time = 0; time < 2; time += 1) {
      const { body: settled } = await write<PayoutBatch>(`${path}/settle`, { transfers });
      expect(settled).toMatchObject({ paid: balance, openCount: 0 });
      expect((await ledgerOf(sellerId)).balance).toBe('0.000');
    }
    const other = await write(`${path}/settle`, {
      transfers: [{ payoutId: row?._id, reference: 'VIR-78' }],
    });
    expect(other.status).toBe(409);

    const undo = `${path}/rows/${row?._id}/undo`;
    expect((await write(undo, { reason: 'x' })).status).toBe(400);
    expect((await write(undo, { reason: 'Virement rejeté' })).status).toBe(200);
    expect((await write(undo, { reason: 'Virement rejeté' })).status).toBe(409);
    const { entries, balance: left } = await ledgerOf(sellerId);
    expect(left).toBe(balance);
    expect(entries.slice(0, 2)).toMatchObject([
      { kind: 'ADJUSTMENT', amount: balance, reason: 'Virement rejeté' },
      { kind: 'PAYOUT', amount: `-${balance}`, reference: 'VIR-77' },
    ]);
    const due = async () =>
      (await payable()).sellers.find(({ _id }) => _id === String(sellerId))?.subOrderCount;
    expect(await due()).toBe(1);
    // The reference of an undone transfer is not that of the next: it would be paid without an entry.
    const { body: next } = await prepare([sellerId]);
    await write(`${PATH}/${next._id}/send`, {});
    const [nextRow] = await payoutsIn(next);
    const pay = (reference: string) =>
      write(`${PATH}/${next._id}/settle`, { transfers: [{ payoutId: nextRow?._id, reference }] });
    expect((await pay('VIR-77')).status).toBe(409);
    expect((await ledgerOf(sellerId)).balance).toBe(balance);
    expect((await pay('VIR-79')).status).toBe(200);
    await sell(carpet(2));
    await sell(carpet(2));
    expect(await due()).toBe(2);
    const [undone] = await payoutsIn(batch);
    expect(undone).toMatchObject({ state: 'UNDONE', reference: 'VIR-77', reason: 'Virement rejeté' });
  });

  it('is prepared by finance and read by who reads ledgers', async () => {
    expect((await prepare(undefined, reader)).status).toBe(403);
    expect((await shop.get(PATH, reader.headers)).status).toBe(200);
    const support = await addPerson(shop, 'Support');
    expect((await shop.get(PATH, support.headers)).status).toBe(403);
  });
});

it('amounts add up whatever happens in whatever order', async () => {
  const r = random('payouts');
  const { sellerId } = carpet(2);
  const sums = async () => {
    const [row] = await run<{ sold: number; paid: number; ledger: number }>(
      shop.database.db,
      `select (select coalesce(sum(amount), 0) from seller_ledger where seller_id = $1 and kind not in ('PAYOUT', 'ADJUSTMENT'))::bigint as sold,
         (select coalesce(sum(amount), 0) from payouts where seller_id = $1 and state = 'PAID')::bigint as paid,
         (select coalesce(sum(amount), 0) from seller_ledger where seller_id = $1)::bigint as ledger`,
      [sellerId],
    );
    return row;
  };
  for (let step = 0; step < 60; step += 1) {
    const { body: batches } = await shop.get<{ batches: PayoutBatch[] }>(PATH, finance.headers);
    const batch = batches.batches[0];
    const [row] = batch ? await payoutsIn(batch) : [];
    const at = `${PATH}/${batch?._id}`;
    switch (r.int(0, 5)) {
      case 0: {
        await sell(carpet(2), r.chance(0.4));
        break;
      }
      case 1: {
        await prepare([sellerId]);
        break;
      }
      case 2: {
        await write(`${at}/send`, {});
        break;
      }
      case 3: {
        await write(`${at}/settle`, { transfers: [{ payoutId: row?._id, reference: `R-${r.int(0, 40)}` }] });
        break;
      }
      case 4: {
        await write(`${at}/rows/${row?._id}/undo`, { reason: 'Rejeté' });
        break;
      }
      default: {
        await write(`${at}/rows/${row?._id}/remove`, { reason: 'Retiré' });
      }
    }
    const now = await sums();
    expect(now?.ledger, `after step ${step}`).toBe((now?.sold ?? 0) - (now?.paid ?? 0));
    const [state] = (await payable()).sellers.filter(({ _id }) => _id === String(sellerId));
    if (state)
      expect(fromTnd(state.payable)).toBe(
        fromTnd(state.balance) - fromTnd(state.held) - fromTnd(state.reserved),
      );
  }
});

describe.skipIf(TEST_DATABASE_URL === undefined)('two people at the same moment', () => {
  it('pay a seller once', async () => {
    const { sellerId } = carpet(1);
    await setBank(sellerId, RIB);
    for (let round = 0; round < 8; round += 1) {
      await sell(carpet(1));
      const { balance } = await ledgerOf(sellerId);
      const byHand = (who: Person) =>
        shop.post<ErrorBody>(
          `/v1/admin/sellers/${sellerId}/payouts`,
          { amount: balance, reference: `HAND-${round}-${who.id}`, idempotencyKey: newKey() },
          who.headers,
        );
      const answers = await Promise.all([
        prepare([sellerId], finance),
        prepare([sellerId], second),
        byHand(finance),
        byHand(second),
      ]);
      expect(
        answers.filter(({ status }) => status === 200),
        `round ${round}`,
      ).toHaveLength(1);
      const batch = answers.slice(0, 2).find(({ status }) => status === 200)?.body as PayoutBatch | undefined;
      if (batch) {
        await write(`${PATH}/${batch._id}/send`, {});
        const [row] = await payoutsIn(batch);
        const settle = (who: Person) =>
          write(
            `${PATH}/${batch._id}/settle`,
            { transfers: [{ payoutId: row?._id, reference: `BATCH-${round}` }] },
            who,
          );
        const settled = await Promise.all([settle(finance), settle(second)]);
        expect(settled.map(({ status }) => status)).toEqual([200, 200]);
      }
      expect((await ledgerOf(sellerId)).balance).toBe('0.000');
    }
  });
});

/** After all of the above, with its sales, payouts, returned transfers and races. */
it('the balance of each seller is the sum of its ledger', async () => {
  const balances = await run<{ stored: number; counted: number; entries: number }>(
    shop.database.db,
    `select b.balance as stored, sum(l.amount)::bigint as counted, count(*)::int as entries
     from seller_ledger l left join seller_balances b on b.seller_id = l.seller_id group by l.seller_id, b.balance`,
    [],
  );
  expect(balances.length).toBeGreaterThan(1);
  expect(balances.some(({ entries }) => entries > 10)).toBe(true);
  expect(balances.map(({ stored }) => stored)).toEqual(balances.map(({ counted }) => counted));
});
