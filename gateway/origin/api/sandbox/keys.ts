/**
 * Test keys in the sandbox: a gateway sends them, which has them from the shop. The shop decides whether they are valid. A key that is bound
 * is bound here to the first seller of the sandbox, or to its carrier.
 */
import type { Kysely } from 'kysely';
import type { SandboxKey } from '../../../contract/sandbox.ts';
import { asSystem } from '../../base/system.ts';
import { run } from '../../base/sql.ts';
import { SANDBOX_CARRIER } from '../../../contract/rules/sandbox.ts';
import type { Database } from '../../db/tables.ts';

/** Stores a key as it is now. Repeatable. */
export function storeSandboxKey(db: Kysely<Database>, key: SandboxKey): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await asSystem(trx, 'sandbox');
    await run(
      trx,
      `insert into api_keys as k (id, name, kind, mode, scopes, origins, expires_at, seller_id, carrier)
       values ($1, $1, $2, 'test', $3::text[], $4::text[], $5, case $6 when 'seller' then (select min(id) from sellers) end,
         case $6 when 'carrier' then $7 end)
       on conflict (id) do update set scopes = excluded.scopes, origins = excluded.origins, expires_at = excluded.expires_at
         where (k.scopes, k.origins, k.expires_at) is distinct from (excluded.scopes, excluded.origins, excluded.expires_at)`,
      [key.id, key.kind, key.scopes, key.origins, key.expiresAt, key.binding, SANDBOX_CARRIER],
    );
  });
}
