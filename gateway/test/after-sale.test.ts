/** After the purchase, through the schema as in a browser: tickets and reviews; and applying as a seller. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { addMessage } from '../origin/api/support/converse.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { openLiveShop } from './live-shop.ts';
import type { Browser, LiveShop } from './live-shop.ts';
import { orderInput } from './order-input.ts';
import { signUp } from './people.ts';

const TICKET = `fragment Parts on Ticket {
  id number subject category status orderNumber orderId canAnswer canResolve canClose messages { id author text createdAt }
}`;
const CREATE = `mutation ($input: TicketCreateInput!) { ticketCreate(input: $input) { ticketNumber userErrors { field code } } }`;
const LIST = `{ viewer { tickets(first: 5) { totalCount nodes { ...Parts } pageInfo { hasNextPage endCursor } } } } ${TICKET}`;
const ONE = `query ($number: String!) { viewer { ticket(number: $number) { ...Parts } } } ${TICKET}`;
const ANSWER = `mutation ($input: TicketAnswerInput!) { ticketAnswer(input: $input) { ticket { ...Parts } userErrors { field code } } } ${TICKET}`;
const CHANGE = `mutation ($input: TicketStatusChangeInput!) { ticketStatusChange(input: $input) { ticket { status canClose } userErrors { code } } }`;
const STAFF_LIST = `query ($status: TicketStatus, $category: TicketCategory) {
  adminTickets(status: $status, category: $category) { totalCount nodes { name email priority ticket { number status } } }
}`;
const STAFF_ONE = `query ($number: String!) { adminTicket(number: $number) { email ticket { number } } }`;
const REPLY = `mutation ($input: TicketReplyInput!) {
  ticketReply(input: $input) { ticket { name ticket { status messages { author text } } } userErrors { field code } }
}`;
const MOVE = `mutation ($input: TicketTransitionInput!) {
  ticketTransition(input: $input) { ticket { priority ticket { status } } userErrors { field code } }
}`;
const PLACE = `query ($id: ID!) { viewer { reviewPlace(productId: $id) { mayReview review { rating state } } } }`;
const SAVE = `mutation ($input: ReviewSaveInput!) {
  reviewSave(input: $input) { review { id rating title text language state product { productId name slug image { url(width: 64) } } } userErrors { field code } }
}`;
const REMOVE = `mutation ($input: ReviewRemoveInput!) { reviewRemove(input: $input) { productId userErrors { code } } }`;
const MINE = `{ viewer { reviews { totalCount nodes { rating product { name } } } productsToReview { productId name } } }`;
const NAMES = `query ($id: ID!) { viewer {
  productsToReview { fr: name tn: name(language: TN) de: name(language: DE) inTn: nameLanguage(language: TN) inDe: nameLanguage(language: DE) }
  order(id: $id) { subOrders { lines { fr: name tn: name(language: TN) color tnColor: color(language: TN) inTn: nameLanguage(language: TN) } } }
} }`;
const APPLY = `mutation ($input: SellerApplyInput!) { sellerApply(input: $input) { applicationNumber userErrors { field code } } }`;
const OWN = 'query OwnTicketsQuery { viewer { tickets { totalCount } } }';

let shop: LiveShop & { ids: Record<string, string> };
let carpet: number;
beforeAll(async () => {
  shop = await openLiveShop({ own: OWN });
  const { db } = shop.database;
  const category = await addCategory(db, 'Maison');
  const seller = await addSeller(db, 'Chez Ali');
  [carpet = 0] = await addProducts(db, [
    {
      name: 'Tapis',
      names: JSON.stringify({ tn: 'زربية' }),
      seller_id: seller.id,
      category,
      price: 30_000,
      stock: 20,
    },
  ]);
  shop.origin.context.directory.drop();
});
afterAll(() => shop.close());

/** An account; with a role, an admin's. */
let keys = 0;
const newKey = () => `after-sale-${(keys += 1)}`;
const question = (more: Record<string, unknown> = {}) => ({
  name: 'Amel',
  email: `asks${(keys += 1)}@example.tn`,
  category: 'DELIVERY',
  subject: 'Où est mon colis ?',
  message: 'Je l’attends depuis trois jours.',
  idempotencyKey: newKey(),
  ...more,
});
async function open(browser: Browser, more: Record<string, unknown> = {}): Promise<string> {
  const { data } = await browser.ask(CREATE, { input: question(more) });
  return (data as unknown as { ticketCreate: { ticketNumber: string } }).ticketCreate.ticketNumber;
}
const byStaff = (number: string) =>
  addMessage(
    shop.database.db,
    number,
    { as: 'staff', accountNumber: '1' },
    { message: 'Il arrive demain.', files: [], idempotencyKey: newKey() },
    'https://shop.test/',
  );
