/** What the gateway asks about a key that it was sent. */
import type { Kysely } from 'kysely';
import type { ResolvedApiKey } from '../../../contract/api-keys.ts';
import { bindingOf } from '../../../contract/rules/api-keys.ts';
import type { ApiKeyKind, ApiKeyMode, ApiKeyScope } from '../../../contract/rules/api-keys.ts';
import { notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { IS_SUSPENDED, VALID_KEY } from './valid.ts';

/** A valid key, whose use is noted to the minute. @throws NOT_FOUND: unknown, revoked or expired */
export async function resolveKey(db: Kysely<Database>, id: string, hash: string): Promise<ResolvedApiKey> {
  const [row] = await run<{
    secret_id: number;
    kind: ApiKeyKind;
    mode: ApiKeyMode;
    scopes: ApiKeyScope[];
    origins: string[];
    seller: number | null;
    carrier: string | null;
    expires_at: Date | null;
    is_suspended: boolean;
  }>(
    db,
    `select s.id as secret_id, k.kind, k.mode, k.scopes, k.origins, k.seller_id as seller, k.carrier, k.expires_at, ${IS_SUSPENDED} as is_suspended
     from api_key_secrets s join api_keys k on k.id = s.key_id
     where s.hash = $1 and k.id = $2 and s.revoked_at is null and ${VALID_KEY}`,
    [hash, id],
  );
  if (!row) throw notFound('Key');
  await run(
    db,
    `insert into api_key_uses as u (secret_id, last_used_at) values ($1, now())
     on conflict (secret_id) do update set last_used_at = excluded.last_used_at
       where u.last_used_at < now() - interval '1 minute'`,
    [row.secret_id],
  );
  return {
    id,
    kind: row.kind,
    mode: row.mode,
    scopes: row.scopes,
    origins: row.origins,
    binding: bindingOf(row),
    expiresAt: row.expires_at?.toISOString() ?? null,
    isSuspended: row.is_suspended,
  };
}
