/** The manifest of a backup: what it has to contain. It is written last: a folder without one is not a backup. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

const MANIFEST = 'manifest.json';
export const FORMAT = 1;

const Part = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });
/** A file of the backup. `bytes`: its size. */
export type Part = z.infer<typeof Part>;

export const Manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.string(),
  /** The database that it was made from; it can be restored into the other kind as well. */
  database: z.enum(['pglite', 'postgres']),
  /** Names of the migrations that the database had. */
  migrations: z.array(z.string()),
  tables: z.array(Part.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  /** Files of the data folder; `path` starts with `files/`. */
  files: z.array(Part),
});
export type Manifest = z.infer<typeof Manifest>;

/** A backup that cannot be made or used; the message is one line for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });

/** @throws BackupError when the folder is not a backup that this version reads */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(join(folder, MANIFEST), 'utf8');
  } catch {
    throw new BackupError(`${folder} is not a complete backup: it has no ${MANIFEST}.`);
  }
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new BackupError(`${folder} is a backup of another version.`);
  return parsed.data;
}

/** Size in bytes and SHA-256 of a file. */
export async function measure(path: string): Promise<Omit<Part, 'path'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      hash.update(chunk);
    }
  });
  return { bytes, sha256: hash.digest('hex') };
}

/** Compares every file with the manifest. @throws BackupError naming the first that differs */
export async function verify(folder: string, { tables, files }: Manifest): Promise<void> {
  for (const { path, bytes, sha256 } of [...tables, ...files]) {
    const found = await measure(join(folder, path)).catch(() => undefined);
    if (found === undefined) throw new BackupError(`The backup is damaged: ${path} is missing.`);
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new BackupError(`The backup is damaged: ${path} is not what was written.`);
  }
}
