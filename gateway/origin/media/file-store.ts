/** Where uploaded files are stored: a local folder, or a bucket (s3-store.ts). Keys are checked by `readMediaKey` before they come here. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FileType } from '../../contract/rules/files.ts';
import type { MediaType } from '../../contract/rules/media.ts';

/** Part of a file, in bytes; both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface FileStore {
  /** Moves a local file into the store. The local file is gone afterwards, or left to the caller when this throws. */
  put(key: string, path: string, file: { type: MediaType | FileType; bytes: number }): Promise<void>;
  /** Size in bytes; null when there is no such file. */
  size(key: string): Promise<number | null>;
  /** Content, or a part of it. @throws when there is no such file */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Deletes a file; none is no error. */
  remove(key: string): Promise<void>;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files in a folder of this machine. */
export class LocalFileStore implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(key: string, path: string): Promise<void> {
    const target = join(this.#folder, key);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(path, target);
  }

  async size(key: string): Promise<number | null> {
    try {
      return (await stat(join(this.#folder, key))).size;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  read(key: string, range?: ByteRange): Promise<Readable> {
    return Promise.resolve(createReadStream(join(this.#folder, key), range));
  }

  async remove(key: string): Promise<void> {
    await rm(join(this.#folder, key), { force: true });
  }
}

/** Age after which a file of an interrupted upload is deleted (ms). */
const LEFTOVER_AGE = 24 * 3_600_000;

/** Folder of files that are being received. It is on the same file system as the local store, so that moving is a rename. */
export class IncomingFolder {
  readonly #folder: string;
  #ready: Promise<unknown> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** A path for a new file. */
  async newPath(): Promise<string> {
    await (this.#ready ??= this.#prepare());
    return join(this.#folder, `${randomUUID()}.part`);
  }

  /** Creates the folder and deletes what a killed process left in it. Another process may be receiving into it, hence the age. */
  async #prepare(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const oldest = Date.now() - LEFTOVER_AGE;
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      const info = await stat(path).catch(() => null);
      if (info?.isFile() && info.mtimeMs < oldest) await rm(path, { force: true });
    }
  }
}

/** Where uploads go. */
export interface MediaFiles {
  files: FileStore;
  /** Files that are being received. */
  incoming: IncomingFolder;
}

/** The whole content of a stream. */
export async function contentOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
