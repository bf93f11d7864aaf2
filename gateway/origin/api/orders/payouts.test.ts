import { newKey } from '../../testing/orders.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { LedgerPage } from '../../../contract/ledger.ts';
import { addSeller } from '../../testing/catalogue.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';

let shop: TestOrigin;
let owner: Record<string, string>;
let ownerAccount: string;
let staff: Record<string, string>;
beforeAll(async () => {
  shop = await startTestOrigin();
  const person = await addPerson(shop, 'Owner');
  owner = person.headers;
  ownerAccount = person.accountNumber;
  staff = (await addPerson(shop, 'Orders')).headers;
});
afterAll(() => shop.close());

/** A seller with a balance of 100.000. */
async function seller(name: string) {
  const { id } = await addSeller(shop.database.db, name);
  await shop.database.db
    .insertInto('seller_ledger')
    .values([
      { seller_id: id, sub_order_id: null, kind: 'SALE', amount: 110_000 },
      { seller_id: id, sub_order_id: null, kind: 'COMMISSION', amount: -10_000 },
    ])
    .execute();
  const path = `/v1/admin/sellers/${id}`;
  return {
    pay: (amount: string, reference: string, who = owner) =>
      shop.post<LedgerPage & ErrorBody>(
        `${path}/payouts`,
        { amount, reference, idempotencyKey: newKey() },
        who,
      ),
    ledger: async () => (await shop.get<LedgerPage>(`${path}/ledger`, owner)).body,
  };
}

describe('a payout to a seller', () => {
  it('is an entry with the reference of its transfer, and reduces the balance', async () => {
    const { pay, ledger } = await seller('Chez Ali');
    const answer = await pay('60.500', ' VIR 2026-11 ');
    expect([answer.status, answer.body.balance]).toEqual([200, '39.500']);
    expect(answer.body).toMatchObject(await ledger());
    expect(answer.body.entries[0]).toMatchObject({
      kind: 'PAYOUT',
      amount: '-60.500',
      reference: 'VIR 2026-11',
      subOrderNumber: null,
    });
    expect(answer.body.entries.slice(1).map(({ reference }) => reference)).toEqual([null, null]);
  });

  it('stands in the audit log with its actor', async () => {
    const { pay } = await seller('Chez Logged');
    const { status } = await pay('40.000', 'VIR-LOG-1');
    expect(status).toBe(200);
    const [entry] = await shop.database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_account', 'op', 'entity', 'after'])
      .where('action', '=', 'seller.payout')
      .orderBy('id', 'desc')
      .execute();
    expect(entry).toMatchObject({
      op: 'I',
      entity: 'seller_ledger',
      actor_account: ownerAccount,
      after: { amount: -40_000, reference: 'VIR-LOG-1' },
    });
  });

  it('is recorded once per reference', async () => {
    const { pay, ledger } = await seller('Dar Mouna');
    const first = await pay('10.000', 'VIR 1');
    // Nothing was changed the second time.
    expect((await pay('10.000', 'VIR 1')).body).toEqual({ ...first.body, change: null });
    expect((await pay('11.000', 'VIR 1')).status).toBe(409);
    expect(await ledger()).toMatchObject({ balance: '90.000', pagination: { totalItems: 3 } });
  });

  it('never exceeds the balance, under concurrent payouts', async () => {
    const { pay, ledger } = await seller('Souk El Attarine');
    const tooMuch = await pay('100.001', 'VIR 0');
    expect([tooMuch.status, tooMuch.body.error.fields?.[0]?.field]).toEqual([400, 'amount']);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => pay('30.000', `VIR ${index + 1}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await ledger()).balance).toBe('10.000');
  });

  it('is recorded by owners only, with an amount and a reference', async () => {
    const { pay } = await seller('Artisans du Sud');
    expect((await pay('1.000', 'VIR 1', staff)).status).toBe(403);
    for (const [amount, reference, field] of [
      ['0.000', 'VIR', 'amount'],
      ['-1.000', 'VIR', 'amount'],
      ['1.000', '  ', 'reference'],
      ['1.000', 'x'.repeat(61), 'reference'],
    ] as const) {
      const { status, body } = await pay(amount, reference);
      expect([status, body.error.fields?.[0]?.field]).toEqual([400, field]);
    }
    expect(
      (
        await shop.post(
          '/v1/admin/sellers/999999/payouts',
          { amount: '1.000', reference: 'V', idempotencyKey: newKey() },
          owner,
        )
      ).status,
    ).toBe(404);
  });
});
