import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASE_URL, openTestDatabase } from '../testing/database.ts';
import { openDatabase } from './database.ts';
import type { OriginDatabase } from './database.ts';
import { lockFolder } from './lock.ts';
import { migrate, readMigrations } from './migrate.ts';
import { directly } from '../testing/system.ts';

const folders: string[] = [];
const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'lawaj-db-'));
  folders.push(path);
  return path;
};
afterAll(() => folders.forEach((path) => rmSync(path, { recursive: true, force: true })));

describe('the lock of a data folder', () => {
  test('has one holder, and is free again when released', () => {
    const path = folder();
    const lock = lockFolder(path);
    expect(() => lockFolder(path)).toThrow(/is in use by another process \(pid \d+\)/);
    lock.release();
    lockFolder(path).release();
    expect(existsSync(join(path, 'origin.lock'))).toBe(false);
  });

  test('of a process that has ended is taken over; a late release of the old one has no effect', async () => {
    const path = folder();
    const gone = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => gone.once('exit', resolve));
    writeFileSync(join(path, 'origin.lock'), `${gone.pid} \n`);
    const lock = lockFolder(path);
    expect(readFileSync(join(path, 'origin.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    lock.release();
  });

  test('with a running process’s number but another start time is stale', () => {
    const path = folder();
    writeFileSync(join(path, 'origin.lock'), `${process.ppid} another-boot/1\n`);
    // Where the kernel does not report the start time, the process number decides.
    if (existsSync('/proc/self/stat')) lockFolder(path).release();
    else expect(() => lockFolder(path)).toThrow(/in use/);
  });

  test('of a running process is respected', () => {
    const path = folder();
    writeFileSync(join(path, 'origin.lock'), `${process.ppid} \n`);
    expect(() => lockFolder(path)).toThrow(new RegExp(`in use by another process \\(pid ${process.ppid}\\)`));
  });

  test('an unusable folder is reported in one line', () => {
    const path = join(folder(), 'file');
    writeFileSync(path, '');
    expect(() => lockFolder(path)).toThrow(/^The data folder .* can't be used: [^\n]+$/);
  });
});

describe('opening a database', () => {
  test('rows are there after the next start; a second opening at once is refused', async () => {
    const dataDir = folder();
    const first = await openDatabase({ dataDir });
    await directly(first.db, (own) =>
      own.insertInto('brands').values({ slug: 'durable', name: 'Durable' }).execute(),
    );
    await expect(openDatabase({ dataDir })).rejects.toThrow(/is in use/);
    await first.close();
    const second = await openDatabase({ dataDir });
    expect(await second.db.selectFrom('brands').select('slug').execute()).toEqual([{ slug: 'durable' }]);
    await second.close();
  }, 60_000);

  test('a folder with other contents is not touched', async () => {
    const dataDir = folder();
    mkdirSync(join(dataDir, 'db'));
    writeFileSync(join(dataDir, 'db', 'letter.txt'), 'Dear');
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /^The folder .* holds something that is not the embedded database\.$/,
    );
    expect(existsSync(join(dataDir, 'db', 'PG_VERSION'))).toBe(false);
    expect(existsSync(join(dataDir, 'origin.lock'))).toBe(false);
  });

  test('an unreachable server is reported in one line, without the password', async () => {
    const failure = await openDatabase({ databaseUrl: 'postgres://me:secret@127.0.0.1:1/shop' }).catch(
      (error: Error) => error.message,
    );
    expect(failure).toMatch(/^PostgreSQL at 127\.0\.0\.1:1\/shop can't be reached: [^\n]+$/);
    expect(failure).not.toContain('secret');
  });

  // Without a listener, the event of a lost connection ends the process: the test runner would report it.
  test.skipIf(TEST_DATABASE_URL === undefined)(
    'a connection that breaks within a transaction fails only that transaction',
    async () => {
      const database = await openTestDatabase();
      const broken = database.db.transaction().execute(async (trx) => {
        await directly(trx, (own) =>
          own.insertInto('brands').values({ slug: 'lost', name: 'Lost' }).execute(),
        );
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
      });
      await expect(broken).rejects.toThrow();
      await expect(database.db.selectFrom('brands').select('slug').execute()).resolves.toEqual([]);
      await database.close();
    },
  );
});

describe('migrations', () => {
  let database: OriginDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  const exclusive = TEST_DATABASE_URL === undefined;

  test('are applied once', async () => {
    expect(await migrate(database.pool, { exclusive })).toEqual([]);
  });

  test('one that fails leaves nothing, and is reported by name', async () => {
    const migrations = [
      ...(await readMigrations()),
      { name: '9001_bad.sql', sql: 'create table half_done (id int); select nonsense;', checksum: 'x' },
    ];
    await expect(migrate(database.pool, { exclusive, migrations })).rejects.toThrow(
      /^Migration 9001_bad\.sql failed: /,
    );
    const tables = await database.db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('half_done');
    expect(await migrate(database.pool, { exclusive })).toEqual([]);
  });

  test('a changed or an unknown one is refused', async () => {
    const migrations = await readMigrations();
    const changed = migrations.map((migration, index) =>
      index === 0 ? { ...migration, checksum: 'other' } : migration,
    );
    await expect(migrate(database.pool, { exclusive, migrations: changed })).rejects.toThrow(
      /was changed after it had been applied/,
    );
    await expect(migrate(database.pool, { exclusive, migrations: migrations.slice(1) })).rejects.toThrow(
      /used by a newer version/,
    );
  });

  test('numbers, arrays and timestamps are returned with their types', async () => {
    const client = await database.pool.connect();
    try {
      const { rows } = await client.query(
        `select 9007199254740991::bigint as n, array[1, 2]::bigint[] as ids, '{}'::bigint[] as none, 1.5::real as r, '2026-01-02T03:04:05.678Z'::timestamptz as at, '{"a":[1]}'::jsonb as j`,
        [],
      );
      expect(rows[0]).toEqual({
        n: 9007199254740991,
        ids: [1, 2],
        none: [],
        r: 1.5,
        at: new Date('2026-01-02T03:04:05.678Z'),
        j: { a: [1] },
      });
    } finally {
      client.release();
    }
  });

  test('a transaction is isolated: concurrent statements are not rolled back with it', async () => {
    const { db } = database;
    const inside = db.transaction().execute(async (trx) => {
      await directly(trx, (own) => own.insertInto('brands').values({ slug: 'in', name: 'In' }).execute());
      await new Promise((resolve) => setTimeout(resolve, 50));
      throw new Error('roll back');
    });
    const outside = directly(db, (own) =>
      own.insertInto('brands').values({ slug: 'out', name: 'Out' }).execute(),
    );
    await expect(inside).rejects.toThrow('roll back');
    await outside;
    expect(await db.selectFrom('brands').select('slug').where('slug', 'in', ['in', 'out']).execute()).toEqual(
      [{ slug: 'out' }],
    );
  });
});
