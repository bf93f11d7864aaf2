/** REST v1 messages of the keys of third parties (extended contract). */
import { z } from 'zod';
import { AccountNumber } from './accounts.ts';
import { clientNetwork, UNKNOWN_CLIENT } from './client-network.ts';
import { EntityId, Instant } from './common.ts';
import {
  API_KEY_BINDINGS,
  API_KEY_KINDS,
  API_KEY_MODES,
  API_KEY_SCOPES,
  MAX_API_KEY_NAME,
  MAX_API_KEY_ORIGINS,
  MAX_API_KEYS,
  MAX_CARRIER_NAME,
  MAX_USE_ENTRIES,
  SITE_ORIGIN,
} from './rules/api-keys.ts';
import { bounded, line } from './text.ts';
import { CHANGED, Version } from './versions.ts';

export const ApiKeyKind = z
  .enum(API_KEY_KINDS)
  .describe('public: sent by browsers of the listed sites. secret: sent by servers only.')
  .meta({ id: 'ApiKeyKind' });

export const ApiKeyMode = z
  .enum(API_KEY_MODES)
  .describe('live: for the shop as it is. test: nothing real happens.')
  .meta({ id: 'ApiKeyMode' });

export const ApiKeyScope = z.enum(API_KEY_SCOPES).describe('What a key may do.').meta({ id: 'ApiKeyScope' });

const KeyId = bounded(12)
  .regex(/^[a-z0-9]{12}$/, 'must be the id of a key')
  .meta({ examples: ['k7m2x9q4t1ab'] });
