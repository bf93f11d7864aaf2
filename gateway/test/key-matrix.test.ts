/** What keys may do, for every field of the schema and every path of the origin, with each scope. */
import { isObjectType, parse } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../origin/base/sql.ts';
import {
  API_KEY_BINDINGS,
  API_KEY_SCOPES,
  PUBLIC_KEY_SCOPES,
  scopeRefusal,
} from '../contract/rules/api-keys.ts';
import type { ApiKeyBinding, ApiKeyScope } from '../contract/rules/api-keys.ts';
import type { KeyNeed } from '../contract/rules/api-key-access.ts';
import { PERMISSIONS } from '../origin/api/permissions.ts';
import { addSeller } from '../origin/testing/catalogue.ts';
import { directly } from '../origin/testing/system.ts';
import { needOf, scopesOf } from '../src/keys/scopes.ts';
import { accessOf } from '../src/schema/permissions.ts';
import { createSchema } from '../src/schema/schema.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';

/** A scope, and the binding that the key must have, if any. */
type Needed = ApiKeyScope | `${ApiKeyScope} of ${ApiKeyBinding}`;
const textOf = (need: KeyNeed | null | undefined): string | null | undefined =>
  need && `${need.scope}${need.binding === undefined ? '' : ` of ${need.binding}`}`;

