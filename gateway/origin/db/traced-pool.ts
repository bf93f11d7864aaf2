/** Spans of the work in the database. */
import { beginSpan, failureOf } from '../../service/tracing.ts';
import type { DatabaseClient, DatabasePool } from './pool.ts';

/**
 * As `pool`, with a span for each session that a request borrows: one statement, or one transaction. Neither statements nor values are
 * part of it.
 */
export function tracePool(pool: DatabasePool): DatabasePool {
  return {
    ...pool,
    async connect() {
      const span = beginSpan('client', 'database', { 'db.system.name': 'postgresql' });
      if (span === undefined) return pool.connect();
      const started = performance.now();
      let client: DatabaseClient;
      try {
        client = await pool.connect();
      } catch (error) {
        span.end(failureOf(error));
        throw error;
      }
      span.set({ 'lawaj.database.wait_ms': Math.round(performance.now() - started) });
      let failure: string | undefined;
      const run = async <T>(work: () => Promise<T>): Promise<T> => {
        span.count('lawaj.database.statements');
        try {
          return await work();
        } catch (error) {
          failure = failureOf(error);
          throw error;
        }
      };
      const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>;
      return {
        query: (...asked: unknown[]) => run(() => query(...asked)),
        script: (sql: string) => run(() => client.script(sql)),
        release(...how: []) {
          client.release(...how);
          span.end(failure);
        },
      } as unknown as DatabaseClient;
    },
  };
}
