/** Placing an order: all of it in one transaction, or nothing. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Order, OrderDifference, OrderPlaced, OrderRequest } from '../../../contract/orders.ts';
import { fromTnd, toTnd } from '../../../contract/money.ts';
import type { Database } from '../../db/tables.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Viewer } from '../auth/viewer.ts';
import { loadCart } from '../cart/load.ts';
import type { CartRow } from '../cart/load.ts';
import { priceCart } from '../cart/quote.ts';
import type { CartTotals } from '../cart/quote.ts';
import type { OriginContext } from '../context.ts';
import { findCoupon } from '../coupons/find.ts';
import type { DirectorySnapshot } from '../directory.ts';
import { ApiError, badInput } from '../errors.ts';
import { emit } from '../events/feed.ts';
import { openPayment } from '../payments/open.ts';
import { isOnSale } from '../products/one.ts';
import { run } from '../run.ts';
import { keepAddress } from './addresses.ts';
import { claimCoupon, couponAccount } from './coupon-uses.ts';
import { nextOrderNumber } from './number.ts';
import { burnPoints, lockAccount, pointsOf } from './points.ts';
import { orderById } from './read.ts';
import { Gate, retrying } from './retry.ts';
import { hashOrderToken } from './secrets.ts';
import { flashBought, flashSaleOf, takeStock } from './stock.ts';
import { POINT_VALUE, shareOrder, usablePoints } from './totals.ts';
import type { OrderTotals } from './totals.ts';

type Body = z.output<typeof OrderRequest>;

/** Not paid within these, an order is cancelled. */
const PAYMENT_MINUTES = 30;

/** What the shopper saw is not so any more: nothing is placed. */
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

/** Two bodies that say the same have one hash; the language of the messages does not count. */
function hashOf(body: Body): string {
  const { idempotencyKey: _, language: __, ...said } = body;
  const sorted = (value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, entry]) => [key, sorted(entry)])
      : Array.isArray(value)
        ? value.map(sorted)
        : value;
  return createHash('sha256')
    .update(JSON.stringify(sorted(said)))
    .digest('base64url');
}

/**
 * Claims the key for this transaction, waiting for another that has it. Gives the order that it has placed already, whoever is
 * signed in by now: who signs in or out between a lost answer and its retry has ordered once. Nobody guesses a key, and only who
 * knows all that was ordered gets its order.
 */
async function claimKey(trx: Kysely<Database>, key: string, bodyHash: string): Promise<number | null> {
  const claimed = await run(
    trx,
    `insert into idempotency_keys as k (key, body_hash) values ($1, $2)
     on conflict (key) do update set body_hash = excluded.body_hash, order_id = null, created_at = now()
       where k.created_at < now() - interval '24 hours'
     returning 1`,
    [key, bodyHash],
  );
  if (claimed.length > 0) return null;
  const earlier = await trx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'order_id'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (earlier.body_hash !== bodyHash)
    throw new ApiError('CONFLICT', 'The idempotency key was used for another order');
  return earlier.order_id;
}

/** All that is different from what the shopper saw. */
function differencesOf(body: Body, cart: CartTotals): OrderDifference[] {
  const found = cart.lines.flatMap((line, lineIndex): OrderDifference[] => {
    const problems = line.problems.flatMap(({ code, message, availableQuantity }) =>
      code === 'COUPON_INVALID' ? [] : [difference(code, message, { lineIndex, availableQuantity })],
    );
    const saw = fromTnd(body.lines[lineIndex]?.unitPrice ?? '0');
    if (line.counts && line.unitPrice !== saw)
      problems.push(
        difference('PRICE_CHANGED', 'The price has changed', {
          lineIndex,
          currentPrice: toTnd(line.unitPrice),
        }),
      );
    return problems;
  });
  for (const { message } of cart.problems) found.push(difference('COUPON_INVALID', message));
  return found;
}

interface Placing {
  body: Body;
  viewer: Viewer | undefined;
  buyer: string;
  bodyHash: string;
  snapshot: DirectorySnapshot;
}

