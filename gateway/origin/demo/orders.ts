/**
 * Orders of the demo shop's last weeks, so that its back-office has work to show: placed and advanced by the functions that
 * serve real orders, at instants of the past. No message is sent: they have no e-mail address.
 */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { delegationsOf } from '../../contract/delegations.ts';
import { deliveryFeeFor, toTnd } from '../../contract/money.ts';
import { OrderRequest } from '../../contract/orders.ts';
import type { OrderState } from '../../contract/orders.ts';
import { newAccountNumber } from '../api/accounts/users.ts';
import type { Viewer } from '../api/auth/viewer.ts';
import type { OriginContext } from '../api/context.ts';
import { confirmOrder, noteContact } from '../api/desk/change.ts';
import { cancelForShopper } from '../api/orders/cancel.ts';
import { changePayment, changeSubOrder, linesOf } from '../api/orders/change.ts';
import type { LockedOrder } from '../api/orders/change.ts';
import { changeLocked } from '../api/orders/changing.ts';
import { placeOrder } from '../api/orders/place.ts';
import { refundSubOrder } from '../api/orders/refunds.ts';
import { inspectReturn, openReturn } from '../api/orders/returns.ts';
import { run } from '../base/sql.ts';
import type { Database } from '../db/tables.ts';
import { random } from '../media/random.ts';
import type { Random } from '../media/random.ts';
import { planOrders } from './order-plan.ts';
import type { PlannedOrder, StepKind } from './order-plan.ts';
import { FAMILY_NAMES, FIRST_NAMES } from './people.ts';
import { addDemoTickets } from './tickets.ts';
import { addWaitingReviews } from './waitingReviews.ts';
import { slugify } from './words.ts';

/** Setting with the plan's instant and the number of orders that are complete: an interrupted start goes on from there. */
const PROGRESS = 'demo orders';
const DAY = 86_400_000;
const CUSTOMERS = 24;

const STREETS: readonly string[] = [
  'avenue Habib-Bourguiba',
  'rue de la République',
  'rue Ibn-Khaldoun',
  'avenue Farhat-Hached',
  'rue des Oliviers',
  'cité des Jasmins',
  'rue de Carthage',
];
const REFUSALS: readonly string[] = ['Ne veut plus', 'Trop cher', 'Commande faite par erreur'];
const RETURNS: readonly string[] = ['Taille trop petite', 'Ne correspond pas à la photo', 'Arrivé abîmé'];

interface Customer {
  name: string;
  phone: string;
  regionNumber: number;
  delegation: string;
  street: string;
  viewer: Viewer | undefined;
}

interface Article {
  id: number;
  price: number;
}

interface Progress {
  /** Instant for which the orders are planned. */
  now: string;
  done: number;
}

/** Where the orders stand; null: this shop gets none. A shop gets them only while it has no others. */
async function progressOf(db: Kysely<Database>): Promise<Progress | null> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', PROGRESS).executeTakeFirst();
  if (row) return row.value as unknown as Progress;
  if (await db.selectFrom('orders').select('id').limit(1).executeTakeFirst()) return null;
  return { now: new Date().toISOString(), done: 0 };
}

