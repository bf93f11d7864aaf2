/** Opens the origin's database: PostgreSQL by URL, else PGlite in a folder or in memory. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { activeTracer } from '../../service/tracing.ts';
import { DataFolderError, lockFolder } from './lock.ts';
import type { FolderLock } from './lock.ts';
import { migrate } from './migrate.ts';
import { openPGlite } from './pglite.ts';
import { createPostgresPool, openPostgres } from './postgres.ts';
import type { DatabasePool } from './pool.ts';
import { Replica } from './replica.ts';
import type { ReplicaEvents } from './replica.ts';
import type { Database } from './tables.ts';
import { tracePool } from './traced-pool.ts';

export interface DatabaseOptions {
  /** PostgreSQL, version 15 or later. Takes precedence over dataDir. */
  databaseUrl?: string | undefined;
  /** A streaming replica of that server, for reads of public data. */
  readUrl?: string | undefined;
  /** Called when the replica stops answering and when it answers again. */
  replicaEvents?: ReplicaEvents | undefined;
  /** Folder of the embedded database (its files are in `<dataDir>/db`); null: in memory. */
  dataDir?: string | null | undefined;
  /** Schema to work in (PostgreSQL); it must exist. */
  schema?: string | undefined;
  /** Largest number of connections (PostgreSQL). Default 10. */
  maxConnections?: number | undefined;
  /** File with a dumped data folder from which an embedded database in memory starts. */
  template?: string | undefined;
  /** An embedded database saves memory instead of processor time, for the whole process. */
  isSmall?: boolean | undefined;
  /** null: leave the database as it is, of whatever version. Default: upgrade it to this one. */
  migrations?: null | undefined;
  /** Called when the embedded database stops unexpectedly. */
  onLost?: (error: Error) => void;
}

/** A database that can't be opened; the message is one line for the operator. */
export class DatabaseOpenError extends Error {
  override name = 'DatabaseOpenError';
}

export interface OriginDatabase {
  db: Kysely<Database>;
  kind: 'pglite' | 'postgres';
  /** Provides the sessions of the server that is written to; only for what Kysely doesn't support. */
  pool: DatabasePool;
  /** undefined: there is none. */
  replica?: Replica | undefined;
  /** The embedded database's files as a tar archive, from which another one can start. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

const kyselyOver = (pool: DatabasePool): Kysely<Database> =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: activeTracer() ? tracePool(pool) : pool }) });

/** Masks a password in a connection URL. */
function withoutSecrets(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

async function openServer(url: string, options: DatabaseOptions): Promise<OriginDatabase> {
  const { schema, maxConnections = 10, readUrl } = options;
  const pool = await openPostgres({ url, schema, maxConnections }).catch((error: Error) => {
    const reason = error.message || (error as NodeJS.ErrnoException).code || 'no answer';
    throw new DatabaseOpenError(
      `PostgreSQL at ${withoutSecrets(url)} can't be reached: ${reason.split('\n')[0]}`,
    );
  });
  try {
    if (options.migrations !== null) await migrate(pool, { exclusive: false });
  } catch (error) {
    await pool.end();
    throw error;
  }
  const replica =
    readUrl === undefined
      ? undefined
      : new Replica(
          pool,
          createPostgresPool({ url: readUrl, schema, maxConnections }),
          options.replicaEvents ?? { onLost: () => undefined, onBack: () => undefined },
        );
  const db = kyselyOver(replica?.pool ?? pool);
  return {
    db,
    kind: 'postgres',
    pool,
    replica,
    dump: () => Promise.reject(new Error('Only the embedded database can be dumped')),
    close: () => db.destroy(),
  };
}

/** PGlite would start a new database in a folder whose files are something else. */
function assertOwnFolder(folder: string): void {
  try {
    if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, 'PG_VERSION'))) {
      throw new DataFolderError(`The folder ${folder} holds something that is not the embedded database.`);
    }
  } catch (error) {
    if (error instanceof DataFolderError) throw error;
    throw new DataFolderError(`The folder ${folder} can't be read: ${(error as Error).message}`);
  }
}

async function openEmbedded(dataDir: string | null, options: DatabaseOptions): Promise<OriginDatabase> {
  let lock: FolderLock | undefined;
  let pool: Awaited<ReturnType<typeof openPGlite>> | undefined;
  try {
    if (dataDir !== null) {
      lock = lockFolder(dataDir);
      assertOwnFolder(join(dataDir, 'db'));
    }
    const lost = options.onLost ?? (() => undefined);
    try {
      pool = await openPGlite(
        { folder: dataDir === null ? null : join(dataDir, 'db'), template: options.template },
        options.isSmall === true,
        lost,
      );
    } catch (error) {
      throw new DatabaseOpenError(
        `The embedded database${dataDir === null ? '' : ` in ${join(dataDir, 'db')}`} can't be opened: ${(error as Error).message.split('\n')[0]}`,
      );
    }
    if (options.migrations !== null) await migrate(pool, { exclusive: true });
  } catch (error) {
    await pool?.end();
    lock?.release();
    throw error;
  }
  const db = kyselyOver(pool);
  const { dump } = pool;
  return {
    db,
    kind: 'pglite',
    pool,
    dump,
    async close() {
      await db.destroy();
      lock?.release();
    },
  };
}

/**
 * Opens the database and applies missing migrations. Throws DatabaseOpenError, DataFolderError or MigrationError, whose messages
 * are single lines for the operator.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OriginDatabase> {
  if (options.databaseUrl !== undefined) return openServer(options.databaseUrl, options);
  return openEmbedded(options.dataDir ?? null, options);
}
