/** Pictures that a seller's system uploads, for its products. */
import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { fileTypeFromBuffer } from 'file-type';
import { isUploadType } from '../../../contract/rules/media.ts';
import { MAX_PICTURES_A_DAY } from '../../../contract/rules/seller-products.ts';
import type {
  SellerLineError,
  SellerPicturesAnswer,
  SellerPicturesRequest,
} from '../../../contract/seller-products.ts';
import { keyActor } from '../../../contract/rules/audit.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import type { KeyCaller } from '../../base/key-caller.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { OriginContext } from '../context.ts';
import { mediaKey, mediaUrl } from '../media.ts';
import { cleanName } from '../media/receive.ts';
import { finish, storeMedia } from '../media/upload.ts';
import { lineError } from './lines.ts';

type Result = SellerPicturesAnswer['results'][number];
type Needs = Pick<OriginContext, 'db' | 'media' | 'warn'>;

const refused = (error: SellerLineError): Result => ({
  url: null,
  width: null,
  height: null,
  errors: [error],
});
const NO_PICTURE = lineError(
  'INVALID',
  'content',
  'must be a JPEG, PNG, WebP, AVIF or GIF picture in base64',
);

/** The seller's file with this content, that is not in the bin. */
async function earlier(db: Kysely<Database>, sellerId: number, sha256: string): Promise<Result | undefined> {
  const row = await db
    .selectFrom('media')
    .select(['key', 'width', 'height'])
    .where('seller_id', '=', sellerId)
    .where('sha256', '=', sha256)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && { url: mediaUrl(row.key), width: row.width, height: row.height, errors: [] };
}

async function uploadPicture(
  context: Needs,
  sellerId: number,
  apiKey: KeyCaller,
  { name, content }: SellerPicturesRequest['pictures'][number],
): Promise<Result> {
  if (content.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(content)) return refused(NO_PICTURE);
  const bytes = Buffer.from(content, 'base64');
  const type: string | undefined = (await fileTypeFromBuffer(bytes))?.mime;
  if (!isUploadType(type) || !type.startsWith('image/')) return refused(NO_PICTURE);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const known = await earlier(context.db, sellerId, sha256);
  if (known) return known;
  const { incoming } = context.media;
  const path = await incoming.newPath();
  try {
    await writeFile(path, bytes, { mode: 0o600, flag: 'wx' });
    const received = { path, name: cleanName(name ?? undefined), type, bytes: bytes.length, sha256 };
    const finished = await finish(received, () => incoming.newPath());
    await storeMedia(context, finished, {
      ...received,
      folder: 'products/images',
      actor: { accountNumber: keyActor(apiKey.id), adminRole: null },
      owner: { uploaded_by: null, seller_id: sellerId, api_key_id: apiKey.id, upload_key: sha256 },
    });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNSUPPORTED_MEDIA')
      return refused(lineError('INVALID', 'content', error.message));
    throw error;
  } finally {
    await rm(path, { force: true });
  }
  const stored = await earlier(context.db, sellerId, sha256);
  if (!stored) throw new ApiError('UNAVAILABLE', 'The file cannot be stored at the moment');
  return stored;
}

/**
 * Stores pictures one after the other, each by itself; one that the seller has is not stored again.
 * @throws CONFLICT when the seller has uploaded too many today; UNAVAILABLE
 */
export async function uploadPictures(
  context: Needs,
  sellerId: number,
  apiKey: KeyCaller,
  { pictures }: SellerPicturesRequest,
): Promise<SellerPicturesAnswer> {
  const [today] = await run<{ count: number }>(
    context.db,
    `select count(*)::int as count from media where seller_id = $1 and created_at > now() - interval '1 day'`,
    [sellerId],
  );
  if ((today?.count ?? 0) + pictures.length > MAX_PICTURES_A_DAY)
    throw new ApiError('CONFLICT', 'Too many pictures in a day', [
      { field: 'pictures', message: `are more than ${MAX_PICTURES_A_DAY} in a day` },
    ]);
  const results: Result[] = [];
  for (const picture of pictures) results.push(await uploadPicture(context, sellerId, apiKey, picture));
  return { results };
}

/** Refuses pictures that another seller has uploaded, as if they did not exist. @throws 400 */
export async function refuseForeignPictures(
  trx: Kysely<Database>,
  sellerId: number,
  images: readonly string[] = [],
): Promise<void> {
  if (images.length === 0) return;
  const [foreign] = await run<{ key: string }>(
    trx,
    'select key from media where key = any($1::text[]) and seller_id <> $2 limit 1',
    [images.map(mediaKey), sellerId],
  );
  if (foreign) throw badInput('images', `${mediaUrl(foreign.key)} is not in the media library`, 'NOT_FOUND');
}
