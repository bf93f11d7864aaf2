/** Lists that are narrowed by the time of creation, and the sorts of refunds due. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorBody } from '../../contract/errors.ts';
import type { OrderPlaced } from '../../contract/orders.ts';
import type { RefundsPage } from '../../contract/refunds.ts';
import { run } from '../base/sql.ts';
import { addBrand, addCarpet, addSeller } from '../testing/catalogue.ts';
import { orderLine, orderOf } from '../testing/orders.ts';
import { newClient, startTestOrigin } from '../testing/origin.ts';
import type { TestOrigin } from '../testing/origin.ts';
import { addPerson } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { directly } from '../testing/system.ts';

const LISTS = [
  'products/manage',
  'brands',
  'sellers',
  'refunds',
  'cash/statements',
  'promos',
  'newsletter',
  'webhooks/deliveries',
  'users',
] as const;

let shop: TestOrigin;
let owner: Person;

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  owner = await addPerson(shop, 'Owner');
  const carpet = await addCarpet(db, { stock: 50 });
  await addBrand(db, 'Tissages');
  await addSeller(db, 'Chez Ali');
  shop.forget();
  for (const quantity of [2, 1])
    await shop.post<OrderPlaced>('/v1/orders', orderOf([orderLine(carpet, 30_000, quantity)]), newClient());
  await directly(db, async (own) => {
    await run(own, 'update sub_orders set refund_due = total', []);
    await own
      .insertInto('promos')
      .values({
        slug: 'soldes',
        title: '{"fr":"Soldes"}',
        subtitle: '{"fr":""}',
        image_key: null,
        filter: '{}',
      })
      .execute();
    await run(
      own,
      `insert into cash_statements (carrier, number, announced, actor_account, content_hash) values ('c', 'n', 1, $1, 'h')`,
      [owner.accountNumber],
    );
    await run(own, `insert into newsletter_subscribers (email, language) values ('a@example.tn', 'fr')`, []);
    await run(
      own,
      `insert into webhook_deliveries (channel, event_id, type, subject, data, occurred_at)
       values ('orders', 1, 'order.changed', 'CMD-1', '{}', now())`,
      [],
    );
  });
});
afterAll(() => shop.close());

/** Number of entries of a page. */
async function countOf(path: string, query = ''): Promise<number> {
  const { status, body } = await shop.get<object>(`/v1/admin/${path}?limit=50${query}`, owner.headers);
  expect(status, JSON.stringify(body)).toBe(200);
  const lists = Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
    name !== 'cursors' && Array.isArray(value) ? [value.length] : [],
  );
  expect(lists).toHaveLength(1);
  return lists[0] ?? -1;
}

test.each(LISTS)('the list %s is narrowed by the time of creation', async (path) => {
  const all = await countOf(path);
  expect(all).toBeGreaterThan(0);
  const hour = 3_600_000;
  const [past, future] = [-hour, hour].map((ms) => new Date(Date.now() + ms).toISOString());
  expect(await countOf(path, `&from=${past}&until=${future}`)).toBe(all);
  expect(await countOf(path, `&from=${future}`)).toBe(0);
  expect(await countOf(path, `&until=${past}`)).toBe(0);
  const { status, body } = await shop.get<ErrorBody>(`/v1/admin/${path}?from=hier`, owner.headers);
  expect([status, body.error.fields?.[0]?.field]).toEqual([400, 'from']);
});

test('refunds due are sorted by order and by amount, page by page', async () => {
  const amounts = async (query: string): Promise<string[]> => {
    let after = '';
    const all: string[] = [];
    for (;;) {
      const { body } = await shop.get<RefundsPage>(
        `/v1/admin/refunds?limit=1&${query}${after}`,
        owner.headers,
      );
      all.push(...body.refunds.map(({ amount }) => amount));
      if (!body.pagination.hasNext) return all;
      after = `&after=${encodeURIComponent(body.cursors.at(-1) ?? '')}`;
    }
  };
  const [larger, smaller] = await amounts('sort=placed&order=asc');
  expect(Number(larger)).toBeGreaterThan(Number(smaller));
  expect(await amounts('')).toEqual([smaller, larger]);
  expect(await amounts('sort=amount&order=asc')).toEqual([smaller, larger]);
  expect(await amounts('sort=amount')).toEqual([larger, smaller]);
});
