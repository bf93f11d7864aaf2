/** Contact data of orders and tickets: unmasked for the admins whose role needs them, masked for the others. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdminRole } from '../contract/accounts.ts';
import type { OrderPlaced } from '../contract/orders.ts';
import type { TicketAnswer } from '../contract/support.ts';
import { addCarpet } from '../origin/testing/catalogue.ts';
import { orderLine, orderOf, TEST_ADDRESS } from '../origin/testing/orders.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

const ORDER_FIELDS = 'contactName contactPhone contactEmail address { recipient phone secondPhone street }';
const TICKET_FIELDS = 'name email phone';
const USER_FIELDS = 'email phone';
const ALL = `query ($order: ID!, $ticket: String!, $account: String!) {
  adminUsers(filter: { search: $account }) { nodes { ${USER_FIELDS} } }
  adminUserAccount(accountNumber: $account) { user { ${USER_FIELDS} } addresses { address { phone secondPhone street } } }
  adminOrders { nodes { ${ORDER_FIELDS} } }
  adminOrder(by: { id: $order }) { ${ORDER_FIELDS} }
  adminTickets { nodes { ${TICKET_FIELDS} } }
  adminTicket(number: $ticket) { ${TICKET_FIELDS} }
}`;

let shop: LiveShop;
let orderId: string;
let subOrderId: string;
let ticketNumber: string;
let account: string;
beforeAll(async () => {
  shop = await openLiveShop();
  const product = await addCarpet(shop.database.db);
  const placed = await send<OrderPlaced>(
    '/v1/orders',
    orderOf([orderLine(product, 30_000)], {
      contactEmail: 'amel@example.tn',
      address: { ...TEST_ADDRESS, secondPhone: '20 111 222' },
    }),
  );
  if (!('order' in placed) || placed.order == null) throw new Error('not placed');
  const buyer = await signUp(shop);
  const { account_number: number } = await shop.database.db
    .updateTable('users')
    .set({ email: 'amel@example.tn', phone: '+21698123456' })
    .where('email', '=', buyer.email)
    .returning('account_number')
    .executeTakeFirstOrThrow();
  account = number;
  const saved = await shop.origin.app.inject({
    method: 'POST',
    url: '/v1/user/addresses',
    payload: { ...TEST_ADDRESS, secondPhone: '20 111 222' },
    headers: { authorization: `Bearer ${buyer.token}` },
  });
  expect(saved.statusCode).toBe(200);
  orderId = placed.order._id;
  subOrderId = placed.order.subOrders[0]?._id ?? '';
  ({ number: ticketNumber } = await send<TicketAnswer>('/v1/tickets', {
    name: 'Amel',
    email: 'amel@example.tn',
    phone: '98 123 456',
    category: 'order',
    subject: 'Ma commande',
    message: 'Où est-elle ?',
    idempotencyKey: 'masked-contacts-1',
  }));
});
afterAll(() => shop.close());

async function send<T>(url: string, payload: object): Promise<T> {
  const answer = await shop.origin.app.inject({ method: 'POST', url, payload });
  expect(answer.statusCode).toBe(200);
  return answer.json<T>();
}

describe.each(
  AdminRole.options.map((role) => ({
    role,
    isMasked: ['Catalogue', 'Marketing', 'ReadOnly'].includes(role),
  })),
)('an admin of the role $role', ({ role, isMasked }) => {
  let admin: Member;
  beforeAll(async () => {
    admin = await signUp(shop, role);
  });
  const email = isMasked ? 'a***@example.tn' : 'amel@example.tn';
  const phone = isMasked ? '+216 98 *** *56' : '+21698123456';
  const order = {
    contactName: 'Amel Ben Salah',
    contactPhone: phone,
    contactEmail: email,
    address: {
      recipient: TEST_ADDRESS.recipient,
      phone,
      secondPhone: isMasked ? '+216 20 *** *22' : '+21620111222',
      street: TEST_ADDRESS.street,
    },
  };
  const ticket = { name: 'Amel', email, phone };
  const user = { email, phone };
  const get = async (url: string) => {
    const headers = { authorization: `Bearer ${admin.token}` };
    const answer = await shop.origin.app.inject({ url, headers });
    return { status: answer.statusCode, text: answer.body };
  };

  it('reads lists and single ones through the schema, masked by role', async () => {
    const { data, errors } = await admin.ask(ALL, {
      order: toGlobalId('Order', orderId),
      ticket: ticketNumber,
      account,
    });
    expect(errors).toBeUndefined();
    const { secondPhone, street } = order.address;
    expect(data).toEqual({
      adminUsers: { nodes: [user] },
      adminUserAccount: { user, addresses: [{ address: { phone, secondPhone, street } }] },
      adminOrders: { nodes: [order] },
      adminOrder: order,
      adminTickets: { nodes: [ticket] },
      adminTicket: ticket,
    });
  });

  it.each([
    ['/v1/admin/orders', () => ''],
    ['/v1/admin/orders', () => `/${orderId}`],
    ['/v1/admin/users', () => ''],
    ['/v1/admin/users', () => `/${account}`],
    ['/v1/admin/users', () => `/${account}/manage`],
    ['/v1/admin/tickets', () => ''],
    ['/v1/admin/tickets', () => `/${ticketNumber}`],
  ])('reads %s over REST as the role needs it', async (path, rest) => {
    const { status, text } = await get(path + rest());
    expect(status).toBe(200);
    expect(/amel@example\.tn|98123456|20111222/.test(text)).toBe(!isMasked);
    expect(text).toContain(email);
  });

  it('gets a parcel’s label, which cannot be masked, only with a role that reads contacts', async () => {
    // No carrier has accepted the parcel: there is none.
    expect((await get(`/v1/admin/shipments/${subOrderId}/label`)).status).toBe(isMasked ? 403 : 404);
  });
});
