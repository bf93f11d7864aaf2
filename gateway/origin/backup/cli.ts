/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER [--overwrite]`, with the settings of the REST API. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvFile } from '../../service/settings.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { backUp } from './backup.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';

const USAGE = `npm run backup -- FOLDER: writes the database and the files of DATA_DIR into a new folder.
npm run restore -- FOLDER [--overwrite]: restores them into an empty database and DATA_DIR, or over what is there.`;

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

function summary({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = [...tables, ...files].reduce((sum, part) => sum + part.bytes, 0);
  return `${tables.length} tables, ${rows} rows, ${files.length} files, ${megabytes(bytes)}`;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean' }, overwrite: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [task, given, ...more] = positionals;
  if (values.help === true) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  if (given === undefined || more.length > 0) throw new Error(USAGE);
  const folder = resolve(given);
  const { databaseUrl, dataDir, mediaBucket } = readConfig(process.env, readEnvFile());
  if (task === 'restore') {
    const manifest = await restore({
      folder,
      database: { databaseUrl },
      dataDir,
      overwrite: values.overwrite,
    });
    process.stdout.write(`Restored the backup of ${manifest.createdAt}: ${summary(manifest)}.\n`);
  } else {
    const database = await openDatabase({ databaseUrl, dataDir, migrations: null });
    const manifest = await backUp({ database, dataDir, folder }).finally(() => database.close());
    process.stdout.write(`Backed up into ${folder}: ${summary(manifest)}.\n`);
  }
  if (mediaBucket)
    process.stdout.write(`The files of the bucket ${mediaBucket.bucket} are not part of the backup.\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
