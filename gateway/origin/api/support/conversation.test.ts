import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountExport } from '../../../contract/accounts.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { OrderPlaced } from '../../../contract/orders.ts';
import type {
  AdminTicket,
  AdminTicketsPage,
  Ticket,
  TicketAnswer,
  TicketsPage,
  TicketStatus,
} from '../../../contract/support.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { orderLine, orderOf } from '../../testing/orders.ts';
import { startTestOrigin, newClient } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson, TEST_PASSWORD } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { mayMove } from './states.ts';

let shop: TestOrigin;
let owner: Person;
let other: Person;
let agent: Person;
let onlooker: Person;
beforeAll(async () => {
  shop = await startTestOrigin();
  owner = await addPerson(shop);
  other = await addPerson(shop);
  agent = await addPerson(shop, 'Support');
  onlooker = await addPerson(shop, 'ReadOnly');
});
afterAll(() => shop.close());

let keys = 0;
const newKey = (): string => `conversation-${(keys += 1)}`;
async function open(who?: Person, more: Record<string, unknown> = {}): Promise<string> {
  const { body } = await shop.post<TicketAnswer>(
    '/v1/tickets',
    {
      name: 'Amel Ben Salah',
      email: `asks${(keys += 1)}@example.tn`,
      category: 'order',
      subject: 'Où est mon colis ?',
      message: 'Je l’attends depuis trois jours.',
      idempotencyKey: newKey(),
      ...more,
    },
    {
      ...who?.headers,
      ...newClient(),
    },
  );
  return body.number;
}
const see = (number: string, who?: Person) =>
  shop.get<Ticket & ErrorBody>(`/v1/user/tickets/${number}`, who?.headers);
const write = (number: string, who: Person | undefined, message: string, idempotencyKey = newKey()) =>
  shop.post<Ticket & ErrorBody>(
    `/v1/user/tickets/${number}/messages`,
    { message, idempotencyKey },
    who?.headers,
  );
const answer = (number: string, message: string, who: Person | undefined = agent, key = newKey()) =>
  shop.post<AdminTicket & ErrorBody>(
    `/v1/admin/tickets/${number}/messages`,
    { message, idempotencyKey: key },
    who?.headers,
  );
const move = (number: string, to: TicketStatus, who?: Person) =>
  shop.post<Ticket & ErrorBody>(`/v1/user/tickets/${number}/status`, { to }, who?.headers);
const decide = (number: string, body: object, who: Person | undefined = agent) =>
  shop.post<AdminTicket & ErrorBody>(`/v1/admin/tickets/${number}/status`, body, who?.headers);

