import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAccountNumber } from '../api/accounts/users.ts';
import { run } from '../base/sql.ts';
import { random } from '../media/random.ts';
import { directly } from '../testing/system.ts';
import { startTestOrigin } from '../testing/origin.ts';
import type { TestOrigin } from '../testing/origin.ts';
import { addDemoOrders, loadDemo } from './index.ts';
import { WAITING } from './reviewTexts.ts';
import { ANSWERS, TICKETS } from './ticketTexts.ts';
import { planOrders } from './order-plan.ts';

let shop: TestOrigin;
let before: Map<number, number>;

const stocks = async (): Promise<Map<number, number>> => {
  const rows = await shop.database.db.selectFrom('products').select(['id', 'stock']).execute();
  return new Map(rows.map(({ id, stock }) => [id, stock]));
};
const rows = <T>(statement: string): Promise<T[]> => run<T>(shop.database.db, statement, []);

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  await loadDemo(db, { products: 700 });
  await directly(db, (trx) =>
    trx
      .insertInto('users')
      .values({
        account_number: newAccountNumber(),
        first_name: 'Youssef',
        last_name: 'Trabelsi',
        email: 'admin@demo.example',
        phone: '+21698000002',
        password_hash: 'none',
        roles: ['Admin'],
        is_admin: true,
        admin_role: 'Owner',
      })
      .execute(),
  );
  before = await stocks();
  // As if the shop had been stopped after the first orders.
  let left = 5;
  const stopping = {
    get aborted() {
      left -= 1;
      return left < 0;
    },
  } as AbortSignal;
  expect(await addDemoOrders(shop.origin.context, stopping)).toBe(5);
  await addDemoOrders(shop.origin.context, new AbortController().signal);
}, 120_000);
afterAll(() => shop.close());

it('are added once, and go on after an interruption', async () => {
  const { context } = shop.origin;
  expect(await addDemoOrders(context, new AbortController().signal)).toBe(0);
  const [{ count } = { count: 0 }] = await rows<{ count: number }>(
    'select count(*)::int as count from orders',
  );
  expect(count).toBe(planOrders(new Date(), random('orders')).length);
  expect(count).toBeGreaterThan(60);
});

it('give every list of the back-office something to show', async () => {
  const states = await rows<{ state: string }>('select distinct state from sub_orders');
  expect(states.map(({ state }) => state)).toEqual(
    expect.arrayContaining([
      'AWAITING_CONFIRMATION',
      'CONFIRMED',
      'SHIPPED',
      'DELIVERED',
      'COMPLETED',
      'RETURNED_TO_SELLER',
      'CANCELLED',
    ]),
  );
  const [work] = await rows<Record<string, boolean>>(
    `select exists (select 1 from orders where contact_attempts > 0 and state = 'AWAITING_CONFIRMATION') as calls,
       exists (select 1 from sub_orders where refund_due > 0) as refunds,
       exists (select 1 from returns where inspected_at is null) as returns,
       exists (select 1 from sub_orders where payment_state = 'COLLECTED') as cash,
       exists (select 1 from seller_ledger) as ledger,
       exists (select 1 from loyalty_ledger where kind = 'EARNED') as points`,
  );
  expect(work).toEqual({ calls: true, refunds: true, returns: true, cash: true, ledger: true, points: true });
});

it('take their stock', async () => {
  const sold = await rows<{ id: number; pieces: number }>(
    `select l.product_id as id, sum(case when s.released_at is null then l.quantity - l.returned_quantity else 0 end)::int as pieces
     from order_lines l join sub_orders s on s.id = l.sub_order_id group by l.product_id`,
  );
  const expected = new Map(before);
  for (const { id, pieces } of sold) expected.set(id, (expected.get(id) ?? 0) - pieces);
  expect(await stocks()).toEqual(expected);
});

it('happened in the past, one step after the other', async () => {
  const wrong = await rows(
    `select e.id from order_events e join order_events later on later.sub_order_id = e.sub_order_id and later.id > e.id
       and later.at < e.at
     union all select l.id from seller_ledger l join sub_orders s on s.id = l.sub_order_id where l.at < s.delivered_at
     union all select id from orders where created_at > now() or updated_at > now()`,
  );
  expect(wrong).toEqual([]);
  const [{ days } = { days: 0 }] = await rows<{ days: number }>(
    `select extract(day from now() - min(created_at))::int as days from orders`,
  );
  expect(days).toBeGreaterThan(35);
});

it('have invoices, a ledger of what is reconciled, and no mail', async () => {
  const wrong = await rows(
    `select s.id from sub_orders s where (s.delivered_at is null) <> (s.invoice_number is null)
     union all select s.id from sub_orders s where s.payment_state = 'RECONCILED' and s.state <> 'RETURNED'
       and not exists (select 1 from seller_ledger l where l.sub_order_id = s.id and l.kind = 'SALE')`,
  );
  expect(wrong).toEqual([]);
  expect(await shop.mails()).toEqual([]);
});

it('are followed by reviews that await moderation', async () => {
  const found = await rows<{ text: string }>(
    `select text from reviews where state = 'PENDING' and updated_at < now() - interval '4 hours' order by updated_at`,
  );
  expect(found.map(({ text }) => text)).toEqual(WAITING.map(({ text }) => text));
});

it('are followed by tickets in every state of a desk, with their order beside them', async () => {
  const tickets = await rows<{ status: string; subject: string; waits: boolean; isOwn: boolean }>(
    `select t.status, t.subject, t.waiting_since is not null as waits,
       coalesce(o.user_id = u.id and o.number = t.order_number, t.order_number is null) as "isOwn"
     from tickets t join users u on u.account_number = t.account_number left join orders o on o.id = t.order_id
     order by t.created_at`,
  );
  expect(tickets.map(({ status, subject }) => [status, subject])).toEqual(
    TICKETS.map(({ status, subject }) => [status, subject]),
  );
  for (const { status, waits, isOwn } of tickets)
    expect([waits, isOwn]).toEqual([['NEW', 'OPEN'].includes(status), true]);
  const [{ messages } = { messages: 0 }] = await rows<{ messages: number }>(
    'select count(*)::int as messages from ticket_messages where created_at < now()',
  );
  expect(messages).toBe(TICKETS.reduce((sum, ticket) => sum + ticket.messages.length, 0));
  const answers = await rows<{ shortcut: string }>('select shortcut from canned_answers');
  expect(answers.map(({ shortcut }) => shortcut).toSorted()).toEqual(
    ANSWERS.map(({ shortcut }) => shortcut).toSorted(),
  );
});
