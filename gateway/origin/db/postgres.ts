/** PostgreSQL with the pool interface. */
import { createHash } from 'node:crypto';
import { Pool, types as defaults } from 'pg';
import type { CustomTypesConfig, PoolClient } from 'pg';
import { PREPARED } from './pool.ts';
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

export interface PostgresOptions {
  url: string;
  /** Schema to work in; it must exist. Default: the connection's own search path. */
  schema?: string | undefined;
  maxConnections: number;
}

/** Opens a pool and checks with one connection that the server answers; throws when it doesn't. */
export async function openPostgres(options: PostgresOptions): Promise<DatabasePool> {
  const path = options.schema === undefined ? '' : ` -c search_path=${options.schema},public`;
  const pool = new Pool({
    connectionString: options.url,
    max: options.maxConnections,
    types,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    // A cached generic plan would ignore the category or seller parameter, and sort all its products. Starting parallel workers takes
    // 10 ms, which is longer than nearly every statement here.
    options: `-c timezone=UTC -c statement_timeout=15000 -c idle_in_transaction_session_timeout=30000 -c plan_cache_mode=force_custom_plan -c jit=off -c max_parallel_workers_per_gather=0 -c work_mem=32MB${path}`,
  });
  // A connection that breaks while idle is replaced at its next use.
  pool.on('error', () => undefined);
  // One that breaks within a transaction fails its statement; without a listener its event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const adapt = (client: PoolClient): DatabaseClient =>
    ({
      query(sql: unknown, parameters?: readonly unknown[]) {
        const text = sql as string;
        const values = parameters === undefined ? [] : [...parameters];
        return text.startsWith(PREPARED)
          ? client.query({ name: statementName(text), text, values })
          : client.query(text, values);
      },
      async script(sql: string) {
        await client.query(sql);
      },
      release: (destroy?: boolean) => client.release(destroy),
    }) as unknown as DatabaseClient;
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    options: {},
    connect: async () => adapt(await pool.connect()),
    end: () => pool.end(),
  };
}
