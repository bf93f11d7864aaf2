/** Databases for tests: PGlite in memory, or a temporary schema on the PostgreSQL of TEST_DATABASE_URL. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../db/database.ts';
import type { OriginDatabase } from '../db/database.ts';
import { readMigrations } from '../db/migrate.ts';

/** Server whose databases tests may use; undefined: PGlite. */
export const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL'] || undefined;

/**
 * Path of a dumped embedded database, empty and migrated. Creating a new one takes seconds, unpacking it half of
 * one: created once for each set of migrations.
 */
export async function databaseTemplate(): Promise<string> {
  const migrations = await readMigrations();
  const version = createHash('sha256')
    .update(migrations.map(({ name, checksum }) => `${name} ${checksum}`).join())
    .digest('hex')
    .slice(0, 16);
  const path = join(tmpdir(), `lawaj-test-${version}.tar`);
  if (!existsSync(path)) {
    const database = await openDatabase({ dataDir: null });
    const part = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
    writeFileSync(part, await database.dump());
    renameSync(part, path);
    await database.close();
  }
  return path;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty, migrated database; closing it removes it. */
export async function openTestDatabase(): Promise<OriginDatabase> {
  if (TEST_DATABASE_URL === undefined)
    return openDatabase({ dataDir: null, template: await databaseTemplate() });
  const url = TEST_DATABASE_URL;
  const schema = `t_${randomBytes(6).toString('hex')}`;
  await onServer(url, `create schema ${schema}`);
  const database = await openDatabase({ databaseUrl: url, schema, maxConnections: 6 });
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(url, `drop schema ${schema} cascade`);
    },
  };
}
