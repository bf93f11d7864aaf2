/** Subscriptions of third parties to events, from the change to the receiver, through the real REST API. */
import { spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebhookBody } from '../contract/webhook-bodies.ts';
import { emit } from '../origin/api/events/feed.ts';
import { run } from '../origin/base/sql.ts';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { directly } from '../origin/testing/system.ts';
import { fileIn } from '../scripts/guide.ts';
import { freePort } from '../service/free-port.ts';
import { createGateway } from '../src/app.ts';
import type { Gateway } from '../src/app.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import type { Resolve } from '../src/upstream/webhook-post.ts';
import { ENDPOINT, read } from './harness.ts';
import { openLiveShop, SERVICE_TOKEN } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { orderInput } from './order-input.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

interface Received {
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
  event: { id: string; type: string; cursor?: string; data: Record<string, unknown> };
}
const received: Received[] = [];
/** Whether challenges are answered as they ask. */
let answersChallenges = true;
let respond: ((response: ServerResponse, got: Received) => void) | undefined;
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const got = {
      path: request.url,
      headers: request.headers,
      body,
      event: JSON.parse(body) as Received['event'],
    };
    received.push(got);
    const { type, data } = got.event;
    if (type === 'webhook.challenge')
      response.end(answersChallenges ? JSON.stringify({ challenge: data['challenge'] }) : 'welcome');
    else if (respond) respond(response, got);
    else response.writeHead(204).end();
  });
});

/** What names resolve to. */
const names: Record<string, string> = {};
const asked: string[] = [];
const resolve: Resolve = (host) => {
  asked.push(host);
  return Promise.resolve([{ address: names[host] ?? '127.0.0.1', family: 4 }]);
};
const SUBSCRIPTIONS = { allowsLocal: true, timeoutMs: 1_000, resolve };

let shop: LiveShop;
let url: string;
let owner: Member;
let sellers: [number, number];
let products: [number, number];
const gateways: Gateway[] = [];

beforeAll(async () => {
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  shop = await openLiveShop(
    {},
    // What is asked again and again until something happened costs more than an address has.
    { subscriptions: SUBSCRIPTIONS, clientLimitsFactor: 100 },
    { localWebhooks: true, webhookDelay: 0.05 },
  );
  const { db } = shop.database;
  const { id: first } = await addSeller(db, 'Chez Ali');
  const { id: second } = await addSeller(db, 'Chez Mouna');
  sellers = [first, second];
  const category = await addCategory(db, 'Maison');
  const [carpet = 0, lamp = 0] = await addProducts(db, [
    { name: 'Tapis', seller_id: first, category, price: 100_000, stock: 50 },
    { name: 'Lampe', seller_id: second, category, price: 40_000, stock: 50 },
  ]);
  products = [carpet, lamp];
  owner = await signUp(shop, 'Owner');
});
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.close();
  const { data } = await owner.ask('{ webhookSubscriptions { nodes { id } } }');
  for (const { id } of (data as unknown as { webhookSubscriptions: { nodes: { id: string }[] } })
    .webhookSubscriptions.nodes)
    await change('Delete', { id }, 'id');
  answersChallenges = true;
  respond = undefined;
  received.length = 0;
});
afterAll(async () => {
  await shop.close();
  receiver.closeAllConnections();
  await new Promise((done) => receiver.close(done));
});

/** Machines may be slow. */
const until = (holds: () => boolean | Promise<boolean>) =>
  expect.poll(holds, { timeout: 20_000, interval: 20 }).toBe(true);

