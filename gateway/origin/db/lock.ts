/** One process per data folder: PGlite does not lock its files, and two writers would corrupt them. */
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  linkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

const LOCK_FILE = 'origin.lock';

/** A data folder that can't be used; the message is one line for the operator. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

/** Held until released; releasing twice has no effect. */
export interface FolderLock {
  release(): void;
}

const held = new Set<string>();

/** Start time of the process in kernel ticks: distinguishes a running holder from another process with a reused number. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return '';
  }
}

function isAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return start === '' || now === '' || now === start;
}

function tryCreate(path: string, content: string): boolean {
  let file: number;
  try {
    file = openSync(path, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  try {
    writeSync(file, content);
  } finally {
    closeSync(file);
  }
  return true;
}

/**
 * Takes the lock of a data folder, creating the folder. A lock whose process has ended is taken over.
 * Throws DataFolderError when another process holds it or the folder can't be written.
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, LOCK_FILE);
  const content = `${process.pid} ${startOf(process.pid)}\n`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (let attempt = 0; attempt < 5; attempt++) {
      if (held.has(path)) throw inUse(folder, process.pid);
      if (tryCreate(path, content)) {
        held.add(path);
        return {
          release() {
            if (held.delete(path)) rmSync(path, { force: true });
          },
        };
      }
      const found = readFileSync(path, 'utf8');
      const [pid = '', start = ''] = found.trim().split(' ');
      if (/^\d+$/.test(pid) && Number(pid) !== process.pid && isAlive(Number(pid), start))
        throw inUse(folder, Number(pid));
      dropStale(path, found);
    }
  } catch (error) {
    if (error instanceof DataFolderError) throw error;
    throw new DataFolderError(`The data folder ${folder} can't be used: ${(error as Error).message}`);
  }
  throw inUse(folder, 0);
}

function inUse(folder: string, pid: number): DataFolderError {
  return new DataFolderError(
    `The data folder ${folder} is in use by another process${pid > 0 ? ` (pid ${pid})` : ''}; set DATA_DIR to another folder, or stop it.`,
  );
}

/** Renaming is atomic: of two that find the same stale lock one moves it; one that moved a fresh lock puts it back. */
function dropStale(path: string, stale: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== stale) linkSync(aside, path);
  rmSync(aside, { force: true });
}