/** Written independently of the table that decides. All other public fields of Query need `catalogue:read`, and all others are for no key. */
const FIELDS: Readonly<Record<string, Needed>> = {
  'AdminTicket.email': 'personal:read',
  'AdminTicket.language': 'tickets:read of nobody',
  'AdminTicket.lastMessage': 'tickets:read of nobody',
  'AdminTicket.name': 'personal:read',
  'AdminTicket.phone': 'personal:read',
  'AdminTicket.priority': 'tickets:read of nobody',
  'AdminTicket.ticket': 'tickets:read of nobody',
  'AdminTicket.version': 'tickets:read of nobody',
  'AdminTicket.waitingSince': 'tickets:read of nobody',
  'AdminTicketConnection.edges': 'tickets:read of nobody',
  'AdminTicketConnection.nodes': 'tickets:read of nobody',
  'AdminTicketConnection.pageInfo': 'tickets:read of nobody',
  'AdminTicketConnection.totalCount': 'tickets:read of nobody',
  'AdminTicketEdge.cursor': 'tickets:read of nobody',
  'AdminTicketEdge.node': 'tickets:read of nobody',
  'AdminTicketMessage.author': 'tickets:read of nobody',
  'AdminTicketMessage.createdAt': 'tickets:read of nobody',
  'AdminTicketMessage.key': 'tickets:read of nobody',
  'AdminTicketMessage.text': 'tickets:read of nobody',
  'Mutation.botAnswerSpeak': 'assistant',
  'Mutation.botPictureRead': 'assistant',
  'Mutation.botQueryClassify': 'assistant',
  'Mutation.botSpeechTranscribe': 'assistant',
  'CarrierParcel.recipient': 'personal:read',
  'CarrierParcelLabel.content': 'personal:read',
  'Mutation.carrierCashStatementSubmit': 'shipments:write of carrier',
  'Mutation.cartShare': 'carts',
  'Mutation.orderPay': 'orders:place',
  'Mutation.orderPaymentTransition': 'orders:write of nobody',
  'Mutation.orderTransition': 'orders:write of nobody',
  'Mutation.refundNote': 'refunds:write of nobody',
  'Mutation.orderPlace': 'orders:place',
  'Mutation.pricesSet': 'products:write of seller',
  'Mutation.sellerProductsArchive': 'products:write of seller',
  'Mutation.sellerPicturesUpload': 'products:write of seller',
  'Mutation.sellerProductsUpsert': 'products:write of seller',
  'Mutation.stockSet': 'stock:write of seller',
  'Mutation.sellerOrdersConfirm': 'orders:write of seller',
  'Mutation.sellerOrdersHandOver': 'orders:write of seller',
  'Mutation.sellerOrdersPrepare': 'orders:write of seller',
  'Mutation.shipmentEventsReport': 'shipments:write of carrier',
  'Mutation.ticketReply': 'tickets:write of nobody',
  'Mutation.ticketTransition': 'tickets:write of nobody',
  'Order.address': 'personal:read',
  'Order.contactEmail': 'personal:read',
  'Order.contactName': 'personal:read',
  'Order.contactPhone': 'personal:read',
  'Mutation.sandboxAdvance': 'orders:place',
  'OrderConnection.edges': 'orders:all of nobody',
  'OrderConnection.nodes': 'orders:all of nobody',
  'OrderConnection.pageInfo': 'orders:all of nobody',
  'OrderConnection.total': 'orders:all of nobody',
  'OrderConnection.totalCount': 'orders:all of nobody',
  'OrderEdge.cursor': 'orders:all of nobody',
  'OrderEdge.node': 'orders:all of nobody',
  'OrderPaymentTransitionPayload.order': 'orders:write of nobody',
  'OrderTransitionPayload.order': 'orders:write of nobody',
  'Query.adminOrder': 'orders:all of nobody',
  'Query.adminOrders': 'orders:all of nobody',
  'Query.adminRefunds': 'refunds:write of nobody',
  'Query.adminTicket': 'tickets:read of nobody',
  'Query.adminTickets': 'tickets:read of nobody',
  'Query.assistant': 'assistant',
  'Query.carrierCashStatements': 'shipments:read of carrier',
  'Query.carrierParcelLabel': 'shipments:read of carrier',
  'Query.carrierParcels': 'shipments:read of carrier',
  'Query.cartQuote': 'carts',
  'Query.catalogueChanges': 'catalogue:changes',
  'Query.orderByToken': 'orders:read of nobody',
  'Query.sellerProducts': 'catalogue:read of seller',
  'Query.sellerLabels': 'orders:read of seller',
  'Query.sellerLedgerEntries': 'orders:read of seller',
  'Query.sellerOrder': 'orders:read of seller',
  'Query.sellerOrders': 'orders:read of seller',
  'Query.sellerPayouts': 'orders:read of seller',
  'Query.sellerReturns': 'orders:read of seller',
  'Query.sharedCart': 'carts',
  'RefundDue.amount': 'refunds:write of nobody',
  'RefundDue.id': 'refunds:write of nobody',
  'RefundDue.order': 'refunds:write of nobody',
  'RefundDue.paidAt': 'refunds:write of nobody',
  'RefundDue.provider': 'refunds:write of nobody',
  'RefundDue.reason': 'refunds:write of nobody',
  'RefundDue.reference': 'refunds:write of nobody',
  'RefundDue.subOrder': 'refunds:write of nobody',
  'RefundDueConnection.edges': 'refunds:write of nobody',
  'RefundDueConnection.nodes': 'refunds:write of nobody',
  'RefundDueConnection.pageInfo': 'refunds:write of nobody',
  'RefundDueConnection.totalCount': 'refunds:write of nobody',
  'RefundDueEdge.cursor': 'refunds:write of nobody',
  'RefundDueEdge.node': 'refunds:write of nobody',
  'RefundNotePayload.order': 'refunds:write of nobody',
  'SellerLabels.content': 'personal:read',
  'SellerOrder.buyer': 'personal:read',
  'SellerReturnLine.reason': 'personal:read',
  'SubOrder.invoiceUrl': 'personal:read',
  'Subscription.botReply': 'assistant',
  'Ticket.category': 'tickets:read of nobody',
  'Ticket.createdAt': 'tickets:read of nobody',
  'Ticket.id': 'tickets:read of nobody',
  'Ticket.mergedInto': 'tickets:read of nobody',
  'Ticket.messages': 'tickets:read of nobody',
  'Ticket.number': 'tickets:read of nobody',
  'Ticket.orderId': 'tickets:read of nobody',
  'Ticket.orderNumber': 'tickets:read of nobody',
  'Ticket.rating': 'tickets:read of nobody',
  'Ticket.status': 'tickets:read of nobody',
  'Ticket.subject': 'tickets:read of nobody',
  'Ticket.updatedAt': 'tickets:read of nobody',
  'TicketMessage.author': 'tickets:read of nobody',
  'TicketMessage.createdAt': 'tickets:read of nobody',
  'TicketMessage.id': 'tickets:read of nobody',
  'TicketMessage.text': 'tickets:read of nobody',
  'TicketRating.at': 'tickets:read of nobody',
  'TicketRating.comment': 'tickets:read of nobody',
  'TicketRating.value': 'tickets:read of nobody',
  'TicketReplyPayload.ticket': 'tickets:write of nobody',
  'TicketTransitionPayload.ticket': 'tickets:write of nobody',
};
/** What staff see of subscriptions to events, and keys of their own. */
const isOfSubscriptions = (name: string): boolean =>
  /^(?:(?:Query|Mutation)\.webhookSubscription|WebhookSubscription|WebhookSecret\.|WebhookAttempt\.|LoggedDelivery)/.test(
    name,
  ) && !name.endsWith('.userErrors');
