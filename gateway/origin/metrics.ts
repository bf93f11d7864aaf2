/** What the REST API measures of itself, besides its requests. */
import type { Kysely } from 'kysely';
import type { Metrics } from '../service/metrics.ts';
import { roomOf } from './base/disk.ts';
import { run } from './base/sql.ts';
import type { OriginDatabase } from './db/database.ts';
import type { DatabasePool } from './db/pool.ts';
import type { Database } from './db/tables.ts';

export interface MeasuredOrigin {
  db: Kysely<Database>;
  pool: DatabasePool;
  replica?: OriginDatabase['replica'];
  /** null: no folder. */
  dataDir: string | null;
}

/** Adds the REST API's metrics; a test compares alarms and board with them. */
export function addOriginMetrics(metrics: Metrics, { db, pool, replica, dataDir }: MeasuredOrigin): void {
  const read = async (sql: string): Promise<number> => (await run<{ n: number }>(db, sql, []))[0]?.n ?? 0;
  metrics.gauge('lawaj_database_waiting', 'Requests that wait for a connection to the database.', () =>
    pool.waiting(),
  );
  metrics.counter(
    'lawaj_database_reads_total',
    'Reads of public data, by the server that answered, where there is a replica.',
    () => Object.entries(replica?.counts ?? {}).map(([server, n]) => [{ server }, n] as const),
  );
  metrics.gauge('lawaj_feed_held', 'Whether an open transaction holds events back.', () =>
    read('select (exists (select from outbox where xact >= (select feed_horizon())))::int as n'),
  );
  metrics.gauge('lawaj_mail_waiting', 'E-mails that were not sent yet.', () =>
    read('select count(*)::int as n from mail_outbox where failed_at is null'),
  );
  metrics.gauge('lawaj_mail_failed', 'E-mails that were given up.', () =>
    read('select count(*)::int as n from mail_outbox where failed_at is not null'),
  );
  metrics.gauge('lawaj_dead_letters', 'Webhook deliveries that were given up.', () =>
    read('select count(*)::int as n from webhook_deliveries where dead_at is not null'),
  );
  metrics.gauge('lawaj_disk_free_ratio', 'Free part of the disk of DATA_DIR.', async () => {
    if (dataDir === null) return [];
    return (await roomOf(dataDir)).ratio;
  });
}
