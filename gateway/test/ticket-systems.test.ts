/** Systems for customers' tickets: an unbound key reads and answers them, without notes and without personal data it has no scope for. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiKeyScope } from '../contract/rules/api-keys.ts';
import { run } from '../origin/base/sql.ts';
import { newKey } from '../origin/testing/orders.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { ENDPOINT, read } from './harness.ts';
import type { Answer } from './harness.ts';
import { openLiveShop, SERVICE_TOKEN } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';
import { keyIdOf, makeKey } from './third-parties.ts';

let shop: LiveShop;
let owner: Member;
let customer: Member;
/** Both scopes of tickets, and personal data; the second without these; the third reads only. */
let key: string;
let keyWithoutPeople: string;
let reader: string;
let ticket: string;

beforeAll(async () => {
  shop = await openLiveShop({}, {}, { localWebhooks: true });
  owner = await signUp(shop, 'Owner');
  customer = await signUp(shop);
  const scopes: readonly ApiKeyScope[] = ['tickets:read', 'tickets:write', 'webhooks:manage'];
  key = await makeKey(owner, [...scopes, 'personal:read']);
  keyWithoutPeople = await makeKey(owner, scopes);
  reader = await makeKey(owner, ['tickets:read']);
  ticket = await openTicket();
});
afterAll(() => shop.close());

async function openTicket(): Promise<string> {
  const { data, errors } = await customer.ask(
    'mutation ($input: TicketCreateInput!) { ticketCreate(input: $input) { ticketNumber userErrors { field message } } }',
    {
      input: {
        name: 'Rym Trabelsi',
        email: customer.email,
        phone: '97 765 432',
        category: 'DELIVERY',
        subject: 'Where is it',
        message: 'My carpet has not arrived yet.',
        idempotencyKey: newKey(),
      },
    },
  );
  expect(errors).toBeUndefined();
  return (data as unknown as { ticketCreate: { ticketNumber: string } }).ticketCreate.ticketNumber;
}

async function ask(text: string, query: string, variables: object = {}): Promise<Answer> {
  return read(
    await shop.gateway.yoga.fetch(ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'lawaj-key': text, 'x-client-address': '41.9.0.3' },
      body: JSON.stringify({ query, variables }),
    }),
  );
}
async function dataOf<T>(text: string, query: string, variables: object = {}): Promise<T> {
  const { data, errors } = await ask(text, query, variables);
  expect(errors).toBeUndefined();
  return data as unknown as T;
}
/** GET of REST v1 as the gateway makes it for a key. */
const call = (text: string, url: string) =>
  shop.origin.app.inject({
    url,
    headers: { 'x-api-key-id': keyIdOf(text), 'x-gateway-token': SERVICE_TOKEN },
  });

const TICKET = `query ($number: String!) { adminTicket(number: $number) { priority language version lastMessage { key text }
  ticket { id number subject category status messages { author text } } } }`;
const REPLY = `mutation ($input: TicketReplyInput!) { ticketReply(input: $input) { ticket { ticket { status } } userErrors { field code } } }`;

