/** Notifications over server-sent events. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { emit } from '../origin/api/events/feed.ts';
import { addCarpet } from '../origin/testing/catalogue.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { ENDPOINT, startServer } from './harness.ts';
import { openLiveShop } from './live-shop.ts';
import type { Browser, LiveShop } from './live-shop.ts';
import { orderInput } from './order-input.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';
import { directly } from '../origin/testing/system.ts';

const UPDATED = 'subscription ($id: ID!) { orderUpdated(id: $id) { number state } }';
const FEED =
  'subscription ($after: String) { orderFeed(after: $after) { cursor type subject order { number } } }';
const NEWS =
  'subscription ($topics: [AdminTopic!]!) { adminFeed(topics: $topics) { topic type subject isNew } }';
const TICKETS = 'subscription { ticketFeed { type subject order { number } } }';

interface Told {
  data?: Record<string, Record<string, unknown> & { cursor: string }>;
  errors?: { extensions: { code: string } }[];
}

/** A stream as a browser reads it. */
class Listening {
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly response: Response;
  #text: string | undefined;
  constructor(response: Response) {
    this.response = response;
    this.#chunks = (response.body as unknown as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  }
  /** The next notification; null: the stream is complete. */
  async next(): Promise<Told | null> {
    this.#text ??= '';
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end >= 0) {
        const part = this.#text.slice(0, end);
        this.#text = this.#text.slice(end + 2);
        if (part.startsWith('event: complete')) return null;
        const data = /^data: (.*)$/m.exec(part)?.[1];
        if (data !== undefined) return JSON.parse(data) as Told;
        continue;
      }
      const { value, done } = await this.#chunks.next();
      if (done === true) return null;
      this.#text += Buffer.from(value).toString();
    }
  }
  /** A comment that keeps the connection open. */
  async heartbeat(): Promise<void> {
    this.#text = '';
    while (!this.#text.includes(':\n\n'))
      this.#text += Buffer.from(((await this.#chunks.next()).value ?? '') as Uint8Array).toString();
  }
  async leave(): Promise<void> {
    // A stream that was never read has not begun.
    if (this.#text !== undefined) await this.#chunks.return?.();
  }
}

let shop: LiveShop;
let member: Browser;
let other: Member;
let admin: Browser;
let product: string;
const open: Listening[] = [];

async function listen(browser: Browser, query: string, variables = {}): Promise<Listening> {
  const response = await shop.gateway.yoga.fetch(ENDPOINT, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      ...(browser.token === undefined ? {} : { cookie: `token=${browser.token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const listening = new Listening(response);
  open.push(listening);
  return listening;
}
beforeAll(async () => {
  shop = await openLiveShop();
  const { db } = shop.database;
  const id = await addCarpet(db, { price: 100_000, stock: 50 });
  product = toGlobalId('Product', id);
  shop.origin.context.directory.drop();
  [member, other, admin] = [await signUp(shop), await signUp(shop), await signUp(shop, 'Owner')];
});
afterEach(async () => {
  for (const listening of open.splice(0)) await listening.leave();
});
afterAll(() => shop.close());

async function place(browser: Browser): Promise<{ id: string; number: string }> {
  const { data } = await browser.ask(
    'mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { id number } differences { code } } }',
    { input: orderInput(product, 100_000) },
  );
  return (data as unknown as { orderPlace: { order: { id: string; number: string } } }).orderPlace.order;
}
const cancel = (browser: Browser, orderId: string) =>
  browser.ask('mutation ($input: OrderCancelInput!) { orderCancel(input: $input) { order { state } } }', {
    input: { orderId, idempotencyKey: crypto.randomUUID() },
  });
const codeOf = (told: Told | null) => told?.errors?.[0]?.extensions.code;

describe('an order', () => {
  it('is sent to its owner at once, and after each change', async () => {
    const order = await place(member);
    const listening = await listen(member, UPDATED, { id: order.id });
    expect(listening.response.headers.get('content-type')).toContain('text/event-stream');
    expect(await listening.next()).toEqual({
      data: { orderUpdated: { number: order.number, state: 'AWAITING_CONFIRMATION' } },
    });
    await cancel(member, (await place(member)).id);
    await cancel(member, order.id);
    expect(await listening.next()).toEqual({
      data: { orderUpdated: { number: order.number, state: 'CANCELLED' } },
    });
  });

  it('is sent to no other account', async () => {
    const order = await place(member);
    expect(codeOf(await (await listen(other, UPDATED, { id: order.id })).next())).toBe('NOT_FOUND');
    expect(codeOf(await (await listen(shop.browser(), UPDATED, { id: order.id })).next())).toBe(
      'UNAUTHENTICATED',
    );
    expect(codeOf(await (await listen(admin, UPDATED, { id: order.id })).next())).toBe('NOT_FOUND');
  });

  it('is no longer sent when the session has ended', async () => {
    const leaving = await signUp(shop);
    const order = await place(leaving);
    const token = leaving.token;
    const listening = await listen(leaving, UPDATED, { id: order.id });
    await listening.next();
    await leaving.ask('mutation { sessionEnd(input: {}) { userErrors { code } } }');
    expect(leaving.token).not.toBe(token);
    await emit(shop.database.db, 'order.changed', order.number, {
      orderId: Buffer.from(order.id, 'base64url').toString().split(':')[1],
    });
    expect(await listening.next()).toBeNull();
  });

  it('keeps the connection open with comments', async () => {
    const listening = await listen(member, UPDATED, { id: (await place(member)).id });
    await listening.next();
    await listening.heartbeat();
  });
});

describe('streams', () => {
  it('are limited per account, whatever the address; others are not affected', async () => {
    const { id } = await place(member);
    const mine: Listening[] = [];
    for (let index = 0; index < 10; index += 1) {
      const listening = await listen(member, UPDATED, { id });
      expect((await listening.next())?.data).toBeDefined();
      mine.push(listening);
    }
    expect(codeOf(await (await listen(member, UPDATED, { id })).next())).toBe('RATE_LIMITED');
    const theirs = await place(other);
    expect((await (await listen(other, UPDATED, { id: theirs.id })).next())?.data).toBeDefined();
    await mine[0]?.leave();
    expect((await (await listen(member, UPDATED, { id })).next())?.data).toBeDefined();
  });
});

describe('the feeds', () => {
  it('are for admins', async () => {
    for (const query of [FEED, TICKETS, NEWS]) {
      const variables = query === NEWS ? { topics: ['ORDERS'] } : {};
      expect(codeOf(await (await listen(member, query, variables)).next())).toBe('FORBIDDEN');
      expect(codeOf(await (await listen(shop.browser(), query, variables)).next())).toBe('UNAUTHENTICATED');
    }
  });

  it('separate orders and tickets, and resume after a cursor without a gap', async () => {
    const listening = await listen(admin, FEED);
    const tickets = await listen(admin, TICKETS);
    const first = await place(member);
    await emit(shop.database.db, 'ticket.created', 'TKT-1', {});
    const told = await listening.next();
    expect(told).toMatchObject({
      data: { orderFeed: { type: 'order.created', subject: first.number, order: { number: first.number } } },
    });
    expect(await tickets.next()).toEqual({
      data: { ticketFeed: { type: 'ticket.created', subject: 'TKT-1', order: null } },
    });
    await listening.leave();

    const second = await place(member);
    const resumed = await listen(admin, FEED, { after: told?.data?.['orderFeed']?.cursor });
    const third = await place(member);
    const subjects = [await resumed.next(), await resumed.next()].map(
      (entry) => entry?.data?.['orderFeed']?.['subject'],
    );
    expect(subjects).toEqual([second.number, third.number]);
    expect(codeOf(await (await listen(admin, FEED, { after: 'x' })).next())).toBe('BAD_USER_INPUT');
  });

  it('say which lists of the back-office are stale, without data of the objects', async () => {
    const news = await listen(admin, NEWS, { topics: ['ORDERS', 'REVIEWS', 'JOBS', 'SELLERS'] });
    const { db } = shop.database;
    const { number } = await place(member);
    // The order's product: another topic.
    await emit(db, 'product.stock', '1', { reason: 'stock' });
    await emit(db, 'review.created', '7');
    await emit(db, 'seller.applied', '8');
    await directly(db, (trx) =>
      trx
        .insertInto('jobs')
        .values({ kind: 'PRODUCTS_BULK', state: 'STAGING', actor_account: '1000000012', params: '{}' })
        .execute(),
    );
    const heard = [await news.next(), await news.next(), await news.next(), await news.next()];
    expect(heard.map((entry) => entry?.data?.['adminFeed'])).toEqual([
      { topic: 'ORDERS', type: 'order.created', subject: number, isNew: true },
      { topic: 'REVIEWS', type: 'review.created', subject: '7', isNew: true },
      { topic: 'SELLERS', type: 'seller.applied', subject: '8', isNew: true },
      { topic: 'JOBS', type: 'job.changed', subject: expect.stringMatching(/^\d+$/), isNew: false },
    ]);
  });

  it('end when an admin loses the role', async () => {
    const listening = await listen(other, FEED);
    expect(codeOf(await listening.next())).toBe('FORBIDDEN');
    const { db } = shop.database;
    const set = (is: boolean) =>
      directly(db, (trx) =>
        trx
          .updateTable('users')
          .set({ roles: is ? ['Admin'] : [], is_admin: is, admin_role: is ? 'Owner' : null })
          .where('email', '=', other.email)
          .execute(),
      );
    await set(true);
    const again = await listen(other, FEED);
    await set(false);
    await place(member);
    expect(await again.next()).toBeNull();
  });
});

it('a client that disconnects releases all its resources', async () => {
  const order = await place(member);
  const before = shop.gateway.streams();
  const server = await startServer((request, response) => void shop.gateway.yoga(request, response));
  const leaving = new AbortController();
  const streams = await Promise.all(
    [
      { query: UPDATED, variables: { id: order.id }, token: member.token },
      { query: FEED, variables: {}, token: admin.token },
      { query: TICKETS, variables: {}, token: admin.token },
    ].map(({ token, ...body }) =>
      fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: {
          accept: 'text/event-stream',
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify(body),
        signal: leaving.signal,
      }),
    ),
  );
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(shop.gateway.streams()).toBe(before + 3);
  leaving.abort();
  await expect.poll(() => shop.gateway.streams(), { timeout: 15_000 }).toBe(before);
  await server.close();
});

it('are complete when the gateway stops, also those that are opened afterwards', async () => {
  const order = await place(member);
  const listening = await listen(member, UPDATED, { id: order.id });
  expect((await listening.next())?.data).toBeDefined();
  shop.gateway.endStreams();
  expect(await listening.next()).toBeNull();
  const late = await listen(admin, NEWS, { topics: ['ORDERS'] });
  expect(await late.next()).toBeNull();
});