type Payload = Record<string, unknown> & { userErrors: { field: string[] | null; code: string }[] };
async function change(name: string, input: object, fields: string): Promise<Payload> {
  const field = `webhookSubscription${name}`;
  const type = ['Delete', 'SecretRotate', 'Verify', 'Test'].includes(name) ? '' : name;
  const { data, errors } = await owner.ask(
    `mutation ($input: WebhookSubscription${type}Input!) { ${field}(input: $input) { ${fields} userErrors { field code } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return (data as unknown as Record<string, Payload>)[field] as Payload;
}

interface Subscription {
  id: string;
  version: number;
  state: string;
  failingSince: string | null;
  waiting: number;
  secrets: unknown[];
}
interface Made {
  subscription: Subscription;
  secret: string;
}
const FIELDS = 'id version state failingSince waiting secrets { createdAt expiresAt }';
const contact = { contactEmail: 'erp@example.tn', language: 'DE' };

async function subscribe(more: object = {}): Promise<Made> {
  const { userErrors, ...made } = await change(
    'Create',
    { url: `${url}/hooks`, topics: ['ORDERS', 'STOCK'], ...contact, ...more },
    `subscription { ${FIELDS} } secret`,
  );
  expect(userErrors).toEqual([]);
  return made as unknown as Made;
}
const now = async (id: string): Promise<Subscription | undefined> => {
  const { data } = await owner.ask(`{ webhookSubscriptions { nodes { ${FIELDS} } } }`);
  return (
    data as unknown as { webhookSubscriptions: { nodes: Subscription[] } }
  ).webhookSubscriptions.nodes.find((one) => one.id === id);
};
const stateOf = async (id: string) => (await now(id))?.state;
async function active(more: object = {}): Promise<Made> {
  const made = await subscribe(more);
  await until(async () => (await stateOf(made.subscription.id)) === 'ACTIVE');
  return made;
}
interface Logged {
  eventId: string;
  eventType: string;
  cursor: string | null;
  state: string;
  attempts: { failure: string | null; durationMs: number }[];
}
async function log(subscriptionId: string): Promise<Logged[]> {
  const { data, errors } = await owner.ask(
    `query ($id: ID!) { webhookSubscriptionDeliveries(subscriptionId: $id) {
      nodes { eventId eventType cursor state attempts { failure durationMs } } } }`,
    { id: subscriptionId },
  );
  expect(errors).toBeUndefined();
  return (data as unknown as { webhookSubscriptionDeliveries: { nodes: Logged[] } })
    .webhookSubscriptionDeliveries.nodes;
}
const events = (path = '/hooks') =>
  received.filter((one) => one.path === path && !one.event.type.startsWith('webhook.'));
const sell = (index: 0 | 1 = 0) =>
  emit(shop.database.db, 'product.stock', String(products[index]), { reason: 'stock' });
const order = async (...indexes: (0 | 1)[]): Promise<string> => {
  const prices = [100_000, 40_000];
  const [first = 0] = indexes;
  const total = indexes.reduce<number>((sum, index) => sum + (prices[index] ?? 0), 0);
  const input = orderInput(toGlobalId('Product', products[first]), total, {
    lines: indexes.map((index) => ({
      productId: toGlobalId('Product', products[index]),
      quantity: 1,
      unitPrice: `${(prices[index] ?? 0) / 1_000}.000`,
    })),
  });
  const { data, errors } = await shop
    .browser()
    .ask(
      'mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { number } userErrors { field code } differences { message } } }',
      { input },
    );
  expect(errors).toBeUndefined();
  const { order: placed } = (data as unknown as { orderPlace: { order: { number: string } | null } })
    .orderPlace;
  expect(placed, JSON.stringify(data)).not.toBeNull();
  return placed?.number ?? '';
};
/** Whether a body is signed with a secret, as Standard Webhooks verifies it. */
const isSignedWith = (secret: string, { headers, body }: Received): boolean => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const signature = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(signature);
};

describe('a subscription', { timeout: 60_000 }, () => {
  it('is active when its address has repeated the challenge, and is then sent signed events', async () => {
    const { subscription, secret } = await active();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const number = await order(0);
    await until(() => events().length >= 2);
    const created = events().find(({ event }) => event.type === 'order.created');
    expect(created?.event.data).toMatchObject({ number, total: '100.000', itemCount: 1 });
    expect(created?.event.cursor).toMatch(/^\d+-\d+$/);
    // No name, telephone or address.
    expect(created?.body).not.toMatch(/Amel|98123456|98 123 456/);
    const stock = events().find(({ event }) => event.type === 'stock.changed');
    expect(stock?.event.data).toEqual({
      productId: toGlobalId('Product', products[0]),
      sku: expect.any(String),
      isAvailable: true,
    });
    for (const one of received) {
      expect(WebhookBody.safeParse(one.event).error).toBeUndefined();
      expect(isSignedWith(secret, one)).toBe(true);
      expect(isSignedWith(`whsec_${Buffer.alloc(32, 1).toString('base64')}`, one)).toBe(false);
      expect(one.headers['webhook-id']).toBe(one.event.id);
    }
    await until(async () => (await now(subscription.id))?.waiting === 0);
    const logged = await log(subscription.id);
    expect(logged.map(({ eventType }) => eventType).toSorted()).toEqual([
      'order.created',
      'stock.changed',
      'webhook.challenge',
    ]);
    expect(logged[0]?.attempts).toEqual([{ failure: null, durationMs: expect.any(Number) }]);
    const [row] = await run<{ text: string }>(
      shop.database.db,
      `select string_agg(s::text, ' ') || (select string_agg(l::text, ' ') from audit_log l) as text from webhook_subscription_secrets s`,
      [],
    );
    expect(row?.text).not.toContain(secret.slice('whsec_'.length));
  });

  it('stays pending and is sent nothing else while the challenge is not repeated; verified later, it misses nothing', async () => {
    answersChallenges = false;
    const { subscription } = await subscribe();
    await until(async () => (await log(subscription.id))[0]?.attempts.length !== 0);
    await sell();
    await until(async () => (await log(subscription.id))[0]?.state === 'FAILED');
    expect((await log(subscription.id))[0]?.attempts[0]?.failure).toBe('CHALLENGE_NOT_REPEATED');
    expect(await stateOf(subscription.id)).toBe('PENDING');
    expect(events()).toEqual([]);
    expect((await change('Test', { id: subscription.id }, '')).userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ]);
    answersChallenges = true;
    await change('Verify', { id: subscription.id }, '');
    await until(() => events().length === 1);
    expect(await stateOf(subscription.id)).toBe('ACTIVE');
  });

  it('asks a new address before it sends anything there', async () => {
    const { subscription } = await active();
    answersChallenges = false;
    const { id, version } = subscription;
    const moved = await change(
      'Update',
      { id, version, url: `${url}/moved`, topics: ['STOCK'], ...contact },
      'subscription { state version }',
    );
    expect(moved['subscription']).toEqual({ state: 'PENDING', version: version + 1 });
    await sell();
    await until(() => received.some(({ path }) => path === '/moved'));
    expect(events('/moved')).toEqual([]);
    expect(events()).toEqual([]);
  });

  it('has two secrets for a day after a rotation: bodies are signed with both', async () => {
    const { subscription, secret } = await active();
    const rotated = await change(
      'SecretRotate',
      { id: subscription.id },
      `subscription { ${FIELDS} } secret`,
    );
    const { secret: next } = rotated as unknown as Made;
    expect((rotated as unknown as Made).subscription.secrets).toEqual([
      { createdAt: expect.any(String), expiresAt: expect.any(String) },
      { createdAt: expect.any(String), expiresAt: null },
    ]);
    await change('Test', { id: subscription.id }, '');
    await until(() => received.some(({ event }) => event.type === 'webhook.test'));
    const both = received.find(({ event }) => event.type === 'webhook.test');
    expect(both && [isSignedWith(secret, both), isSignedWith(next, both)]).toEqual([true, true]);
    await directly(shop.database.db, (trx) =>
      run(trx, 'update webhook_subscription_secrets set expires_at = now() where expires_at is not null', []),
    );
    received.length = 0;
    await change('Test', { id: subscription.id }, '');
    await until(() => received.length === 1);
    const [one] = received;
    expect(one && [isSignedWith(secret, one), isSignedWith(next, one)]).toEqual([false, true]);
  });

  it('is sent an event again until it is accepted, before later ones of the same subject; redirects are not followed', async () => {
    const { subscription } = await active({ topics: ['STOCK'] });
    const failures = [
      (response: ServerResponse) => response.writeHead(302, { location: `${url}/elsewhere` }).end(),
      (response: ServerResponse) => response.writeHead(503).end('x'.repeat(100_000)),
      () => undefined,
    ];
    respond = (response) => {
      const fail = failures.shift();
      if (fail) fail(response);
      else response.writeHead(200).end('x'.repeat(1_000_000));
    };
    await sell();
    await sell();
    await until(
      async () => (await log(subscription.id)).filter(({ state }) => state === 'DELIVERED').length === 3,
    );
    const [later, first] = await log(subscription.id);
    expect(first?.attempts.map(({ failure }) => failure)).toEqual(['HTTP 302', 'HTTP 503', 'TIMEOUT', null]);
    expect(later?.attempts.map(({ failure }) => failure)).toEqual([null]);
    expect(events().map(({ event }) => event.id)).toEqual([
      first?.eventId,
      first?.eventId,
      first?.eventId,
      first?.eventId,
      later?.eventId,
    ]);
    expect(events('/elsewhere')).toEqual([]);
  });

  it('sends nothing to an address that is not public, whatever its name resolves to', async () => {
    names['hooks.example'] = '169.254.169.254';
    const { subscription } = await subscribe({ url: 'https://hooks.example/in' });
    await until(async () => (await log(subscription.id))[0]?.attempts.length !== 0);
    expect((await log(subscription.id))[0]?.attempts[0]?.failure).toBe('ADDRESS_REFUSED');
    expect(asked).toContain('hooks.example');
    // Each attempt resolves the name again.
    names['hooks.example'] = '127.0.0.1';
    await until(async () => ((await log(subscription.id))[0]?.attempts.length ?? 0) > 2);
    expect(new Set((await log(subscription.id))[0]?.attempts.map(({ failure }) => failure))).toEqual(
      new Set(['ADDRESS_REFUSED']),
    );
    for (const refused of [
      'http://shop.example/in',
      'https://10.0.0.1/in',
      'https://[::1]/in',
      'https://[::ffff:10.0.0.1]/in',
      'https://user:pass@shop.example/in',
      'https://intranet/in',
      'ftp://shop.example/in',
      'no address',
    ]) {
      const { userErrors } = await change(
        'Create',
        { url: refused, topics: ['STOCK'], ...contact },
        'secret',
      );
      expect(userErrors, refused).toMatchObject([{ field: ['url'], code: 'INVALID' }]);
    }
  });

  it('is switched off after days of failure, its contact is written to, and verified again it continues', async () => {
    const { subscription } = await active({ topics: ['STOCK'] });
    respond = (response) => void response.writeHead(500).end();
    await sell();
    await until(async () => (await now(subscription.id))?.failingSince != null);
    expect(await stateOf(subscription.id)).toBe('ACTIVE');
    // As if it had begun days ago.
    await run(
      shop.database.db,
      `update webhook_subscription_places set failing_since = failing_since - interval '3 days'`,
      [],
    );
    await until(async () => (await stateOf(subscription.id)) === 'DISABLED');
    const mails = await shop.mailsTo('erp@example.tn');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Ihre Lawaj-Webhooks sind abgeschaltet');
    expect(JSON.stringify(mails[0])).toContain('127.0.0.1');
    received.length = 0;
    respond = undefined;
    await sell();
    await change('Verify', { id: subscription.id }, '');
    await until(() => events().length === 2);
    expect(await stateOf(subscription.id)).toBe('ACTIVE');
  });

  it('is sent the events from a cursor on again, under the same ids', async () => {
    const { subscription } = await active({ topics: ['STOCK'] });
    for (const index of [0, 1, 0] as const) await sell(index);
    await until(() => events().length === 3);
    const sent = events().map(({ event }) => event);
    received.length = 0;
    await until(async () => (await now(subscription.id))?.waiting === 0);
    const again = await change('Replay', { id: subscription.id, from: sent[1]?.cursor }, '');
    expect(again.userErrors).toEqual([]);
    await until(() => events().length === 2);
    expect(events().map(({ event }) => event.id)).toEqual(sent.slice(1).map(({ id }) => id));
    const wrong = await change('Replay', { id: subscription.id, from: 'yesterday' }, '');
    expect(wrong.userErrors).toMatchObject([{ field: ['from'], code: 'INVALID' }]);
  });

  it('of one seller is told of its products and parts alone', async () => {
    await active({
      topics: ['ORDERS', 'PARCELS', 'PRODUCTS', 'STOCK'],
      sellerId: toGlobalId('Seller', sellers[1]),
    });
    await order(0);
    const number = await order(0, 1);
    await sell(0);
    const [part] = await run<{ id: number; order_id: number }>(
      shop.database.db,
      `select s.id, s.order_id from sub_orders s join orders o on o.id = s.order_id where o.number = $1 and s.seller_id = $2`,
      [number, sellers[1]],
    );
    const [other] = await run<{ id: number }>(
      shop.database.db,
      `select s.id from sub_orders s join orders o on o.id = s.order_id where o.number = $1 and s.seller_id = $2`,
      [number, sellers[0]],
    );
    for (const id of [other?.id, part?.id])
      await emit(shop.database.db, 'order.changed', number, {
        orderId: String(part?.order_id),
        number,
        subOrderId: String(id),
        subOrder: 1,
        from: 'PREPARING',
        state: 'SHIPPED',
      });
    await emit(shop.database.db, 'product.changed', String(products[1]), { fields: ['name'] });
    await until(() => events().some(({ event }) => event.type === 'product.upserted'));
    await until(() => events().length >= 5);
    const told = events().map(({ event }) => event);
    expect(told.map(({ type }) => type).toSorted()).toEqual([
      'order.changed',
      'order.created',
      'parcel.changed',
      'product.upserted',
      'stock.changed',
    ]);
    const created = told.find(({ type }) => type === 'order.created');
    expect(created?.data).toMatchObject({
      number,
      itemCount: 1,
      sellerIds: [toGlobalId('Seller', sellers[1])],
    });
    expect(created?.data['total']).not.toBe('140.000');
    expect(told.find(({ type }) => type === 'parcel.changed')?.data).toMatchObject({
      number,
      state: 'SHIPPED',
      trackingNumber: null,
    });
    for (const event of told) expect(WebhookBody.safeParse(event).error).toBeUndefined();
    const bodies = events()
      .map(({ body }) => body)
      .join();
    expect(bodies).not.toContain(toGlobalId('Product', products[0]));
    expect(bodies).not.toContain(toGlobalId('Seller', sellers[0]));
  });

  it('is told of a gap when its events are no longer stored', async () => {
    const { subscription } = await active({ topics: ['PRODUCTS'] });
    await run(
      shop.database.db,
      `insert into settings (name, value) select 'feed removed', jsonb_build_object('xact', pg_snapshot_xmin(pg_current_snapshot())::text, 'id', 0)
       on conflict (name) do update set value = excluded.value`,
      [],
    );
    await run(
      shop.database.db,
      `update webhook_subscription_places set xact = '3'::xid8 where subscription_id = (select max(id) from webhook_subscriptions)`,
      [],
    );
    await sell();
    await until(() => received.some(({ event }) => event.type === 'webhook.gap'));
    expect((await now(subscription.id))?.state).toBe('ACTIVE');
    await run(shop.database.db, `delete from settings where name = 'feed removed'`, []);
  });

  it('is delivered by one of several gateways', async () => {
    for (let count = 0; count < 2; count += 1) {
      const gateway = createGateway({
        restUrl: shop.restUrl,
        serviceToken: SERVICE_TOKEN,
        documents: 'open',
        subscriptions: SUBSCRIPTIONS,
      });
      gateways.push(gateway);
      await until(() => gateway.ready());
    }
    const { subscription } = await active({ topics: ['STOCK'] });
    for (let count = 0; count < 20; count += 1) await sell(count % 2 === 0 ? 0 : 1);
    await until(() => events().length >= 20);
    await until(async () => (await now(subscription.id))?.waiting === 0);
    expect(events()).toHaveLength(20);
    expect(new Set(events().map(({ event }) => event.id)).size).toBe(20);
  });
});

describe('a key', { timeout: 60_000 }, () => {
  const makeKey = async (scopes: string[], more: object = {}): Promise<{ text: string; keyId: string }> => {
    const { data } = await owner.ask(
      `mutation ($input: ApiKeyCreateInput!) { apiKeyCreate(input: $input) { key { keyId } text userErrors { code } } }`,
      { input: { kind: 'SECRET', name: 'ERP', scopes, ...more } },
    );
    const { key, text } = (data as unknown as { apiKeyCreate: { key: { keyId: string }; text: string } })
      .apiKeyCreate;
    return { text, keyId: key.keyId };
  };
  const ask = async (key: string, query: string, variables: object = {}) =>
    read(
      await shop.gateway.yoga.fetch(ENDPOINT, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-client-address': '41.9.0.1', 'lawaj-key': key },
        body: JSON.stringify({ query, variables }),
      }),
    );
  const CREATE = `mutation ($input: WebhookSubscriptionCreateInput!) { webhookSubscriptionCreate(input: $input) {
    subscription { id keyId createdBy } secret userErrors { field code } } }`;

  it('manages its own subscriptions, and no others', async () => {
    const mine = await makeKey(['WEBHOOKS_MANAGE', 'CATALOGUE_CHANGES']);
    const other = await makeKey(['WEBHOOKS_MANAGE', 'CATALOGUE_CHANGES']);
    const without = await makeKey(['CATALOGUE_READ']);
    const refused = await ask(without.text, '{ webhookSubscriptions { nodes { id } } }');
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', scope: 'webhooks:manage' });
    const input = { url: `${url}/hooks`, topics: ['STOCK'], ...contact };
    const made = await ask(mine.text, CREATE, { input });
    expect(made.errors).toBeUndefined();
    const { subscription } = (
      made.data as unknown as { webhookSubscriptionCreate: { subscription: { id: string } } }
    ).webhookSubscriptionCreate;
    expect(subscription).toMatchObject({ keyId: mine.keyId, createdBy: null });
    const list = async (key: string) =>
      (await ask(key, '{ webhookSubscriptions { nodes { id } totalCount } }')).data as unknown;
    expect(await list(mine.text)).toEqual({
      webhookSubscriptions: { nodes: [{ id: subscription.id }], totalCount: 1 },
    });
    expect(await list(other.text)).toEqual({ webhookSubscriptions: { nodes: [], totalCount: 0 } });
    const remove = `mutation ($input: WebhookSubscriptionInput!) { webhookSubscriptionDelete(input: $input) { id userErrors { code } } }`;
    const stolen = await ask(other.text, remove, { input: { id: subscription.id } });
    expect(stolen.data).toEqual({
      webhookSubscriptionDelete: { id: null, userErrors: [{ code: 'NOT_FOUND' }] },
    });
    // Orders need the scope that reads them, and another key's subscription the other key.
    const orders = await ask(mine.text, CREATE, { input: { ...input, topics: ['ORDERS'] } });
    expect(orders.data).toMatchObject({
      webhookSubscriptionCreate: { secret: null, userErrors: [{ field: ['topics'], code: 'INVALID' }] },
    });
    const foreign = await ask(mine.text, CREATE, { input: { ...input, keyId: other.keyId } });
    expect(foreign.data).toMatchObject({
      webhookSubscriptionCreate: { secret: null, userErrors: [{ field: ['keyId'], code: 'INVALID' }] },
    });
    const [logged] = await run<{ actor: string }>(
      shop.database.db,
      `select actor_account as actor from audit_log where action = 'webhook-subscription.create' order by id desc limit 1`,
      [],
    );
    expect(logged?.actor).toBe(`key:${mine.keyId}`);
    await until(async () => (await stateOf(subscription.id)) === 'ACTIVE');
    const removed = await ask(mine.text, remove, { input: { id: subscription.id } });
    expect(removed.data).toEqual({ webhookSubscriptionDelete: { id: subscription.id, userErrors: [] } });
  });

  it('that is bound to a seller is told of the seller’s parts of all orders, and of no other seller', async () => {
    const sellerId = toGlobalId('Seller', sellers[1]);
    const { keyId } = await makeKey(['WEBHOOKS_MANAGE', 'ORDERS_READ', 'CATALOGUE_CHANGES'], { sellerId });
    await active({ keyId, topics: ['ORDERS', 'PARCELS', 'STOCK'] });
    await order(0);
    const number = await order(0, 1);
    await until(() => events().length >= 2);
    const told = events().map(({ event }) => event);
    expect(told.map(({ type }) => type).toSorted()).toEqual(['order.created', 'stock.changed']);
    expect(told.find(({ type }) => type === 'order.created')?.data).toMatchObject({
      number,
      itemCount: 1,
      sellerIds: [sellerId],
    });
    expect(JSON.stringify(told)).not.toContain('140.000');
    expect(JSON.stringify(told)).not.toContain(toGlobalId('Product', products[0]));
    expect(JSON.stringify(told)).not.toContain(toGlobalId('Seller', sellers[0]));
  });

  it('is told of the orders that it placed alone, and of nothing when it is revoked', async () => {
    const { keyId } = await makeKey(['WEBHOOKS_MANAGE', 'ORDERS_READ', 'CATALOGUE_CHANGES']);
    await active({ keyId, topics: ['ORDERS', 'STOCK'] });
    await order(0);
    await until(() => events().some(({ event }) => event.type === 'stock.changed'));
    expect(events().filter(({ event }) => event.type.startsWith('order.'))).toEqual([]);
    received.length = 0;
    await owner.ask(
      'mutation ($input: ApiKeyRevokeInput!) { apiKeyRevoke(input: $input) { userErrors { code } } }',
      { input: { id: toGlobalId('AdminApiKey', keyId) } },
    );
    await sell();
    await new Promise((done) => setTimeout(done, 1_500));
    expect(received).toEqual([]);
  });
});

it('to tickets tells of each that is opened, answered or closed, without texts and people', async () => {
  await active({ topics: ['TICKETS'] });
  const customer = await signUp(shop);
  const { data } = await customer.ask(
    'mutation ($input: TicketCreateInput!) { ticketCreate(input: $input) { ticketNumber userErrors { field } } }',
    {
      input: {
        name: 'Rym Trabelsi',
        email: customer.email,
        category: 'DELIVERY',
        subject: 'Where is it',
        message: 'My carpet has not arrived yet.',
        idempotencyKey: 'subscription-ticket-1',
      },
    },
  );
  const { ticketNumber } = (data as unknown as { ticketCreate: { ticketNumber: string } }).ticketCreate;
  const id = toGlobalId('Ticket', ticketNumber);
  await owner.ask(
    'mutation ($input: TicketReplyInput!) { ticketReply(input: $input) { userErrors { code } } }',
    { input: { id, message: 'It arrives tomorrow.', idempotencyKey: 'subscription-ticket-2' } },
  );
  await owner.ask(
    'mutation ($input: TicketNoteInput!) { ticketNote(input: $input) { userErrors { code } } }',
    { input: { id, text: 'She calls every day', idempotencyKey: 'subscription-ticket-3' } },
  );
  await customer.ask(
    'mutation ($input: TicketStatusChangeInput!) { ticketStatusChange(input: $input) { userErrors { code } } }',
    { input: { id, to: 'RESOLVED' } },
  );
  await order(0);
  await until(() => events().some(({ event }) => event.data['status'] === 'RESOLVED'));
  const told = events().map(({ event }) => WebhookBody.parse(event));
  const about = { ticketId: id, number: ticketNumber };
  expect(told.map(({ type, data: of }) => ({ type, data: of }))).toEqual([
    { type: 'ticket.created', data: { ...about, category: 'DELIVERY' } },
    {
      type: 'ticket.changed',
      data: { ...about, from: 'NEW', status: 'WAITING_CUSTOMER', by: 'STAFF', message: true },
    },
    {
      type: 'ticket.changed',
      data: { ...about, from: 'WAITING_CUSTOMER', status: 'RESOLVED', by: 'CUSTOMER', message: false },
    },
  ]);
  for (const hidden of ['Rym', customer.email, 'carpet', 'every day'])
    expect(JSON.stringify(events())).not.toContain(hidden);
});

it('to tickets is of no seller', async () => {
  const { userErrors } = await change(
    'Create',
    {
      url: `${url}/hooks`,
      topics: ['TICKETS'],
      sellerId: toGlobalId('Seller', sellers[0]),
      ...contact,
    },
    'subscription { id }',
  );
  expect(userErrors).toMatchObject([{ field: ['topics'], code: 'INVALID' }]);
});

describe('the manual', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'lawaj-webhooks-'));
  for (const name of ['isOurs.mjs', 'receiver.mjs', 'receiver.py'])
    writeFileSync(join(folder, name), fileIn('webhooks', name));
  const hasPython = spawnSync('python3', ['--version']).status === 0;
  afterAll(() => rmSync(folder, { recursive: true }));

  const RECEIVERS: readonly (readonly [name: string, program: string, file: string])[] = [
    ['Node', process.execPath, 'receiver.mjs'],
    ...(hasPython ? [['Python', 'python3', 'receiver.py'] as const] : []),
  ];
  it.each(RECEIVERS)(
    'describes a receiver in %s that is verified and accepts events',
    async (_, program, file) => {
      const port = await freePort();
      const { subscription, secret } = await subscribe({
        url: `http://127.0.0.1:${port}/`,
        topics: ['STOCK'],
      });
      const started = spawn(program, [join(folder, file)], {
        env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret },
        stdio: 'ignore',
      });
      try {
        await until(async () => (await stateOf(subscription.id)) === 'ACTIVE');
        await sell();
        await until(
          async () => (await log(subscription.id)).filter(({ state }) => state === 'DELIVERED').length === 2,
        );
        const forged = await fetch(`http://127.0.0.1:${port}/`, {
          method: 'POST',
          body: JSON.stringify({ type: 'webhook.test', data: {} }),
          headers: {
            'webhook-id': '1',
            'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
            'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}`,
          },
        });
        expect(forged.status).toBe(401);
      } finally {
        started.kill();
      }
    },
  );
});
