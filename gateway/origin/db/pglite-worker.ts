/** The embedded database's thread: PGlite would block the event loop. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { WorkerAnswer, WorkerAsk, WorkerOptions } from './pglite.ts';

const port = parentPort;
if (!port) throw new Error('Runs as a worker thread only');
const options = workerData as WorkerOptions;

/** PostgreSQL's own cache of pages. Its default of 128 MB fills up; the demo shop is as fast with a quarter, because the system caches files too. */
const SHARED_BUFFERS = '32MB';

const start = async (): Promise<PGlite> => {
  const extensions = { pg_trgm };
  const template = options.template
    ? new Blob([new Uint8Array(await readFile(options.template))])
    : undefined;
  const database = await PGlite.create({
    ...(options.folder === null ? {} : { dataDir: options.folder }),
    extensions,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
    ...(template ? { loadDataDir: template } : {}),
  });
  await database.exec(`set time zone 'UTC'`);
  return database;
};

/** Errors lose their class between threads; PostgreSQL's fields are copied. */
function describe(error: unknown): { message: string; code?: string; detail?: string; constraint?: string } {
  const { message, code, detail, constraint } = error as Error & {
    code?: string;
    detail?: string;
    constraint?: string;
  };
  return { message: message ?? String(error), code, detail, constraint };
}

let started: Promise<PGlite> | undefined;

async function answer(ask: WorkerAsk): Promise<WorkerAnswer> {
  try {
    started ??= start();
    const database = await started;
    if (ask.kind === 'close') {
      await database.close();
      return { id: ask.id };
    }
    if (ask.kind === 'dump')
      return { id: ask.id, dump: new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer()) };
    if (ask.kind === 'script') {
      await database.exec(ask.sql);
      return { id: ask.id };
    }
    const result = await database.query<unknown[]>(ask.sql, [...ask.parameters], { rowMode: 'array' });
    return {
      id: ask.id,
      names: result.fields.map((field) => field.name),
      rows: result.rows,
      affected: result.affectedRows ?? 0,
    };
  } catch (error) {
    return { id: ask.id, error: describe(error) };
  }
}

port.on('message', (ask: WorkerAsk) => {
  void answer(ask).then((reply) => port.postMessage(reply));
});
