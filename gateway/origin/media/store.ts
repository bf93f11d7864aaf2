/** Finished pictures on disk: written atomically, within a size limit. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Entry {
  size: number;
  /** Order of last use; the lowest is evicted first. */
  used: number;
}

/** A folder of files by name, limited in bytes; evicts the least recently used files. */
export class PictureStore {
  readonly #folder: string;
  readonly #limit: number;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;
  #clock = 0;
  #ready: Promise<void> | undefined;

  /** `limit` in bytes. The folder is created when the first picture is written. */
  constructor(folder: string, limit: number) {
    this.#folder = folder;
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Indexes the files of an earlier run and deletes its unfinished ones. */
  #open(): Promise<void> {
    return (this.#ready ??= (async () => {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      const files: { name: string; size: number; at: number }[] = [];
      for (const name of await readdir(this.#folder)) {
        const path = join(this.#folder, name);
        if (name.endsWith('.part')) {
          await rm(path, { force: true });
          continue;
        }
        const info = await stat(path).catch(() => null);
        if (info?.isFile()) files.push({ name, size: info.size, at: info.mtimeMs });
      }
      for (const { name, size } of files.sort((a, b) => a.at - b.at)) {
        this.#entries.set(name, { size, used: this.#clock++ });
        this.#bytes += size;
      }
    })());
  }

  /** Whether a file exists, without reading it. */
  async has(name: string): Promise<boolean> {
    await this.#open();
    return this.#entries.has(name);
  }

  /** Content of the file; null when it does not exist. */
  async read(name: string): Promise<Buffer | null> {
    await this.#open();
    const entry = this.#entries.get(name);
    if (!entry) return null;
    entry.used = this.#clock++;
    try {
      return await readFile(join(this.#folder, name));
    } catch {
      // Someone deleted the file: it will be created again.
      this.#forget(name);
      return null;
    }
  }

  /** Stores a picture. Never throws: on a full disk the picture is simply created again next time. */
  async write(name: string, data: Buffer): Promise<void> {
    await this.#open();
    const path = join(this.#folder, name);
    const part = join(this.#folder, `${name}.${randomUUID()}.part`);
    try {
      await writeFile(part, data, { mode: 0o600 });
      await rename(part, path);
    } catch {
      await rm(part, { force: true }).catch(() => undefined);
      return;
    }
    this.#forget(name);
    this.#entries.set(name, { size: data.length, used: this.#clock++ });
    this.#bytes += data.length;
    await this.#evict();
  }

  #forget(name: string): void {
    const entry = this.#entries.get(name);
    if (!entry) return;
    this.#entries.delete(name);
    this.#bytes -= entry.size;
  }

  async #evict(): Promise<void> {
    if (this.#bytes <= this.#limit) return;
    // Evict 10 % more than needed, so that not every write has to evict.
    const target = this.#limit * 0.9;
    for (const [name] of [...this.#entries].sort(([, a], [, b]) => a.used - b.used)) {
      if (this.#bytes <= target) break;
      this.#forget(name);
      await rm(join(this.#folder, name), { force: true }).catch(() => undefined);
    }
  }
}
