/** Keys of third parties, made and revoked by staff. Of a secret only its SHA-256 is stored. */
import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type {
  ApiKey,
  ApiKeyChange,
  ApiKeyRequest,
  ApiKeys,
  ApiKeyWithText,
} from '../../../contract/api-keys.ts';
import { hashOfApiKey, newApiKey } from '../../../service/api-key-text.ts';
import {
  bindingOf,
  MAX_API_KEY_SECRETS,
  MAX_API_KEYS,
  scopeRefusal,
} from '../../../contract/rules/api-keys.ts';
import type { ApiKeyKind, ApiKeyMode, ApiKeyNature, ApiKeyScope } from '../../../contract/rules/api-keys.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { emit } from '../events/feed.ts';
import { IS_SUSPENDED } from './valid.ts';

interface KeyRow {
  id: string;
  version: number;
  name: string;
  kind: ApiKeyKind;
  mode: ApiKeyMode;
  scopes: ApiKeyScope[];
  origins: string[];
  seller_id: number | null;
  seller_name: string | null;
  is_suspended: boolean;
  carrier: string | null;
  expires_at: Date | null;
  revoked_at: Date | null;
  created_by: string | null;
  created_at: Date;
}

interface SecretRow {
  id: number;
  key_id: string;
  hint: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** Why a key may not have a scope. */
const REFUSED = {
  public: 'has one that is for secret keys only',
  secret: '',
  nobody: 'has one that keys without a seller or a carrier cannot have',
  seller: 'has one that keys bound to a seller cannot have',
  carrier: 'has one that keys bound to a carrier cannot have',
} as const;

/** Rows of keys, by a condition on `k`. */
const keyRows = (db: Kysely<Database>, rest: string, parameters: readonly unknown[]): Promise<KeyRow[]> =>
  run<KeyRow>(
    db,
    `select k.*, s.name as seller_name, ${IS_SUSPENDED} as is_suspended from api_keys k left join sellers s on s.id = k.seller_id ${rest}`,
    parameters,
  );

const ID_ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const newId = (): string => Array.from({ length: 12 }, () => ID_ALPHABET[randomInt(36)]).join('');

async function toKeys(db: Kysely<Database>, rows: readonly KeyRow[]): Promise<ApiKey[]> {
  const secrets = await run<SecretRow>(
    db,
    `select s.id, s.key_id, s.hint, s.created_at, u.last_used_at
     from api_key_secrets s left join api_key_uses u on u.secret_id = s.id
     where s.revoked_at is null and s.key_id = any($1::text[]) order by s.id`,
    [rows.map(({ id }) => id)],
  );
  return rows.map((row) => ({
    _id: row.id,
    version: row.version,
    name: row.name,
    kind: row.kind,
    mode: row.mode,
    scopes: row.scopes,
    origins: row.origins,
    seller: row.seller_id === null ? null : { _id: String(row.seller_id), name: row.seller_name ?? '' },
    isSuspended: row.is_suspended,
    carrier: row.carrier,
    secrets: secrets
      .filter(({ key_id }) => key_id === row.id)
      .map((secret) => ({
        _id: String(secret.id),
        hint: secret.hint,
        createdAt: secret.created_at.toISOString(),
        lastUsedAt: secret.last_used_at?.toISOString() ?? null,
      })),
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    expiresAt: row.expires_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  }));
}

/** All keys: valid ones first, then the latest. */
export async function listKeys(db: Kysely<Database>): Promise<ApiKeys> {
  const rows = await keyRows(
    db,
    'order by k.revoked_at is not null, coalesce(k.expires_at < now(), false), k.created_at desc, k.id limit 500',
    [],
  );
  return { keys: await toKeys(db, rows) };
}

async function oneKey(trx: Kysely<Database>, id: string): Promise<ApiKey> {
  const rows = await keyRows(trx, 'where k.id = $1', [id]);
  const [key] = await toKeys(trx, rows);
  if (!key) throw notFound('Key');
  return key;
}

/** @throws BAD_USER_INPUT for scopes that a key of this nature may not have, a public key without a site, a secret one with sites, and an end that is over */
function check(nature: ApiKeyNature, { scopes, origins, expiresAt }: ApiKeyChange): void {
  for (const scope of scopes) {
    const refusal = scopeRefusal(scope, nature);
    if (refusal !== null) throw badInput('scopes', REFUSED[refusal], 'INVALID');
  }
  const { kind } = nature;
  if (kind === 'public' && origins.length === 0)
    throw badInput('origins', 'is required for a public key', 'REQUIRED');
  if (kind === 'secret' && origins.length > 0)
    throw badInput('origins', 'must be empty for a secret key', 'INVALID');
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.now())
    throw badInput('expiresAt', 'must be in the future', 'EXPIRED');
}

async function addSecretText(trx: Kysely<Database>, id: string, mode: ApiKeyMode): Promise<string> {
  const text = newApiKey(id, mode);
  await run(trx, 'insert into api_key_secrets (key_id, hash, hint) values ($1, $2, $3)', [
    id,
    hashOfApiKey(text),
    text.slice(-4),
  ]);
  return text;
}

