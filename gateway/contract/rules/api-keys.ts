/** Keys of third parties: kinds, scopes and limits. For origin, gateway and web. */

/** public: sent by browsers of the listed sites. secret: sent by servers only. */
export const API_KEY_KINDS = ['public', 'secret'] as const;
export type ApiKeyKind = (typeof API_KEY_KINDS)[number];

/** live: for the shop as it is. test: for a program that is being written; nothing real happens. */
export const API_KEY_MODES = ['live', 'test'] as const;
export type ApiKeyMode = (typeof API_KEY_MODES)[number];

/** Whose data a key may concern: those of the shop as a whole, or only those of one seller or one carrier. */
export const API_KEY_BINDINGS = ['nobody', 'seller', 'carrier'] as const;
export type ApiKeyBinding = (typeof API_KEY_BINDINGS)[number];

/**
 * What a key may do. catalogue:read: everything that a visitor reads. catalogue:changes: what changed in the catalogue. carts: quotes of
 * carts, and shared carts. orders:place: placing and paying orders. orders:read: the orders that the key placed, or the parts of its seller. orders:all: all orders.
 * orders:write: steps of orders that it may read. refunds:write: refunds. personal:read: names, telephones and addresses of orders and tickets that it may read.
 * stock:write, products:write: stock, and products with prices, of its seller. shipments:read: parcels. shipments:write: what happens to them. tickets:read,
 * tickets:write: customers' tickets. webhooks:manage: its own subscriptions to events, whose topics need the scopes of what they tell. assistant: messages to
 * the assistant. Their fields are in api-key-access.ts.
 */
export const API_KEY_SCOPES = [
  'catalogue:read',
  'catalogue:changes',
  'carts',
  'orders:place',
  'orders:read',
  'orders:all',
  'orders:write',
  'refunds:write',
  'personal:read',
  'stock:write',
  'products:write',
  'shipments:read',
  'shipments:write',
  'tickets:read',
  'tickets:write',
  'webhooks:manage',
  'assistant',
] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

const SELLER_ONLY: readonly ApiKeyBinding[] = ['seller'];
const UNBOUND_ONLY: readonly ApiKeyBinding[] = ['nobody'];
const CARRIER_ONLY: readonly ApiKeyBinding[] = ['carrier'];

/** Bindings of the keys that may have a scope; scopes that are not listed: any. */
const SCOPE_BINDINGS: Readonly<Partial<Record<ApiKeyScope, readonly ApiKeyBinding[]>>> = {
  'orders:place': UNBOUND_ONLY,
  'orders:read': ['nobody', 'seller'],
  'orders:all': UNBOUND_ONLY,
  'orders:write': ['nobody', 'seller'],
  'refunds:write': UNBOUND_ONLY,
  'stock:write': SELLER_ONLY,
  'products:write': SELLER_ONLY,
  'shipments:read': CARRIER_ONLY,
  'shipments:write': CARRIER_ONLY,
  'tickets:read': UNBOUND_ONLY,
  'tickets:write': UNBOUND_ONLY,
};

/** Scopes that a public key may have: everybody can read it in the source of a page. */
export const PUBLIC_KEY_SCOPES: readonly ApiKeyScope[] = ['catalogue:read', 'carts'];

/** Header of the gateway's calls for a key: its id, believed beside the service token only. */
export const API_KEY_ID_HEADER = 'x-api-key-id';

/** Scopes that a test key can use in a shop without a sandbox: with the others something real would happen, or be read. */
export const SCOPES_WITHOUT_SANDBOX: readonly ApiKeyScope[] = [
  'catalogue:read',
  'catalogue:changes',
  'carts',
  'assistant',
];

/** What of a key decides which scopes it may have; it cannot be changed. */
export interface ApiKeyNature {
  readonly kind: ApiKeyKind;
  readonly binding: ApiKeyBinding;
}

/** Why a key may not have a scope; null: it may. */
export function scopeRefusal(
  scope: ApiKeyScope,
  { kind, binding }: ApiKeyNature,
): ApiKeyNature[keyof ApiKeyNature] | null {
  if (kind === 'public' && !PUBLIC_KEY_SCOPES.includes(scope)) return kind;
  return SCOPE_BINDINGS[scope]?.includes(binding) === false ? binding : null;
}

/** The binding of a key. */
export const bindingOf = (key: { seller: unknown; carrier: string | null }): ApiKeyBinding =>
  key.carrier !== null ? 'carrier' : key.seller !== null ? 'seller' : 'nobody';

/** Request header with the key; `Authorization` is for the session of a shopper. */
export const API_KEY_HEADER = 'lawaj-key';

/** Most secrets that are valid at the same time: the old one works until every server has the new one. */
export const MAX_API_KEY_SECRETS = 2;
/** Most keys that are not revoked. */
export const MAX_API_KEYS = 200;
/** Most sites that may use a public key. */
export const MAX_API_KEY_ORIGINS = 20;
export const MAX_API_KEY_NAME = 80;
/** Longest name of a carrier. */
export const MAX_CARRIER_NAME = 60;
/** Most networks, and most deprecated fields, that a report of a gateway names for one key. */
export const MAX_USE_ENTRIES = 200;

/**
 * Budget of a key: points that it may spend at once, and points that are restored per second. A page of products costs some hundred
 * points, the largest document that is executed 10,000.
 */
export const API_KEY_BUDGET = { points: 20_000, perSecond: 2_000 } as const;

/**
 * Budget of an address that sends documents of its own without a key, which shops accept that are open to them. Trusted documents, such
 * as those of the shop's pages, are free.
 */
export const CLIENT_BUDGET = { points: 20_000, perSecond: 1_000 } as const;

/** Calls of the tools for agents without a key, by address: each is a point. */
export const AGENT_CALLS = { points: 120, perSecond: 2 } as const;

/** Origin of a website as browsers send it: scheme, host and port, https except on this computer. */
export const SITE_ORIGIN =
  /^(?:https:\/\/[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?(?::\d{1,5})?|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?)$/;
