/** Restores a backup into an empty database and data folder, of the same kind or the other one, and upgrades it to this version. */
import { createReadStream, existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { openDatabase } from '../db/database.ts';
import type { DatabaseOptions } from '../db/database.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import type { DatabaseClient, DatabasePool } from '../db/pool.ts';
import { FOLDER_FILES } from './backup.ts';
import { BackupError, readManifest, verify } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { quoted, readForeignKeys, readTables } from './tables.ts';

/** Characters of rows that are written at once. */
const TEXT_AT_ONCE = 1_000_000;
const ROWS_AT_ONCE = 500;

export interface RestoreOptions {
  /** The backup. */
  folder: string;
  database: Pick<DatabaseOptions, 'databaseUrl'>;
  dataDir: string;
  /** Replace a shop that is there. Otherwise it is refused. */
  overwrite: boolean;
}

/**
 * Restores a backup, after every file of it was compared with its checksum. Rows are written in one transaction: a restore that fails
 * leaves none.
 * @throws BackupError, and the errors of openDatabase
 */
export async function restore({ folder, database, dataDir, overwrite }: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const migrations = await readMigrations();
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = manifest.migrations.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new BackupError(`The backup is of a newer version: this one does not know ${unknown}.`);
  await verify(folder, manifest);

  const own = database.databaseUrl === undefined ? ['db', ...FOLDER_FILES] : FOLDER_FILES;
  const present = own.find((name) => existsSync(join(dataDir, name)));
  if (present !== undefined && !overwrite) throw occupied(`The data folder ${dataDir} has ${present}`);
  const opened = await openDatabase({ ...database, dataDir, migrations: null });
  try {
    if ((await withClient(opened.pool, readTables)).length > 0) {
      if (!overwrite) throw occupied('The database has tables');
      await withClient(opened.pool, (client) => emptySchema(client));
    }
    const exclusive = opened.kind === 'pglite';
    const then = migrations.filter(({ name }) => manifest.migrations.includes(name));
    await migrate(opened.pool, { exclusive, migrations: then });
    await withClient(opened.pool, (client) => load(client, folder, manifest));
    await migrate(opened.pool, { exclusive });
    await withClient(opened.pool, (client) =>
      client.script('set statement_timeout = 0; analyze; reset statement_timeout'),
    );
  } finally {
    await opened.close();
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (const name of FOLDER_FILES) await rm(join(dataDir, name), { recursive: true, force: true });
  for (const name of await readdir(join(folder, 'files')).catch(() => []))
    await cp(join(folder, 'files', name), join(dataDir, name), { recursive: true });
  return manifest;
}

const occupied = (what: string): BackupError =>
  new BackupError(`${what}: restore into an empty place, or pass --overwrite to replace what is there.`);

async function withClient<T>(pool: DatabasePool, work: (client: DatabaseClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

async function emptySchema(client: DatabaseClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_schema() as name', []);
  const name = quoted(rows[0]?.name ?? 'public');
  await client.script(`drop schema ${name} cascade; create schema ${name}`);
}

/** Writes the rows as they were: without triggers, which would count and log them again, and checking references at the end. */
async function load(client: DatabaseClient, folder: string, manifest: Manifest): Promise<void> {
  await client.script(
    'begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
  );
  try {
    const shapes = new Map((await readTables(client)).map((table) => [table.name, table]));
    const references = await readForeignKeys(client);
    const tables = manifest.tables.map(({ name }) => quoted(name));
    for (const { drop } of references) await client.script(drop);
    for (const table of tables) await client.script(`alter table ${table} disable trigger user`);
    // Migrations add rows of their own.
    await client.script(`truncate ${tables.join(', ')}`);
    for (const table of manifest.tables) {
      const types = new Map(shapes.get(table.name)?.columns.map(({ name, type }) => [name, type]));
      const rows = await loadTable(client, join(folder, table.path), table, types);
      if (rows !== table.rows)
        throw new BackupError(`${table.path} has ${rows} rows, and should have ${table.rows}.`);
    }
    for (const { name, value } of manifest.sequences)
      if (value !== null)
        await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), value]);
    for (const table of tables) await client.script(`alter table ${table} enable trigger user`);
    for (const { add } of references) await client.script(add);
    await client.script('commit');
  } catch (error) {
    await client.script('rollback').catch(() => undefined);
    throw error;
  }
}

async function loadTable(
  client: DatabaseClient,
  file: string,
  { name, columns }: Manifest['tables'][number],
  types: ReadonlyMap<string, string>,
): Promise<number> {
  const listed = columns.map(quoted).join(', ');
  const values = columns.map((column, index) => `(r->>${index})::${types.get(column)}`).join(', ');
  const insert = `insert into ${quoted(name)} (${listed}) overriding system value
    select ${values} from json_array_elements($1::json) r`;
  let rows = 0;
  let batch: string[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(',')}]`]);
    batch = [];
    size = 0;
  };
  const text = createReadStream(file).pipe(createGunzip());
  for await (const line of createInterface({ input: text, crlfDelay: Infinity })) {
    rows += 1;
    batch.push(line);
    size += line.length;
    if (batch.length >= ROWS_AT_ONCE || size >= TEXT_AT_ONCE) await flush();
  }
  await flush();
  return rows;
}