describe('a system for tickets', () => {
  it('lists and reads tickets, with the customer only by the scope for that', async () => {
    const { adminTickets } = await dataOf<{ adminTickets: { nodes: object[]; totalCount: number } }>(
      key,
      `{ adminTickets(filter: { statuses: [NEW], category: DELIVERY }, sort: UPDATED) { totalCount
         nodes { name email phone waitingSince ticket { number subject } } } }`,
    );
    expect(adminTickets).toMatchObject({
      totalCount: 1,
      nodes: [
        {
          name: 'Rym Trabelsi',
          email: customer.email,
          phone: '+21697765432',
          ticket: { number: ticket, subject: 'Where is it' },
        },
      ],
    });
    expect(await dataOf(keyWithoutPeople, TICKET, { number: ticket })).toMatchObject({
      adminTicket: {
        priority: 'NORMAL',
        ticket: { number: ticket, status: 'NEW', messages: [{ author: 'CUSTOMER' }] },
      },
    });
    const refused = await ask(keyWithoutPeople, '{ adminTickets { nodes { name } } }');
    expect([refused.status, refused.errors?.[0]?.extensions['scope']]).toEqual([403, 'personal:read']);
    for (const url of ['/v1/admin/tickets', `/v1/admin/tickets/${ticket}`]) {
      const { body } = await call(keyWithoutPeople, url);
      expect(body).toContain(ticket);
      for (const hidden of ['Rym', '97765432', customer.email]) expect(body).not.toContain(hidden);
    }
  });

  it('finds people by the scope for them only', async () => {
    const search = (text: string, q: string) =>
      ask(text, 'query ($q: String) { adminTickets(filter: { search: $q }) { totalCount } }', { q });
    for (const q of ['Trabelsi', '97765432', customer.email]) {
      expect((await search(key, q)).data).toEqual({ adminTickets: { totalCount: 1 } });
      const { errors } = await search(keyWithoutPeople, q);
      expect(errors?.[0]?.extensions).toMatchObject({ argument: 'filter.search' });
    }
    expect((await search(keyWithoutPeople, ticket.slice(0, 9))).data).toEqual({
      adminTickets: { totalCount: 1 },
    });
  });

  it('has neither notes among staff nor who of them answers', async () => {
    const id = toGlobalId('Ticket', ticket);
    const noted = await owner.ask(
      'mutation ($input: TicketNoteInput!) { ticketNote(input: $input) { userErrors { code } } }',
      { input: { id, text: 'He complains every week', idempotencyKey: newKey() } },
    );
    expect(noted.errors).toBeUndefined();
    const { body } = await call(key, `/v1/admin/tickets/${ticket}`);
    expect(body).toContain('My carpet');
    expect(body).not.toContain('complains');
    for (const field of ['assignee { name }', 'messages { text }', 'accountNumber']) {
      const { status, errors } = await ask(key, `{ adminTickets { nodes { ${field} } } }`);
      expect([field, status, errors?.[0]?.extensions['scope']]).toEqual([field, 403, null]);
    }
  });

  it('answers in its own name, and changes states', async () => {
    const id = toGlobalId('Ticket', ticket);
    const answer = { id, message: 'It arrives tomorrow.', idempotencyKey: newKey() };
    const refused = await ask(reader, REPLY, { input: answer });
    expect([refused.status, refused.errors?.[0]?.extensions['scope']]).toEqual([403, 'tickets:write']);
    for (let times = 0; times < 2; times += 1)
      expect(await dataOf(key, REPLY, { input: answer })).toEqual({
        ticketReply: { ticket: { ticket: { status: 'WAITING_CUSTOMER' } }, userErrors: [] },
      });
    const { data } = await owner.ask(
      'query ($number: String!) { adminTicket(number: $number) { messages { text writtenBy { accountNumber name } } } }',
      { number: ticket },
    );
    const { messages } = (data as unknown as { adminTicket: { messages: { text: string }[] } }).adminTicket;
    expect(messages.filter(({ text }) => text === answer.message)).toEqual([
      {
        text: answer.message,
        writtenBy: { accountNumber: `key:${keyIdOf(key)}`, name: 'System of a partner' },
      },
    ]);
    expect(
      await dataOf(
        key,
        'mutation ($input: TicketTransitionInput!) { ticketTransition(input: $input) { ticket { priority ticket { status } } userErrors { code } } }',
        { input: { id, to: 'RESOLVED', priority: 'HIGH' } },
      ),
    ).toEqual({
      ticketTransition: { ticket: { priority: 'HIGH', ticket: { status: 'RESOLVED' } }, userErrors: [] },
    });
    const audited = await run<{ actions: string[] }>(
      shop.database.db,
      'select array_agg(distinct action order by action) as actions from audit_log where actor_account = $1',
      [`key:${keyIdOf(key)}`],
    );
    expect(audited[0]?.actions).toEqual(expect.arrayContaining(['ticket.reply', 'ticket.update']));
  });

  it('is for unbound secret keys alone', async () => {
    const { data } = await owner.ask(
      'mutation ($input: ApiKeyCreateInput!) { apiKeyCreate(input: $input) { userErrors { field } } }',
      { input: { kind: 'SECRET', name: 'Dispatch', scopes: ['TICKETS_READ'], carrier: 'Colis Express' } },
    );
    expect(data).toEqual({ apiKeyCreate: { userErrors: [{ field: ['scopes'] }] } });
  });
});

describe('the topic TICKETS', () => {
  const CREATE = `mutation ($input: WebhookSubscriptionCreateInput!) { webhookSubscriptionCreate(input: $input) {
    subscription { id topics } userErrors { field message } } }`;
  const input = { url: 'https://desk.example/hook', topics: ['TICKETS'], contactEmail: 'it@desk.example' };

  it('needs the scope, and is of no seller', async () => {
    const other = await makeKey(owner, ['webhooks:manage', 'orders:read']);
    expect(await dataOf(other, CREATE, { input })).toMatchObject({
      webhookSubscriptionCreate: {
        subscription: null,
        userErrors: [{ field: ['topics'], message: expect.stringContaining('tickets:read') }],
      },
    });
    expect(await dataOf(keyWithoutPeople, CREATE, { input })).toMatchObject({
      webhookSubscriptionCreate: { subscription: { topics: ['TICKETS'] }, userErrors: [] },
    });
  });
});
