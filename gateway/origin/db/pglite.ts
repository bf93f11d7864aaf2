/** PGlite with the same pool interface as PostgreSQL. It has one session: lent to one caller at a time. */
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { PostgresQueryResult } from 'kysely';
import type { DatabaseClient, DatabasePool } from './pool.ts';

export interface WorkerOptions {
  /** Folder of the files; null: in memory. */
  folder: string | null;
  /** A dump of a data folder from which an empty one starts. */
  template?: string | undefined;
}

export type WorkerAsk =
  | { id: number; kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { id: number; kind: 'script'; sql: string }
  | { id: number; kind: 'dump' }
  | { id: number; kind: 'close' };

export interface WorkerAnswer {
  id: number;
  names?: string[];
  rows?: unknown[][];
  affected?: number;
  dump?: Uint8Array;
  error?: { message: string; code?: string; detail?: string; constraint?: string };
}

/** A statement that the embedded database refused, with PostgreSQL's code. */
export class PGliteError extends Error {
  override name = 'PGliteError';
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  constructor(error: NonNullable<WorkerAnswer['error']>) {
    super(error.message);
    this.code = error.code;
    this.constraint = error.constraint;
  }
}

export interface PGlitePool extends DatabasePool {
  /** The whole data folder as an uncompressed tar archive. */
  dump(): Promise<Uint8Array>;
}

type Ask = WorkerAsk extends infer A ? (A extends WorkerAsk ? Omit<A, 'id'> : never) : never;
type Command = PostgresQueryResult<unknown>['command'];

const WRITES = /^\s*(?:\/\*.*?\*\/\s*)?(insert|update|delete|merge|commit|rollback)\b/i;

/** Rows are arrays, whose transfer between threads costs half that of objects. */
function toObjects(names: readonly string[], rows: readonly unknown[][]): Record<string, unknown>[] {
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < names.length; index++) row[names[index] as string] = values[index];
    return row;
  });
}

/**
 * Keeps the code that V8's first compiler makes of WebAssembly: its second one needs 600 MB and more than half a second of processor time
 * for PostgreSQL's interpreter of expressions alone, a function of 105 kB, whose use begins when the database is opened. Queries take
 * up to 1.8 times the processor time without it. Both flags are needed, before the first module is compiled; they hold for the whole process.
 */
function compileOnce(): void {
  setFlagsFromString('--no-wasm-dynamic-tiering');
  setFlagsFromString('--no-wasm-tier-up');
}

/**
 * Opens PGlite in a worker thread.
 *
 * @param isSmall saves memory instead of processor time, in the whole process
 * @param onLost called once when the thread ends unexpectedly
 */
export async function openPGlite(
  options: WorkerOptions,
  isSmall: boolean,
  onLost: (error: Error) => void,
): Promise<PGlitePool> {
  if (isSmall) compileOnce();
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: options,
    execArgv: [],
  });
  const waiting = new Map<number, { resolve(answer: WorkerAnswer): void; reject(error: Error): void }>();
  let nextId = 1;
  let closing = false;
  let lost: Error | undefined;

  const lose = (error: Error): void => {
    if (lost) return;
    lost = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    if (!closing) onLost(error);
  };
  worker.on('error', lose);
  worker.on('exit', () => lose(new Error('The embedded database has stopped')));
  worker.on('message', (answer: WorkerAnswer) => {
    const caller = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) worker.unref();
    if (answer.error) caller?.reject(new PGliteError(answer.error));
    else caller?.resolve(answer);
  });

  const ask = (message: Ask): Promise<WorkerAnswer> =>
    new Promise((resolve, reject) => {
      if (lost) {
        reject(lost);
        return;
      }
      const id = nextId++;
      waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ ...message, id }, []);
    });

  // The one session is lent to callers in order.
  const queue: (() => void)[] = [];
  let busy = false;
  const take = (): Promise<void> => {
    if (!busy) {
      busy = true;
      return Promise.resolve();
    }
    return new Promise((resolve) => queue.push(resolve));
  };
  const release = (): void => {
    const next = queue.shift();
    if (next) next();
    else busy = false;
  };

  const client: DatabaseClient = {
    async query(sql: unknown, parameters: readonly unknown[] = []): Promise<never> {
      const text = sql as string;
      const answer = await ask({ kind: 'query', sql: text, parameters });
      const command = (WRITES.exec(text)?.[1]?.toUpperCase() ?? 'SELECT') as Command;
      return {
        command,
        rowCount: answer.affected ?? 0,
        rows: toObjects(answer.names ?? [], answer.rows ?? []),
      } as never;
    },
    async script(sql: string) {
      await ask({ kind: 'script', sql });
    },
    release,
  } as unknown as DatabaseClient;

  try {
    await ask({ kind: 'script', sql: 'select 1' });
  } catch (error) {
    closing = true;
    await worker.terminate();
    throw error;
  }

  return {
    options: {},
    async connect() {
      await take();
      return client;
    },
    waiting: () => queue.length,
    async dump() {
      await take();
      try {
        return (await ask({ kind: 'dump' })).dump ?? new Uint8Array();
      } finally {
        release();
      }
    },
    async end() {
      if (closing) return;
      await take();
      closing = true;
      await ask({ kind: 'close' }).catch(() => undefined);
      await worker.terminate();
    },
  };
}
