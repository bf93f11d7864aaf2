/** What a subscription receives of an event: by its topics, and no more than concerns its key and its seller. */
import type { EventType } from '../../../contract/events.ts';
import { toTnd } from '../../../contract/money.ts';
import { topicScope } from '../../../contract/rules/webhook-subscriptions.ts';
import type { WebhookTopic } from '../../../contract/rules/webhook-subscriptions.ts';
import { availablePieces } from '../../../contract/rules/availability.ts';
import type { ApiKeyScope } from '../../../contract/rules/api-keys.ts';
import { run } from '../../base/sql.ts';
import { isOfCarrier } from '../cash/match.ts';
import type { OriginContext } from '../context.ts';
import { PRODUCT_EVENTS, productsOf } from '../events/catalogue.ts';
import type { ChangeRow } from '../events/catalogue.ts';
import { isOnSale } from '../products/one.ts';
import { cursorOf } from '../events/places.ts';

/** Who receives an event. */
export interface Audience {
  topics: readonly WebhookTopic[];
  sellerId: number | null;
  /** The third party's key, which receives the orders that it placed; null: of the shop, or bound. */
  keyId: string | null;
  /** The carrier that the key is bound to, whose parcels alone it receives; null: none. */
  carrier: string | null;
  /** Scopes of the key, as they are now; null: of the shop, which has all. */
  scopes: readonly ApiKeyScope[] | null;
}

/** A body that is to be sent. */
export interface Told {
  /** The same whenever the event is sent. */
  key: string;
  cursor: string;
  type: string;
  subject: string;
  data: Readonly<Record<string, unknown>>;
  occurredAt: string;
}

/** States of a sub-order that is on its way, or came back. */
const PARCEL_STATES: ReadonlySet<unknown> = new Set([
  'SHIPPED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'DELIVERY_FAILED',
  'RETURNED_TO_SELLER',
]);

/** Events that each topic follows. */
const TOPIC_EVENTS: Readonly<Record<WebhookTopic, readonly EventType[]>> = {
  orders: ['order.created', 'order.changed'],
  parcels: ['order.changed'],
  products: PRODUCT_EVENTS.filter((type) => type !== 'product.stock'),
  stock: ['product.stock', 'product.changed', 'catalogue.changed'],
  tickets: ['ticket.created', 'ticket.changed'],
};

/** Topics of an audience that the scopes of its key permit. */
const topicsOf = ({ topics, scopes, carrier }: Audience): WebhookTopic[] =>
  topics.filter(
    (topic) => scopes?.includes(topicScope(topic, carrier === null ? 'nobody' : 'carrier')) ?? true,
  );

/** Events that an audience may receive. */
export const eventsOf = (audience: Audience): EventType[] => [
  ...new Set(topicsOf(audience).flatMap((topic) => TOPIC_EVENTS[topic])),
];

interface PartRow {
  id: number;
  order_id: number;
  seller_id: number;
  total: number;
  tracking_number: string | null;
  api_key_id: string | null;
  items: number;
}

/** Parts of orders that concern an audience. */
async function partsOf(
  { db }: OriginContext,
  { keyId, carrier }: Audience,
  events: readonly ChangeRow[],
): Promise<PartRow[]> {
  const ids = events.flatMap(({ type, data }) =>
    type.startsWith('order.') ? [String(data['orderId'])] : [],
  );
  if (ids.length === 0) return [];
  return run<PartRow>(
    db,
    `select s.id, s.order_id, s.seller_id, s.total, s.tracking_number, o.api_key_id,
       (select coalesce(sum(l.quantity), 0)::int from order_lines l where l.sub_order_id = s.id) as items
     from sub_orders s join orders o on o.id = s.order_id
     where s.order_id = any($1::bigint[]) and ($2::text is null or o.api_key_id = $2)
       and ($3::text is null or ${isOfCarrier('$3')}) order by s.id`,
    [[...new Set(ids)], keyId, carrier],
  );
}

