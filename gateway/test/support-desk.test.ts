/** The work on tickets in GraphQL, on the real REST API: what staff see of a ticket, and what its customer does not. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

let shop: LiveShop;
let agent: Member;
let customer: Member;
beforeAll(async () => {
  shop = await openLiveShop();
  agent = await signUp(shop, 'Support');
  customer = await signUp(shop);
});
afterAll(() => shop.close());

let keys = 0;
const key = (): string => `support-desk-${(keys += 1)}`;

async function mutate<T>(name: string, input: object, selection: string, who = agent): Promise<T> {
  const { data, errors } = await who.ask(
    `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${selection} userErrors { field code } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.[name] as T;
}

async function open(): Promise<{ id: string; number: string }> {
  const { ticketNumber: number } = await mutate<{ ticketNumber: string }>(
    'ticketCreate',
    {
      name: 'Amel',
      email: `asks${(keys += 1)}@example.tn`,
      category: 'ORDER',
      subject: `Question ${keys}`,
      message: 'Où est ma commande ? Merci.',
      idempotencyKey: key(),
    },
    'ticketNumber',
    customer,
  );
  return { id: toGlobalId('Ticket', number), number };
}

it('a note is among the messages of staff, and not in the conversation', async () => {
  const { id, number } = await open();
  const noted = await mutate(
    'ticketNote',
    { id, text: 'Le client était absent.', idempotencyKey: key() },
    'ticket { messages { text isInternal writtenBy { accountNumber name } } ticket { messages { text } } }',
  );
  expect(noted).toMatchObject({
    ticket: {
      messages: [
        { isInternal: false, writtenBy: null },
        {
          text: 'Le client était absent.',
          isInternal: true,
          writtenBy: { name: expect.stringMatching(/\S/) },
        },
      ],
      ticket: { messages: [{ text: 'Où est ma commande ? Merci.' }] },
    },
    userErrors: [],
  });
  const { data } = await customer.ask(
    'query ($number: String!) { viewer { ticket(number: $number) { messages { text } mergedInto } } }',
    { number },
  );
  expect(data).toEqual({
    viewer: { ticket: { messages: [{ text: 'Où est ma commande ? Merci.' }], mergedInto: null } },
  });
});

it('a reply that crossed another one is a STALE error of the input', async () => {
  const { id } = await open();
  interface Replied {
    ticket: { messages: { key: string }[] } | null;
  }
  const reply = (message: string, more: object) =>
    mutate<Replied>(
      'ticketReply',
      { id, message, idempotencyKey: key(), ...more },
      'ticket { messages { key } ticket { status } }',
    );
  const first = await reply('Bonjour', {});
  const [seen] = first.ticket?.messages ?? [];
  expect(await reply('Rebonjour', { lastMessageId: seen?.key })).toEqual({
    ticket: null,
    userErrors: [
      { field: [], code: 'STALE' },
      { field: ['message'], code: 'CHANGED' },
    ],
  });
  expect(
    await reply('Rebonjour', { lastMessageId: first.ticket?.messages.at(-1)?.key, resolves: true }),
  ).toMatchObject({ ticket: { ticket: { status: 'RESOLVED' } }, userErrors: [] });
});

it('the list is narrowed and sorted, and names the argument of a wrong condition', async () => {
  const { id, number } = await open();
  await mutate('ticketAssign', { id, assignee: accountOf(agent) }, 'ticket { assignee { name } }');
  const list = (filter: object, sort = 'PRIORITY') =>
    agent.ask(
      `query ($filter: AdminTicketFilter, $sort: AdminTicketSort!) { adminTickets(filter: $filter, sort: $sort) {
         nodes { waitingSince assignee { accountNumber } ticket { number } } } }`,
      { filter, sort },
    );
  const { data } = await list({ assignee: 'me', statuses: ['NEW', 'OPEN'] }, 'WAITING');
  expect(data).toEqual({
    adminTickets: {
      nodes: [
        {
          waitingSince: expect.any(String),
          assignee: { accountNumber: accountOf(agent) },
          ticket: { number },
        },
      ],
    },
  });
  const { errors } = await list({ assignee: 'you' });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: 'filter.assignee' } }]);
});

it('several tickets are changed, each with its result; the last message is no note', async () => {
  const [one, other] = [await open(), await open()];
  await mutate('ticketReply', { id: other.id, message: 'Fait.', idempotencyKey: key(), resolves: true }, '');
  await mutate('ticketNote', { id: one.id, text: 'Rappeler', idempotencyKey: key() }, '');
  const { data } = await agent.ask('{ ticketAgents { accountNumber name } }');
  expect(data).toEqual({
    ticketAgents: expect.arrayContaining([
      { accountNumber: accountOf(agent), name: expect.stringMatching(/\S/) },
    ]),
  });
  const change = (more: object) =>
    mutate(
      'ticketsChange',
      { ids: [other.id, one.id], ...more },
      'results { ticket { assignee { accountNumber } lastMessage { author } ticket { number status } } userErrors { code } }',
    );
  expect(await change({ to: 'OPEN', assignee: accountOf(agent) })).toEqual({
    results: [
      { ticket: null, userErrors: [{ code: 'CONFLICT' }] },
      {
        ticket: {
          assignee: { accountNumber: accountOf(agent) },
          lastMessage: { author: 'CUSTOMER' },
          ticket: { number: one.number, status: 'OPEN' },
        },
        userErrors: [],
      },
    ],
    userErrors: [],
  });
  expect(await change({ assignee: null })).toMatchObject({
    results: [
      { ticket: { lastMessage: { author: 'STAFF' } } },
      { ticket: { assignee: null, ticket: { status: 'OPEN' } } },
    ],
  });
  expect(await change({ ids: [], to: 'OPEN' })).toMatchObject({
    results: null,
    userErrors: [{ field: ['ids'] }],
  });
  expect(
    await mutate(
      'ticketTransition',
      { id: one.id, category: 'PAYMENT' },
      'ticket { ticket { category status } }',
    ),
  ).toMatchObject({ ticket: { ticket: { category: 'PAYMENT', status: 'OPEN' } } });
});

it('merged tickets continue in one', async () => {
  const [from, into] = [await open(), await open()];
  expect(
    await mutate(
      'ticketMerge',
      { id: from.id, into: into.number },
      'ticket { messages { key } ticket { number } }',
    ),
  ).toMatchObject({ ticket: { messages: { length: 2 }, ticket: { number: into.number } }, userErrors: [] });
  const { data } = await customer.ask(
    'query ($number: String!) { viewer { ticket(number: $number) { status mergedInto } } }',
    { number: from.number },
  );
  expect(data).toEqual({ viewer: { ticket: { status: 'CLOSED', mergedInto: into.number } } });
});

it('answers for repeated questions are saved, changed with their version, and deleted', async () => {
  interface Saved {
    answer: { id: string; version: number };
  }
  const content = { title: 'Retard', shortcut: 'retard', texts: { fr: 'Bonjour {name}', tn: 'عسلامة' } };
  const save = (input: object) =>
    mutate<Saved>(
      'cannedAnswerSave',
      { ...content, ...input },
      'answer { id version fr: text(language: FR) de: text(language: DE) }',
    );
  const { answer } = await save({ idempotencyKey: key() });
  expect(answer).toMatchObject({ version: 1, fr: 'Bonjour {name}', de: null });
  const { id } = answer;
  expect(await save({ id, version: 1, texts: { fr: 'Salut', de: 'Hallo' } })).toMatchObject({
    answer: { version: 2, fr: 'Salut', de: 'Hallo' },
  });
  expect(await save({ id, version: 1 })).toMatchObject({
    answer: null,
    userErrors: [{ code: 'STALE' }, { field: ['texts'], code: 'CHANGED' }],
  });
  expect(await save({ idempotencyKey: key() })).toMatchObject({
    answer: null,
    userErrors: [{ field: ['shortcut'], code: 'TAKEN' }],
  });
  expect(await mutate('cannedAnswerDelete', { id }, 'deletedId')).toEqual({ deletedId: id, userErrors: [] });
  expect((await agent.ask('{ cannedAnswers { title } }')).data).toEqual({ cannedAnswers: [] });
});

const accountOf = ({ token = '' }: Member): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { accountNumber: string })
    .accountNumber;
