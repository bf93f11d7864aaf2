/** How keys of third parties are used: reported by the gateways, shown to owners. */
import type { Kysely } from 'kysely';
import type { ApiKeyUse, ApiKeyUseReport } from '../../../contract/api-keys.ts';
import { keyActor } from '../../../contract/rules/audit.ts';
import { notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import { tunisianDay } from '../../base/tunisian-day.ts';
import type { Database } from '../../db/tables.ts';
import { actAs } from '../write.ts';

/** Days for which uses are stored: a deprecated field stays for six months. */
const RETENTION_DAYS = 400;
/** Days for which reports are known that were counted. */
const REPORT_DAYS = 7;
/** Days that are shown. */
const SHOWN_DAYS = 31;
/** Most networks of a key that are stored: addresses could fill the table otherwise. */
const MOST_NETWORKS = 500;

type Reported = ApiKeyUseReport['uses'][number];

/** Stores what a gateway counted since its last report, once. Keys that do not exist are ignored. */
export async function recordUse(
  db: Kysely<Database>,
  { reportId, uses }: ApiKeyUseReport,
  now = new Date(),
): Promise<void> {
  const day = tunisianDay(now);
  // Always in the same order, so that reports of two gateways do not wait for each other.
  for (const use of uses.toSorted((a, b) => (a.keyId < b.keyId ? -1 : 1)))
    await db.transaction().execute((trx) => recordOne(trx, use, day, reportId));
}

async function recordOne(
  trx: Kysely<Database>,
  { keyId, calls, points, errors, deprecated, networks }: Reported,
  day: string,
  reportId: string | undefined,
): Promise<void> {
  // Also for the number of networks: one report of a key after the other.
  const [key] = await run(trx, 'select 1 from api_keys where id = $1 for no key update', [keyId]);
  if (!key) return;
  if (reportId !== undefined) {
    // By key: each is counted in a transaction of its own.
    const [isNew] = await run(
      trx,
      'insert into api_key_reports (key_id, report_id) values ($1, $2) on conflict do nothing returning 1',
      [keyId, reportId],
    );
    if (!isNew) return;
  }
  // An operation may have failed after it was reported.
  if (calls > 0 || errors > 0)
    await run(
      trx,
      `insert into api_key_days as d (key_id, day, calls, points, errors) values ($1, $2::date, $3, $4, $5)
       on conflict (key_id, day) do update
         set calls = d.calls + excluded.calls, points = d.points + excluded.points, errors = d.errors + excluded.errors`,
      [keyId, day, calls, points, errors],
    );
  if (deprecated.length > 0)
    await run(
      trx,
      `insert into api_key_deprecated_days as d (key_id, day, field, uses)
       select $1, $2::date, u.field, sum(u.uses) from unnest($3::text[], $4::bigint[]) u(field, uses) group by u.field
       on conflict (key_id, day, field) do update set uses = d.uses + excluded.uses`,
      [keyId, day, deprecated.map(({ field }) => field), deprecated.map(({ uses }) => uses)],
    );
  if (networks.length > 0) await recordNetworks(trx, keyId, networks);
}

/** Networks that are new get an entry in the audit log, by the trigger of the table. */
async function recordNetworks(
  trx: Kysely<Database>,
  keyId: string,
  networks: readonly string[],
): Promise<void> {
  await run(
    trx,
    'update api_key_networks set last_used_at = now() where key_id = $1 and network = any($2::text[])',
    [keyId, networks],
  );
  await actAs(trx, { accountNumber: keyActor(keyId), adminRole: null }, { action: 'api-key.network' });
  await run(
    trx,
    `insert into api_key_networks (key_id, network)
     select $1, n.network from (select distinct unnest($2::text[]) as network) n
     where not exists (select from api_key_networks k where k.key_id = $1 and k.network = n.network)
     order by n.network
     limit greatest(0, $3 - (select count(*) from api_key_networks where key_id = $1))`,
    [keyId, networks, MOST_NETWORKS],
  );
}

/** What is known of the use of a key in the last days. @throws NOT_FOUND */
export async function readUse(db: Kysely<Database>, keyId: string, now = new Date()): Promise<ApiKeyUse> {
  const [key] = await run(db, 'select 1 from api_keys where id = $1', [keyId]);
  if (!key) throw notFound('Key');
  const since = [keyId, tunisianDay(now), SHOWN_DAYS];
  const days = await run<ApiKeyUse['days'][number]>(
    db,
    `select day::text, calls, points, errors from api_key_days
     where key_id = $1 and day > $2::date - $3::integer order by day desc`,
    since,
  );
  const deprecated = await run<ApiKeyUse['deprecated'][number]>(
    db,
    `select day::text, field, uses from api_key_deprecated_days
     where key_id = $1 and day > $2::date - $3::integer order by day desc, uses desc, field limit 200`,
    since,
  );
  const networks = await run<{ network: string; first_used_at: Date; last_used_at: Date }>(
    db,
    `select network, first_used_at, last_used_at from api_key_networks
     where key_id = $1 order by first_used_at desc, network limit 100`,
    [keyId],
  );
  return {
    days,
    deprecated,
    networks: networks.map(({ network, first_used_at, last_used_at }) => ({
      network,
      firstUsedAt: first_used_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
    })),
  };
}

/** Removes what is older than is stored. */
export async function sweepKeyUse(db: Kysely<Database>): Promise<void> {
  for (const [table, column, days] of [
    ['api_key_days', 'day', RETENTION_DAYS],
    ['api_key_deprecated_days', 'day', RETENTION_DAYS],
    ['api_key_networks', 'last_used_at', RETENTION_DAYS],
    ['api_key_reports', 'counted_at', REPORT_DAYS],
  ] as const)
    await run(db, `delete from ${table} where ${column} < now() - make_interval(days => ${days})`, []);
}
