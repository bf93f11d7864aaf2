/** Bodies of webhooks for real orders and tickets: the API's own ids and names, as the published schema says. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FeedEvent } from '../contract/events.ts';
import { WebhookBody } from '../contract/webhook-bodies.ts';
import { addCarpets } from '../origin/testing/catalogue.ts';
import { webhookBody } from '../src/notifications/webhook-body.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { orderInput } from './order-input.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

let shop: LiveShop;
let member: Member;
let admin: Member;
let carpet: string;
let other: string;
beforeAll(async () => {
  shop = await openLiveShop();
  const carpets = await addCarpets(shop.database.db, ['Chez Ali', 'Mouna']);
  [carpet = '', other = ''] = carpets.map(({ id }) => toGlobalId('Product', id));
  shop.origin.context.directory.drop();
  member = await signUp(shop);
  admin = await signUp(shop, 'Owner');
});
afterAll(() => shop.close());

/** Bodies of all order and ticket events so far. */
async function bodies(): Promise<WebhookBody[]> {
  const rows = await shop.database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  return rows
    .filter(({ type }) => /^(?:order|ticket)\./.test(type))
    .map(({ id, type, subject, data, occurred_at }) => {
      const event = {
        id: String(id),
        type,
        subject,
        data,
        occurredAt: occurred_at.toISOString(),
      } as FeedEvent;
      const body = webhookBody(event);
      expect(JSON.stringify(body)).not.toContain('Mon tapis');
      // Fields outside the schema would be dropped here.
      expect(WebhookBody.parse(body)).toEqual(body);
      return body as WebhookBody;
    });
}

const nodeOf = async (id: string | undefined): Promise<unknown> =>
  (await admin.ask('query ($id: ID!) { node(id: $id) { __typename } }', { id })).data;

async function place(
  input: ReturnType<typeof orderInput>,
): Promise<{ id: string; subOrders: { id: string }[] }> {
  const { data, errors } = await member.ask(
    'mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { id subOrders { id } } } }',
    { input },
  );
  expect(errors).toBeUndefined();
  return (data as unknown as { orderPlace: { order: Awaited<ReturnType<typeof place>> } }).orderPlace.order;
}

it('of orders', async () => {
  const order = await place(orderInput(carpet, 30_000));
  const subOrderId = order.subOrders[0]?.id;
  for (const to of ['CONFIRMED', 'PREPARING'])
    await admin.ask(
      'mutation ($input: OrderTransitionInput!) { orderTransition(input: $input) { userErrors { code } } }',
      { input: { orderId: order.id, subOrderId, to, idempotencyKey: `webhook-bodies-${to}` } },
    );
  const [created, changed] = await bodies();
  expect(created).toMatchObject({
    type: 'order.created',
    data: { orderId: order.id, total: '38.000', paymentMethod: 'CASH_ON_DELIVERY' },
  });
  expect(changed).toMatchObject({
    type: 'order.changed',
    data: { orderId: order.id, subOrderId, from: 'AWAITING_CONFIRMATION', state: 'CONFIRMED' },
  });
  expect(await nodeOf(order.id)).toEqual({ node: { __typename: 'Order' } });
  expect(await nodeOf(subOrderId)).toEqual({ node: { __typename: 'SubOrder' } });
});

it('of a sub-order whose price changed when another was cancelled', async () => {
  const lines = [carpet, other].map((productId) => ({ productId, quantity: 1, unitPrice: '30' }));
  const { id: orderId, subOrders } = await place(orderInput(carpet, 60_000, { lines }));
  const [left, leaving] = subOrders.map(({ id }) => id);
  await member.ask(
    'mutation ($input: OrderCancelInput!) { orderCancel(input: $input) { userErrors { code } } }',
    { input: { orderId, subOrderId: leaving, idempotencyKey: 'webhook-bodies-cancel' } },
  );
  expect((await bodies()).slice(-2)).toMatchObject([
    { type: 'order.changed', data: { orderId, subOrderId: left, subOrder: 1, total: '38.000' } },
    { type: 'order.changed', data: { orderId, subOrderId: leaving, subOrder: 2, state: 'CANCELLED' } },
  ]);
});

it('of tickets, without the subject line', async () => {
  const { data } = await member.ask(
    'mutation ($input: TicketCreateInput!) { ticketCreate(input: $input) { ticketNumber } }',
    {
      input: {
        name: 'Amel B',
        email: member.email,
        category: 'DELIVERY',
        subject: 'Mon tapis est parti',
        message: 'Mon tapis n’est pas arrivé.',
        idempotencyKey: 'webhook-bodies-2',
      },
    },
  );
  const { ticketNumber } = (data as unknown as { ticketCreate: { ticketNumber: string } }).ticketCreate;
  const ticketId = toGlobalId('Ticket', ticketNumber);
  await admin.ask(
    'mutation ($input: TicketReplyInput!) { ticketReply(input: $input) { userErrors { code } } }',
    { input: { id: ticketId, message: 'Bonjour', idempotencyKey: 'webhook-bodies-3' } },
  );
  const tickets = (await bodies()).filter(({ type }) => type.startsWith('ticket.'));
  expect(tickets).toMatchObject([
    { type: 'ticket.created', data: { ticketId, number: ticketNumber, category: 'DELIVERY' } },
    { type: 'ticket.changed', data: { ticketId, by: 'STAFF', status: 'WAITING_CUSTOMER', message: true } },
  ]);
  expect(await nodeOf(ticketId)).toEqual({ node: { __typename: 'Ticket' } });
});

it('an event that was written with a subject line is sent without it', () => {
  const body = webhookBody({
    id: '1',
    type: 'ticket.created',
    subject: 'TKT-26-000001-0',
    occurredAt: '2026-01-01T00:00:00.000Z',
    data: { number: 'TKT-26-000001-0', category: 'other', subject: 'private' },
  });
  expect(JSON.stringify(body)).not.toContain('private');
});
