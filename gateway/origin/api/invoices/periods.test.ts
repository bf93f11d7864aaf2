/** VAT rates and fiscal stamp by date: what invoices make of them, and that those in use stay as they are. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TaxPeriod, TaxPeriods } from '../../../contract/admin/taxes.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { Invoice } from '../../../contract/invoices.ts';
import type { OrderPlaced } from '../../../contract/orders.ts';
import { dayAfter, tunisianDay } from '../../base/tunisian-day.ts';
import { addCarpets } from '../../testing/catalogue.ts';
import { newKey, orderLine, orderOf } from '../../testing/orders.ts';
import { startTestOrigin, newClient } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { once } from '../idempotency.ts';
import { changeSubOrder } from '../orders/change.ts';
import { changing } from '../orders/changing.ts';

const PATH = '/v1/admin/tax-periods';
const PRICE = 119_000;
const today = tunisianDay(new Date());
const yesterday = dayAfter(today, -1);

let shop: TestOrigin;
let owner: Person;
let carpet = 0;
beforeAll(async () => {
  shop = await startTestOrigin();
  owner = await addPerson(shop, 'Owner');
  const [first] = await addCarpets(shop.database.db, ['Chez Ali'], { stock: 10, price: PRICE });
  carpet = first?.id ?? 0;
  shop.forget();
});
afterAll(() => shop.close());

const RATES = { standardRate: '20.00', intermediateRate: '14.00', reducedRate: '8.00', stamp: '2.000' };
const add = (validFrom: string, rates: object = RATES) =>
  shop.post<TaxPeriod & ErrorBody>(
    PATH,
    { ...RATES, validFrom, ...rates },
    { ...owner.headers, 'idempotency-key': newKey() },
  );
const remove = (day: string) => shop.delete<ErrorBody>(`${PATH}/${day}`, undefined, owner.headers);
const list = async () => (await shop.get<TaxPeriods>(PATH, owner.headers)).body.periods;

/** Places an order and delivers it. */
async function invoiceOfAnOrder(): Promise<string> {
  const placed = await shop.post<OrderPlaced>('/v1/orders', orderOf([orderLine(carpet, PRICE)]), newClient());
  const id = Number(placed.body.order?._id);
  await changing(shop.origin.context, id, once('test', { idempotencyKey: newKey() }), async (trx, locked) => {
    for (const part of locked.parts)
      for (const to of ['CONFIRMED', 'PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
        await changeSubOrder(trx, locked, part, { to, actor: 'system', trackingNumber: 'T-1' });
  });
  const [row] = await shop.database.db
    .selectFrom('invoices')
    .select('key')
    .orderBy('issued_at', 'desc')
    .limit(1)
    .execute();
  return row?.key ?? '';
}
const read = async (key: string) => (await shop.get<Invoice>(`/v1/invoices/${key}`)).body;

it('an invoice takes the rates and the stamp of its day, and the total stays what was paid', async () => {
  expect(await list()).toEqual([
    expect.objectContaining({ validFrom: '2022-01-01', standardRate: '19.00', stamp: '1.000', isUsed: true }),
  ]);
  expect((await add(yesterday)).body).toMatchObject({ validFrom: yesterday, isUsed: false });
  const key = await invoiceOfAnOrder();
  const invoice = await read(key);
  expect(invoice).toMatchObject({
    lines: [{ vatRate: '20.00', total: '119.000' }],
    vat: [{ rate: '20.00', net: '99.167', vat: '19.833' }],
    total: '119.000',
    stamp: '2.000',
  });

  // Nothing that an invoice used is changed, nor is anything put before it.
  expect((await list())[0]).toMatchObject({ validFrom: yesterday, isUsed: true });
  for (const answer of [await remove(yesterday), await add(today), await add(dayAfter(today, -9))])
    expect([answer.status, answer.body.error.fields]).toEqual([
      409,
      [expect.objectContaining({ field: 'validFrom', code: 'IN_USE', usedBy: 'INVOICE', useCount: 1 })],
    ]);

  const later = dayAfter(today, 40);
  expect((await add(later, { stamp: '0.000' })).status).toBe(200);
  expect((await add(later)).body.error.fields).toMatchObject([{ code: 'TAKEN' }]);
  expect(await read(key)).toEqual(invoice);
  expect((await remove(later)).status).toBe(200);
  expect((await remove(later)).status).toBe(404);
  const log = await shop.database.db
    .selectFrom('audit_log')
    .select(['action', 'entity_id'])
    .where('entity', '=', 'tax_periods')
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { action: 'tax.create', entity_id: yesterday },
    { action: 'tax.create', entity_id: later },
    { action: 'tax.delete', entity_id: later },
  ]);
});

it.each([
  [{ intermediateRate: '20.00' }, 'intermediateRate'],
  [{ reducedRate: '14.00' }, 'reducedRate'],
  [{ reducedRate: '0.00' }, 'reducedRate'],
  [{ standardRate: '100.01' }, 'standardRate'],
  [{ stamp: '-0.001' }, 'stamp'],
  [{ validFrom: '2027-02-30' }, 'validFrom'],
])('%o is refused', async (rates, field) => {
  const { status, body } = await add(dayAfter(today, 90), rates);
  expect([status, body.error.fields?.map((one) => one.field)]).toEqual([400, [field]]);
});