const Hash = bounded(64)
  .regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal digits')
  .meta({ examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'] });

const Scopes = z
  .array(ApiKeyScope)
  .min(1, 'must be at least 1')
  .refine((scopes) => new Set(scopes).size === scopes.length, 'has one twice');

const Origins = z
  .array(bounded(300).regex(SITE_ORIGIN, 'must be the origin of a website, such as "https://shop.example"'))
  .max(MAX_API_KEY_ORIGINS, `must be at most ${MAX_API_KEY_ORIGINS}`)
  .refine((origins) => new Set(origins).size === origins.length, 'has one twice');

/** A secret of a key; the text itself is not stored. */
export const ApiKeySecret = z
  .object({
    _id: EntityId,
    hint: z.string().describe('Its last four characters.'),
    createdAt: Instant,
    lastUsedAt: Instant.nullable().describe('To the minute; null: never.'),
  })
  .meta({ id: 'ApiKeySecret' });
export type ApiKeySecret = z.infer<typeof ApiKeySecret>;

export const ApiKey = z
  .object({
    _id: KeyId,
    version: Version,
    name: z.string(),
    kind: ApiKeyKind,
    mode: ApiKeyMode,
    scopes: z.array(ApiKeyScope),
    origins: z.array(z.string()).describe('Sites whose pages may send a public key.'),
    seller: z
      .object({ _id: EntityId, name: z.string() })
      .nullable()
      .describe('The seller whose data alone it concerns.'),
    isSuspended: z
      .boolean()
      .optional()
      .describe(
        'Its seller is suspended, closed or rejected: it may not be used until that ends. Absent: no.',
      ),
    carrier: z.string().nullable().describe('The carrier whose parcels alone it concerns.'),
    secrets: z.array(ApiKeySecret).describe('Valid ones, the oldest first; at most two.'),
    createdAt: Instant,
    createdBy: AccountNumber.nullable(),
    expiresAt: Instant.nullable().describe('null: never.'),
    revokedAt: Instant.nullable(),
    ...CHANGED,
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof ApiKey>;

/** Response of GET /v1/admin/api-keys: valid ones first, then the latest. */
export const ApiKeys = z.object({ keys: z.array(ApiKey) }).meta({ id: 'ApiKeys' });
export type ApiKeys = z.infer<typeof ApiKeys>;

/** Response that contains a new secret, which is not shown again. */
export const ApiKeyWithText = z
  .object({ key: ApiKey, text: z.string().describe('The key as it is sent.'), ...CHANGED })
  .meta({ id: 'ApiKeyWithText' });
export type ApiKeyWithText = z.infer<typeof ApiKeyWithText>;

const editable = {
  name: line(1, MAX_API_KEY_NAME),
  scopes: Scopes,
  origins: Origins.default([]).describe('Required for a public key, empty for a secret one.'),
  expiresAt: Instant.nullable().default(null),
} as const;

/** Body of POST /v1/admin/api-keys. */
export const ApiKeyRequest = z
  .strictObject({
    kind: ApiKeyKind,
    mode: ApiKeyMode.default('live'),
    sellerId: EntityId.nullable()
      .default(null)
      .describe('Binds a secret key to a seller, for good. Not together with `carrier`.'),
    carrier: line(2, MAX_CARRIER_NAME)
      .nullable()
      .default(null)
      .describe('Binds a secret key to a carrier, for good: its name, as in its statements about cash.'),
    ...editable,
  })
  .meta({ id: 'ApiKeyRequest' });
export type ApiKeyRequest = z.output<typeof ApiKeyRequest>;

/** Body of POST /v1/admin/api-keys/{id}: all fields as they are to be. */
export const ApiKeyChange = z.strictObject(editable).meta({ id: 'ApiKeyChange' });
export type ApiKeyChange = z.output<typeof ApiKeyChange>;

/** Body of POST /v1/api-keys/resolve (service token). */
export const ApiKeyResolveRequest = z
  .strictObject({ id: KeyId, hash: Hash.describe('SHA-256 of the whole key.') })
  .meta({ id: 'ApiKeyResolveRequest' });

/** What the gateway has to know of a key that is valid. */
export const ResolvedApiKey = z
  .object({
    id: KeyId,
    kind: ApiKeyKind,
    mode: ApiKeyMode,
    scopes: z.array(ApiKeyScope),
    origins: z.array(z.string()),
    binding: z.enum(API_KEY_BINDINGS).describe('Whose data it may concern.'),
    expiresAt: Instant.nullable(),
    isSuspended: z
      .boolean()
      .optional()
      .describe('Its seller is suspended or closed: it may not be used until that ends.'),
  })
  .meta({ id: 'ResolvedApiKey' });
export type ResolvedApiKey = z.infer<typeof ResolvedApiKey>;

/** Network of a client: IPv4 by its /24, IPv6 by its /64. */
const Network = bounded(80)
  .refine(
    (text) => text !== UNKNOWN_CLIENT && clientNetwork(text) === text,
    'must be a network, such as "203.0.113.0/24"',
  )
  .meta({ examples: ['203.0.113.0/24'] });
const Count = z.int().nonnegative();

/** Body of POST /v1/api-keys/use (service token). */
export const ApiKeyUseReport = z
  .strictObject({
    reportId: bounded(36)
      .regex(z.regexes.uuid(), 'must be a UUID')
      .optional()
      .describe('The same report under the same id is counted once, for a week. Absent: it is counted.'),
    uses: z
      .array(
        z.strictObject({
          keyId: KeyId,
          calls: Count,
          points: Count.describe('Points that were spent.'),
          errors: Count.describe('Operations that were refused, or whose response has errors.'),
          deprecated: z
            .array(z.strictObject({ field: bounded(200).min(1), uses: Count }))
            .max(MAX_USE_ENTRIES)
            .describe('Schema coordinates of what is deprecated and was used, such as "Product.oldPrice".'),
          networks: z
            .array(Network)
            .max(MAX_USE_ENTRIES)
            .describe('Networks from which a secret key was sent.'),
        }),
      )
      .max(2 * MAX_API_KEYS),
  })
  .describe('What a gateway counted since its last report.')
  .meta({ id: 'ApiKeyUseReport' });
export type ApiKeyUseReport = z.infer<typeof ApiKeyUseReport>;

/** Response of GET /v1/admin/api-keys/{id}/use. Days are Tunisian days. */
export const ApiKeyUse = z
  .object({
    days: z
      .array(z.object({ day: z.iso.date(), calls: Count, points: Count, errors: Count }))
      .describe('The last 31 days on which it was used, the latest first.'),
    deprecated: z
      .array(z.object({ day: z.iso.date(), field: z.string(), uses: Count }))
      .describe('Uses of what is deprecated on these days, the latest first.'),
    networks: z
      .array(z.object({ network: z.string(), firstUsedAt: Instant, lastUsedAt: Instant }))
      .describe('Networks from which a secret key was sent, the newest first; at most 100.'),
  })
  .meta({ id: 'ApiKeyUse' });
export type ApiKeyUse = z.infer<typeof ApiKeyUse>;