const CALLS: Readonly<Record<string, Needed>> = {
  'GET /v1/carrier/cash-statements': 'shipments:read of carrier',
  'GET /v1/carrier/cash-statements/:id/rows': 'shipments:read of carrier',
  'GET /v1/carrier/parcels': 'shipments:read of carrier',
  'GET /v1/carrier/parcels/:trackingNumber/label': 'shipments:read of carrier',
  'GET /v1/admin/orders': 'orders:all of nobody',
  'GET /v1/admin/orders/:id': 'orders:all of nobody',
  'GET /v1/admin/orders/by-number/:number': 'orders:all of nobody',
  'GET /v1/admin/refunds': 'refunds:write of nobody',
  'GET /v1/admin/tickets': 'tickets:read of nobody',
  'GET /v1/admin/tickets/:number': 'tickets:read of nobody',
  'GET /v1/orders/by-token/:token': 'orders:read of nobody',
  'GET /v1/seller/products': 'catalogue:read of seller',
  'GET /v1/seller/labels': 'orders:read of seller',
  'GET /v1/seller/ledger': 'orders:read of seller',
  'GET /v1/seller/orders': 'orders:read of seller',
  'GET /v1/seller/orders/:id': 'orders:read of seller',
  'GET /v1/seller/payouts': 'orders:read of seller',
  'GET /v1/seller/returns': 'orders:read of seller',
  'POST /v1/seller/orders/steps': 'orders:write of seller',
  'POST /v1/carrier/cash-statements': 'shipments:write of carrier',
  'POST /v1/carrier/events': 'shipments:write of carrier',
  'POST /v1/admin/orders/:id/payment': 'orders:write of nobody',
  'POST /v1/admin/orders/:id/transition': 'orders:write of nobody',
  'POST /v1/admin/refunds/:id': 'refunds:write of nobody',
  'POST /v1/admin/tickets/:number/messages': 'tickets:write of nobody',
  'POST /v1/admin/tickets/:number/status': 'tickets:write of nobody',
  'POST /v1/cart/quote': 'carts',
  'POST /v1/cart/share': 'carts',
  'POST /v1/cart/shared': 'carts',
  'POST /v1/orders': 'orders:place',
  'POST /v1/orders/pay': 'orders:place',
  'POST /v1/sandbox/advance': 'orders:place',
  'POST /v1/seller/prices': 'products:write of seller',
  'POST /v1/seller/pictures': 'products:write of seller',
  'POST /v1/seller/products': 'products:write of seller',
  'POST /v1/seller/products/archive': 'products:write of seller',
  'POST /v1/seller/stock': 'stock:write of seller',
};
const SERVICE_TOKEN = 'live-service-token-0123';

/** A key for each scope and each binding that it may have. */
const KEYS = API_KEY_SCOPES.flatMap((scope, number) =>
  API_KEY_BINDINGS.filter((binding) => scopeRefusal(scope, { kind: 'secret', binding }) === null).map(
    (binding, index) => ({
      scope,
      binding,
      id: `matrix${String(number * API_KEY_BINDINGS.length + index).padStart(6, '0')}`,
    }),
  ),
);

let shop: LiveShop;
beforeAll(async () => {
  shop = await openLiveShop();
  const { id: seller } = await addSeller(shop.database.db, 'Chez Ali');
  await directly(shop.database.db, async (trx) => {
    for (const { id, scope, binding } of KEYS)
      await run(
        trx,
        `insert into api_keys (id, name, kind, scopes, origins, seller_id, carrier)
         values ($1, $2, 'secret', array[$2]::text[], '{}', $3, $4)`,
        [id, scope, binding === 'seller' ? seller : null, binding === 'carrier' ? 'Colis Express' : null],
      );
    await run(
      trx,
      `insert into api_keys (id, name, kind, scopes, origins, expires_at)
       values ('expired00000', 'Old', 'secret', array['orders:place'], '{}', now() - interval '1 minute')`,
      [],
    );
  });
});
afterAll(() => shop.close());