describe('a conversation', () => {
  it('alternates, once per key, with its events and the reply by mail', async () => {
    const email = 'reads@example.tn';
    const number = await open(owner, { email });
    const key = newKey();
    const [first, again] = [
      await answer(number, 'Il arrive demain.', agent, key),
      await answer(number, 'Il arrive demain.', agent, key),
    ];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(first.body).toMatchObject({ status: 'WAITING_CUSTOMER', name: 'Amel Ben Salah', email });
    expect(again.body.messages).toHaveLength(2);
    const said = await write(number, owner, 'Merci !');
    expect(said.body).toMatchObject({
      status: 'OPEN',
      canAnswer: true,
      canResolve: false,
      messages: [{ author: 'customer' }, { author: 'staff', text: 'Il arrive demain.' }, { text: 'Merci !' }],
    });
    const { db } = shop.database;
    const events = await db
      .selectFrom('outbox')
      .selectAll()
      .where('subject', '=', number)
      .orderBy('id')
      .execute();
    expect(events.map(({ type, data }) => [type, data['status'], data['by']])).toEqual([
      ['ticket.created', undefined, undefined],
      ['ticket.changed', 'WAITING_CUSTOMER', 'staff'],
      ['ticket.changed', 'OPEN', 'customer'],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/demain|Merci|Amel/);
    const mails = (await shop.mails()).filter(({ to }) => to === email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Votre demande ${number}`,
      `Réponse à votre demande ${number}`,
    ]);
    expect(mails[1]?.text).toContain('Il arrive demain.');
    for (const { text } of mails) expect(text).toContain(`https://shop.test/user/tickets/${number}`);
  });

  it('refuses a key that was used for another text', async () => {
    const number = await open(owner);
    const key = newKey();
    await write(number, owner, 'Une chose', key);
    const { status, body } = await write(number, owner, 'Autre chose', key);
    expect([status, body.error.code]).toEqual([409, 'CONFLICT']);
  });

  it('writes a message once under concurrent requests, and sets the status with it', async () => {
    const number = await open(owner);
    await answer(number, 'Bonjour');
    const key = newKey();
    await Promise.all([1, 2, 3].map(() => write(number, owner, 'Merci', key)));
    expect((await see(number, owner)).body).toMatchObject({ status: 'OPEN', messages: { length: 3 } });
  });

  it('is by mail only for a visitor: no account has it among its tickets, and the mail has no link', async () => {
    const email = 'visitor@example.tn';
    const number = await open(undefined, { email });
    await answer(number, 'Bonjour');
    expect((await see(number, owner)).status).toBe(404);
    const [, mail] = (await shop.mails()).filter(({ to }) => to === email);
    expect(mail?.text).not.toContain('/user/tickets');
  });

  it.each([
    ['message', { message: ' ', idempotencyKey: 'a-good-key' }, 'REQUIRED'],
    ['message', { message: 'a'.repeat(5_001), idempotencyKey: 'a-good-key' }, 'TOO_LONG'],
    ['idempotencyKey', { message: 'Bonjour', idempotencyKey: 'x' }, 'INVALID'],
  ])('names a wrong %s', async (field, body, code) => {
    const number = await open(owner);
    const told = await shop.post<ErrorBody>(`/v1/user/tickets/${number}/messages`, body, owner.headers);
    expect(told.status).toBe(400);
    expect(told.body.error.fields).toMatchObject([{ field, code }]);
  });
});

describe('the table of states', () => {
  const STATUSES = ['NEW', 'OPEN', 'WAITING_CUSTOMER', 'RESOLVED', 'CLOSED'] as const;
  const CUSTOMER = ['WAITING_CUSTOMER OPEN', 'WAITING_CUSTOMER RESOLVED', 'RESOLVED CLOSED'];
  const ALLOWED = {
    customer: CUSTOMER,
    staff: [...CUSTOMER, 'NEW OPEN', 'OPEN WAITING_CUSTOMER'],
  } as const;

  it.each(['customer', 'staff'] as const)(
    'applies to %s, and no other transition is possible',
    async (actor) => {
      const number = await open(owner);
      const set = (status: TicketStatus) =>
        shop.database.db.updateTable('tickets').set({ status }).where('number', '=', number).execute();
      for (const from of STATUSES) {
        for (const to of STATUSES) {
          await set(from);
          const allowed = (ALLOWED[actor] as readonly string[]).includes(`${from} ${to}`);
          const { status } =
            actor === 'customer' ? await move(number, to, owner) : await decide(number, { to });
          expect([from, to, status], actor).toEqual([from, to, allowed ? 200 : 409]);
          expect(mayMove(from, to, actor)).toBe(allowed);
        }
      }
    },
  );

  it('ends the conversation: a resolved ticket takes no more messages', async () => {
    const number = await open(owner);
    await answer(number, 'Réglé ?');
    expect((await move(number, 'RESOLVED', owner)).body).toMatchObject({
      status: 'RESOLVED',
      canAnswer: false,
      canClose: true,
    });
    for (const { status } of [await write(number, owner, 'Encore'), await answer(number, 'Encore')])
      expect(status).toBe(409);
    expect((await move(number, 'CLOSED', owner)).body).toMatchObject({ status: 'CLOSED', canClose: false });
  });

  it('sets a priority independently, and names a missing field', async () => {
    const number = await open(owner);
    expect((await decide(number, { priority: 'URGENT' })).body).toMatchObject({
      priority: 'URGENT',
      status: 'NEW',
    });
    expect((await decide(number, {})).body.error.fields).toMatchObject([{ field: 'to' }]);
  });
});

describe('permissions', () => {
  it('only the owner reads, writes and closes; for others it does not exist, visitors have to sign in', async () => {
    const number = await open(owner);
    expect((await see(number, owner)).status).toBe(200);
    for (const [who, status] of [
      [other, 404],
      [agent, 404],
      [undefined, 401],
    ] as const) {
      expect((await see(number, who)).status).toBe(status);
      expect((await write(number, who, 'Bonjour')).status).toBe(status);
      expect((await move(number, 'OPEN', who)).status).toBe(status);
    }
    expect((await see('TKT-26-999999-0', owner)).status).toBe(404);
    expect((await see('x', owner)).status).toBe(400);
  });

  it('only admins see all, and only Support and owners answer', async () => {
    const number = await open(owner);
    const all = (who?: Person) =>
      shop.get<AdminTicketsPage & ErrorBody>('/v1/admin/tickets?limit=100', who?.headers);
    const one = (who?: Person) =>
      shop.get<AdminTicket & ErrorBody>(`/v1/admin/tickets/${number}`, who?.headers);
    for (const [who, reads, writes] of [
      [undefined, 401, 401],
      [owner, 403, 403],
      [onlooker, 200, 403],
      [agent, 200, 200],
    ] as const) {
      expect((await all(who)).status).toBe(reads);
      expect((await one(who)).status).toBe(reads);
      const headers = who?.headers;
      const told = await shop.post(
        `/v1/admin/tickets/${number}/messages`,
        { message: 'Bonjour', idempotencyKey: newKey() },
        headers,
      );
      expect(told.status).toBe(writes);
      expect(
        (await shop.post(`/v1/admin/tickets/${number}/status`, { priority: 'LOW' }, headers)).status,
      ).toBe(writes);
    }
  });
});

describe('lists', () => {
  it('return the account’s own tickets, the latest first, page by page', async () => {
    const person = await addPerson(shop);
    const numbers = [];
    for (let n = 0; n < 3; n += 1) numbers.push(await open(person));
    const list = (query: string) =>
      shop.get<TicketsPage & ErrorBody>(`/v1/user/tickets${query}`, person.headers);
    const first = await list('?limit=2');
    expect(first.body.tickets.map(({ number }) => number)).toEqual([numbers[2], numbers[1]]);
    expect(first.body.pagination).toMatchObject({ totalItems: 3, hasNext: true });
    const second = await list(`?limit=2&after=${first.body.cursors[1] ?? ''}`);
    expect(second.body.tickets.map(({ number }) => number)).toEqual([numbers[0]]);
    expect((await list('?page=1&after=x')).body.error.fields).toMatchObject([{ field: 'page' }]);
    expect((await list('?after=x')).body.error.fields).toMatchObject([{ field: 'after' }]);
  });

  it('are filtered for admins by status and category', async () => {
    const number = await open(owner, { category: 'seller' });
    await answer(number, 'Bonjour');
    const { body } = await shop.get<AdminTicketsPage>(
      '/v1/admin/tickets?status=WAITING_CUSTOMER&category=seller',
      agent.headers,
    );
    expect(body.tickets.map((ticket) => ticket.number)).toEqual([number]);
  });
});

describe('a question about an order', () => {
  it('is linked to the caller’s own order; another’s number stays plain text', async () => {
    const { db } = shop.database;
    const category = await addCategory(db, 'Maison');
    const seller = await addSeller(db, 'Chez Ali');
    const [product = 0] = await addProducts(db, [
      { name: 'Tapis', seller_id: seller.id, category, price: 30_000 },
    ]);
    shop.forget();
    const { body } = await shop.post<OrderPlaced>(
      '/v1/orders',
      orderOf([orderLine(product, 30_000)]),
      owner.headers,
    );
    const orderNumber = body.order?.number ?? '';
    const own = await open(owner, { orderNumber: orderNumber.toLowerCase() });
    expect((await see(own, owner)).body).toMatchObject({ orderId: body.order?._id });
    const others = await open(other, { orderNumber });
    expect((await see(others, other)).body).toMatchObject({ orderNumber, orderId: null });
  });
});

describe('the personal data', () => {
  it('include the conversation, and are anonymised with the account', async () => {
    const person = await addPerson(shop);
    const number = await open(person, { email: person.email });
    await answer(number, 'Bonjour');
    const { body } = await shop.get<AccountExport>('/v1/user/export', person.headers);
    expect(body.data['tickets']).toMatchObject([{ number, messages: { length: 2 } }]);
    await shop.post('/v1/user/delete', { password: TEST_PASSWORD }, person.headers);
    const { body: left } = await shop.get<AdminTicket>(`/v1/admin/tickets/${number}`, agent.headers);
    expect(left).toMatchObject({ name: '', email: '', subject: '', messages: [{ text: '' }, {}] });
    // There is no recipient left: the reply is stored, and no mail fails.
    expect((await answer(number, 'Encore')).status).toBe(200);
  });
});

describe('a rating', () => {
  const rate = (number: string, rating: number, comment: string | null, who?: Person) =>
    shop.post<Ticket & ErrorBody>(`/v1/user/tickets/${number}/rating`, { rating, comment }, who?.headers);

  it('is given once, by the customer, when the ticket is resolved', async () => {
    const number = await open(owner);
    expect((await see(number, owner)).body).toMatchObject({ canRate: false, rating: null });
    expect((await rate(number, 5, null, owner)).status).toBe(409);
    await answer(number, 'Il arrive demain.');
    await move(number, 'RESOLVED', owner);
    expect((await see(number, owner)).body.canRate).toBe(true);
    expect((await rate(number, 6, null, owner)).status).toBe(400);
    expect((await rate(number, 2, 'Trop long', other)).status).toBe(404);
    const rated = await rate(number, 2, 'Trop long', owner);
    expect(rated.body).toMatchObject({ canRate: false, rating: { value: 2, comment: 'Trop long' } });
    expect((await rate(number, 2, 'Trop long', owner)).status).toBe(200);
    expect((await rate(number, 5, null, owner)).status).toBe(409);
    const found = async (most: number): Promise<string[]> => {
      const { body } = await shop.get<AdminTicketsPage>(
        `/v1/admin/tickets?ratingAtMost=${most}`,
        agent.headers,
      );
      return body.tickets.map((ticket) => ticket.number);
    };
    expect(await found(2)).toEqual([number]);
    expect(await found(1)).toEqual([]);
  });
});
