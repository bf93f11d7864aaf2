/** The work on tickets over HTTP: the queue, notes, crossed replies, assignment, merging, answers for repeated questions. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountExport } from '../../../contract/accounts.ts';
import type {
  CannedAnswer,
  CannedAnswers,
  TicketAgents,
  TicketsChanged,
} from '../../../contract/admin/tickets.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { OrderPlaced } from '../../../contract/orders.ts';
import type { AdminTicket, AdminTicketsPage, Ticket, TicketAnswer } from '../../../contract/support.ts';
import { run } from '../../base/sql.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { orderLine, orderOf } from '../../testing/orders.ts';
import { newClient, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson, TEST_PASSWORD } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';

let shop: TestOrigin;
let customer: Person;
let agent: Person;
let colleague: Person;
let marketing: Person;
beforeAll(async () => {
  shop = await startTestOrigin();
  customer = await addPerson(shop);
  agent = await addPerson(shop, 'Support');
  colleague = await addPerson(shop, 'Support');
  marketing = await addPerson(shop, 'Marketing');
});
afterAll(() => shop.close());

let keys = 0;
const newKey = (): string => `support-desk-${(keys += 1)}`;

async function open(who?: Person, more: Record<string, unknown> = {}): Promise<string> {
  const { body } = await shop.post<TicketAnswer>(
    '/v1/tickets',
    {
      name: 'Amel Ben Salah',
      email: `desk${(keys += 1)}@example.tn`,
      category: 'order',
      subject: 'Où est mon colis ?',
      message: 'Je l’attends depuis trois jours.',
      idempotencyKey: newKey(),
      ...more,
    },
    { ...who?.headers, ...newClient() },
  );
  return body.number;
}
const own = (number: string) => shop.get<Ticket & ErrorBody>(`/v1/user/tickets/${number}`, customer.headers);
const act = (number: string, path: string, body: object, who = agent) =>
  shop.post<AdminTicket & ErrorBody>(`/v1/admin/tickets/${number}/${path}`, body, who.headers);
const reply = (number: string, message: string, more: object = {}, who = agent) =>
  act(number, 'messages', { message, idempotencyKey: newKey(), ...more }, who);
const list = async (query: string, who = agent): Promise<string[]> => {
  const { status, body } = await shop.get<AdminTicketsPage>(
    `/v1/admin/tickets?limit=100&${query}`,
    who.headers,
  );
  expect(status).toBe(200);
  return body.tickets.map(({ number }) => number);
};

describe('a note', () => {
  it('is read by staff alone: no mail, no export, no webhook, no word to the customer', async () => {
    const email = 'noted@example.tn';
    const number = await open(customer, { email });
    const note = { text: 'Le livreur dit que le client était absent.', idempotencyKey: newKey() };
    const { status, body } = await act(number, 'notes', note);
    expect(status).toBe(200);
    expect((await act(number, 'notes', note)).body.messages).toHaveLength(2);
    expect(body).toMatchObject({
      status: 'NEW',
      messages: [
        { author: 'customer', isInternal: false, authorAccount: null },
        { author: 'staff', isInternal: true, text: note.text, authorAccount: agent.accountNumber },
      ],
    });
    expect(JSON.stringify((await own(number)).body)).not.toContain('absent');
    expect((await own(number)).body.messages).toHaveLength(1);
    expect((await shop.mails()).filter(({ to }) => to === email)).toHaveLength(1);
    const events = await shop.database.db
      .selectFrom('outbox')
      .selectAll()
      .where('subject', '=', number)
      .orderBy('id')
      .execute();
    expect(events.map(({ type }) => type)).toEqual(['ticket.created', 'ticket.handled']);
    const { body: exported } = await shop.post<AccountExport>(
      '/v1/user/export',
      { password: TEST_PASSWORD },
      customer.headers,
    );
    expect(JSON.stringify(exported)).not.toContain('absent');
    // Closed tickets can be noted too.
    await reply(number, 'Bonjour', { resolves: true });
    expect((await act(number, 'notes', { text: 'Rappelé', idempotencyKey: newKey() })).status).toBe(200);
    // Who may not answer may not note either.
    expect((await act(number, 'notes', note, marketing)).status).toBe(403);
  });
});

describe('a reply', () => {
  it('is refused when the conversation has gone on since it was read', async () => {
    const number = await open(customer);
    const { body: read } = await act(number, 'notes', { text: 'Je regarde', idempotencyKey: newKey() });
    const seen = read.messages[0]?._id;
    // A note is no message of the conversation.
    expect((await reply(number, 'Bonjour', { lastMessageId: seen })).status).toBe(200);
    const crossed = await reply(number, 'Rebonjour', { lastMessageId: seen }, colleague);
    expect([crossed.status, crossed.body.error]).toMatchObject([
      412,
      {
        code: 'STALE',
        fields: [{ field: 'message', changedBy: expect.stringMatching(/\S/) }],
      },
    ]);
    const { body: now } = await shop.get<AdminTicket>(`/v1/admin/tickets/${number}`, colleague.headers);
    const last = now.messages.at(-1)?._id;
    expect((await reply(number, 'Rebonjour', { lastMessageId: last }, colleague)).status).toBe(200);
  });

  it('repeated with its key is the same reply, although it is itself newer than what was read', async () => {
    const number = await open(customer);
    const { body: read } = await shop.get<AdminTicket>(`/v1/admin/tickets/${number}`, agent.headers);
    const request = { message: 'Bonjour', idempotencyKey: newKey(), lastMessageId: read.messages[0]?._id };
    expect((await act(number, 'messages', request)).status).toBe(200);
    const again = await act(number, 'messages', request);
    expect([again.status, again.body.messages.length]).toEqual([200, 2]);
  });

  it('may resolve the ticket with it', async () => {
    const number = await open(customer);
    expect((await reply(number, 'C’est fait.', { resolves: true })).body).toMatchObject({
      status: 'RESOLVED',
      waitingSince: null,
    });
    expect((await own(number)).body).toMatchObject({ status: 'RESOLVED', canAnswer: false });
  });

  it('makes the customer wait no longer', async () => {
    const number = await open(customer);
    const { body: before } = await shop.get<AdminTicket>(`/v1/admin/tickets/${number}`, agent.headers);
    expect(before.waitingSince).not.toBeNull();
    expect((await reply(number, 'Bonjour')).body.waitingSince).toBeNull();
    await shop.post(
      `/v1/user/tickets/${number}/messages`,
      { message: 'Merci', idempotencyKey: newKey() },
      customer.headers,
    );
    const { body: after } = await shop.get<AdminTicket>(`/v1/admin/tickets/${number}`, agent.headers);
    expect(after.waitingSince).not.toBeNull();
  });
});

describe('assignment', () => {
  it('names an admin, and filters the list', async () => {
    const number = await open(customer);
    const { body } = await act(number, 'assignee', { assignee: colleague.accountNumber });
    expect(body.assignee).toEqual({
      accountNumber: colleague.accountNumber,
      name: expect.stringMatching(/\S/),
    });
    expect(await list('assignee=me', colleague)).toEqual([number]);
    expect(await list(`assignee=${colleague.accountNumber}`)).toEqual([number]);
    expect(await list('assignee=none')).not.toContain(number);
    expect((await own(number)).body).not.toHaveProperty('assignee');
    expect(await act(number, 'assignee', { assignee: customer.accountNumber })).toMatchObject({
      status: 400,
      body: { error: { fields: [{ field: 'assignee' }] } },
    });
    expect((await act(number, 'assignee', { assignee: null })).body.assignee).toBeNull();
  });
});

describe('several tickets', () => {
  const change = (body: object, who = agent) =>
    shop.post<TicketsChanged & ErrorBody>('/v1/admin/tickets/changes', body, who.headers);

  it('are assigned, raised and closed by one call, each with its result', async () => {
    const [fresh, resolved, closed] = [await open(customer), await open(customer), await open(customer)];
    await reply(resolved, 'Bonjour', { resolves: true });
    await reply(closed, 'Bonjour', { resolves: true });
    await act(closed, 'status', { to: 'CLOSED' });
    const { status, body } = await change({
      numbers: [resolved, closed, fresh],
      to: 'OPEN',
      priority: 'HIGH',
      assignee: colleague.accountNumber,
    });
    expect(status).toBe(200);
    expect(body.rows).toMatchObject([
      { ticket: null, error: 'CONFLICT' },
      { ticket: null, error: 'CONFLICT' },
      {
        ticket: {
          number: fresh,
          status: 'OPEN',
          priority: 'HIGH',
          assignee: { accountNumber: colleague.accountNumber },
        },
        error: null,
      },
    ]);
    // What is left as it is keeps its priority and assignee too.
    const { body: left } = await shop.get<AdminTicket>(`/v1/admin/tickets/${closed}`, agent.headers);
    expect(left).toMatchObject({ priority: 'NORMAL', assignee: null });
    // The steps in between are taken; nothing is mailed by them.
    const mails = (await shop.mails()).length;
    const unknown = 'TKT-26-999999-0';
    expect((await change({ numbers: [unknown, fresh, closed], to: 'CLOSED' })).body.rows).toMatchObject([
      { error: 'NOT_FOUND' },
      { ticket: { status: 'CLOSED', waitingSince: null } },
      { ticket: { number: closed, status: 'CLOSED' } },
    ]);
    expect((await shop.mails()).length).toBe(mails);
    expect((await change({ numbers: [resolved], assignee: null })).body.rows).toMatchObject([
      { ticket: { status: 'RESOLVED', assignee: null } },
    ]);
  });

  it.each([
    ['to', { numbers: ['TKT-26-000001-2'] }],
    ['numbers', { numbers: [], to: 'OPEN' }],
    ['numbers', { numbers: ['TKT-26-000001-2', 'TKT-26-000001-2'], to: 'OPEN' }],
    ['numbers.0', { numbers: ['x'], to: 'OPEN' }],
    ['assignee', { numbers: ['TKT-26-000001-2'], assignee: '1000000000' }],
  ])('name a wrong %s', async (field, body) => {
    const answer = await change(body);
    expect([answer.status, answer.body.error.fields?.[0]?.field]).toEqual([400, field]);
  });

  it('are for support alone', async () => {
    expect((await change({ numbers: ['TKT-26-000001-2'], to: 'OPEN' }, marketing)).status).toBe(403);
  });
});

it('agents are the admins whose role answers tickets', async () => {
  const { body } = await shop.get<TicketAgents>('/v1/admin/tickets/agents', marketing.headers);
  const accounts = body.agents.map(({ accountNumber }) => accountNumber);
  expect(accounts).toEqual(expect.arrayContaining([agent.accountNumber, colleague.accountNumber]));
  expect(accounts).not.toContain(marketing.accountNumber);
  expect(accounts).not.toContain(customer.accountNumber);
  expect((await shop.get('/v1/admin/tickets/agents', customer.headers)).status).toBe(403);
});

it('the topic is changed', async () => {
  const number = await open(customer);
  expect((await act(number, 'status', { category: 'payment' })).body).toMatchObject({
    category: 'payment',
    status: 'NEW',
    version: 2,
  });
  expect((await act(number, 'status', {})).status).toBe(400);
});

describe('the list of all tickets', () => {
  it('is narrowed and sorted', async () => {
    const subject = `Sujet ${newKey()}`;
    const email = 'narrowed@example.tn';
    const old = await open(undefined, { subject, email, phone: '98 700 700', language: 'tn' });
    const urgent = await open(undefined, { subject, category: 'payment' });
    const answered = await open(undefined, { subject });
    await reply(answered, 'Bonjour');
    await act(urgent, 'status', { priority: 'URGENT' });
    await run(
      shop.database.db,
      `update tickets set waiting_since = now() - interval '30 hours' where number = $1`,
      [old],
    );
    const found = (query: string, who = agent) => list(`q=${encodeURIComponent(subject)}&${query}`, who);
    expect(await found('')).toEqual([answered, urgent, old]);
    expect(await found('sort=priority')).toEqual([urgent, old, answered]);
    expect(await found('sort=priority&direction=desc')).toEqual([answered, old, urgent]);
    expect(await found('sort=waiting')).toEqual([old, urgent]);
    expect(await found('sort=waiting&direction=desc')).toEqual([urgent, old]);
    expect(await found('direction=asc')).toEqual([old, urgent, answered]);
    expect(await found('sort=updated')).toEqual([urgent, answered, old]);
    expect(await found('waitingHours=24')).toEqual([old]);
    expect(await found('status=NEW,OPEN')).toEqual([urgent, old]);
    expect(await found('status=WAITING_CUSTOMER')).toEqual([answered]);
    expect(await found('priority=URGENT')).toEqual([urgent]);
    expect(await found('category=payment')).toEqual([urgent]);
    expect(await found('language=tn')).toEqual([old]);
    expect(await list(`q=${old.slice(0, 13)}`)).toEqual([old]);
    // By contact data only for those who read them.
    expect(await list(`q=${encodeURIComponent('98 700 700')}`)).toEqual([old]);
    expect(await list(`q=${encodeURIComponent(email.toUpperCase())}`)).toEqual([old]);
    expect(await list(`q=${encodeURIComponent(email)}`, marketing)).toEqual([]);
    // Pages continue each sort.
    for (const sort of ['created', 'priority', 'waiting', 'updated']) {
      const read: string[] = [];
      let after = '';
      for (let page = 0; page < 4; page += 1) {
        const { body } = await shop.get<AdminTicketsPage>(
          `/v1/admin/tickets?limit=1&sort=${sort}&q=${encodeURIComponent(subject)}${after && `&after=${encodeURIComponent(after)}`}`,
          agent.headers,
        );
        read.push(...body.tickets.map(({ number }) => number));
        after = body.cursors.at(-1) ?? after;
      }
      expect(read).toEqual(await found(`sort=${sort}`));
    }
    // What is resolved is no part of the queue, however urgent it was.
    await reply(urgent, 'Réglé', { resolves: true });
    expect(await found('sort=priority')).toEqual([old, answered, urgent]);
    for (const query of ['status=NEW,GONE', 'assignee=you', 'waitingHours=0', 'sort=x'])
      expect((await shop.get(`/v1/admin/tickets?${query}`, agent.headers)).status).toBe(400);
  });
});

describe('the order of a ticket', () => {
  it('is one of its own customer', async () => {
    const { db } = shop.database;
    const category = await addCategory(db, 'Maison');
    const seller = await addSeller(db, 'Chez Ali');
    const [product = 0] = await addProducts(db, [
      { name: 'Tapis', seller_id: seller.id, category, price: 50_000, stock: 10 },
    ]);
    shop.origin.context.directory.drop();
    const placed = await shop.post<OrderPlaced>(
      '/v1/orders',
      orderOf([orderLine(product, 50_000)]),
      customer.headers,
    );
    const order = placed.body.order?.number ?? '';
    const number = await open(customer);
    expect((await act(number, 'order', { orderNumber: order })).body).toMatchObject({
      orderNumber: order,
      orderId: expect.any(String),
    });
    const other = await open(await addPerson(shop));
    expect(await act(other, 'order', { orderNumber: order })).toMatchObject({
      status: 400,
      body: { error: { fields: [{ field: 'orderNumber' }] } },
    });
    expect(await list(`orderNumber=${order.toLowerCase()}`)).toEqual([number]);
    expect((await act(number, 'order', { orderNumber: null })).body.orderId).toBeNull();
  });
});

describe('a merge', () => {
  it('moves the messages to the other ticket of the customer, and closes the first', async () => {
    const [first, second] = [await open(customer), await open(customer, { subject: 'Encore moi' })];
    await reply(second, 'Bonjour');
    const { status, body } = await act(first, 'merge', { into: second });
    expect(status).toBe(200);
    expect(body).toMatchObject({ number: second, status: 'OPEN', messages: { length: 3 } });
    const ids = body.messages.map(({ _id }) => Number(_id));
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect((await own(first)).body).toMatchObject({
      status: 'CLOSED',
      mergedInto: second,
      messages: [],
      canAnswer: false,
    });
    expect((await act(first, 'merge', { into: second })).status).toBe(409);
    expect((await act(second, 'merge', { into: first })).status).toBe(409);
  });

  it('is refused for tickets of different customers', async () => {
    const [mine, theirs] = [await open(customer), await open(await addPerson(shop))];
    const visitor = await open(undefined, { email: 'same@example.tn' });
    const again = await open(undefined, { email: 'Same@Example.tn' });
    for (const [from, into] of [
      [mine, theirs],
      [mine, visitor],
      [mine, mine],
    ] as const)
      expect(await act(from, 'merge', { into })).toMatchObject({
        status: 400,
        body: { error: { fields: [{ field: 'into' }] } },
      });
    expect((await act(visitor, 'merge', { into: again })).status).toBe(200);
  });

  it('happens once, whichever way round two admins merge', async () => {
    const [one, two] = [await open(customer), await open(customer)];
    const answers = await Promise.all([
      act(one, 'merge', { into: two }),
      act(two, 'merge', { into: one }, colleague),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('answers for repeated questions', () => {
  const path = '/v1/admin/canned-answers';
  const request = {
    title: 'Retard',
    shortcut: 'retard',
    texts: { fr: 'Bonjour {name}', tn: 'عسلامة {name}' },
  };
  const write = (to: string, body: object, headers: Record<string, string> = {}, who = agent) =>
    shop.post<CannedAnswer & ErrorBody>(to, body, { ...who.headers, ...headers });

  it('are written, changed and deleted by support', async () => {
    const { status, body } = await write(path, request, { 'idempotency-key': newKey() });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...request, texts: { ...request.texts, en: null, de: null }, version: 1 });
    const changed = await write(
      `${path}/${body._id}`,
      { ...request, texts: { fr: 'Bonsoir {name}' } },
      { 'if-match': '"1"' },
    );
    expect(changed.body).toMatchObject({ texts: { fr: 'Bonsoir {name}', tn: null }, version: 2 });
    expect((await write(`${path}/${body._id}`, request, { 'if-match': '"1"' })).status).toBe(412);
    const taken = await write(path, { ...request, title: 'Autre' }, { 'idempotency-key': newKey() });
    expect(taken).toMatchObject({
      status: 409,
      body: { error: { fields: [{ field: 'shortcut', code: 'TAKEN' }] } },
    });
    const { body: all } = await shop.get<CannedAnswers>(path, marketing.headers);
    expect(all.answers.map(({ shortcut }) => shortcut)).toContain('retard');
    expect((await write(path, request, { 'idempotency-key': newKey() }, marketing)).status).toBe(403);
    const gone = await shop.origin.app.inject({
      method: 'DELETE',
      url: `${path}/${body._id}`,
      headers: agent.headers,
    });
    expect(gone.json()).toMatchObject({ deletedId: body._id });
  });

  it.each([
    ['title', { title: 'x' }],
    ['shortcut', { shortcut: 'Pas bon' }],
    ['texts.fr', { texts: { fr: ' ' } }],
    ['texts.fr', { texts: { en: 'Hello' } }],
    ['texts.en', { texts: { fr: 'Bonjour', en: 'x'.repeat(5_001) } }],
  ])('name a wrong %s', async (field, more) => {
    const { status, body } = await write(
      path,
      { ...request, shortcut: 'autre', ...more },
      { 'idempotency-key': newKey() },
    );
    expect([status, body.error.fields?.[0]?.field]).toEqual([400, field]);
  });
});

describe('a ticket that staff open', () => {
  const openFor = (more: object = {}, who = agent, key = newKey()) =>
    shop.post<AdminTicket & ErrorBody>(
      '/v1/admin/tickets',
      {
        accountNumber: customer.accountNumber,
        category: 'delivery',
        subject: 'Votre colis',
        message: 'Bonjour, votre colis est revenu chez nous.',
        ...more,
      },
      { ...who.headers, 'idempotency-key': key },
    );

  it('begins with their message, which is mailed once and read in the account', async () => {
    const key = newKey();
    const { status, body } = await openFor({}, agent, key);
    expect([status, body.status, body.accountNumber, body.waitingSince]).toEqual([
      200,
      'WAITING_CUSTOMER',
      customer.accountNumber,
      null,
    ]);
    expect((await openFor({}, agent, key)).body.number).toBe(body.number);
    const mails = (await shop.mails()).filter(({ text }) => text.includes(body.number));
    expect(mails.map(({ to }) => to)).toEqual([customer.email]);
    expect(mails[0]?.text).toContain('votre colis est revenu chez nous');
    expect((await own(body.number)).body).toMatchObject({
      subject: 'Votre colis',
      category: 'delivery',
      messages: [{ author: 'staff', text: 'Bonjour, votre colis est revenu chez nous.' }],
    });
  });

  it.each([
    ['accountNumber', { accountNumber: '1000000008' }],
    ['message', { message: 'court' }],
    ['subject', { subject: '' }],
  ])('needs a proper %s', async (field, more) => {
    const { status, body } = await openFor(more);
    expect([status, body.error.fields?.[0]?.field]).toEqual([400, field]);
  });

  it('is opened by support alone', async () => {
    expect((await openFor({}, marketing)).status).toBe(403);
  });
});

describe('one answer to several tickets', () => {
  it('is filled in and sent to each in its language; others are left, and each has a result', async () => {
    const { body: answer } = await shop.post<CannedAnswer>(
      '/v1/admin/canned-answers',
      {
        title: 'Retard',
        shortcut: 'retard-bulk',
        texts: { fr: 'Désolés, {name} ({number}).', en: 'Sorry, {name}.' },
      },
      { ...agent.headers, 'idempotency-key': newKey() },
    );
    const { body: parcel } = await shop.post<CannedAnswer>(
      '/v1/admin/canned-answers',
      { title: 'Colis', shortcut: 'colis-bulk', texts: { fr: 'Votre colis : {tracking}' } },
      { ...agent.headers, 'idempotency-key': newKey() },
    );
    const [french, english, closed] = [
      await open(undefined, { email: 'bulk-fr@example.tn' }),
      await open(undefined, { email: 'bulk-en@example.tn', language: 'en' }),
      await open(undefined, { email: 'bulk-closed@example.tn' }),
    ];
    await reply(closed, 'Bonjour, voici.', { resolves: true });
    const unknown = 'TKT-26-999999-0';
    const key = newKey();
    const send = (body: object, who = agent, idempotencyKey = newKey()) =>
      shop.post<TicketsChanged & ErrorBody>('/v1/admin/tickets/answers', body, {
        ...who.headers,
        'idempotency-key': idempotencyKey,
      });
    const all = { numbers: [french, unknown, closed, english], answer: answer._id };
    // The same request again sends nothing more.
    for (let time = 0; time < 2; time += 1)
      expect((await send(all, agent, key)).body.rows).toMatchObject([
        { ticket: { number: french, status: 'WAITING_CUSTOMER' }, error: null },
        { ticket: null, error: 'NOT_FOUND' },
        { ticket: null, error: 'CONFLICT' },
        { ticket: { number: english }, error: null },
      ]);
    const answersTo = async (email: string) =>
      (await shop.mails()).filter(({ to, text }) => to === email && /Désolés|Sorry|colis :/u.test(text));
    const [toFrench, toEnglish, toClosed] = [
      await answersTo('bulk-fr@example.tn'),
      await answersTo('bulk-en@example.tn'),
      await answersTo('bulk-closed@example.tn'),
    ];
    expect([toFrench.length, toEnglish.length, toClosed.length]).toEqual([1, 1, 0]);
    expect(toFrench[0]?.text).toContain(`Désolés, Amel Ben Salah (${french}).`);
    expect(toEnglish[0]?.text).toContain('Sorry, Amel Ben Salah.');

    // A placeholder that nothing stands for is never mailed.
    expect((await send({ numbers: [french], answer: parcel._id })).body.rows).toMatchObject([
      { ticket: null, error: 'CONFLICT' },
    ]);
    const resolved = await send({ numbers: [french], answer: answer._id, resolves: true });
    expect(resolved.body.rows[0]?.ticket?.status).toBe('RESOLVED');
    expect((await send({ numbers: [english], answer: '999999' })).body.error.fields?.[0]?.field).toBe(
      'answer',
    );
    expect((await send(all, marketing)).status).toBe(403);
  });
});