/** Numbers of parcels that these events took from a carrier, by the key of `takenKey`. */
async function takenFrom(
  { db }: OriginContext,
  audience: Audience,
  events: readonly ChangeRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = events.flatMap(({ data }) => ('handover' in data ? [String(data['subOrderId'])] : []));
  const { carrier } = audience;
  if (carrier === null || ids.length === 0 || !topicsOf(audience).includes('parcels')) return new Map();
  const rows = await run<{ sub_order_id: number; handover: number; tracking_number: string }>(
    db,
    `select sub_order_id, handover, tracking_number from past_handovers
     where sub_order_id = any($1::bigint[]) and lower(carrier) = lower($2) and tracking_number is not null`,
    [[...new Set(ids)], carrier],
  );
  return new Map(
    rows.map(({ sub_order_id: id, handover, tracking_number: number }) => [
      takenKey(id, handover + 1),
      number,
    ]),
  );
}

/** A sub-order and the handover by which its parcel went to another company. */
const takenKey = (subOrderId: unknown, handover: unknown): string =>
  `${String(subOrderId)} ${String(handover)}`;

/** The body about a parcel, of an event about its sub-order. */
const parcelTold = (event: ChangeRow, state: unknown, trackingNumber: string | null): Told => ({
  key: `${event.id}-parcel`,
  cursor: cursorOf(event),
  type: 'parcel.changed',
  subject: event.subject,
  data: {
    orderId: event.data['orderId'],
    number: event.data['number'],
    subOrderId: event.data['subOrderId'],
    subOrder: event.data['subOrder'],
    state,
    trackingNumber,
  },
  occurredAt: event.occurred_at.toISOString(),
});

/** What an audience receives of an event about an order with these sub-orders. */
function ofOrder(audience: Audience, event: ChangeRow, parts: readonly PartRow[]): Told[] {
  const { data, type } = event;
  const own = parts.filter(({ seller_id: id }) => audience.sellerId === null || id === audience.sellerId);
  if (own.length === 0) return [];
  const { subOrderId, state } = data;
  const part = own.find(({ id }) => String(id) === subOrderId);
  // A change of another seller's part, or of the payment as a whole.
  if (audience.sellerId !== null && type === 'order.changed' && part === undefined) return [];
  const told = {
    cursor: cursorOf(event),
    subject: event.subject,
    occurredAt: event.occurred_at.toISOString(),
  };
  const topics = topicsOf(audience);
  // A carrier also learns which parcels it has, and which it has no longer.
  const isHandOver = audience.carrier !== null && ('trackingNumber' in data || state === 'CANCELLED');
  const isOwnShare = audience.sellerId !== null && type === 'order.created';
  const shared = isOwnShare
    ? {
        ...data,
        total: toTnd(own.reduce((sum, { total }) => sum + total, 0)),
        itemCount: own.reduce((sum, { items }) => sum + items, 0),
        sellerIds: [String(audience.sellerId)],
      }
    : data;
  return [
    ...(topics.includes('orders') ? [{ ...told, key: String(event.id), type, data: shared }] : []),
    ...(topics.includes('parcels') && part !== undefined && (PARCEL_STATES.has(state) || isHandOver)
      ? [parcelTold(event, state ?? 'PREPARING', part.tracking_number)]
      : []),
  ];
}

/** What an audience receives of an event about a ticket. Tickets concern no seller. */
const ofTicket = ({ sellerId }: Audience, { data, type, ...event }: ChangeRow): Told[] =>
  sellerId === null
    ? [
        {
          key: String(event.id),
          cursor: cursorOf(event),
          type,
          subject: event.subject,
          data,
          occurredAt: event.occurred_at.toISOString(),
        },
      ]
    : [];

interface ProductRow {
  id: number;
  sku: string;
  active: boolean;
  stock: number;
  stock_status: string;
  seller_id: number;
  category_id: number;
  brand_id: number | null;
}

