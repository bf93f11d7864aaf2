/** Keys of sellers' systems for tests, as the gateway names them to the API. */
import type { Kysely } from 'kysely';
import type { ApiKeyScope } from '../../contract/rules/api-keys.ts';
import { API_KEY_ID_HEADER } from '../../contract/rules/api-keys.ts';
import { run } from '../base/sql.ts';
import type { Database } from '../db/tables.ts';
import { newKey } from './orders.ts';
import { newClient } from './origin.ts';
import { directly } from './system.ts';

let keys = 0;

/** Makes a secret key that is bound to a seller; returns the headers of a call for it. */
export async function addSellerKey(
  db: Kysely<Database>,
  sellerId: number,
  scopes: readonly ApiKeyScope[] = ['catalogue:read', 'stock:write', 'products:write'],
): Promise<() => Record<string, string>> {
  const id = `seller${String((keys += 1)).padStart(6, '0')}`;
  await directly(db, (trx) =>
    run(
      trx,
      `insert into api_keys (id, name, kind, scopes, origins, seller_id) values ($1, 'ERP', 'secret', $2::text[], '{}', $3)`,
      [id, scopes, sellerId],
    ),
  );
  return () => ({ ...newClient(), [API_KEY_ID_HEADER]: id, 'idempotency-key': newKey() });
}
