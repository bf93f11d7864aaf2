/**
 * Idempotency: a client's key together with a hash of its request, stored for 24 hours and claimed in the
 * transaction of the change itself. A failed request leaves its key unused.
 */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { ApiError } from '../base/errors.ts';
import { run } from '../base/sql.ts';

/** A request that takes effect once. */
export interface Once {
  readonly key: string;
  /** Hash of the request, see `hashOf`. */
  readonly hash: string;
}

/** Objects as sorted entries, so that the order of fields does not count. */
const canonical = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value)
        .filter(([, entry]) => entry !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, entry]) => [key, canonical(entry)])
    : Array.isArray(value)
      ? value.map(canonical)
      : value;

/** Two equal values have one hash. */
export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(value)))
    .digest('base64url');

/** Identity of a write request. `what` names the path and its subject: a key is valid for one of them only. */
export function once(
  what: string,
  body: { readonly idempotencyKey: string; readonly [field: string]: unknown },
): Once {
  const { idempotencyKey: key, ...asked } = body;
  return { key, hash: hashOf([what, asked]) };
}

/**
 * Claims a key for this transaction, waiting for another that holds it. True: it is new, and the change is to be made; false: the
 * same request was already completed. Throws CONFLICT when the key was used for another request.
 */
export async function claimKey(trx: Kysely<Database>, { key, hash }: Once): Promise<boolean> {
  const claimed = await run(
    trx,
    `insert into idempotency_keys as k (key, body_hash) values ($1, $2)
     on conflict (key) do update set body_hash = excluded.body_hash, order_id = null, created_at = now()
       where k.created_at < now() - interval '24 hours'
     returning 1`,
    [key, hash],
  );
  if (claimed.length > 0) return true;
  const earlier = await trx
    .selectFrom('idempotency_keys')
    .select('body_hash')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (earlier.body_hash !== hash)
    throw new ApiError('CONFLICT', 'The idempotency key was used for something else');
  return false;
}
