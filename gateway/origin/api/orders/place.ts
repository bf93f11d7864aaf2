/** Placing an order: one transaction. */
import { paths } from '../../../contract/rules/paths.ts';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Order, OrderDifference, OrderPlaced, OrderRequest } from '../../../contract/orders.ts';
import { deliveryFeeFor, fromTnd, toTnd } from '../../../contract/money.ts';
import type { Millimes } from '../../../contract/money.ts';
import type { Database } from '../../db/tables.ts';
import { queueMail } from '../../mail/outbox.ts';
import { keyActor } from '../../../contract/rules/audit.ts';
import type { KeyCaller } from '../../base/key-caller.ts';
import type { Viewer } from '../auth/viewer.ts';
import { flashBought } from '../cart/flash-sales.ts';
import { loadCart } from '../cart/load.ts';
import type { CartRow } from '../cart/load.ts';
import { POINT_VALUE, pointsOf, usablePoints } from '../cart/points.ts';
import { priceCart } from '../cart/quote.ts';
import type { CartLine, CartTotals, PricedLine, PricedPieces } from '../cart/quote.ts';
import type { OriginContext } from '../context.ts';
import { lookUpCoupon, countWrongCode } from '../coupons/guesses.ts';
import type { Coupon } from '../coupons/rules.ts';
import { claimCoupon } from '../coupons/uses.ts';
import type { Limits } from '../../base/limits.ts';
import { arrivalOf, arrivalsOf } from '../delivery-times/arrivals.ts';
import type { Arrival } from '../delivery-times/arrivals.ts';
import type { DirectorySnapshot } from '../directory.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import { emit } from '../events/feed.ts';
import { claimKey, once } from '../idempotency.ts';
import type { Once } from '../idempotency.ts';
import { openPayment } from '../payments/open.ts';
import { isOnSale } from '../products/one.ts';
import { run } from '../../base/sql.ts';
import { storeAddress } from './addresses.ts';
import { nextOrderNumber } from './number.ts';
import { burnPoints, lockAccount } from './points.ts';
import { orderById } from './read.ts';
import { Gate, retrying } from '../../base/retry.ts';
import { hashOrderToken } from './secrets.ts';
import { actAs } from '../write.ts';
import { flashSaleOf, takeStock } from './stock.ts';
import { shareOrder } from './totals.ts';
import type { OrderTotals } from './totals.ts';

type Body = z.output<typeof OrderRequest>;

/** The account that an order is placed for. */
export type Buyer = Pick<Viewer, 'id' | 'accountNumber'>;

/** An unpaid order is cancelled after these minutes. */
const PAYMENT_MINUTES = 30;

/** The cart differs from what the shopper saw: nothing is placed. */
class Different extends Error {
  override name = 'Different';
  readonly differences: OrderDifference[];
  constructor(differences: OrderDifference[]) {
    super('Different from what the shopper saw');
    this.differences = differences;
  }
}

const difference = (
  code: OrderDifference['code'],
  message: string,
  more: Partial<OrderDifference> = {},
): OrderDifference => ({
  code,
  lineIndex: null,
  currentPrice: null,
  availableQuantity: null,
  message,
  ...more,
});

/** The request that an idempotency key covers; the language of the messages is left out. */
const onceOf = (body: Body, apiKey: KeyCaller | undefined): Once => {
  const { key, hash } = once('order', { ...body, language: null });
  // Third parties do not share their idempotency keys with each other, nor with shoppers, whose keys have no colon.
  return { key: apiKey ? `${apiKey.id}:${key}` : key, hash };
};