/** Makes a key with its first secret. @throws BAD_USER_INPUT; CONFLICT above MAX_API_KEYS */
export async function createKey(
  trx: Kysely<Database>,
  request: ApiKeyRequest,
  accountNumber: string,
): Promise<ApiKeyWithText> {
  const { kind, mode, sellerId, carrier } = request;
  if (sellerId !== null && carrier !== null)
    throw badInput('carrier', 'must be absent with a seller', 'INVALID');
  const field = carrier === null ? 'sellerId' : 'carrier';
  const binding = bindingOf({ seller: sellerId, carrier });
  if (kind === 'public' && binding !== 'nobody')
    throw badInput(field, 'must be absent for a public key', 'INVALID');
  check({ kind, binding }, request);
  if (sellerId !== null) {
    const found = await run(trx, 'select 1 from sellers where id = $1', [sellerId]);
    if (found.length === 0) throw badInput('sellerId', 'is not known', 'NOT_FOUND');
  }
  // Two at once are counted one after the other.
  await run(trx, 'lock table api_keys in share row exclusive mode', []);
  const [counted] = await run<{ n: number }>(
    trx,
    'select count(*)::int as n from api_keys where revoked_at is null',
    [],
  );
  if ((counted?.n ?? 0) >= MAX_API_KEYS)
    throw new ApiError('CONFLICT', `There are ${MAX_API_KEYS} keys already`);
  const id = newId();
  await run(
    trx,
    `insert into api_keys (id, name, kind, mode, scopes, origins, seller_id, carrier, expires_at, created_by)
     values ($1, $2, $3, $4, $5::text[], $6::text[], $7, $8, $9, $10)`,
    [
      id,
      request.name,
      kind,
      mode,
      request.scopes,
      request.origins,
      sellerId,
      carrier,
      request.expiresAt,
      accountNumber,
    ],
  );
  const text = await addSecretText(trx, id, request.mode);
  return { key: await oneKey(trx, id), text };
}

/** The key, locked. @throws NOT_FOUND; CONFLICT when it was revoked */
async function lockValid(
  trx: Kysely<Database>,
  id: string,
): Promise<Omit<KeyRow, 'seller_name' | 'is_suspended'>> {
  const [row] = await run<Omit<KeyRow, 'seller_name' | 'is_suspended'>>(
    trx,
    'select * from api_keys where id = $1 for update',
    [id],
  );
  if (!row) throw notFound('Key');
  if (row.revoked_at !== null) throw new ApiError('CONFLICT', 'The key was revoked');
  return row;
}

/** Changes a key whose row is locked. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function changeKey(trx: Kysely<Database>, id: string, change: ApiKeyChange): Promise<ApiKey> {
  const { kind, seller_id: seller, carrier } = await lockValid(trx, id);
  check({ kind, binding: bindingOf({ seller, carrier }) }, change);
  await run(
    trx,
    'update api_keys set name = $2, scopes = $3::text[], origins = $4::text[], expires_at = $5 where id = $1',
    [id, change.name, change.scopes, change.origins, change.expiresAt],
  );
  await emit(trx, 'api-key.changed', id);
  return oneKey(trx, id);
}

/** Revokes a key with all its secrets. @throws NOT_FOUND, CONFLICT */
export async function revokeKey(trx: Kysely<Database>, id: string): Promise<ApiKey> {
  await lockValid(trx, id);
  await run(trx, 'update api_keys set revoked_at = now() where id = $1', [id]);
  await run(trx, 'update api_key_secrets set revoked_at = now() where key_id = $1 and revoked_at is null', [
    id,
  ]);
  await emit(trx, 'api-key.changed', id);
  return oneKey(trx, id);
}

const countSecrets = async (trx: Kysely<Database>, id: string): Promise<number> => {
  const [counted] = await run<{ n: number }>(
    trx,
    'select count(*)::int as n from api_key_secrets where key_id = $1 and revoked_at is null',
    [id],
  );
  return counted?.n ?? 0;
};

/** Adds a secret to a key; the earlier one stays valid. @throws NOT_FOUND; CONFLICT with two, or when the key was revoked */
export async function addSecret(trx: Kysely<Database>, id: string): Promise<ApiKeyWithText> {
  const { mode } = await lockValid(trx, id);
  if ((await countSecrets(trx, id)) >= MAX_API_KEY_SECRETS)
    throw new ApiError('CONFLICT', `The key has ${MAX_API_KEY_SECRETS} secrets already: revoke one first`);
  const text = await addSecretText(trx, id, mode);
  return { key: await oneKey(trx, id), text };
}

/** Revokes one of two secrets. @throws NOT_FOUND; CONFLICT for the last one: revoke the key */
export async function revokeSecret(trx: Kysely<Database>, id: string, secretId: string): Promise<ApiKey> {
  await lockValid(trx, id);
  const count = await countSecrets(trx, id);
  const [revoked] = await run(
    trx,
    'update api_key_secrets set revoked_at = now() where id = $1 and key_id = $2 and revoked_at is null returning 1',
    [secretId, id],
  );
  if (!revoked) throw notFound('Secret');
  if (count === 1) throw new ApiError('CONFLICT', 'The last secret goes with the key: revoke the key');
  await emit(trx, 'api-key.changed', id);
  return oneKey(trx, id);
}
