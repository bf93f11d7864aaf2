/** Takes a private file: receives it, makes pictures safe, and stores it until something refers to it. */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Kysely } from 'kysely';
import type { PrivateFile } from '../../../contract/files.ts';
import { FILE_EXTENSIONS, FILE_FIELD, isFileType, MAX_FILE_BYTES } from '../../../contract/rules/files.ts';
import type { FileType } from '../../../contract/rules/files.ts';
import { ApiError } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { FileStore } from '../../media/file-store.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { OriginContext } from '../context.ts';
import { receiveFile } from '../media/receive.ts';
import type { UploadRule } from '../media/receive.ts';
import { checkUploadHeaders, finish } from '../media/upload.ts';

const RULE: UploadRule<FileType> = {
  field: FILE_FIELD,
  largest: MAX_FILE_BYTES,
  isAccepted: isFileType,
  accepted: 'JPEG, PNG, WebP or GIF pictures, or PDF',
};

/** For how long a file waits for what refers to it. */
const UNUSED_FOR = '24 hours';

/** Key of the stored file. Keys of this form are no keys of the media library, whose files are public. */
export const storedKey = ({ key, type }: { key: string; type: FileType }): string =>
  `private/files/${key}.${FILE_EXTENSIONS[type]}`;

/**
 * Receives and stores a file that belongs to nothing yet; without a use it is removed a day later.
 * @param uploader undefined: a visitor
 * @throws ApiError what receiveFile throws, and UNAVAILABLE when the file cannot be stored
 */
export async function storeFile(
  { db, media: { files, incoming }, warn }: Pick<OriginContext, 'db' | 'media' | 'warn'>,
  request: IncomingMessage,
  uploader: Viewer | undefined,
): Promise<PrivateFile> {
  checkUploadHeaders(request, MAX_FILE_BYTES);
  const received = await receiveFile(request, await incoming.newPath(), RULE);
  const { path, type, bytes } = await finish(received, () => incoming.newPath()).catch(
    async (error: unknown) => {
      await rm(received.path, { force: true });
      throw error;
    },
  );
  const file = { key: randomBytes(16).toString('hex'), name: received.name, type, bytes };
  try {
    // The row comes first: what a killed process has stored is removed with it.
    await run(
      db,
      `insert into private_files (key, name, type, bytes, owner_account, delete_after)
       values ($1, $2, $3, $4, $5, now() + interval '${UNUSED_FOR}')`,
      [file.key, file.name, type, bytes, uploader?.accountNumber ?? null],
    );
    await files.put(storedKey(file), path, { type, bytes });
  } catch (error) {
    await rm(path, { force: true });
    await run(db, 'delete from private_files where key = $1', [file.key]).catch(() => undefined);
    warn({ err: error }, 'a private file could not be stored');
    throw new ApiError('UNAVAILABLE', 'The file cannot be stored at the moment');
  }
  return file;
}

/** Removes the files that belong to nothing any more, or never did. */
export async function sweepFiles(db: Kysely<Database>, files: FileStore): Promise<void> {
  const rows = await run<{ id: number; key: string; type: FileType }>(
    db,
    'select id, key, type from private_files where delete_after < now() order by delete_after limit 500',
    [],
  );
  for (const row of rows) {
    // The row goes last: while the file cannot be deleted, the next run tries again.
    await files.remove(storedKey(row));
    await run(db, 'delete from private_files where id = $1', [row.id]);
  }
}
