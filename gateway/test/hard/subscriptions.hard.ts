/**
 * A third party subscribes to orders with a receiver that fails, hangs or resets three times out of ten, while two gateways deliver in
 * processes of their own, of which one is killed again and again. Judged by what the receiver accepted: nothing is missing, an order's
 * events come in their order, and what comes twice has the id that it had.
 *
 * Seen to fail: without the `not exists` in claim (origin/api/webhook-subscriptions/queue.ts) an order's events
 * overtake each other.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emit } from '../../origin/api/events/feed.ts';
import { run } from '../../origin/base/sql.ts';
import { addCategory, addProducts, addSeller } from '../../origin/testing/catalogue.ts';
import { TEST_SERVICE_TOKEN } from '../../origin/testing/origin.ts';
import { toGlobalId } from '../../src/schema/base/ids.ts';
import { openLiveShop } from '../live-shop.ts';
import type { LiveShop } from '../live-shop.ts';
import { orderInput } from '../order-input.ts';
import { signUp } from '../people.ts';
import { seededNumbers } from '../../service/random.ts';
import { note, times } from './figures.ts';
import { startGateway } from './gateway-process.ts';

const ORDERS = times('HARD_ORDERS', 200);
const KILLS = times('HARD_KILLS', 5);
const EVENTS = 5;
const BAD = 0.3;

interface Came {
  id: string;
  order: string;
  n: number;
  isTaken: boolean;
}
const came: Came[] = [];
const random = seededNumbers(12);
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { id, type, data } = JSON.parse(body) as {
      id: string;
      type: string;
      data: { challenge: string; number: string; n: number };
    };
    if (type === 'webhook.challenge') return void response.end(JSON.stringify({ challenge: data.challenge }));
    const isBad = random() < BAD;
    came.push({ id, order: data.number, n: data.n, isTaken: !isBad });
    if (!isBad) return void response.writeHead(204).end();
    const kind = random();
    if (kind < 0.5) response.writeHead(random() < 0.5 ? 500 : 429).end('no');
    else if (kind < 0.9) response.destroy();
    // Otherwise it hangs, until the gateway gives up.
  });
});

let shop: LiveShop;
const children: ChildProcess[] = [];
const open = async (): Promise<ChildProcess> => {
  const { child } = await startGateway(shop.restUrl, 0, { WEBHOOK_LOCAL: 'on' });
  children.push(child);
  return child;
};
const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
};

beforeAll(async () => {
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  shop = await openLiveShop(
    {},
    { serviceToken: TEST_SERVICE_TOKEN, subscriptions: { allowsLocal: true } },
    { serviceToken: TEST_SERVICE_TOKEN, localWebhooks: true, webhookDelay: 0.05, clientLimitsFactor: 100 },
  );
});
afterAll(async () => {
  await Promise.all(children.map((child) => end(child, 'SIGKILL')));
  await shop.origin.close();
  await shop.database.close();
  receiver.closeAllConnections();
  receiver.close();
});

/** Orders, without a word to the subscription: it begins later. */
async function placeOrders(): Promise<{ id: number; number: string }[]> {
  const { db } = shop.database;
  const { id: seller_id } = await addSeller(db, 'Chez Ali');
  const category = await addCategory(db, 'Maison');
  const [product = 0] = await addProducts(db, [
    { name: 'Tapis', seller_id, category, price: 100_000, stock: 2 * ORDERS },
  ]);
  for (let order = 0; order < ORDERS; order += 1) {
    const { errors } = await shop
      .browser(`41.0.${Math.floor(order / 50)}.1`)
      .ask('mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { userErrors { code } } }', {
        input: orderInput(toGlobalId('Product', product), 100_000),
      });
    expect(errors).toBeUndefined();
  }
  return run<{ id: number; number: string }>(db, 'select id, number from orders order by id', []);
}

it('every event of every order is accepted, in order, whatever happens to the gateways', async () => {
  const { db } = shop.database;
  const orders = await placeOrders();
  const owner = await signUp(shop, 'Owner');
  const { errors } = await owner.ask(
    'mutation ($input: WebhookSubscriptionCreateInput!) { webhookSubscriptionCreate(input: $input) { userErrors { code } } }',
    {
      input: {
        url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
        topics: ['ORDERS'],
        contactEmail: 'erp@example.tn',
        language: 'FR',
      },
    },
  );
  expect(errors).toBeUndefined();
  const isActive = async () =>
    (await run(db, `select 1 from webhook_subscriptions where state = 'ACTIVE'`, [])).length === 1;
  await expect.poll(isActive, { timeout: 30_000 }).toBe(true);
  // From here on the processes deliver.
  await shop.gateway.close();
  const [one, other] = [await open(), await open()];
  let victim = one;

  const began = performance.now();
  for (let n = 1; n <= EVENTS; n += 1)
    for (const { id, number } of orders)
      await emit(db, 'order.changed', number, { orderId: String(id), number, n });
  const accepted = (): Came[] => came.filter(({ isTaken }) => isTaken);
  const isWhole = (): boolean =>
    new Set(accepted().map(({ order, n }) => `${order} ${n}`)).size === ORDERS * EVENTS;
  let kills = 0;
  while (!isWhole()) {
    await sleep(2_000);
    // Delays between attempts grow to hours; here they are seconds. Leases of killed gateways are unchanged.
    await run(
      db,
      `update webhook_subscription_deliveries set next_try_at = now() where lease is null and state = 'WAITING'`,
      [],
    );
    if (kills >= KILLS) continue;
    kills += 1;
    await end(victim, 'SIGKILL');
    victim = await open();
  }
  await Promise.all([victim, other].map((child) => end(child, 'SIGTERM')));

  let disorder = 0;
  let again = 0;
  const ids = new Map<string, Set<string>>();
  const last = new Map<string, number>();
  for (const { id, order, n, isTaken } of came) {
    const taken = last.get(order) ?? 0;
    // No event arrives before the preceding one was accepted.
    if (n > taken + 1) disorder += 1;
    if (isTaken && n <= taken) again += 1;
    if (isTaken) last.set(order, Math.max(taken, n));
    const key = `${order} ${n}`;
    ids.set(key, (ids.get(key) ?? new Set()).add(id));
  }
  const renamed = [...ids.values()].filter(({ size }) => size > 1).length;
  note(
    `subscriptions: ${ORDERS * EVENTS} events of ${ORDERS} orders in ${Math.round((performance.now() - began) / 1_000)} s, ${came.length} tries, ` +
      `${came.length - accepted().length} failed, ${kills} gateways killed, out of order ${disorder}, accepted again ${again}, under another id ${renamed}`,
  );
  expect({ disorder, renamed }).toEqual({ disorder: 0, renamed: 0 });
});