const storeProgress = (db: Kysely<Database>, progress: Progress): Promise<unknown> => {
  const value = JSON.stringify(progress);
  return db
    .insertInto('settings')
    .values({ name: PROGRESS, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};

const viewerOf = ({ id, account_number: accountNumber }: { id: number; account_number: string }): Viewer => ({
  id,
  accountNumber,
  sessionId: '',
  isAdmin: false,
  adminRole: null,
  heldRole: null,
  passwordAt: new Date(0),
});

/** The demo shop's customers, the first of whom is the demo shopper; most have an account, with a password that is not stored. */
async function customersOf(
  { db, passwords }: Pick<OriginContext, 'db' | 'passwords'>,
  now: Date,
  r: Random,
): Promise<Customer[]> {
  const known = await db
    .selectFrom('users')
    .select(['id', 'account_number', 'phone'])
    .where('is_admin', '=', false)
    .execute();
  const hash = await passwords.hash(randomBytes(24).toString('base64url'), { key: 'demo', isKnown: true });
  const customers: Customer[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const first = index === 0 ? 'Amel' : r.pick(FIRST_NAMES);
    const last = index === 0 ? 'Ben Salah' : r.pick(FAMILY_NAMES);
    const regionNumber = r.pick([4, 4, 4, 3, 1, 5, r.int(1, 24)]);
    const phone = `+216980${String(index + 1).padStart(2, '0')}${index === 0 ? '001' : String(r.int(100, 999))}`;
    const customer = {
      name: `${first} ${last}`,
      phone: index === 0 ? '+21698000001' : phone,
      regionNumber,
      delegation: r.pick(delegationsOf(regionNumber)).name,
      street: `${r.int(1, 140)}, ${r.pick(STREETS)}`,
    };
    const createdAt = new Date(now.getTime() - r.int(50, 400) * DAY);
    let account = known.find((user) => user.phone === customer.phone);
    if (account === undefined && index % 3 !== 2)
      account = await db
        .insertInto('users')
        .values({
          account_number: newAccountNumber(),
          first_name: first,
          last_name: last,
          email: `${slugify(first)}.${slugify(last)}.${index}@demo.example`,
          phone: customer.phone,
          password_hash: hash,
          admin_role: null,
          created_at: createdAt,
          updated_at: createdAt,
        })
        .returning(['id', 'account_number', 'phone'])
        .executeTakeFirstOrThrow();
    customers.push({ ...customer, viewer: account && viewerOf(account) });
  }
  return customers;
}

/** Articles that were on sale all the time at one price. */
const articlesOf = (db: Kysely<Database>, now: Date): Promise<Article[]> =>
  run<Article>(
    db,
    `select p.id, p.current_price as price from products p
     where p.active and p.stock >= 12 and p.stock_status = 'In Stock' and not p.is_flash_sale
       and p.created_at < $1 and p.current_price between 8000 and 900000
       and not exists (select 1 from product_variants v where v.product_id = p.id)
     order by p.sold_count desc, p.id limit 160`,
    [new Date(now.getTime() - 60 * DAY)],
  );

function requestFor(customer: Customer, articles: readonly Article[], index: number, r: Random) {
  const lines = r.sample([...articles], r.pick([1, 1, 1, 2, 2, 3])).map(({ id, price }) => ({
    productId: String(id),
    quantity: r.chance(0.2) ? 2 : 1,
    price,
  }));
  const items = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return OrderRequest.parse({
    lines: lines.map(({ productId, quantity, price }) => ({ productId, quantity, unitPrice: toTnd(price) })),
    contactName: customer.name,
    contactPhone: customer.phone,
    address: {
      recipient: customer.name,
      phone: customer.phone,
      regionNumber: customer.regionNumber,
      delegation: customer.delegation,
      postalCode: `${customer.regionNumber % 9 || 9}0${r.int(10, 99)}`,
      street: customer.street,
    },
    paymentMethod: 'CASH_ON_DELIVERY',
    expectedTotal: toTnd(items + deliveryFeeFor(items)),
    idempotencyKey: `demo-order-${index}`,
  });
}

/** A step of all sub-orders in this state. */
async function each(
  trx: Kysely<Database>,
  order: LockedOrder,
  from: OrderState,
  to: OrderState,
  by: { actor: 'admin' | 'system'; actorAccount?: string; note?: string },
): Promise<void> {
  for (const part of order.parts)
    if (part.state === from) await changeSubOrder(trx, order, part, { to, ...by });
}

/** The carrier's number of each parcel; nothing is asked of a carrier. */
async function label(trx: Kysely<Database>, { parts, head, at }: LockedOrder): Promise<void> {
  for (const part of parts) {
    if (part.state !== 'PREPARING') continue;
    const trackingNumber = `DEMO${head.number.replaceAll(/\D/g, '')}${part.position}`;
    await trx
      .insertInto('shipments')
      .values({
        sub_order_id: part.id,
        tracking_number: trackingNumber,
        created_at: at,
        next_check_at: null,
      })
      .execute();
    await trx
      .updateTable('sub_orders')
      .set({ tracking_number: trackingNumber })
      .where('id', '=', part.id)
      .execute();
    part.tracking_number = trackingNumber;
  }
}

/** The first sub-order comes back. */
async function sendBack(trx: Kysely<Database>, order: LockedOrder, r: Random): Promise<void> {
  const [part] = order.parts;
  const [line] = part ? await linesOf(trx, part.id) : [];
  if (!part || !line) return;
  const lines = [{ lineId: String(line.id), quantity: 1, reason: r.pick(RETURNS) }];
  await openReturn(trx, order, part, { lines, note: null }, { actor: 'customer' });
}

async function inspect(trx: Kysely<Database>, order: LockedOrder, admin: string): Promise<void> {
  for (const part of order.parts) {
    if (part.state !== 'RETURN_OPEN') continue;
    const [line] = await linesOf(trx, part.id);
    const accepted = line ? [{ lineId: String(line.id), quantity: 1 }] : [];
    await inspectReturn(trx, order, part, { accepted, note: null, photos: [] }, admin);
  }
}

async function refund(trx: Kysely<Database>, order: LockedOrder, admin: string): Promise<void> {
  for (const part of order.parts)
    if (part.refund_due > 0)
      await refundSubOrder(trx, order, part, undefined, {
        actorAccount: admin,
        method: 'TRANSFER',
        reference: `VIR-${part.id}`,
        rib: null,
        note: null,
      });
}

async function pay(
  trx: Kysely<Database>,
  order: LockedOrder,
  from: 'COLLECTED' | 'REMITTED',
  to: 'REMITTED' | 'RECONCILED',
): Promise<void> {
  for (const part of order.parts) if (part.payment_state === from) await changePayment(trx, order, part, to);
}

type Take = (trx: Kysely<Database>, order: LockedOrder, admin: string, r: Random) => Promise<void>;

const bySystem = { actor: 'system' } as const;
const TAKE: Readonly<Record<StepKind, Take>> = {
  unanswered: (trx, order, admin) =>
    noteContact(
      trx,
      order,
      { outcome: 'NO_ANSWER', callbackAt: null, note: null, cancelReason: null },
      admin,
    ),
  confirm: (trx, order, admin) => confirmOrder(trx, order, { exclude: [], note: null }, admin),
  refuse: (trx, order, admin, r) =>
    noteContact(
      trx,
      order,
      { outcome: 'REFUSED', callbackAt: null, note: null, cancelReason: r.pick(REFUSALS) },
      admin,
    ),
  withdraw: (trx, order) =>
    cancelForShopper(trx, order, { subOrderId: undefined, expectedTotal: undefined, reason: null }),
  prepare: async (trx, order, admin) => {
    await each(trx, order, 'CONFIRMED', 'PREPARING', { actor: 'admin', actorAccount: admin });
    await label(trx, order);
  },
  ship: (trx, order, admin) =>
    each(trx, order, 'PREPARING', 'SHIPPED', { actor: 'admin', actorAccount: admin }),
  bring: async (trx, order) => {
    await each(trx, order, 'SHIPPED', 'OUT_FOR_DELIVERY', bySystem);
    await each(trx, order, 'DELIVERY_FAILED', 'OUT_FOR_DELIVERY', bySystem);
  },
  fail: (trx, order) => each(trx, order, 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', bySystem),
  giveUp: (trx, order) => each(trx, order, 'DELIVERY_FAILED', 'RETURNED_TO_SELLER', bySystem),
  deliver: (trx, order) => each(trx, order, 'OUT_FOR_DELIVERY', 'DELIVERED', bySystem),
  openReturn: (trx, order, _admin, r) => sendBack(trx, order, r),
  inspect,
  refund,
  remit: (trx, order) => pay(trx, order, 'COLLECTED', 'REMITTED'),
  reconcile: (trx, order) => pay(trx, order, 'REMITTED', 'RECONCILED'),
  complete: (trx, order) => each(trx, order, 'DELIVERED', 'COMPLETED', bySystem),
};

/** Places a planned order and takes its steps. */
async function make(
  context: OriginContext,
  { index, at, steps }: PlannedOrder,
  given: { customers: readonly Customer[]; articles: readonly Article[]; admin: string; progress: Progress },
): Promise<void> {
  const { db, orderSecrets } = context;
  // A generator for each order: what is drawn does not depend on where a start was interrupted.
  const r = random(`order ${index}`);
  const customer = r.pick(given.customers);
  const request = requestFor(customer, given.articles, index, r);
  const { answer } = await placeOrder(context, request, customer.viewer, 'demo', { at });
  await db.transaction().execute(async (trx) => {
    if (answer.order)
      await changeLocked(trx, orderSecrets, Number(answer.order._id), async (_, order) => {
        for (const step of steps) {
          order.at = step.at;
          await TAKE[step.kind](trx, order, given.admin, r);
        }
      });
    await storeProgress(trx, { ...given.progress, done: index + 1 });
  });
}

/**
 * Adds the orders of the last weeks to a demo shop without orders, or goes on where an earlier start was interrupted, reviews that await
 * moderation, and tickets; call it after the demo accounts are made. Returns how many orders were added.
 */
export async function addDemoOrders(context: OriginContext, signal: AbortSignal): Promise<number> {
  const { db, feed } = context;
  const progress = await progressOf(db);
  if (progress === null) return 0;
  const now = new Date(progress.now);
  const orders = planOrders(now, random('orders'));
  const left = orders.slice(progress.done);
  const admin = await db
    .selectFrom('users')
    .select('account_number')
    .where('is_admin', '=', true)
    .orderBy('id')
    .executeTakeFirst();
  if (left.length === 0 || !admin) return 0;
  const customers = await customersOf(context, now, random('customers'));
  const articles = await articlesOf(db, now);
  if (articles.length === 0) return 0;
  await storeProgress(db, progress);
  let added = 0;
  for (const order of left) {
    if (signal.aborted) break;
    await make(context, order, { customers, articles, admin: admin.account_number, progress });
    added += 1;
  }
  if (added === left.length) {
    await addWaitingReviews(
      db,
      customers.flatMap(({ viewer }) => viewer ?? []),
      now,
    );
    await addDemoTickets(db, admin.account_number, now);
  }
  void feed.look();
  return added;
}
