/** Delivered parcels for tests of the money: placed and advanced through the API, because their number makes pages too slow. */
import { expect, type Shop } from './fixtures.ts';
import { ask, CREATED_PRICE, createProduct } from './admin.ts';
import { ADDRESS } from './orders.ts';

/** A parcel whose cash the carrier collected. */
export interface DeliveredParcel {
  readonly orderId: string;
  readonly trackingNumber: string;
  readonly sellerId: string;
  /** Cash that was due, in dinars. */
  readonly amount: string;
}

interface Article {
  readonly id: string;
  readonly seller: { readonly id: string };
}

/** Sellers of each order: of 150 parcels every one has more entries in the ledger than a page of a statement shows. */
const SELLERS = 4;

/** A new article of each seller, with so many pieces in stock. */
async function articlesBySeller(shop: Shop, pieces: number): Promise<Article[]> {
  const { sellers } = await ask<{ sellers: { nodes: readonly { slug: string }[] } }>(
    shop,
    '{ sellers(first: 50) { nodes { slug } } }',
    {},
  );
  const made: Article[] = [];
  for (const { slug } of sellers.nodes) {
    const { products } = await ask<{
      products: { nodes: readonly { id: string; seller: { id: string } }[] };
    }>(
      shop,
      'query ($slug: String!) { products(filter: { sellers: [$slug] }, first: 1) { nodes { id seller { id } } } }',
      { slug },
    );
    const [sample] = products.nodes;
    if (sample === undefined) continue;
    const { productId } = await createProduct(shop, sample, pieces);
    made.push({ id: productId, seller: sample.seller });
    if (made.length === SELLERS) break;
  }
  return made;
}

interface Placed {
  readonly id: string;
  readonly subOrders: readonly {
    readonly id: string;
    readonly total: { readonly amount: string };
    readonly seller: { readonly id: string };
  }[];
}

async function placeForAll(shop: Shop, articles: readonly Article[]): Promise<Placed> {
  const items = articles.length * Math.round(Number(CREATED_PRICE) * 1_000);
  const { orderPlace } = await ask<{ orderPlace: { order: Placed | null } }>(
    shop,
    `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) {
      order { id subOrders { id total { amount } seller { id } } } differences { code } userErrors { field code } } }`,
    {
      input: {
        lines: articles.map(({ id: productId }) => ({
          productId,
          quantity: 1,
          unitPrice: CREATED_PRICE,
        })),
        contactName: ADDRESS.recipient,
        contactPhone: ADDRESS.phone,
        address: ADDRESS,
        paymentMethod: 'CASH_ON_DELIVERY',
        expectedTotal: (items / 1_000).toFixed(3),
        idempotencyKey: `e2e-${crypto.randomUUID()}`,
      },
    },
  );
  expect(orderPlace).toMatchObject({ differences: [], userErrors: [] });
  if (orderPlace.order === null) throw new Error('No order was placed');
  return orderPlace.order;
}

const WAY = ['CONFIRMED', 'PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;

/** Moves a sub-order by one document to a state, with its tracking number. */
async function advance(
  shop: Shop,
  orderId: string,
  subOrderId: string,
  trackingNumber: string,
  until: (typeof WAY)[number],
): Promise<void> {
  const steps = WAY.slice(0, WAY.indexOf(until) + 1);
  const answer = await ask<Readonly<Record<string, { userErrors: readonly unknown[] }>>>(
    shop,
    `mutation (${steps.map((to) => `$${to}: OrderTransitionInput!`).join(' ')}) {
      ${steps.map((to) => `${to}: orderTransition(input: $${to}) { userErrors { field code } }`).join('\n')} }`,
    Object.fromEntries(
      steps.map((to) => [
        to,
        {
          orderId,
          subOrderId,
          to,
          ...(to === 'SHIPPED' && { trackingNumber }),
          idempotencyKey: crypto.randomUUID(),
        },
      ]),
    ),
  );
  for (const to of steps) expect(answer[to]?.userErrors).toEqual([]);
}

/**
 * Places orders of several sellers, paid on delivery, and delivers so many of their parcels; one more is only on its way. The page's
 * session may change orders.
 */
export async function deliverParcels(
  shop: Shop,
  count: number,
): Promise<{ delivered: DeliveredParcel[]; onTheWay: DeliveredParcel }> {
  const articles = await articlesBySeller(shop, Math.ceil((count + 1) / SELLERS) + 4);
  const orders = Math.ceil((count + 1) / articles.length);
  const mark = crypto.randomUUID().slice(0, 6).toUpperCase();
  const parcels: DeliveredParcel[] = [];
  for (let order = 0; order < orders; order += 1) {
    const { id: orderId, subOrders } = await placeForAll(shop, articles);
    for (const { id, total, seller } of subOrders.slice(0, count + 1 - parcels.length)) {
      const trackingNumber = `J5${mark}${String(parcels.length + 1).padStart(4, '0')}`;
      await advance(shop, orderId, id, trackingNumber, parcels.length === count ? 'SHIPPED' : 'DELIVERED');
      parcels.push({ orderId, trackingNumber, sellerId: seller.id, amount: total.amount });
    }
  }
  const [onTheWay] = parcels.splice(count);
  if (onTheWay === undefined || parcels.length !== count) throw new Error('Too few parcels were delivered');
  return { delivered: parcels, onTheWay };
}
