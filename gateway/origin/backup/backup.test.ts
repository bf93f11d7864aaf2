/** A shop is backed up and restored, on both databases, and a backup of an earlier version is upgraded. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import type { OriginDatabase } from '../db/database.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { addBrand, addCarpet } from '../testing/catalogue.ts';
import { openTestDatabase, TEST_DATABASE_URL } from '../testing/database.ts';
import { directly } from '../testing/system.ts';
import { backUp } from './backup.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { restore } from './restore.ts';
import { quoted, readForeignKeys, readSequences, readTables } from './tables.ts';

/** Starts of embedded databases, on a busy machine. */
const SLOW = 240_000;

const root = mkdtempSync(join(tmpdir(), 'lawaj-backup-'));
const shopFolder = join(root, 'shop');
const folder = join(root, 'backup');
const servers: string[] = [];
let shop: OriginDatabase;

const onServer = async (statement: string): Promise<void> => {
  const client = new Client(TEST_DATABASE_URL);
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** An empty database: on the server of the tests, or a new folder. */
async function emptyPlace(): Promise<{ database: { databaseUrl?: string }; dataDir: string }> {
  const dataDir = mkdtempSync(join(root, 'restored-'));
  if (TEST_DATABASE_URL === undefined) return { database: {}, dataDir };
  const name = `restored_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  servers.push(name);
  const url = new URL(TEST_DATABASE_URL);
  url.pathname = `/${name}`;
  return { database: { databaseUrl: url.href }, dataDir };
}

/** Everything that a database holds: rows of each table as a checksum, sequences, references, triggers that work. */
async function contentOf({ pool }: OriginDatabase): Promise<Record<string, unknown>> {
  const client = await pool.connect();
  try {
    const content: Record<string, unknown> = {
      sequences: await readSequences(client),
      references: await readForeignKeys(client),
      triggers: (
        await client.query<{ name: string }>(
          `select tgrelid::regclass || '.' || tgname || ' ' || tgenabled::text as name from pg_trigger where not tgisinternal order by 1`,
          [],
        )
      ).rows,
    };
    for (const { name } of await readTables(client)) {
      const what = name === 'migrations' ? 't.name || t.checksum' : 't::text';
      const { rows } = await client.query(
        `select count(*)::int as n, md5(coalesce(string_agg(${what}, chr(10) order by ${what}), '')) as sum from ${quoted(name)} t`,
        [],
      );
      content[name] = rows[0];
    }
    return content;
  } finally {
    client.release();
  }
}

beforeAll(async () => {
  shop = await openTestDatabase();
  await addCarpet(shop.db, { price: 100_000, stock: 50 });
  const name = 'Été « 1 »\n\\n\t"x" \\. تونس';
  await directly(shop.db, (trx) => trx.insertInto('brands').values({ slug: 'odd', name }).execute());
  mkdirSync(join(shopFolder, 'uploads', 'ab'), { recursive: true });
  mkdirSync(join(shopFolder, 'uploads', 'incoming'));
  mkdirSync(join(shopFolder, 'media'));
  writeFileSync(join(shopFolder, 'uploads', 'ab', 'photo.webp'), randomBytes(100_000));
  writeFileSync(join(shopFolder, 'uploads', 'incoming', 'half'), 'x');
  writeFileSync(join(shopFolder, 'media', 'composed.webp'), 'can be made again');
  writeFileSync(join(shopFolder, 'session.key'), 'k'.repeat(64));
  await backUp({ database: shop, dataDir: shopFolder, folder });
}, SLOW);
afterAll(async () => {
  await shop.close();
  for (const name of servers) await onServer(`drop database ${name} with (force)`);
  rmSync(root, { recursive: true, force: true });
}, SLOW);

test(
  'the restored shop is the same, its files too, and its numbers go on; it is not replaced unasked',
  async () => {
    const place = await emptyPlace();
    await restore({ folder, ...place, overwrite: false });
    const restored = await openDatabase({ ...place.database, dataDir: place.dataDir });
    try {
      expect(await contentOf(restored)).toEqual(await contentOf(shop));
      const [before, after] = [await addBrand(shop.db, 'Suite'), await addBrand(restored.db, 'Suite')];
      expect(after.id).toBe(before.id);
      // Triggers work again: nothing is changed without an actor.
      await expect(restored.db.updateTable('products').set({ price: 1 }).execute()).rejects.toThrow();
    } finally {
      await restored.close();
    }
    const photo = join('uploads', 'ab', 'photo.webp');
    expect(readFileSync(join(place.dataDir, photo))).toEqual(readFileSync(join(shopFolder, photo)));
    expect(readFileSync(join(place.dataDir, 'session.key'), 'utf8')).toBe('k'.repeat(64));
    const { files } = await readManifest(folder);
    expect(files.map(({ path }) => path)).toEqual([join('files', 'session.key'), join('files', photo)]);

    await expect(restore({ folder, ...place, overwrite: false })).rejects.toThrow(/--overwrite/);
    await restore({ folder, ...place, overwrite: true });
    const again = await openDatabase({ ...place.database, dataDir: place.dataDir });
    try {
      expect(
        await again.db.selectFrom('brands').select('name').where('name', '=', 'Suite').execute(),
      ).toEqual([]);
      expect(await again.db.selectFrom('products').select('price').execute()).toEqual([{ price: 100_000 }]);
    } finally {
      await again.close();
    }
  },
  SLOW,
);

test(
  'a damaged, an incomplete and a newer backup are refused before anything is changed',
  async () => {
    const place = await emptyPlace();
    const copy = join(root, 'copy');
    await backUp({ database: shop, dataDir: shopFolder, folder: copy });
    await expect(backUp({ database: shop, dataDir: shopFolder, folder: copy })).rejects.toThrow(
      /is not empty/,
    );
    const manifest = await readManifest(copy);
    const attempt = () => restore({ folder: copy, ...place, overwrite: true });
    const products = join(copy, 'tables', 'products.jsonl.gz');
    const bytes = readFileSync(products);
    writeFileSync(products, Buffer.concat([bytes.subarray(0, -1), Buffer.from([bytes.at(-1)! ^ 1])]));
    await expect(attempt()).rejects.toThrow('tables/products.jsonl.gz is not what was written');
    rmSync(products);
    await expect(attempt()).rejects.toThrow('tables/products.jsonl.gz is missing');
    await writeManifest(copy, { ...manifest, migrations: [...manifest.migrations, '9999_future.sql'] });
    await expect(attempt()).rejects.toThrow('does not know 9999_future.sql');
    rmSync(join(copy, 'manifest.json'));
    await expect(attempt()).rejects.toThrow('has no manifest.json');
  },
  SLOW,
);

test(
  'a backup of an earlier version is restored and upgraded',
  async () => {
    const migrations = await readMigrations();
    const earlier = await emptyPlace();
    const opened = await openDatabase({ ...earlier.database, dataDir: earlier.dataDir, migrations: null });
    const old = join(root, 'old');
    try {
      await migrate(opened.pool, {
        exclusive: opened.kind === 'pglite',
        migrations: migrations.filter(({ name }) => name < '0021'),
      });
      await directly(opened.db, (trx) =>
        trx.insertInto('brands').values({ slug: 'vieux', name: 'Vieux' }).execute(),
      );
      await backUp({ database: opened, dataDir: earlier.dataDir, folder: old });
    } finally {
      await opened.close();
    }
    const place = await emptyPlace();
    await restore({ folder: old, ...place, overwrite: false });
    const restored = await openDatabase({ ...place.database, dataDir: place.dataDir });
    try {
      expect(await restored.db.selectFrom('brands').select('slug').execute()).toEqual([{ slug: 'vieux' }]);
      const [mine, theirs] = [await contentOf(restored), await contentOf(shop)];
      for (const part of ['references', 'triggers', 'migrations']) expect(mine[part]).toEqual(theirs[part]);
    } finally {
      await restored.close();
    }
  },
  SLOW,
);