/** Prices the cart as the quote does; throws Different. */
async function price(
  trx: Kysely<Database>,
  { body, viewer, buyer, snapshot }: Placing,
  now: number,
): Promise<{ cart: CartTotals; rows: Map<string, CartRow>; totals: OrderTotals }> {
  const rows = await loadCart(trx, [...new Set(body.lines.map(({ productId }) => productId))]);
  const onSale = new Map(rows.filter((row) => isOnSale(row, snapshot)).map((row) => [String(row.id), row]));
  const coupon = body.couponCode === null ? null : await findCoupon(trx, body.couponCode);
  const account = coupon && viewer ? await couponAccount(trx, viewer, coupon.code) : null;
  const asked = body.couponCode === null ? null : { coupon, account };
  const bought = await flashBought(trx, [...onSale.values()], buyer);
  const cart = priceCart(body.lines, onSale, asked, now, bought);
  const differences = differencesOf(body, cart);

  if (body.points > 0) {
    const held = viewer ? await pointsOf(trx, viewer.id) : 0;
    const most = usablePoints(cart.itemsTotal, cart.discountTotal, held);
    if (body.points > most)
      differences.push(
        difference('POINTS_CHANGED', `At most ${most} points can be used`, { availableQuantity: most }),
      );
  }
  const total = cart.total - body.points * POINT_VALUE;
  if (differences.length === 0 && total !== fromTnd(body.expectedTotal))
    differences.push(difference('TOTAL_CHANGED', 'The total has changed', { currentPrice: toTnd(total) }));
  if (differences.length > 0) throw new Different(differences);

  const lines = cart.lines.map((line) => ({
    sellerId: line.product?.seller_id ?? 0,
    amount: line.total,
    discount: line.discount,
  }));
  return { cart, rows: onSale, totals: shareOrder(lines, cart.deliveryFee, body.points) };
}

/** Writes the order with its parts, lines and first events. */
async function write(
  trx: Kysely<Database>,
  { body, viewer }: Placing,
  { cart, rows, totals }: { cart: CartTotals; rows: ReadonlyMap<string, CartRow>; totals: OrderTotals },
  order: { id: number; number: string; tokenHash: string; at: Date },
): Promise<void> {
  const isOnline = body.paymentMethod === 'ONLINE';
  const state = isOnline ? 'AWAITING_PAYMENT' : 'AWAITING_CONFIRMATION';
  await run(
    trx,
    `insert into orders (id, number, token_hash, user_id, language, contact_name, contact_phone, contact_email, address,
       payment_method, payment_provider, payment_expires_at, items_total, discount_total, coupon_code, coupon_funded_by,
       points_used, points_discount, delivery_fee, total, points_earned, created_at, updated_at)
     overriding system value
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $22)`,
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
      totals.pointsUsed,
      totals.pointsDiscount,
      totals.deliveryFee,
      totals.total,
      // Visitors earn nothing.
      viewer ? totals.pointsEarned : 0,
      order.at,
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
          const line = cart.lines[place];
          const row = line && rows.get(line.productId);
          if (!line || !row) return [];
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
              quantity: line.quantity,
              unit_price: line.unitPrice,
              discount: line.discount,
              points_discount: pointsDiscount,
              total,
              vat_rate_bp: row.vat_rate_bp,
              flash_sale: flashSaleOf(row, order.at.getTime()),
            },
          ];
        }),
      )
      .execute();
    await trx
      .insertInto('order_events')
      .values({ sub_order_id: id, state, at: order.at, actor: 'customer', actor_account: null, note: null })
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

