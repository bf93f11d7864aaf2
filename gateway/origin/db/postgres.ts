/** PostgreSQL with the pool interface. */
import { createHash } from 'node:crypto';
import { Client, Pool, types as defaults } from 'pg';
import type { CustomTypesConfig, PoolClient } from 'pg';
import { HangWatch } from './hang-watch.ts';
import { DatabaseUnavailable, PREPARED } from './pool.ts';
import type { DatabaseClient, DatabasePool } from './pool.ts';

const INT8 = 20;
const INT8_ARRAY = 1016;

/** Identities and money stay far below 2^53: read them as numbers, as PGlite does. */
const types: CustomTypesConfig = {
  getTypeParser(type: Parameters<typeof defaults.getTypeParser>[0], format?: 'text') {
    const oid: number = type;
    if (oid === INT8) return Number;
    if (oid === INT8_ARRAY) return parseInt8Array;
    return defaults.getTypeParser(type, format);
  },
} as CustomTypesConfig;

function parseInt8Array(text: string): number[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',').map(Number);
}

const names = new Map<string, string>();

/** Name of a prepared statement, from its text. */
function statementName(sql: string): string {
  let name = names.get(sql);
  if (name === undefined) {
    name = createHash('sha256').update(sql).digest('base64url').slice(0, 24);
    names.set(sql, name);
  }
  return name;
}

/** How long a caller waits for a connection, its making included (ms). */
const CONNECT_WITHIN = 4_500;
/** How long a server may take to answer a new connection before it counts as hanging (ms). */
const PROBE_WITHIN = 1_500;

/** Messages of the driver about a connection that is lost or cannot be made. */
const LOST = /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded)/;
const NETWORK = /^(?:ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;
/** Of the server: it is shutting down or starting, or has no connection left. */
const REFUSED = new Set(['57P01', '57P02', '57P03', '53300']);

/** An error of the driver; one of its own kind when there is no answer of the database in it. */
function toDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  return LOST.test(error.message) || NETWORK.test(code) || REFUSED.has(code)
    ? new DatabaseUnavailable(error)
    : error;
}

/** Asks the server for nothing over a new connection. Rejects when nothing comes back; a refusal is an answer. */
async function probe(url: string): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_WITHIN,
    query_timeout: PROBE_WITHIN,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    // With a class and a condition: said by the server.
    if (!/^[0-9A-Z]{5}$/.test(String((error as { code?: unknown }).code))) throw error;
  } finally {
    // It does not wait for a server that hangs.
    void client.end().catch(() => undefined);
  }
}

export interface PostgresOptions {
  url: string;
  /** Schema to work in; it must exist. Default: the connection's own search path. */
  schema?: string | undefined;
  maxConnections: number;
}

/** Opens a pool and checks with one connection that the server answers; throws when it doesn't. */
export async function openPostgres(options: PostgresOptions): Promise<DatabasePool> {
  const pool = createPostgresPool(options);
  try {
    (await pool.connect()).release();
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** A pool whose server need not answer yet. */
export function createPostgresPool(options: PostgresOptions): DatabasePool {
  const path = options.schema === undefined ? '' : ` -c search_path=${options.schema},public`;
  const pool = new Pool({
    connectionString: options.url,
    max: options.maxConnections,
    types,
    connectionTimeoutMillis: CONNECT_WITHIN,
    // Finds out about a server that is gone without a word.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 60_000,
    // A cached generic plan would ignore the category or seller parameter, and sort all its products. Starting parallel workers takes
    // 10 ms, which is longer than nearly every statement here.
    options: `-c timezone=UTC -c statement_timeout=15000 -c idle_in_transaction_session_timeout=30000 -c plan_cache_mode=force_custom_plan -c jit=off -c max_parallel_workers_per_gather=0 -c work_mem=32MB${path}`,
  });
  // A connection that breaks while idle is replaced at its next use.
  pool.on('error', () => undefined);
  // One that breaks within a transaction fails its statement; without a listener its event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const watch = new HangWatch({ probe: () => probe(options.url) });
  /** Runs a statement of a connection, which is ended when the server hangs. */
  const watched = async <T>(client: PoolClient, statement: () => Promise<T>): Promise<T> => {
    try {
      // It cuts the connection of a statement that runs.
      return await watch.run(client, () => void client.end(), statement);
    } catch (error) {
      throw toDatabaseError(error);
    }
  };
  const adapt = (client: PoolClient): DatabaseClient =>
    ({
      query(sql: unknown, parameters?: readonly unknown[]) {
        const text = sql as string;
        const values = parameters === undefined ? [] : [...parameters];
        return watched(client, () =>
          text.startsWith(PREPARED)
            ? client.query({ name: statementName(text), text, values })
            : client.query(text, values),
        );
      },
      async script(sql: string) {
        await watched(client, () => client.query(sql));
      },
      release: (destroy?: boolean) => client.release(destroy),
    }) as unknown as DatabaseClient;
  return {
    options: {},
    connect: async () => {
      try {
        return adapt(await pool.connect());
      } catch (error) {
        throw toDatabaseError(error);
      }
    },
    waiting: () => pool.waitingCount,
    end: () => pool.end(),
  };
}
