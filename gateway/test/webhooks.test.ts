/** Webhooks from the order to the receiver, through the real REST API. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { emit } from '../origin/api/events/feed.ts';
import { fileIn } from '../scripts/guide.ts';
import { createGateway } from '../src/app.ts';
import type { Gateway } from '../src/app.ts';
import { addressOf } from '../src/notifications/webhooks.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';

const SECRET = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;

interface Received {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
  event: { id: string; type: string; occurredAt: string; data: Record<string, unknown> };
}
const received: Received[] = [];
let respond: (response: ServerResponse, got: Received) => void;
const taken = (response: ServerResponse): void => void response.writeHead(204).end();
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { method, url: path } = request;
    const got = {
      method,
      path,
      headers: request.headers,
      body,
      event: JSON.parse(body) as Received['event'],
    };
    received.push(got);
    respond(response, got);
  });
});

let shop: LiveShop;
let url: string;
const problems: string[] = [];
const gateways: Gateway[] = [];
async function openGateway(tickets?: string): Promise<Gateway> {
  const address = shop.origin.app.server.address() as AddressInfo;
  const gateway = createGateway({
    restUrl: `http://127.0.0.1:${address.port}`,
    serviceToken: 'live-service-token-0123',
    webhooks: { orders: `${url}/hooks/orders?key=secret-path`, tickets, secret: SECRET, timeoutMs: 400 },
    onProblem: (message) => problems.push(message),
  });
  gateways.push(gateway);
  await untilOpen();
  return gateway;
}
/** Machines may be slow. */
const until = (holds: () => boolean | Promise<boolean>) =>
  expect.poll(holds, { timeout: 20_000, interval: 10 }).toBe(true);
/** Events are written for a channel once a gateway has requested it. */
const untilOpen = () =>
  until(async () => (await shop.database.db.selectFrom('webhook_channels').selectAll().execute()).length > 0);

beforeAll(async () => {
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  shop = await openLiveShop();
});
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.close();
  await shop.database.db.deleteFrom('webhook_deliveries').execute();
  received.length = 0;
  problems.length = 0;
});
afterAll(async () => {
  await shop.close();
  receiver.closeAllConnections();
  await new Promise((done) => receiver.close(done));
});

const tell = (subject: string, n = 0) =>
  emit(shop.database.db, 'order.changed', subject, { number: subject, n });
const waiting = () => shop.database.db.selectFrom('webhook_deliveries').selectAll().orderBy('id').execute();
/** As if the delays were over. */
const hurry = () =>
  shop.database.db
    .updateTable('webhook_deliveries')
    .set({ next_try_at: new Date(0) })
    .where('lease', 'is', null)
    .execute();
const delivered = () => until(async () => (await waiting()).length === 0);

describe('a webhook', { timeout: 60_000 }, () => {
  it('is signed, as the manual describes its verification', async () => {
    respond = taken;
    await openGateway();
    await tell('CMD-A', 1);
    await delivered();
    expect(received).toHaveLength(1);
    const [{ headers, body, event } = received[0] as Received] = received;
    expect(Object.keys(event)).toEqual(['id', 'type', 'occurredAt', 'data']);
    expect(event).toMatchObject({ type: 'order.changed', data: { number: 'CMD-A', n: 1 } });
    expect(headers['webhook-id']).toBe(event.id);
    expect(headers['content-type']).toBe('application/json');

    const code = fileIn('webhooks', 'isOurs.mjs');
    const { isOurs } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      isOurs: (secret: string, headers: object, body: string, now?: number) => boolean;
    };
    expect(isOurs(SECRET, headers, body)).toBe(true);
    expect(isOurs(SECRET, headers, `${body} `)).toBe(false);
    expect(isOurs(`whsec_${Buffer.alloc(32, 8).toString('base64')}`, headers, body)).toBe(false);
    expect(isOurs(SECRET, { ...headers, 'webhook-id': '0' }, body)).toBe(false);
    expect(isOurs(SECRET, headers, body, Date.now() + 600_000)).toBe(false);
    expect(isOurs(SECRET, {}, body)).toBe(false);
  });

  it.each([
    ['an error', (response: ServerResponse) => response.writeHead(503).end('no'), 'HTTP 503'],
    [
      'a redirect, which is not followed',
      (response: ServerResponse) => response.writeHead(302, { location: `${url}/elsewhere` }).end(),
      'HTTP 302',
    ],
    ['a reset', (response: ServerResponse) => response.destroy(), /^(UND_ERR_SOCKET|ECONNRESET)$/],
    ['silence', () => undefined, 'TIMEOUT'],
  ])('is sent again after %s, until it is taken, before what is behind it', async (_, fail, code) => {
    let failures = 1;
    respond = (response) => (failures-- > 0 ? fail(response) : taken(response));
    await openGateway();
    await tell('CMD-B', 1);
    await tell('CMD-B', 2);
    await until(async () => (await waiting())[0]?.failure != null);
    expect((await waiting())[0]?.failure).toMatch(code);
    await hurry();
    await delivered();
    expect(received.map(({ event }) => event.data['n'])).toEqual([1, 1, 2]);
    expect(received[0]?.event.id).toBe(received[1]?.event.id);
    expect(problems).toHaveLength(1);
    expect(problems[0]).not.toMatch(/secret-path|CMD-B|127\.0\.0\.1/);
  });

  it('goes to the channel of orders or to the one of tickets, as JSON by POST', async () => {
    respond = taken;
    await openGateway(`${url}/hooks/tickets`);
    await until(
      async () => (await shop.database.db.selectFrom('webhook_channels').selectAll().execute()).length === 2,
    );
    await tell('CMD-E', 1);
    await emit(shop.database.db, 'ticket.created', 'TIC-1', { number: 'TIC-1' });
    await until(() => received.length === 2);
    await delivered();
    expect(
      received
        .map(({ method, path, headers, event }) =>
          [method, path, headers['content-type'], event.type].join(' '),
        )
        .toSorted(),
    ).toEqual([
      'POST /hooks/orders?key=secret-path application/json order.changed',
      'POST /hooks/tickets application/json ticket.created',
    ]);
  });

  it('is sent once by two gateways', async () => {
    respond = taken;
    await Promise.all([openGateway(), openGateway()]);
    for (let n = 0; n < 30; n += 1) await tell(`CMD-${n % 10}`, n);
    await delivered();
    expect(received).toHaveLength(30);
    for (let order = 0; order < 10; order += 1)
      expect(received.map(({ event }) => event.data['n']).filter((n) => Number(n) % 10 === order)).toEqual([
        order,
        order + 10,
        order + 20,
      ]);
  });

  it('of a hanging receiver delays neither others nor the shutdown', async () => {
    respond = (response, { event }) => (event.data['number'] === 'CMD-HANGS' ? undefined : taken(response));
    const gateway = await openGateway();
    await tell('CMD-HANGS');
    await tell('CMD-C', 1);
    await tell('CMD-D', 1);
    await until(() => received.length >= 3);
    const began = performance.now();
    await gateway.close();
    expect(performance.now() - began).toBeLessThan(4_000);
  });

  it('is sent to a known channel only', () => {
    expect(addressOf({ orders: 'https://chat.test' }, 'orders')).toBe('https://chat.test');
    expect(addressOf({ orders: 'https://chat.test' }, 'tickets')).toBeUndefined();
    expect(() => addressOf({}, 'parcels')).toThrow('Invalid channel type');
  });
});
