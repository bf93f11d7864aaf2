/** A shop with the systems of two sellers, a carrier and the shop's own, two shoppers and two visitors, reached over HTTP. */
import { pino } from 'pino';
import { Agent, fetch } from 'undici';
import { sweepShipments } from '../../origin/api/delivery/sweep.ts';
import { changeSubOrder, lockOrder } from '../../origin/api/orders/change.ts';
import { run } from '../../origin/base/sql.ts';
import { addCategory, addProducts, addSeller } from '../../origin/testing/catalogue.ts';
import { newKey, TEST_ADDRESS } from '../../origin/testing/orders.ts';
import { directly } from '../../origin/testing/system.ts';
import { createFront } from '../../src/http/front.ts';
import { LoadGate } from '../../src/http/load-gate.ts';
import { toGlobalId } from '../../src/schema/base/ids.ts';
import { openLiveShop } from '../live-shop.ts';
import type { LiveShop } from '../live-shop.ts';
import { orderInput } from '../order-input.ts';
import { signUp } from '../people.ts';
import { makeKey } from '../third-parties.ts';
import { STOCK, word } from './marks.ts';
import type { Owner } from './marks.ts';

export interface Caller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whose marks it may read. */
  readonly reads: ReadonlySet<Owner>;
}

/** A request; `documentId`: a GET of this trusted document. */
export type Asked = { readonly documentId: string } | { readonly query: string; readonly variables: object };

/** An order with its only part, by their global ids. */
export interface Placed {
  readonly id: string;
  readonly part: string;
  readonly token: string;
}

export interface IsolationShop {
  readonly callers: readonly Caller[];
  /** Products of the two sellers, and of a third one. */
  readonly products: { readonly ofA: string; readonly ofB: string; readonly ofC: string };
  /** Orders by who placed them. */
  readonly placed: Readonly<Record<'amel' | 'rym' | 'visitorA' | 'visitorB' | 'desk', Placed>>;
  /** Ids of trusted documents. */
  readonly ids: Readonly<Record<string, string>>;
  /** The body of a response, without what it cost. A spent budget is waited for. */
  ask(caller: Caller, asked: Asked): Promise<string>;
  close(): Promise<void>;
}

/** Price of each product (millimes). */
export const PRICE = 111_111;
const CARRIER = 'Colis Express';

interface Sold {
  readonly sellers: { readonly a: number; readonly b: number };
  readonly products: IsolationShop['products'];
}

/** Two sellers with a product on sale, one that is not, and an entry in the ledger; and a third seller. */
async function addSellers({ database: { db } }: LiveShop): Promise<Sold> {
  const category = await addCategory(db, 'Maison');
  const [a, b, c] = [
    await addSeller(db, 'Chez Ali'),
    await addSeller(db, 'Boutique Mouna'),
    await addSeller(db, 'Atelier'),
  ];
  const article = { category, price: PRICE };
  const hidden = (seller_id: number, owner: keyof typeof STOCK, sku: string) => ({
    ...article,
    name: word(owner),
    sku,
    seller_id,
    stock: STOCK[owner],
    active: false,
  });
  const [ofA = 0, ofB = 0, ofC = 0] = await addProducts(db, [
    { ...article, name: 'Tapis', sku: 'TAPIS-1', seller_id: a.id, stock: STOCK.Sellera + 5_000 },
    { ...article, name: 'Lampe', sku: 'LAMPE-1', seller_id: b.id, stock: STOCK.Sellerb + 5_000 },
    { ...article, name: 'Vase', sku: 'VASE-1', seller_id: c.id, stock: 100_000 },
    hidden(a.id, 'Sellera', 'HIDDEN-A'),
    hidden(b.id, 'Sellerb', 'HIDDEN-B'),
  ]);
  const entry = (seller_id: number, owner: keyof typeof STOCK) => ({
    seller_id,
    sub_order_id: null,
    kind: 'ADJUSTMENT' as const,
    amount: STOCK[owner] * 1_000,
    at: new Date('2026-09-10T10:00:00Z'),
    reason: word(owner),
    actor_account: '1000000001',
  });
  await directly(db, (trx) =>
    trx
      .insertInto('seller_ledger')
      .values([entry(a.id, 'Sellera'), entry(b.id, 'Sellerb')])
      .execute(),
  );
  const id = (product: number): string => toGlobalId('Product', product);
  return { sellers: { a: a.id, b: b.id }, products: { ofA: id(ofA), ofB: id(ofB), ofC: id(ofC) } };
}

