/**
 * Backs a shop up into a folder: every table as text, from one snapshot, and the files of the data folder. The same for both databases,
 * by SQL through the driver: it needs no program of the server's version, and what was backed up from one can be restored into the other.
 */
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { OriginDatabase } from '../db/database.ts';
import type { DatabaseClient } from '../db/pool.ts';
import { BackupError, FORMAT, measure, writeManifest } from './manifest.ts';
import type { Manifest, Part } from './manifest.ts';
import { quoted, readSequences, readTables } from './tables.ts';
import type { TableShape } from './tables.ts';

/** Rows that are read at once. */
const ROWS_AT_ONCE = 200;
/** What the data folder holds besides the database and what can be made again (composed pictures, the sandbox). */
export const FOLDER_FILES = ['uploads', 'session.key', 'demo-accounts.txt'] as const;
/** Uploads that are being received. */
const INCOMING = join('uploads', 'incoming');

export interface BackupOptions {
  database: OriginDatabase;
  /** Folder of uploads and keys. */
  dataDir: string;
  /** Where to write; it must be new or empty. */
  folder: string;
}

/** Makes a backup; the shop may go on meanwhile where its database is a server. @throws BackupError */
export async function backUp({ database, dataDir, folder }: BackupOptions): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new BackupError(`The folder ${folder} is not empty.`);
  await mkdir(join(folder, 'tables'), { mode: 0o700 });
  const client = await database.pool.connect();
  let manifest: Manifest;
  try {
    await client.script(
      'begin isolation level repeatable read read only; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    );
    const tables = await readTables(client);
    if (tables.length === 0) throw new BackupError('The database is empty: there is nothing to back up.');
    manifest = {
      format: FORMAT,
      createdAt: new Date().toISOString(),
      database: database.kind,
      migrations: (
        await client.query<{ name: string }>('select name from migrations order by name collate "C"', [])
      ).rows.map(({ name }) => name),
      tables: [],
      sequences: [],
      files: [],
    };
    for (const table of tables)
      if (table.name !== 'migrations') manifest.tables.push(await writeTable(client, table, folder));
    // Last: they are outside of snapshots, and must not be below the rows.
    manifest.sequences = await readSequences(client);
    await client.script('commit');
  } catch (error) {
    await client.script('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
  // After the rows: files are stored before the rows that name them, so none of the snapshot's is missing.
  manifest.files = await copyFiles(dataDir, folder);
  await writeManifest(folder, manifest);
  return manifest;
}

async function writeTable(
  client: DatabaseClient,
  { name, columns }: TableShape,
  folder: string,
): Promise<Manifest['tables'][number]> {
  const path = `tables/${name}.jsonl.gz`;
  const listed = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  await client.script(`declare backup_rows no scroll cursor for select ${listed} from ${quoted(name)}`);
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    for (;;) {
      const { rows: batch } = await client.query<Record<string, string | null>>(
        `fetch ${ROWS_AT_ONCE} from backup_rows`,
        [],
      );
      rows += batch.length;
      if (batch.length > 0)
        yield `${batch.map((row) => JSON.stringify(columns.map((column) => row[column.name]))).join('\n')}\n`;
      if (batch.length < ROWS_AT_ONCE) return;
    }
  }
  await pipeline(lines(), createGzip({ level: 3 }), createWriteStream(join(folder, path), { mode: 0o600 }));
  await client.script('close backup_rows');
  return {
    name,
    path,
    columns: columns.map((column) => column.name),
    rows,
    ...(await measure(join(folder, path))),
  };
}

/** Files below a folder, relative to it. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

async function copyFiles(dataDir: string, folder: string): Promise<Part[]> {
  const parts: Part[] = [];
  for (const file of await filesOf(dataDir)) {
    const [first = ''] = file.split(sep);
    if (!(FOLDER_FILES as readonly string[]).includes(first) || file.startsWith(INCOMING)) continue;
    const path = join('files', file);
    await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
    try {
      await copyFile(join(dataDir, file), join(folder, path));
    } catch (error) {
      // Deleted since the snapshot.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      throw error;
    }
    parts.push({ path, ...(await measure(join(folder, path))) });
  }
  return parts;
}