/** Whether an event may have changed a stock. */
const concernsStock = ({ type, data }: Pick<ChangeRow, 'type' | 'data'>): boolean => {
  if (type !== 'product.changed') return type === 'product.stock' || type === 'catalogue.changed';
  const { reason, fields } = data;
  if (reason === 'stock' || reason === 'created') return true;
  return Array.isArray(fields) && fields.some((field) => /stock|variants|active/i.test(String(field)));
};

/** What an audience receives of an event about these products. */
async function ofProducts(
  { db, directory }: OriginContext,
  audience: Audience,
  event: ChangeRow,
  ids: readonly number[],
): Promise<Told[]> {
  const rows = await run<ProductRow>(
    db,
    `select id, sku, active, stock, stock_status, seller_id, category_id, brand_id from products where id = any($1::bigint[])`,
    [ids],
  );
  const snapshot = await directory.covering(rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const topics = topicsOf(audience);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (audience.sellerId !== null && row?.seller_id !== audience.sellerId) return [];
    const shown = row && isOnSale(row, snapshot);
    const told = {
      cursor: cursorOf(event),
      subject: String(id),
      occurredAt: event.occurred_at.toISOString(),
    };
    const tellsOf = (topic: WebhookTopic): boolean =>
      topics.includes(topic) && TOPIC_EVENTS[topic].includes(event.type);
    return [
      ...(tellsOf('products')
        ? [
            {
              ...told,
              key: `${event.id}-${id}`,
              type: shown ? 'product.upserted' : 'product.removed',
              data: { productId: String(id), ...(shown && { sku: row.sku }) },
            },
          ]
        : []),
      ...(tellsOf('stock') && shown && concernsStock(event)
        ? [
            {
              ...told,
              key: `${event.id}-${id}-stock`,
              type: 'stock.changed',
              data: {
                productId: String(id),
                sku: row.sku,
                isAvailable: availablePieces(row.stock_status, row.stock) > 0,
              },
            },
          ]
        : []),
    ];
  });
}

/** What is sent of events, and how far that is: `product` within the products of the last one, with the event before it. */
export interface Page {
  told: Told[];
  last: { xact: string; id: number; product: number | null } | null;
}

/**
 * What an audience receives of these events, in their order.
 * @param begun of the first event, the product after which it continues
 * @param most products at which the page ends, within the products of an event if need be
 */
export async function tellOf(
  context: OriginContext,
  audience: Audience,
  events: readonly ChangeRow[],
  begun: number | null,
  most: number,
): Promise<Page> {
  const parts = await partsOf(context, audience, events);
  const taken = await takenFrom(context, audience, events);
  const told: Told[] = [];
  let last: Page['last'] = null;
  let left = most;
  for (const [index, event] of events.entries()) {
    if (event.type.startsWith('order.')) {
      const orderId = Number(event.data['orderId']);
      const lost = taken.get(takenKey(event.data['subOrderId'], event.data['handover']));
      // For the company that had it, it is as a parcel that is not to be picked up any more.
      if (lost !== undefined) told.push(parcelTold(event, 'CANCELLED', lost));
      told.push(
        ...ofOrder(
          audience,
          event,
          parts.filter(({ order_id: id }) => id === orderId),
        ),
      );
    } else if (event.type.startsWith('ticket.')) {
      told.push(...ofTicket(audience, event));
    } else {
      const above = index === 0 ? (begun ?? 0) : 0;
      const ids = await productsOf(context.db, event, above, left + 1);
      const now = ids.slice(0, left);
      told.push(...(await ofProducts(context, audience, event, now)));
      left -= now.length;
      if (ids.length > now.length)
        return { told, last: { xact: event.xact, id: event.id - 1, product: now.at(-1) ?? above } };
    }
    last = { xact: event.xact, id: event.id, product: null };
  }
  return { told, last };
}