/** A registered shopper whose first name is the owner's word. @returns the session's token */
async function addShopper(shop: LiveShop, owner: Owner): Promise<string> {
  const { email, token = '' } = await signUp(shop);
  await directly(shop.database.db, (trx) =>
    trx
      .updateTable('users')
      .set({ first_name: word(owner) })
      .where('email', '=', email)
      .execute(),
  );
  return token;
}

async function addCallers(shop: LiveShop, { sellers }: Sold): Promise<readonly Caller[]> {
  const owner = await signUp(shop, 'Owner');
  const ofSeller = (seller: number) =>
    makeKey(owner, ['catalogue:read', 'orders:read', 'personal:read', 'stock:write'], { seller });
  const keyed = (key: string) => ({ 'lawaj-key': key });
  const caller = (name: string, headers: Caller['headers'], ...reads: readonly Owner[]): Caller => ({
    name,
    headers,
    reads: new Set(reads),
  });
  const desk = await makeKey(owner, [
    'catalogue:read',
    'carts',
    'orders:all',
    'orders:read',
    'orders:place',
    'tickets:read',
    'personal:read',
  ]);
  const masked = await makeKey(owner, ['catalogue:read', 'carts', 'orders:all', 'tickets:read']);
  const carrier = await makeKey(
    owner,
    ['catalogue:read', 'carts', 'shipments:read', 'shipments:write', 'personal:read'],
    { carrier: CARRIER },
  );
  return [
    caller('desk', keyed(desk), 'Amel', 'Rym', 'Visitora', 'Visitorb', 'Desk'),
    caller('masked', keyed(masked)),
    caller('sellerA', keyed(await ofSeller(sellers.a)), 'Sellera', 'Amel'),
    caller('sellerB', keyed(await ofSeller(sellers.b)), 'Sellerb', 'Rym'),
    caller('carrier', keyed(carrier), 'Carrier', 'Visitora'),
    caller('amel', { cookie: `token=${await addShopper(shop, 'Amel')}` }, 'Amel'),
    caller('rym', { authorization: `Bearer ${await addShopper(shop, 'Rym')}` }, 'Rym'),
    caller('visitorA', {}, 'Visitora'),
    caller('visitorB', {}, 'Visitorb'),
  ];
}

/** Has the carrier take the parcel of an order, and report its cash. */
async function handOver(
  { origin: { context } }: LiveShop,
  orderId: string,
  report: (trackingNumber: string) => Promise<string>,
): Promise<void> {
  const { db, carrier } = context;
  if (!carrier) throw new Error('The shop has no carrier');
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, context.orderSecrets, Number(rowOf(orderId)));
    for (const part of order.parts)
      for (const to of ['CONFIRMED', 'PREPARING'] as const)
        await changeSubOrder(trx, order, part, { to, actor: 'system' });
  });
  await run(db, 'update shipments set next_check_at = null', []);
  await sweepShipments(context, carrier);
  const [parcel] = await run<{ number: string }>(
    db,
    'select tracking_number as number from shipments limit 1',
    [],
  );
  const answer = await report(parcel?.number ?? '');
  if (!answer.includes('"userErrors":[]')) throw new Error(answer);
}

/** The row of a global id. */
const rowOf = (id: string): string => Buffer.from(id, 'base64url').toString().split(':')[1] ?? '';

const ORDER = `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) {
  token order { id subOrders { id } } userErrors { field message } } }`;
const TICKET = 'mutation ($input: TicketCreateInput!) { ticketCreate(input: $input) { ticketNumber } }';
const STATEMENT = `mutation ($input: CarrierCashStatementSubmitInput!) { carrierCashStatementSubmit(input: $input) {
  statement { statementId } userErrors { field message } } }`;

