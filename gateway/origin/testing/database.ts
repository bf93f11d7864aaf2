/** Databases for tests: PGlite in memory, or a temporary database on the PostgreSQL of TEST_DATABASE_URL, whose role may create some. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../db/database.ts';
import type { OriginDatabase } from '../db/database.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';

/** Server whose databases tests may use; undefined: PGlite. */
export const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL'] || undefined;

/** Identifies the current set of migrations: 16 hexadecimal digits. */
async function migrationsVersion(): Promise<string> {
  const migrations = await readMigrations();
  return createHash('sha256')
    .update(migrations.map(({ name, checksum }) => `${name} ${checksum}`).join())
    .digest('hex')
    .slice(0, 16);
}

/**
 * Path of a dumped embedded database, empty and migrated. Creating a new one takes seconds, unpacking it half of
 * one: created once for each set of migrations.
 */
export async function databaseTemplate(): Promise<string> {
  const path = join(tmpdir(), `lawaj-test-${await migrationsVersion()}.tar`);
  if (!existsSync(path)) {
    const database = await openDatabase({ dataDir: null });
    const part = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
    writeFileSync(part, await database.dump());
    renameSync(part, path);
    await database.close();
  }
  return path;
}

/** Works with one connection to the server. */
async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** URL of another database of the same server. */
function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Any constant: one process at a time looks for the template. */
const TEMPLATE_LOCK = 7_203_115_983;

/**
 * Name of a migrated, empty database on the server, from which others are copied: a copy takes a tenth of the time of the
 * migrations. Created once for each set of migrations; it stays.
 */
async function serverTemplate(url: string): Promise<string> {
  const name = `lawaj_template_${await migrationsVersion()}`;
  await onServer(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      // Renamed when it is complete: a process that is killed before leaves no half of one.
      const part = `${name}_${randomBytes(4).toString('hex')}`;
      await client.query(`create database ${part}`);
      const pool = await openPostgres({ url: databaseUrl(url, part), maxConnections: 1 });
      await migrate(pool, { exclusive: true }).finally(() => pool.end());
      await client.query(`alter database ${part} rename to ${name}`);
    }
  });
  return name;
}

/** An empty, migrated database; closing it removes it. */
export async function openTestDatabase(): Promise<OriginDatabase> {
  if (TEST_DATABASE_URL === undefined)
    return openDatabase({ dataDir: null, template: await databaseTemplate() });
  const url = TEST_DATABASE_URL;
  const name = `t_${randomBytes(6).toString('hex')}`;
  const template = await serverTemplate(url);
  await onServer(url, (client) => client.query(`create database ${name} template ${template}`));
  const database = await openDatabase({ databaseUrl: databaseUrl(url, name), maxConnections: 6 });
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(url, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