async function buy(browser: Browser): Promise<{ id: string; number: string }> {
  const { data } = await browser.ask(
    `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { id number } } }`,
    { input: orderInput(toGlobalId('Product', carpet), 30_000) },
  );
  return (data as unknown as { orderPlace: { order: { id: string; number: string } } }).orderPlace.order;
}

describe('one’s own tickets', () => {
  it('are listed and read, answered and closed', async () => {
    const browser = await signUp(shop);
    const order = await buy(browser);
    const number = await open(browser, { orderNumber: order.number });
    const { data } = await browser.ask(LIST);
    expect(data).toMatchObject({
      viewer: {
        tickets: {
          totalCount: 1,
          nodes: [
            {
              number,
              category: 'DELIVERY',
              status: 'NEW',
              orderNumber: order.number,
              orderId: order.id,
              messages: [{ author: 'CUSTOMER', text: 'Je l’attends depuis trois jours.' }],
            },
          ],
        },
      },
    });
    const id = toGlobalId('Ticket', number);
    await byStaff(number);
    const input = { id, message: 'Merci !', idempotencyKey: newKey() };
    for (const again of [input, input])
      expect((await browser.ask(ANSWER, { input: again })).data).toMatchObject({
        ticketAnswer: {
          ticket: { status: 'OPEN', messages: [{}, { author: 'STAFF' }, { text: 'Merci !' }] },
          userErrors: [],
        },
      });
    expect((await browser.ask(CHANGE, { input: { id, to: 'CLOSED' } })).data).toEqual({
      ticketStatusChange: { ticket: null, userErrors: [{ code: 'CONFLICT' }] },
    });
    await byStaff(number);
    await browser.ask(CHANGE, { input: { id, to: 'RESOLVED' } });
    expect((await browser.ask(CHANGE, { input: { id, to: 'CLOSED' } })).data).toEqual({
      ticketStatusChange: { ticket: { status: 'CLOSED', canClose: false }, userErrors: [] },
    });
    const late = { id, message: 'Encore', idempotencyKey: newKey() };
    expect((await browser.ask(ANSWER, { input: late })).data).toMatchObject({
      ticketAnswer: { ticket: null, userErrors: [{ code: 'CONFLICT' }] },
    });
  });

  it('are answered and moved on by staff of support, who see all of them', async () => {
    const [owner, agent, looker] = [
      await signUp(shop),
      await signUp(shop, 'Support'),
      await signUp(shop, 'ReadOnly'),
    ];
    const number = await open(owner);
    const id = toGlobalId('Ticket', number);
    const reply = { id, message: 'Il arrive demain.', idempotencyKey: newKey() };
    for (const again of [reply, reply])
      expect((await agent.ask(REPLY, { input: again })).data).toEqual({
        ticketReply: {
          ticket: {
            name: expect.any(String) as string,
            ticket: {
              status: 'WAITING_CUSTOMER',
              messages: [
                { author: 'CUSTOMER', text: expect.any(String) as string },
                { author: 'STAFF', text: 'Il arrive demain.' },
              ],
            },
          },
          userErrors: [],
        },
      });
    const { data } = await agent.ask(STAFF_LIST, { status: 'WAITING_CUSTOMER' });
    const { nodes } = (
      data as unknown as { adminTickets: { nodes: { email: string; ticket: { number: string } }[] } }
    ).adminTickets;
    expect(nodes.find(({ ticket }) => ticket.number === number)?.email).toContain('@');
    expect((await looker.ask(STAFF_ONE, { number })).data).toMatchObject({
      adminTicket: { ticket: { number } },
    });
    expect((await looker.ask(STAFF_ONE, { number: '../users' })).data).toEqual({ adminTicket: null });

    expect((await agent.ask(MOVE, { input: { id, to: 'RESOLVED', priority: 'LOW' } })).data).toEqual({
      ticketTransition: { ticket: { priority: 'LOW', ticket: { status: 'RESOLVED' } }, userErrors: [] },
    });
    expect((await agent.ask(MOVE, { input: { id } })).data).toMatchObject({
      ticketTransition: { ticket: null, userErrors: [{ field: ['to'] }] },
    });
    const late = { ...reply, idempotencyKey: newKey() };
    expect((await agent.ask(REPLY, { input: late })).data).toMatchObject({
      ticketReply: { ticket: null, userErrors: [{ code: 'CONFLICT' }] },
    });
    const told = await shop.database.db
      .selectFrom('outbox')
      .select('data')
      .where('type', '=', 'ticket.changed')
      .where('subject', '=', number)
      .orderBy('id')
      .execute();
    expect(told.map(({ data: event }) => event)).toMatchObject([
      { by: 'staff', status: 'WAITING_CUSTOMER', message: true },
      { by: 'staff', status: 'RESOLVED', message: false },
    ]);
    expect(JSON.stringify(told)).not.toContain('demain');

    const codes = async (browser: Browser) =>
      Promise.all(
        [
          browser.ask(REPLY, { input: reply }),
          browser.ask(MOVE, { input: { id, to: 'OPEN' } }),
          browser.ask(STAFF_ONE, { number }),
        ].map(async (answer) => (await answer).errors?.[0]?.extensions['code']),
      );
    expect(await codes(looker)).toEqual(['FORBIDDEN', 'FORBIDDEN', undefined]);
    expect(await codes(owner)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    expect(await codes(shop.browser())).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });

  it('are private: a visitor signs in first, others do not find them; nothing of them is cached', async () => {
    const [owner, other, visitor] = [await signUp(shop), await signUp(shop), shop.browser()];
    const number = await open(owner);
    const answer = await owner.ask(ONE, { number });
    expect(answer.data).toMatchObject({ viewer: { ticket: { number } } });
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect((await owner.get(shop.ids['own'] ?? '')).headers.get('cache-control')).toContain('no-store');
    expect((await other.ask(ONE, { number })).data).toEqual({ viewer: { ticket: null } });
    expect((await owner.ask(ONE, { number: '../../admin/tickets' })).data).toEqual({
      viewer: { ticket: null },
    });
    expect((await visitor.ask(ONE, { number })).data).toEqual({ viewer: null });
    const input = { id: toGlobalId('Ticket', number), message: 'Bonjour', idempotencyKey: newKey() };
    expect((await visitor.ask(ANSWER, { input })).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    expect((await other.ask(ANSWER, { input })).data).toMatchObject({
      ticketAnswer: { ticket: null, userErrors: [{ code: 'NOT_FOUND' }] },
    });
    const wrong = { ...input, id: toGlobalId('Order', 1) };
    expect((await owner.ask(ANSWER, { input: wrong })).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', argument: 'input.id' } },
    ]);
    const node = `{ node(id: "${input.id}") { ... on Ticket { number } } }`;
    expect((await owner.ask(node)).data).toEqual({ node: { number } });
    for (const stranger of [other, visitor])
      expect(await stranger.ask(node)).toMatchObject({ data: { node: null }, errors: undefined });
  });
});

describe('one’s own reviews', () => {
  const review = (more: Record<string, unknown> = {}) => ({
    productId: toGlobalId('Product', carpet),
    rating: 4,
    text: 'Les couleurs sont belles.',
    language: 'FR',
    ...more,
  });

  it('and bought lines name the product in the reader’s language, until it has another name', async () => {
    const { db } = shop.database;
    const browser = await signUp(shop);
    const { id } = await buy(browser);
    const change = (values: { name?: string; color?: string }) =>
      db.updateTable('order_lines').set(values).where('product_id', '=', carpet).execute();
    await change({ color: 'noir' });
    await db.updateTable('sub_orders').set({ delivered_at: new Date(), state: 'DELIVERED' }).execute();
    expect((await browser.ask(NAMES, { id })).data).toMatchObject({
      viewer: {
        productsToReview: [{ fr: 'Tapis', tn: 'زربية', de: 'Tapis', inTn: 'TN', inDe: 'FR' }],
        order: {
          subOrders: [{ lines: [{ fr: 'Tapis', tn: 'زربية', color: 'noir', tnColor: 'أكحل', inTn: 'TN' }] }],
        },
      },
    });
    await change({ name: 'Tapis rouge' });
    expect((await browser.ask(NAMES, { id })).data).toMatchObject({
      viewer: { order: { subOrders: [{ lines: [{ fr: 'Tapis rouge', tn: 'Tapis rouge', inTn: 'FR' }] }] } },
    });
  });

  it('are written once the product was delivered, changed and removed', async () => {
    const browser = await signUp(shop);
    const { number } = await buy(browser);
    const id = toGlobalId('Product', carpet);
    expect((await browser.ask(PLACE, { id })).data).toEqual({
      viewer: { reviewPlace: { mayReview: false, review: null } },
    });
    expect((await browser.ask(SAVE, { input: review() })).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
    await shop.database.db
      .updateTable('sub_orders')
      .set({ delivered_at: new Date(), state: 'DELIVERED' })
      .where('order_id', '=', (from) => from.selectFrom('orders').select('id').where('number', '=', number))
      .execute();
    expect((await browser.ask(MINE)).data).toMatchObject({
      viewer: { reviews: { totalCount: 0 }, productsToReview: [{ productId: id, name: 'Tapis' }] },
    });
    expect((await browser.ask(SAVE, { input: review() })).data).toMatchObject({
      reviewSave: {
        review: { rating: 4, title: null, language: 'FR', state: 'PENDING', product: { productId: id } },
        userErrors: [],
      },
    });
    expect((await browser.ask(SAVE, { input: review({ rating: 9, text: 'x' }) })).data).toMatchObject({
      reviewSave: {
        review: null,
        userErrors: [
          { field: ['rating'], code: 'INVALID' },
          { field: ['text'], code: 'TOO_SHORT' },
        ],
      },
    });
    await browser.ask(SAVE, { input: review({ rating: 2 }) });
    expect((await browser.ask(MINE)).data).toMatchObject({
      viewer: {
        reviews: { totalCount: 1, nodes: [{ rating: 2, product: { name: 'Tapis' } }] },
        productsToReview: [],
      },
    });
    const other = await signUp(shop);
    expect((await other.ask(REMOVE, { input: { productId: id } })).data).toMatchObject({
      reviewRemove: { productId: null, userErrors: [{ code: 'NOT_FOUND' }] },
    });
    expect((await browser.ask(REMOVE, { input: { productId: id } })).data).toEqual({
      reviewRemove: { productId: id, userErrors: [] },
    });
  });

  it('require a session', async () => {
    const visitor = shop.browser();
    expect((await visitor.ask(SAVE, { input: review() })).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    expect((await visitor.ask(MINE)).data).toEqual({ viewer: null });
  });
});

describe('applying as a seller', () => {
  const application = (more: Record<string, unknown> = {}) => ({
    shopName: 'Dar Zitoun',
    legalName: 'Dar Zitoun SARL',
    taxNumber: '1234567A/A/M/000',
    contactName: 'Amel B',
    email: 'zitoun@example.tn',
    phone: '98 123 456',
    address: '3, rue de la Plage, La Marsa',
    regionNumber: 4,
    message: 'Huile d’olive et savons du Sahel.',
    language: 'FR',
    idempotencyKey: newKey(),
    ...more,
  });

  it('returns a number, and names the invalid fields', async () => {
    const visitor = shop.browser();
    const { data } = await visitor.ask(APPLY, { input: application() });
    expect(data).toMatchObject({
      sellerApply: { applicationNumber: expect.stringMatching(/^SEL-/), userErrors: [] },
    });
    expect(await shop.mailsTo('zitoun@example.tn')).toHaveLength(1);
    expect((await visitor.ask(APPLY, { input: application() })).data).toEqual({
      sellerApply: { applicationNumber: null, userErrors: [{ field: ['taxNumber'], code: 'TAKEN' }] },
    });
    const wrong = application({ taxNumber: '1', regionNumber: 0 });
    expect((await visitor.ask(APPLY, { input: wrong })).data).toMatchObject({
      sellerApply: { userErrors: [{ field: ['taxNumber'] }, { field: ['regionNumber'] }] },
    });
  });
});