/** Opens the shop. @param trusted texts of trusted documents by name */
export async function openIsolationShop(trusted: Record<string, string>): Promise<IsolationShop> {
  const shop = await openLiveShop(
    trusted,
    { clientLimitsFactor: 1_000 },
    { deliveryCarrier: CARRIER, clientLimitsFactor: 1_000 },
  );
  const sold = await addSellers(shop);
  const callers = await addCallers(shop, sold);
  // None of what is sent here may be refused, however slow the machine.
  const gate = new LoadGate({ utilization: () => 0 });
  const front = createFront({ log: pino({ level: 'silent' }), gate });
  const address = await front.listen(0, '127.0.0.1');
  front.open({
    gateway: shop.gateway,
    fetchPicture: () => Promise.reject(new Error('no picture is asked for')),
  });
  const agent = new Agent({ connections: 64 });

  async function ask({ headers }: Caller, asked: Asked): Promise<string> {
    const response =
      'documentId' in asked
        ? await fetch(`${address}/graphql?documentId=${asked.documentId}`, { headers, dispatcher: agent })
        : await fetch(`${address}/graphql`, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(asked),
            dispatcher: agent,
          });
    const text = await response.text();
    if (response.status === 429) {
      await new Promise((done) => setTimeout(done, 1_000 * Number(response.headers.get('retry-after'))));
      return ask({ headers } as Caller, asked);
    }
    const { extensions: _, ...body } = JSON.parse(text) as Record<string, unknown>;
    return JSON.stringify(body);
  }
  const callerOf = (name: string): Caller => {
    const found = callers.find((caller) => caller.name === name);
    if (!found) throw new Error(`There is no caller ${name}`);
    return found;
  };
  /** An order whose buyer has the word of an owner in name and street. */
  async function place(by: string, buyer: Owner, product: string): Promise<Placed> {
    const name = `${word(buyer)} B`;
    const input = orderInput(product, PRICE, {
      contactName: name,
      contactEmail: `${word(buyer)}@example.tn`,
      address: { ...TEST_ADDRESS, recipient: name, street: `3, rue ${word(buyer)}` },
    });
    const text = await ask(callerOf(by), { query: ORDER, variables: { input } });
    const { order, token } = (
      JSON.parse(text) as {
        data: { orderPlace: { token: string; order: { id: string; subOrders: [{ id: string }] } | null } };
      }
    ).data.orderPlace;
    if (!order) throw new Error(text);
    return { id: order.id, part: order.subOrders[0].id, token };
  }
  const { ofA, ofB, ofC } = sold.products;
  const placed = {
    amel: await place('amel', 'Amel', ofA),
    rym: await place('rym', 'Rym', ofB),
    visitorA: await place('visitorA', 'Visitora', ofC),
    visitorB: await place('visitorB', 'Visitorb', ofC),
    desk: await place('desk', 'Desk', ofC),
  };
  for (const [by, owner] of [
    ['amel', 'Amel'],
    ['rym', 'Rym'],
  ] as const)
    await ask(callerOf(by), {
      query: TICKET,
      variables: {
        input: {
          name: word(owner),
          email: `${word(owner)}@example.tn`,
          category: 'DELIVERY',
          subject: 'Where is it',
          message: 'My carpet has not arrived yet.',
          idempotencyKey: newKey(),
        },
      },
    });
  await handOver(shop, placed.visitorA.id, (trackingNumber) =>
    ask(callerOf('carrier'), {
      query: STATEMENT,
      variables: {
        input: {
          number: word('Carrier'),
          bankReference: word('Carrier'),
          total: '1.000',
          rows: [{ trackingNumber, amount: '1.000' }],
        },
      },
    }),
  );
  return {
    callers,
    products: sold.products,
    placed,
    ids: shop.ids,
    ask,
    async close() {
      await front.close(0);
      await agent.close();
      await shop.close();
    },
  };
}