/** The order placed with a key. */
async function placedBy(trx: Kysely<Database>, key: string): Promise<number> {
  const { order_id: id } = await trx
    .selectFrom('idempotency_keys')
    .select('order_id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (id === null) throw new ApiError('CONFLICT', 'The order of the idempotency key is gone');
  return id;
}

interface Differences {
  /** Differences that the shopper has to confirm before anything is placed. */
  blocking: OrderDifference[];
  /** Differences in the shopper's favour: applied without confirmation. */
  cheaper: OrderDifference[];
}

/** All differences from what the shopper saw, line by line. */
function differencesOf(body: Body, cart: CartTotals): Differences {
  const blocking: OrderDifference[] = [];
  const cheaper: OrderDifference[] = [];
  cart.lines.forEach((line, lineIndex) => {
    for (const { code, message, availableQuantity } of line.problems)
      if (code !== 'COUPON_INVALID')
        blocking.push(difference(code, message, { lineIndex, availableQuantity }));
    const saw = fromTnd(body.lines[lineIndex]?.unitPrice ?? '0');
    if (!line.counts || line.unitPrice === saw) return;
    (line.unitPrice < saw ? cheaper : blocking).push(
      difference('PRICE_CHANGED', 'The price has changed', {
        lineIndex,
        currentPrice: toTnd(line.unitPrice),
      }),
    );
  });
  for (const { message } of cart.problems) blocking.push(difference('COUPON_INVALID', message));
  return { blocking, cheaper };
}

/** The delivery fee that the shopper saw: it follows from the prices they saw. */
function seenFee(body: Body, coupon: Coupon | null): Millimes {
  const items = body.lines.reduce((sum, line) => sum + fromTnd(line.unitPrice) * line.quantity, 0);
  return coupon?.type === 'free_delivery' ? 0 : deliveryFeeFor(items);
}

/** The lines that remain once the shopper confirms the differences. */
const agreedLines = (cart: CartTotals): CartLine[] =>
  cart.lines.flatMap(({ productId, variantId, quantity, counts, problems }) => {
    if (!counts) return [];
    const left = problems.find(({ code }) => code === 'STOCK_REDUCED')?.availableQuantity ?? quantity;
    return [{ productId, variantId, quantity: left }];
  });

interface Placing {
  body: Body;
  viewer: Buyer | undefined;
  /** Account number of the admin who places it for a buyer on the telephone; undefined: the buyer does. */
  staff?: string | undefined;
  /** The key of the third party who places it. */
  apiKey?: KeyCaller | undefined;
  /** As returned by clientKey. */
  client: string;
  limits: Limits;
  /** Whether a confirmation may be sent to the address; counted once, however often the placing is retried. */
  mayWrite(): boolean;
  buyer: string;
  asked: Once;
  snapshot: DirectorySnapshot;
  /** Days of arrival of a seller's parcel, as known before the transaction. */
  arrivals?: ReadonlyMap<number, Arrival> | undefined;
  /** Instant of the placing; undefined: now. */
  at?: Date | undefined;
}

interface Priced {
  cart: CartTotals;
  rows: ReadonlyMap<string, CartRow>;
  totals: OrderTotals;
  /** In the order of the totals' line indices. */
  pieces: readonly { line: PricedLine; part: PricedPieces }[];
  /** Prices lower than the shopper saw. */
  cheaper: OrderDifference[];
}

/** Prices the cart as the quote does; throws Different. */
async function price(
  trx: Kysely<Database>,
  { body, viewer, client, limits, buyer, snapshot }: Placing,
  now: number,
): Promise<Priced> {
  const rows = await loadCart(trx, [...new Set(body.lines.map(({ productId }) => productId))]);
  const onSale = new Map(rows.filter((row) => isOnSale(row, snapshot)).map((row) => [String(row.id), row]));
  const caller = { viewer, client };
  const asked = await lookUpCoupon(trx, limits, body.couponCode, caller);
  const bought = await flashBought(trx, [...onSale.values()], buyer);
  const cart = priceCart(body.lines, onSale, asked, now, bought);
  countWrongCode(limits, body.couponCode, cart.problems, caller);
  const { blocking, cheaper } = differencesOf(body, cart);

  if (body.points > 0) {
    const held = viewer ? await pointsOf(trx, viewer.id) : 0;
    const most = usablePoints(cart.itemsTotal, cart.discountTotal, held);
    if (body.points > most)
      blocking.push(
        difference('POINTS_CHANGED', `At most ${most} points can be used`, { availableQuantity: most }),
      );
  }
  const total = cart.total - body.points * POINT_VALUE;
  const isDearer = blocking.length === 0 && total > fromTnd(body.expectedTotal);
  const holds = cart.problems.length === 0 ? asked : null;
  const agreed = blocking.length === 0 ? cart : priceCart(agreedLines(cart), onSale, holds, now, bought);
  if (agreed.itemCount > 0 && agreed.deliveryFee > seenFee(body, asked?.coupon ?? null))
    (blocking.length > 0 || isDearer ? blocking : cheaper).push(
      difference('DELIVERY_CHANGED', 'Delivery has to be paid', {
        currentPrice: toTnd(agreed.deliveryFee),
      }),
    );
  if (isDearer)
    blocking.push(difference('TOTAL_CHANGED', 'The total has changed', { currentPrice: toTnd(total) }));
  if (blocking.length > 0) throw new Different([...blocking, ...cheaper]);

  const pieces = cart.lines.flatMap((line) => line.pieces.map((part) => ({ line, part })));
  const shared = pieces.map(({ line, part }) => ({
    sellerId: line.product?.seller_id ?? 0,
    amount: part.total,
    discount: part.discount,
  }));
  const totals = shareOrder(shared, cart.deliveryFee, body.points);
  return { cart, rows: onSale, totals, pieces, cheaper };
}

/** Writes the order with its sub-orders, lines and first events. */
async function write(
  trx: Kysely<Database>,
  { body, viewer, staff, apiKey }: Placing,
  { cart, rows, totals, pieces }: Priced,
  order: { id: number; number: string; tokenHash: string; at: Date },
): Promise<void> {
  const isOnline = body.paymentMethod === 'ONLINE';
  const state = isOnline ? 'AWAITING_PAYMENT' : 'AWAITING_CONFIRMATION';
  await run(
    trx,
    `insert into orders (id, number, token_hash, user_id, language, contact_name, contact_phone, contact_email, address,
       payment_method, payment_provider, payment_expires_at, items_total, discount_total, coupon_code, coupon_funded_by,
       coupon_type, coupon_min_purchase, points_used, points_discount, delivery_fee, total, points_earned, created_at, updated_at, state, state_since, source, api_key_id)
     overriding system value
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $24, $25, $24, $26, $27)`,
    [
      order.id,
      order.number,
      order.tokenHash,
      viewer?.id ?? null,
      body.language,
      body.contactName,
      body.contactPhone,
      body.contactEmail,
      JSON.stringify(body.address),
      body.paymentMethod,
      body.paymentProvider,
      isOnline ? new Date(order.at.getTime() + PAYMENT_MINUTES * 60_000) : null,
      totals.itemsTotal,
      totals.discountTotal,
      cart.coupon?.coupon.code ?? null,
      cart.coupon?.coupon.funded_by ?? null,
      cart.coupon?.coupon.type ?? null,
      cart.coupon?.coupon.min_purchase ?? null,
      totals.pointsUsed,
      totals.pointsDiscount,
      totals.deliveryFee,
      totals.total,
      // Visitors earn nothing.
      viewer ? totals.pointsEarned : 0,
      order.at,
      state,
      apiKey ? 'API' : staff === undefined ? 'WEB' : 'PHONE',
      apiKey?.id ?? null,
    ],
  );
  for (const [index, part] of totals.parts.entries()) {
    const { id } = await trx
      .insertInto('sub_orders')
      .values({
        order_id: order.id,
        position: index + 1,
        seller_id: part.sellerId,
        state,
        state_since: order.at,
        payment_state: isOnline ? 'CREATED' : 'DUE',
        items_total: part.itemsTotal,
        discount_total: part.discountTotal,
        points_used: part.pointsUsed,
        points_discount: part.pointsDiscount,
        delivery_share: part.deliveryShare,
        total: part.total,
        points_earned: viewer ? part.pointsEarned : 0,
        tracking_number: null,
        invoice_number: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('order_lines')
      .values(
        part.lines.flatMap(({ index: place, pointsDiscount, total }) => {
          const { line, part: priced } = pieces[place] ?? {};
          const row = line && rows.get(line.productId);
          if (!line || !priced || !row) return [];
          const variant = row.variants.find((entry) => entry.id === line.variant?.id);
          return [
            {
              sub_order_id: id,
              position: place,
              product_id: row.id,
              variant_id: variant?.id ?? null,
              name: row.name,
              sku: variant?.sku ?? row.sku,
              image_key: row.image_key,
              color: variant?.color ?? null,
              size: variant?.size ?? null,
              quantity: priced.quantity,
              unit_price: priced.unitPrice,
              discount: priced.discount,
              points_discount: pointsDiscount,
              total,
              vat_rate_bp: row.vat_rate_bp,
              coupon_eligible: line.isEligible,
              flash_sale: priced.isFlash ? flashSaleOf(row, order.at.getTime()) : null,
            },
          ];
        }),
      )
      .execute();
    await trx
      .insertInto('order_events')
      .values({
        sub_order_id: id,
        state,
        at: order.at,
        actor: staff === undefined ? 'customer' : 'admin',
        actor_account: staff ?? null,
        note: null,
      })
      .execute();
  }
}

/** Counts the coupon's use; null: there is none. */
async function claim(
  trx: Kysely<Database>,
  { coupon }: CartTotals,
  { buyer, viewer }: Placing,
): Promise<number | null> {
  if (!coupon) return null;
  const claimed = await claimCoupon(trx, coupon.coupon, { buyer, userId: viewer?.id ?? null });
  if ('id' in claimed) return claimed.id;
  throw new Different([difference('COUPON_INVALID', `The coupon does not hold: ${claimed.refusal}`)]);
}

/** One attempt, in a transaction. `isNew` false: the key had placed it before. */
async function placeOnce(
  context: OriginContext,
  trx: Kysely<Database>,
  placing: Placing,
): Promise<{ orderId: number; isNew: boolean; cheaper: OrderDifference[] }> {
  const { body, viewer, buyer, asked, apiKey } = placing;
  // Regardless of the account: a client that signs in or out between a lost response and its retry has ordered once.
  if (!(await claimKey(trx, asked)))
    return { orderId: await placedBy(trx, asked.key), isNew: false, cheaper: [] };
  if (apiKey)
    await actAs(trx, { accountNumber: keyActor(apiKey.id), adminRole: null }, { action: 'order.place' });
  if (body.points > 0 && !viewer) throw badInput('points', 'are for signed-in shoppers');
  // Orders of one account are serialised: its points, its first order and its addresses are counted exactly.
  if (viewer) await lockAccount(trx, viewer.id);
  const at = placing.at ?? new Date();
  const priced = await price(trx, placing, at.getTime());
  await takeStock(trx, priced.cart.lines, buyer, at.getTime());

  const couponId = await claim(trx, priced.cart, placing);
  const [serial] = await run<{ id: string }>(
    trx,
    `select nextval(pg_get_serial_sequence('orders', 'id')) as id`,
    [],
  );
  const orderId = Number(serial?.id);
  const token = context.orderSecrets.token(orderId, asked.key);
  // The last lock that others wait for.
  const number = await nextOrderNumber(trx, at);
  await write(trx, placing, priced, { id: orderId, number, tokenHash: hashOrderToken(token), at });
  if (couponId !== null)
    await trx.insertInto('coupon_uses').values({ order_id: orderId, coupon_id: couponId, buyer }).execute();
  if (viewer && body.points > 0) await burnPoints(trx, { userId: viewer.id, orderId, points: body.points });
  if (viewer && body.saveAddress) await storeAddress(trx, viewer.id, body.address);
  await trx.updateTable('idempotency_keys').set({ order_id: orderId }).where('key', '=', asked.key).execute();
  await emitPlaced(context, trx, placing, priced, { orderId, number, token });
  return { orderId, isNew: true, cheaper: priced.cheaper };
}

/** The event, without personal data, and the confirmation. */
async function emitPlaced(
  { mailer }: Pick<OriginContext, 'mailer'>,
  trx: Kysely<Database>,
  { body, mayWrite, arrivals }: Placing,
  { cart, rows, totals }: Priced,
  { orderId, number, token }: { orderId: number; number: string; token: string },
): Promise<void> {
  await emit(trx, 'order.created', number, {
    orderId: String(orderId),
    number,
    total: toTnd(totals.total),
    currency: 'TND',
    itemCount: cart.itemCount,
    paymentMethod: body.paymentMethod,
    regionNumber: body.address.regionNumber,
    sellerIds: totals.parts.map(({ sellerId }) => String(sellerId)),
  });
  // Any client may enter any address: mails over the limit are not queued, and the order is placed all the same.
  if (body.contactEmail === null || !mayWrite()) return;
  await queueMail(trx, {
    to: body.contactEmail,
    language: body.language,
    template: 'orderPlaced',
    orderId,
    data: {
      name: body.contactName,
      number,
      total: toTnd(totals.total),
      lines: cart.lines.map((line) => ({
        name: rows.get(line.productId)?.name ?? '',
        quantity: line.quantity,
        total: toTnd(line.total),
      })),
      isCash: body.paymentMethod === 'CASH_ON_DELIVERY',
      arrives: arrivalOf(totals.parts.map(({ sellerId }) => arrivals?.get(sellerId))),
      link: mailer.url(paths.trackOrder(token, body.language)),
    },
  });
}

/** The order's owner is not revealed to others who repeat its placing. */
const ofCaller = (order: Order | null, viewer: Viewer | undefined): Order | null =>
  order && order.accountNumber !== viewer?.accountNumber ? { ...order, accountNumber: null } : order;

function placingOf(
  context: OriginContext,
  body: Body,
  viewer: Buyer | undefined,
  client: string,
  asked: Once,
  more: Pick<Placing, 'at' | 'apiKey'> = {},
): Omit<Placing, 'snapshot'> {
  let counted: boolean | undefined;
  return {
    body,
    viewer,
    client,
    limits: context.limits,
    mayWrite: () =>
      (counted ??= context.limits.tryTake('order mails by address', body.contactEmail?.toLowerCase() ?? '')),
    buyer: viewer?.accountNumber ?? context.orderSecrets.visitor(body.contactPhone),
    asked,
    ...more,
  };
}

/** Placings that may hold a connection at once, in one process. */
const gate = new Gate(5);

/**
 * Places an order, or returns the one that the key has placed. Differences mean that nothing was placed. Throws CONFLICT when the
 * key was used for another order.
 * @param more.at instant of the placing, for orders of the past; default: now
 * @param more.apiKey the key of the third party who places it
 */
export async function placeOrder(
  context: OriginContext,
  body: Body,
  viewer: Viewer | undefined,
  client: string,
  more: Pick<Placing, 'at' | 'apiKey'> = {},
): Promise<{ answer: OrderPlaced; isNew: boolean }> {
  if (body.paymentMethod === 'CASH_ON_DELIVERY' && body.paymentProvider !== null)
    throw badInput('paymentProvider', 'is for paying online');
  const provider =
    body.paymentMethod === 'ONLINE' && body.paymentProvider !== null
      ? context.payments.get(body.paymentProvider)
      : undefined;
  if (body.paymentMethod === 'ONLINE' && !provider)
    throw badInput('paymentProvider', 'is not offered', 'NOT_FOUND');

  const placing = placingOf(context, body, viewer, client, onceOf(body, more.apiKey), more);
  const ids = [...new Set(body.lines.map(({ productId }) => productId))];
  // Outside the gate: others do not wait for the carrier.
  const arrivals =
    body.contactEmail === null
      ? undefined
      : await arrivalsOf(context, body.address.regionNumber, ids, more.at);
  try {
    const { orderId, isNew, cheaper } = await gate.run(() =>
      retrying(async () => {
        // Outside the transaction: the directory reads with a connection of its own.
        const snapshot = await context.directory.covering(await loadCart(context.db, ids));
        return context.db
          .transaction()
          .execute((trx) => placeOnce(context, trx, { ...placing, snapshot, arrivals }));
      }),
    );
    if (provider) await openPayment(context, orderId, { apiKey: placing.apiKey });
    const order = ofCaller(await orderById(context.db, orderId), viewer);
    const token = context.orderSecrets.token(orderId, placing.asked.key);
    return { answer: { order, token, differences: cheaper }, isNew };
  } catch (error) {
    if (!(error instanceof Different)) throw error;
    return { answer: { order: null, token: null, differences: error.differences }, isNew: false };
  }
}

/** An order that staff place on the telephone, within their change. */
export interface StaffPlacing {
  body: Body;
  /** The account that it is placed for; undefined: none. */
  buyer: Buyer | undefined;
  /** As returned by clientKey. */
  client: string;
  asked: Once;
}

/**
 * Places an order as `placeOrder` does, in the transaction of an admin's change. `change` runs it by the given function and returns what
 * it made; differences mean that nothing was placed. Throws CONFLICT when the key was used for another order.
 */
export async function placeForBuyer<T>(
  context: OriginContext,
  { body, buyer, client, asked }: StaffPlacing,
  change: (
    place: (
      trx: Kysely<Database>,
      staff: string,
    ) => Promise<{ orderId: number; isNew: boolean; differences: OrderDifference[] }>,
  ) => Promise<T>,
): Promise<T | { order: null; differences: OrderDifference[] }> {
  const placing = placingOf(context, body, buyer, client, asked);
  const ids = [...new Set(body.lines.map(({ productId }) => productId))];
  // Outside the transaction: the directory reads with a connection of its own.
  const snapshot = await context.directory.covering(await loadCart(context.db, ids));
  try {
    return await gate.run(() =>
      change(async (trx, staff) => {
        const { cheaper, ...placed } = await placeOnce(context, trx, { ...placing, snapshot, staff });
        return { ...placed, differences: cheaper };
      }),
    );
  } catch (error) {
    if (!(error instanceof Different)) throw error;
    return { order: null, differences: error.differences };
  }
}