/** One try, in a transaction. `isNew` false: the key had placed it before. */
async function placeOnce(
  context: OriginContext,
  trx: Kysely<Database>,
  placing: Placing,
): Promise<{ orderId: number; isNew: boolean }> {
  const { body, viewer, buyer, bodyHash } = placing;
  const earlier = await claimKey(trx, body.idempotencyKey, bodyHash);
  if (earlier !== null) return { orderId: earlier, isNew: false };
  if (body.points > 0 && !viewer) throw badInput('points', 'are for signed-in shoppers');
  // Orders of one account come one after the other: its points, its first order and its addresses are counted exactly.
  if (viewer) await lockAccount(trx, viewer.id);
  const at = new Date();
  const priced = await price(trx, placing, at.getTime());
  await takeStock(trx, priced.cart.lines, buyer, at.getTime());

  const couponId = await claim(trx, priced.cart, placing);
  const [serial] = await run<{ id: string }>(
    trx,
    `select nextval(pg_get_serial_sequence('orders', 'id')) as id`,
    [],
  );
  const orderId = Number(serial?.id);
  const token = context.orderSecrets.token(orderId, body.idempotencyKey);
  // The last lock that others wait for.
  const number = await nextOrderNumber(trx, at);
  await write(trx, placing, priced, { id: orderId, number, tokenHash: hashOrderToken(token), at });
  if (couponId !== null)
    await trx.insertInto('coupon_uses').values({ order_id: orderId, coupon_id: couponId, buyer }).execute();
  if (viewer && body.points > 0) await burnPoints(trx, { userId: viewer.id, orderId, points: body.points });
  if (viewer && body.saveAddress) await keepAddress(trx, viewer.id, body.address);
  await trx
    .updateTable('idempotency_keys')
    .set({ order_id: orderId })
    .where('key', '=', body.idempotencyKey)
    .execute();
  await tellOfIt(context, trx, placing, priced, { orderId, number, token });
  return { orderId, isNew: true };
}

/** The event, without personal data, and the confirmation. */
async function tellOfIt(
  { mailer }: Pick<OriginContext, 'mailer'>,
  trx: Kysely<Database>,
  { body }: Placing,
  { cart, rows, totals }: { cart: CartTotals; rows: ReadonlyMap<string, CartRow>; totals: OrderTotals },
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
  if (body.contactEmail === null) return;
  await queueMail(trx, {
    to: body.contactEmail,
    language: body.language,
    template: 'orderPlaced',
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
      link: mailer.url(`/track-order?token=${token}&lang=${body.language}`),
    },
  });
}

/** Whose the order is, is told to nobody else who repeats its placing. */
const ofAsker = (order: Order | null, viewer: Viewer | undefined): Order | null =>
  order && order.accountNumber !== viewer?.accountNumber ? { ...order, accountNumber: null } : order;

/** Placings that may hold a connection at once, in one process. */
const gate = new Gate(5);

/**
 * Places an order, or gives the one that the key has placed. Differences mean that nothing was placed. Throws CONFLICT when the
 * key was used for another order.
 */
export async function placeOrder(
  context: OriginContext,
  body: Body,
  viewer: Viewer | undefined,
): Promise<{ answer: OrderPlaced; isNew: boolean }> {
  if (body.paymentMethod === 'CASH_ON_DELIVERY' && body.paymentProvider !== null)
    throw badInput('paymentProvider', 'is for paying online');
  const provider =
    body.paymentMethod === 'ONLINE' && body.paymentProvider !== null
      ? context.payments.get(body.paymentProvider)
      : undefined;
  if (body.paymentMethod === 'ONLINE' && !provider)
    throw badInput('paymentProvider', 'is not offered', 'NOT_FOUND');

  const placing = {
    body,
    viewer,
    buyer: viewer?.accountNumber ?? context.orderSecrets.visitor(body.contactPhone),
    bodyHash: hashOf(body),
  };
  const ids = [...new Set(body.lines.map(({ productId }) => productId))];
  try {
    const { orderId, isNew } = await gate.run(() =>
      retrying(async () => {
        // Outside the transaction: the directory reads with a connection of its own.
        const snapshot = await context.directory.covering(await loadCart(context.db, ids));
        return context.db.transaction().execute((trx) => placeOnce(context, trx, { ...placing, snapshot }));
      }),
    );
    if (provider) await openPayment(context, orderId);
    const order = ofAsker(await orderById(context.db, orderId), viewer);
    const token = context.orderSecrets.token(orderId, body.idempotencyKey);
    return { answer: { order, token, differences: [] }, isNew };
  } catch (error) {
    if (!(error instanceof Different)) throw error;
    return { answer: { order: null, token: null, differences: error.differences }, isNew: false };
  }
}
