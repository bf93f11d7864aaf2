/**
 * What each scope of a key permits: one table for the gateway, which checks the fields of a document, and for the origin, which checks
 * the calls that a gateway makes for a key.
 */
import { API_KEY_BINDINGS, API_KEY_SCOPES } from './api-keys.ts';
import type { ApiKeyBinding, ApiKeyScope } from './api-keys.ts';

interface Access {
  /** Fields of the schema. A root field decides for the fields below it, except for those that another scope lists. */
  readonly fields: readonly string[];
  /** Calls of REST v1, as the origin's permission table writes them. Reads that are open to everybody need no scope there. */
  readonly calls: readonly string[];
}

export interface ScopeAccess extends Access {
  /** In addition, for keys with this binding only. */
  readonly of?: Readonly<Partial<Record<ApiKeyBinding, Access>>>;
}

/** What a field or a call needs of a key. */
export interface KeyNeed {
  readonly scope: ApiKeyScope;
  /** undefined: of any key with the scope. */
  readonly binding: ApiKeyBinding | undefined;
}

const NONE: Access = { fields: [], calls: [] };

/** Names of fields, such as `Ticket.number`, by their types. */
const fieldNames = (types: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  Object.entries(types).flatMap(([type, fields]) => fields.map((field) => `${type}.${field}`));

/** Fields of tickets, which staff see as well. */
const TICKET_FIELDS = fieldNames({
  Query: ['adminTicket', 'adminTickets'],
  AdminTicket: ['language', 'lastMessage', 'priority', 'ticket', 'version', 'waitingSince'],
  AdminTicketConnection: ['edges', 'nodes', 'pageInfo', 'totalCount'],
  AdminTicketEdge: ['cursor', 'node'],
  AdminTicketMessage: ['author', 'createdAt', 'key', 'text'],
  Ticket: [
    'category',
    'createdAt',
    'id',
    'mergedInto',
    'messages',
    'number',
    'orderId',
    'orderNumber',
    'rating',
    'status',
    'subject',
    'updatedAt',
  ],
  TicketMessage: ['author', 'createdAt', 'id', 'text'],
  TicketRating: ['at', 'comment', 'value'],
});

/** Fields of subscriptions to events, which staff see as well. */
const WEBHOOK_FIELDS = fieldNames({
  Query: ['webhookSubscriptionDeliveries', 'webhookSubscriptions'],
  Mutation: [
    'webhookSubscriptionCreate',
    'webhookSubscriptionDelete',
    'webhookSubscriptionReplay',
    'webhookSubscriptionSecretRotate',
    'webhookSubscriptionTest',
    'webhookSubscriptionUpdate',
    'webhookSubscriptionVerify',
  ],
  LoggedDelivery: [
    'attempts',
    'cursor',
    'deliveryId',
    'eventId',
    'eventType',
    'nextTryAt',
    'occurredAt',
    'state',
    'subject',
  ],
  LoggedDeliveryConnection: ['edges', 'nodes', 'pageInfo', 'totalCount'],
  LoggedDeliveryEdge: ['cursor', 'node'],
  WebhookAttempt: ['at', 'durationMs', 'failure'],
  WebhookSecret: ['createdAt', 'expiresAt'],
  WebhookSubscription: [
    'contactEmail',
    'createdAt',
    'createdBy',
    'failingSince',
    'id',
    'keyId',
    'language',
    'secrets',
    'sellerId',
    'state',
    'topics',
    'url',
    'version',
    'waiting',
  ],
  WebhookSubscriptionConnection: ['edges', 'nodes', 'pageInfo', 'totalCount'],
  WebhookSubscriptionCreatePayload: ['secret', 'subscription'],
  WebhookSubscriptionDeletePayload: ['id'],
  WebhookSubscriptionEdge: ['cursor', 'node'],
  WebhookSubscriptionPayload: ['subscription'],
  WebhookSubscriptionSecretRotatePayload: ['secret', 'subscription'],
  WebhookSubscriptionUpdatePayload: ['change', 'subscription'],
});

export const SCOPE_ACCESS: Readonly<Record<ApiKeyScope, ScopeAccess>> = {
  // All public fields of Query, which are not listed, and a seller's own products.
  'catalogue:read': {
    ...NONE,
    of: { seller: { fields: ['Query.sellerProducts'], calls: ['GET /v1/seller/products'] } },
  },
  'catalogue:changes': { fields: ['Query.catalogueChanges'], calls: [] },
  carts: {
    fields: ['Query.cartQuote', 'Query.sharedCart', 'Mutation.cartShare'],
    calls: ['POST /v1/cart/quote', 'POST /v1/cart/share', 'POST /v1/cart/shared'],
  },
  'orders:place': {
    fields: ['Mutation.orderPlace', 'Mutation.orderPay', 'Mutation.sandboxAdvance'],
    calls: ['POST /v1/orders', 'POST /v1/orders/pay', 'POST /v1/sandbox/advance'],
  },
  'orders:read': {
    ...NONE,
    of: {
      nobody: { fields: ['Query.orderByToken'], calls: ['GET /v1/orders/by-token/:token'] },
      seller: {
        fields: [
          'Query.sellerLabels',
          'Query.sellerLedgerEntries',
          'Query.sellerOrder',
          'Query.sellerOrders',
          'Query.sellerPayouts',
          'Query.sellerReturns',
        ],
        calls: [
          'GET /v1/seller/labels',
          'GET /v1/seller/ledger',
          'GET /v1/seller/orders',
          'GET /v1/seller/orders/:id',
          'GET /v1/seller/payouts',
          'GET /v1/seller/returns',
        ],
      },
    },
  },
  'orders:all': {
    ...NONE,
    of: {
      nobody: {
        fields: [
          'OrderConnection.edges',
          'OrderConnection.nodes',
          'OrderConnection.pageInfo',
          'OrderConnection.total',
          'OrderConnection.totalCount',
          'OrderEdge.cursor',
          'OrderEdge.node',
          'Query.adminOrder',
          'Query.adminOrders',
        ],
        calls: ['GET /v1/admin/orders', 'GET /v1/admin/orders/:id', 'GET /v1/admin/orders/by-number/:number'],
      },
    },
  },
  'orders:write': {
    ...NONE,
    of: {
      // A refund also needs its own scope: the origin decides by the state that is asked for.
      nobody: {
        fields: [
          'Mutation.orderPaymentTransition',
          'Mutation.orderTransition',
          'OrderPaymentTransitionPayload.order',
          'OrderTransitionPayload.order',
        ],
        calls: ['POST /v1/admin/orders/:id/payment', 'POST /v1/admin/orders/:id/transition'],
      },
      seller: {
        fields: [
          'Mutation.sellerOrdersConfirm',
          'Mutation.sellerOrdersHandOver',
          'Mutation.sellerOrdersPrepare',
        ],
        calls: ['POST /v1/seller/orders/steps'],
      },
    },
  },
  'refunds:write': {
    ...NONE,
    of: {
      nobody: {
        fields: [
          'Mutation.refundNote',
          'Query.adminRefunds',
          'RefundDue.amount',
          'RefundDue.id',
          'RefundDue.order',
          'RefundDue.paidAt',
          'RefundDue.provider',
          'RefundDue.reason',
          'RefundDue.reference',
          'RefundDue.subOrder',
          'RefundDueConnection.edges',
          'RefundDueConnection.nodes',
          'RefundDueConnection.pageInfo',
          'RefundDueConnection.totalCount',
          'RefundDueEdge.cursor',
          'RefundDueEdge.node',
          'RefundNotePayload.order',
        ],
        calls: ['GET /v1/admin/refunds', 'POST /v1/admin/refunds/:id'],
      },
    },
  },
  // An invoice shows name and address. Without the scope the origin masks all of them.
  'personal:read': {
    fields: [
      'AdminTicket.email',
      'AdminTicket.name',
      'AdminTicket.phone',
      'CarrierParcel.recipient',
      'CarrierParcelLabel.content',
      'Order.address',
      'Order.contactEmail',
      'Order.contactName',
      'Order.contactPhone',
      'SellerLabels.content',
      'SellerOrder.buyer',
      'SellerReturnLine.reason',
      'SubOrder.invoiceUrl',
    ],
    calls: [],
  },
  'stock:write': {
    ...NONE,
    of: { seller: { fields: ['Mutation.stockSet'], calls: ['POST /v1/seller/stock'] } },
  },
  'products:write': {
    ...NONE,
    of: {
      seller: {
        fields: [
          'Mutation.pricesSet',
          'Mutation.sellerPicturesUpload',
          'Mutation.sellerProductsArchive',
          'Mutation.sellerProductsUpsert',
        ],
        calls: [
          'POST /v1/seller/pictures',
          'POST /v1/seller/prices',
          'POST /v1/seller/products',
          'POST /v1/seller/products/archive',
        ],
      },
    },
  },
  'shipments:read': {
    ...NONE,
    of: {
      carrier: {
        fields: ['Query.carrierCashStatements', 'Query.carrierParcelLabel', 'Query.carrierParcels'],
        calls: [
          'GET /v1/carrier/cash-statements',
          'GET /v1/carrier/cash-statements/:id/rows',
          'GET /v1/carrier/parcels',
          'GET /v1/carrier/parcels/:trackingNumber/label',
        ],
      },
    },
  },
  'shipments:write': {
    ...NONE,
    of: {
      carrier: {
        fields: ['Mutation.carrierCashStatementSubmit', 'Mutation.shipmentEventsReport'],
        calls: ['POST /v1/carrier/cash-statements', 'POST /v1/carrier/events'],
      },
    },
  },
  // Without notes among staff, and without who of them answers.
  'tickets:read': {
    ...NONE,
    of: {
      nobody: {
        fields: TICKET_FIELDS,
        calls: ['GET /v1/admin/tickets', 'GET /v1/admin/tickets/:number'],
      },
    },
  },
  'tickets:write': {
    ...NONE,
    of: {
      nobody: {
        fields: [
          'Mutation.ticketReply',
          'Mutation.ticketTransition',
          'TicketReplyPayload.ticket',
          'TicketTransitionPayload.ticket',
        ],
        calls: ['POST /v1/admin/tickets/:number/messages', 'POST /v1/admin/tickets/:number/status'],
      },
    },
  },
  'webhooks:manage': {
    fields: WEBHOOK_FIELDS,
    calls: [
      'GET /v1/admin/webhook-subscriptions',
      'GET /v1/admin/webhook-subscriptions/:id',
      'GET /v1/admin/webhook-subscriptions/:id/deliveries',
      'POST /v1/admin/webhook-subscriptions',
      'POST /v1/admin/webhook-subscriptions/:id',
      'DELETE /v1/admin/webhook-subscriptions/:id',
      'POST /v1/admin/webhook-subscriptions/:id/secret',
      'POST /v1/admin/webhook-subscriptions/:id/verify',
      'POST /v1/admin/webhook-subscriptions/:id/test',
      'POST /v1/admin/webhook-subscriptions/:id/replay',
    ],
  },
  assistant: {
    fields: [
      'Query.assistant',
      'Mutation.botAnswerSpeak',
      'Mutation.botPictureRead',
      'Mutation.botQueryClassify',
      'Mutation.botSpeechTranscribe',
      'Subscription.botReply',
    ],
    calls: [],
  },
};

const byName = (part: keyof Access): ReadonlyMap<string, KeyNeed> =>
  new Map(
    API_KEY_SCOPES.flatMap((scope) => {
      const { of = {}, ...access } = SCOPE_ACCESS[scope];
      return [
        { binding: undefined, names: access[part] },
        ...API_KEY_BINDINGS.map((binding) => ({ binding, names: of[binding]?.[part] ?? [] })),
      ].flatMap(({ binding, names }) => names.map((name): [string, KeyNeed] => [name, { scope, binding }]));
    }),
  );

/** Fields that need another scope than `catalogue:read`. */
export const FIELD_NEEDS = byName('fields');
/** Calls that need a scope. A call for a key that is neither listed nor open to everybody is refused. */
export const CALL_NEEDS = byName('calls');

/** What is missing, for the message of a refusal. */
export const BINDING_TEXTS: Readonly<Record<ApiKeyBinding, string>> = {
  nobody: 'is not available to keys that are bound to a seller or a carrier',
  seller: 'is for keys that are bound to a seller',
  carrier: 'is for keys that are bound to a carrier',
};
