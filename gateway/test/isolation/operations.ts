/** What the callers ask for: the same texts by all of them, though most may not have the response. */
import { newKey } from '../../origin/testing/orders.ts';
import { orderInput } from '../order-input.ts';
import { STOCK, word } from './marks.ts';
import type { Owner } from './marks.ts';
import { PRICE } from './shop.ts';
import type { IsolationShop } from './shop.ts';

export interface Operation {
  readonly name: string;
  readonly query: string;
  /** By caller and number of the request; default: none. With a period of 6 requests, but for changes. */
  readonly variables?: (caller: string, n: number) => object;
  /** Its callers; default: all. */
  readonly by?: readonly string[];
  /** Marks that the response to these callers must have: otherwise it would prove nothing. */
  readonly shows?: Readonly<Partial<Record<string, readonly Owner[]>>>;
  /** Its responses differ, because it changes something or reads what is changed meanwhile. */
  readonly isChange?: true;
}

/** Documents that are also trusted, and asked for by GET. */
export const TRUSTED = {
  hot: 'query IsolationHot { products(first: 5) { nodes { name sku stockStatus } } }',
  mine: 'query IsolationMine { viewer { firstName email orders { nodes { contactName address { street } } } } }',
} as const;

const PEOPLE = 'contactName contactEmail address { street recipient }';

export function operationsOn({ callers, products, placed }: IsolationShop): readonly Operation[] {
  const { ofA, ofB, ofC } = products;
  const until = new Date().toISOString();
  const sellers = { sellerA: ['Sellera'], sellerB: ['Sellerb'] } as const;
  const shoppers = { amel: ['Amel'], rym: ['Rym'] } as const;
  const visitors = { visitorA: ['Visitora'], visitorB: ['Visitorb'] } as const;
  /** Stock of a seller's hidden product. */
  const stockLine = (caller: string, n: number) =>
    caller === 'sellerA'
      ? { sku: 'HIDDEN-A', quantity: STOCK.Sellera + (n % 9_999) }
      : { sku: 'HIDDEN-B', quantity: STOCK.Sellerb + (n % 9_999) };
  return [
    { name: 'hot', query: TRUSTED.hot },
    { name: 'mine', query: TRUSTED.mine, shows: shoppers },
    {
      name: 'session',
      query: `{ session { state viewer { firstName } } viewer { firstName orders { nodes { number ${PEOPLE} } } } }`,
      shows: shoppers,
    },
    {
      name: 'node',
      query:
        'query ($id: ID!) { node(id: $id) { id ... on Order { number } ... on Product { name } } viewer { firstName } }',
      variables: (_, n) => ({ id: [ofA, placed.amel.id, placed.rym.id][n % 3] }),
      by: ['amel', 'rym', 'visitorA', 'visitorB'],
    },
    {
      name: 'products',
      query:
        '{ products(first: 10) { nodes { name sku stockStatus seller { name } currentPrice { amount } } } }',
    },
    {
      name: 'cart',
      query:
        'query ($input: CartQuoteInput!) { cartQuote(input: $input) { itemCount total { amount } pointsLimit problems { code } } }',
      variables: (caller, n) => ({
        input: {
          lines: [
            {
              productId: [ofA, ofB, ofC][n % 3],
              quantity: 1 + callers.findIndex(({ name }) => name === caller),
            },
          ],
        },
      }),
    },
    {
      name: 'orders',
      query: `{ adminOrders(first: 5, filter: { from: "2020-01-01T00:00:00Z", until: "${until}" }) { nodes { number ${PEOPLE} } } }`,
      shows: { desk: ['Amel', 'Rym', 'Visitora', 'Visitorb', 'Desk'] },
    },
    {
      name: 'orders without people',
      query: `{ adminOrders(first: 5, filter: { from: "2020-01-01T00:00:00Z", until: "${until}" }) { nodes { number } totalCount } }`,
    },
    {
      name: 'order',
      query: `query ($id: ID!) { adminOrder(id: $id) { number ${PEOPLE} } }`,
      variables: () => ({ id: placed.amel.id }),
      shows: { desk: ['Amel'] },
    },
    {
      name: 'tickets',
      query: '{ adminTickets { nodes { name email ticket { number messages { text } } } } }',
      shows: { desk: ['Amel', 'Rym'] },
    },
    {
      name: 'tickets without people',
      query: '{ adminTickets { nodes { ticket { number messages { text } } } } }',
    },
    {
      name: 'own tickets',
      query: '{ viewer { firstName tickets { nodes { number } } } }',
      shows: shoppers,
    },
    {
      name: 'order by token',
      query: `query ($token: String!) { orderByToken(token: $token) { number ${PEOPLE} } }`,
      variables: (caller) => ({ token: placed[caller as keyof typeof placed].token }),
      by: Object.keys(placed),
      shows: { desk: ['Desk'], ...shoppers, ...visitors },
    },
    {
      name: 'parts',
      query:
        '{ sellerOrders { totalCount nodes { number buyer { name address { street } } lines { sku quantity } } } }',
      shows: { sellerA: ['Amel'], sellerB: ['Rym'] },
    },
    {
      name: 'part',
      query: 'query ($id: ID!) { sellerOrder(subOrderId: $id) { number buyer { name } } }',
      variables: (_, n) => ({ id: [placed.amel.part, placed.rym.part][n % 2] }),
    },
    {
      name: 'ledger',
      query: '{ sellerLedgerEntries { balance { amount } nodes { kind amount { amount } reason } } }',
      shows: sellers,
    },
    {
      name: 'own products',
      query: '{ sellerProducts { nodes { sku name stock price { amount } } } }',
      shows: sellers,
      isChange: true,
    },
    {
      name: 'stock',
      query:
        'mutation ($input: StockSetInput!) { stockSet(input: $input) { results { sku quantity errors { code } } userErrors { code } } }',
      variables: (caller, n) => ({ input: { lines: [stockLine(caller, n)], idempotencyKey: newKey() } }),
      by: ['sellerA', 'sellerB'],
      shows: sellers,
      isChange: true,
    },
    {
      name: 'stock, both under one idempotency key',
      query:
        'mutation ($input: StockSetInput!) { stockSet(input: $input) { results { sku quantity } userErrors { code } } }',
      variables: (caller) => ({
        input: { lines: [stockLine(caller, 7)], idempotencyKey: 'the-same-for-all' },
      }),
      by: ['sellerA', 'sellerB'],
      shows: sellers,
      isChange: true,
    },
    {
      name: 'parcels',
      query: '{ carrierParcels { totalCount nodes { trackingNumber recipient { recipient street } } } }',
      shows: { carrier: ['Visitora'] },
    },
    {
      name: 'statements',
      query: '{ carrierCashStatements { nodes { number bankReference } } }',
      shows: { carrier: ['Carrier'] },
    },
    {
      name: 'place',
      query:
        'mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { number subOrders { lines { quantity } } } userErrors { field code } } }',
      variables: (caller, n) => ({
        input: orderInput(ofC, PRICE, {
          contactName: word(caller === 'desk' ? 'Desk' : caller === 'visitorA' ? 'Visitora' : 'Visitorb'),
          contactPhone: `98 ${200_000 + (n % 700_000)}`,
        }),
      }),
      by: ['desk', 'visitorA', 'visitorB'],
      isChange: true,
    },
  ];
}