it('every field needs the scope that is written here, and the rest are for no key', () => {
  const schema = createSchema();
  const roots = new Set(['Query', 'Mutation', 'Subscription']);
  const seen = new Set<string>();
  const wrong: unknown[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.keys(type.getFields())) {
      const name = `${type.name}.${field}`;
      seen.add(name);
      const access = accessOf(type.name, field);
      const isPublic = access === 'public';
      const other = roots.has(type.name)
        ? type.name === 'Query' && isPublic
          ? 'catalogue:read'
          : null
        : isPublic || access === 'session' || access === 'key'
          ? undefined
          : null;
      const expected = isOfSubscriptions(name)
        ? 'webhooks:manage'
        : Object.hasOwn(FIELDS, name)
          ? FIELDS[name]
          : other;
      const found = textOf(needOf(type.name, field));
      if (found !== expected) wrong.push({ name, found, expected });
    }
  }
  expect(wrong).toEqual([]);
  expect(Object.keys(FIELDS).filter((name) => !seen.has(name))).toEqual([]);
});

it('a document needs the scopes of all its fields, those below fragments and interfaces too', () => {
  const schema = createSchema();
  const scopes = (text: string): unknown[] =>
    scopesOf(schema, parse(text))
      .map(({ need }) => String(textOf(need)))
      .toSorted((a, b) => a.localeCompare(b));
  expect(scopes('{ orderByToken(token: "x") { number } }')).toEqual(['orders:read of nobody']);
  expect(scopes('{ orderByToken(token: "x") { ...f } } fragment f on Order { contactName }')).toEqual([
    'orders:read of nobody',
    'personal:read',
  ]);
  expect(scopes('{ node(id: "x") { ... on Order { contactName } } }')).toEqual([
    'catalogue:read',
    'personal:read',
  ]);
  expect(scopes('{ products { nodes { name } } catalogueChanges { cursor } }')).toEqual([
    'catalogue:changes',
    'catalogue:read',
  ]);
});

it('public keys have no scope that changes or reads what is not public', () => {
  expect(PUBLIC_KEY_SCOPES).toEqual(['catalogue:read', 'carts']);
});

it(
  'the origin refuses every path beyond the scope of the key that a call is made for',
  { timeout: 120_000 },
  async () => {
    const wrong: unknown[] = [];
    let client = 0;
    for (const [name, rule] of Object.entries(PERMISSIONS)) {
      const [method = '', path = ''] = name.split(' ');
      const isOpen = method === 'GET' && (rule === 'public' || rule === 'by-query');
      // Without their parameters the paths are answered with an error of input, after access was checked.
      const url = path.replaceAll(/:[a-zA-Z]+/g, '1');
      for (const [index, { id, scope, binding }] of KEYS.entries()) {
        const needed = path.startsWith('/v1/admin/webhook-subscriptions') ? 'webhooks:manage' : CALLS[name];
        const isAllowed =
          needed === undefined ? isOpen : needed === scope || needed === `${scope} of ${binding}`;
        // What everybody may read is tried with one scope.
        if (isOpen && needed === undefined && index > 0) continue;
        const { statusCode } = await shop.origin.app.inject({
          method: method as 'GET',
          url,
          headers: {
            'x-api-key-id': id,
            'x-gateway-token': SERVICE_TOKEN,
            // Each call from another client, so that no limit answers first.
            'x-client-address': `41.${(client += 1) >> 8}.${client & 255}.1`,
            authorization: `Bearer ${SERVICE_TOKEN}`,
          },
        });
        if ((statusCode !== 403) !== isAllowed) wrong.push({ name, scope, binding, statusCode, isAllowed });
      }
    }
    expect(wrong).toEqual([]);
  },
);

it('the origin asks for the key as it is now', async () => {
  const place = (id: string) =>
    shop.origin.app.inject({
      method: 'POST',
      url: '/v1/orders',
      headers: { 'x-api-key-id': id, 'x-gateway-token': SERVICE_TOKEN },
      payload: {},
    });
  const placing = KEYS.find(({ scope }) => scope === 'orders:place')?.id ?? '';
  expect((await place(placing)).statusCode).toBe(400);
  for (const id of ['expired00000', 'unknown00000', '']) expect((await place(id)).statusCode).toBe(403);
  await directly(shop.database.db, (trx) =>
    run(trx, 'update api_keys set revoked_at = now() where id = $1', [placing]),
  );
  expect((await place(placing)).statusCode).toBe(403);
});
