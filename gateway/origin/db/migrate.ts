/** Upgrades a database to the current schema: migrations/*.sql in the order of their names, each in a transaction of its own. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { DatabaseClient, DatabasePool } from './pool.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Any constant; one database is migrated by one process at a time. */
const ADVISORY_LOCK = 7_203_115_982;

/** Names under which earlier versions applied migrations that have another name now; the list is closed: migrations are not renamed. */
const RENAMED: Readonly<Record<string, string>> = {
  '0013_payments.sql': '0014_payments.sql',
  '0018_shipments.sql': '0017_shipments.sql',
};

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** A database that this program can't upgrade; the message is one line. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** The migrations of the program, in order. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function appliedIn(client: DatabaseClient): Promise<Map<string, string>> {
  const result = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
    [],
  );
  return new Map(result.rows.map((row) => [row.name, row.checksum]));
}

/** Renames migrations that an earlier version applied under another name. */
async function rename(client: DatabaseClient): Promise<void> {
  for (const [before, now] of Object.entries(RENAMED))
    await client.query(
      `update migrations set name = $2 where name = $1 and not exists (select 1 from migrations where name = $2)`,
      [before, now],
    );
}

async function applyAll(client: DatabaseClient, migrations: readonly Migration[]): Promise<string[]> {
  await client.script(`
    create extension if not exists pg_trgm schema public;
    create table if not exists migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    );`);
  await rename(client);
  const applied = await appliedIn(client);
  const known = new Set(migrations.map((migration) => migration.name));
  for (const name of applied.keys()) {
    if (!known.has(name))
      throw new MigrationError(
        `The database has migration ${name}, which this version does not know: it was used by a newer version.`,
      );
  }
  const done: string[] = [];
  for (const migration of migrations) {
    const checksum = applied.get(migration.name);
    if (checksum === migration.checksum) continue;
    if (checksum !== undefined)
      throw new MigrationError(
        `Migration ${migration.name} was changed after it had been applied to this database.`,
      );
    await client.script('begin');
    try {
      await client.script(migration.sql);
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [
        migration.name,
        migration.checksum,
      ]);
      await client.script('commit');
    } catch (error) {
      await client.script('rollback');
      throw new MigrationError(`Migration ${migration.name} failed: ${(error as Error).message}`);
    }
    done.push(migration.name);
  }
  return done;
}

/**
 * Applies missing migrations and returns their names. Several processes may call it at once.
 * Throws MigrationError when an applied migration was changed, is unknown, or a new one fails (it is rolled back).
 */
export async function migrate(
  pool: DatabasePool,
  options: { exclusive: boolean; migrations?: readonly Migration[] },
): Promise<string[]> {
  const migrations = options.migrations ?? (await readMigrations());
  const client = await pool.connect();
  try {
    if (!options.exclusive) await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    try {
      return await applyAll(client, migrations);
    } finally {
      if (!options.exclusive) await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]);
    }
  } finally {
    client.release();
  }
}
