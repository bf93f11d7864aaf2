/** Takes an upload: receives the file, makes pictures safe, stores it, and lists it in the library. */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Kysely } from 'kysely';
import type { UploadAnswer } from '../../../contract/media.ts';
import {
  isUploadType,
  MAX_FORM_OVERHEAD,
  MAX_UPLOAD_BYTES,
  MEDIA_EXTENSIONS,
  UPLOAD_FIELD,
} from '../../../contract/rules/media.ts';
import type { MediaFolder, MediaType, UploadType } from '../../../contract/rules/media.ts';
import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/tables.ts';
import { BusyError, Jobs } from '../../media/jobs.ts';
import { normalisePicture, UnreadablePicture } from '../../media/normalise.ts';
import { mediaUrl } from '../media.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { OriginContext } from '../context.ts';
import { actAs } from '../write.ts';
import { receiveFile } from './receive.ts';
import type { ReceivedFile, UploadRule } from './receive.ts';

const MEDIA: UploadRule<UploadType> = {
  field: UPLOAD_FIELD,
  largest: MAX_UPLOAD_BYTES,
  isAccepted: isUploadType,
  accepted: 'JPEG, PNG, WebP, AVIF or GIF pictures, MP4, WebM or MOV videos',
};

/** Decoding a large picture takes up to 200 MB: one at a time. */
const decoding = new Jobs({ running: 1, waiting: 64 });

const COLUMNS = ['id', 'key', 'folder', 'name', 'type', 'bytes', 'width', 'height'] as const;

/** The stored file of an earlier upload with this key by this account; undefined: there is none. */
export async function earlierUpload(
  db: Kysely<Database>,
  uploaderId: number,
  uploadKey: string,
): Promise<UploadAnswer | undefined> {
  const row = await db
    .selectFrom('media')
    .select(COLUMNS)
    .where('uploaded_by', '=', uploaderId)
    .where('upload_key', '=', uploadKey)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, ...data } = row;
  return { response: { ok: true }, data: { id: String(id), url: mediaUrl(row.key), ...data } };
}

/** Refuses by its headers what cannot be an upload. @throws ApiError UNSUPPORTED_MEDIA, PAYLOAD_TOO_LARGE */
export function checkUploadHeaders({ headers }: IncomingMessage, largest = MAX_UPLOAD_BYTES): void {
  if (!/^multipart\/form-data\b/i.test(headers['content-type'] ?? ''))
    throw new ApiError('UNSUPPORTED_MEDIA', 'The body must be a multipart form');
  if (Number(headers['content-length'] ?? 0) > largest + MAX_FORM_OVERHEAD)
    throw new ApiError('PAYLOAD_TOO_LARGE', `The file is larger than ${largest} bytes`);
}

interface FinishedFile<Other extends string> {
  path: string;
  type: Extract<MediaType, `image/${string}`> | Other;
  bytes: number;
  width: number | null;
  height: number | null;
}

type Picture = Extract<UploadType, `image/${string}`>;
const isPicture = (type: string): type is Picture => type.startsWith('image/');

/**
 * Pictures are written again; other files stay as they are. The received file is gone unless it is the result.
 * @throws ApiError UNAVAILABLE, UNSUPPORTED_MEDIA
 */
export async function finish<Type extends string>(
  received: ReceivedFile<Type>,
  newPath: () => Promise<string>,
): Promise<FinishedFile<Exclude<Type, Picture>>> {
  const { path, bytes } = received;
  const type: string = received.type;
  if (!isPicture(type))
    return { path, type: type as Exclude<Type, Picture>, bytes, width: null, height: null };
  const target = await newPath();
  try {
    return { path: target, ...(await decoding.run(() => normalisePicture(path, target, type))) };
  } catch (error) {
    if (error instanceof BusyError)
      throw new ApiError('UNAVAILABLE', 'Too many pictures are waiting; try again');
    if (error instanceof UnreadablePicture)
      throw new ApiError('UNSUPPORTED_MEDIA', 'The picture cannot be read, or has more than 50 megapixels');
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Receives and stores one file.
 * @param mayStore called when all was received, which may take minutes; throws when the caller may not upload any more
 * @throws ApiError what receiveFile throws, and UNAVAILABLE when the file cannot be stored
 */
export async function upload(
  context: Pick<OriginContext, 'db' | 'media' | 'warn'>,
  request: IncomingMessage,
  target: { folder: MediaFolder; uploadKey: string; uploader: Viewer },
  mayStore: () => Promise<unknown>,
): Promise<UploadAnswer> {
  const { folder, uploadKey, uploader } = target;
  const { db } = context;
  const { incoming } = context.media;
  const received = await receiveFile(request, await incoming.newPath(), MEDIA);
  let finished: FinishedFile<Exclude<UploadType, Picture>>;
  try {
    await mayStore();
    finished = await finish(received, () => incoming.newPath());
  } catch (error) {
    await rm(received.path, { force: true });
    throw error;
  }
  await storeMedia(context, finished, {
    ...received,
    folder,
    actor: uploader,
    owner: { uploaded_by: uploader.id, upload_key: uploadKey },
  });
  const stored = await earlierUpload(db, uploader.id, uploadKey);
  if (!stored) throw new ApiError('UNAVAILABLE', 'The file cannot be stored at the moment');
  return stored;
}

/**
 * Stores a finished file and lists it in the library; its path is gone then. One that its owner has stored meanwhile is not stored again.
 * @throws ApiError UNAVAILABLE
 */
export async function storeMedia(
  { db, media: { files }, warn }: Pick<OriginContext, 'db' | 'media' | 'warn'>,
  { path, ...file }: FinishedFile<Exclude<UploadType, Picture>>,
  {
    folder,
    name,
    sha256,
    actor,
    owner,
  }: {
    folder: MediaFolder;
    name: string;
    sha256: string;
    actor: Pick<Viewer, 'accountNumber' | 'adminRole'>;
    owner: { uploaded_by: number | null; seller_id?: number; api_key_id?: string; upload_key: string };
  },
): Promise<void> {
  const key = `${folder}/${randomBytes(16).toString('hex')}.${MEDIA_EXTENSIONS[file.type]}`;
  try {
    await files.put(key, path, file);
  } catch (error) {
    await rm(path, { force: true });
    warn({ err: error }, 'an uploaded file could not be stored');
    throw new ApiError('UNAVAILABLE', 'The file cannot be stored at the moment');
  }
  try {
    const row = await db.transaction().execute(async (trx) => {
      await actAs(trx, actor, { action: 'media.create' });
      return trx
        .insertInto('media')
        .values({
          key,
          folder,
          name,
          ...file,
          sha256,
          alt: '{}',
          ...owner,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
    });
    // The same upload was repeated while the first one was still on its way.
    if (!row) await files.remove(key);
  } catch (error) {
    await files.remove(key).catch(() => undefined);
    throw error;
  }
}
