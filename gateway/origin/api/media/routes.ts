/** Paths of media uploads and the media library. The files themselves are served by media/plugin.ts. */
import { z } from 'zod';
import { EntityId } from '../../../contract/common.ts';
import {
  Media,
  MediaChange,
  MediaPage,
  MediaQuery,
  MediaReplacement,
  SignatureAnswer,
  SignatureRequest,
  UploadAnswer,
  UploadQuery,
} from '../../../contract/media.ts';
import { UPLOAD_FIELD, UPLOAD_PATH } from '../../../contract/rules/media.ts';
import { IdempotencyKey } from '../../../contract/support.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import { replaceMedia } from './replace.ts';
import { signUpload } from './image-host.ts';
import { changeMedia, deleteMedia, listMedia, mediaById, restoreMedia } from './library.ts';
import { checkUploadHeaders, earlierUpload, upload } from './upload.ts';

const ById = z.strictObject({ id: EntityId });
const NoQuery = z.strictObject({});

/** The key of an upload. @throws ApiError BAD_USER_INPUT */
function uploadKeyOf(given: string | string[] | undefined): string {
  const key = IdempotencyKey.safeParse(given);
  if (key.success) return key.data;
  throw badInput('Idempotency-Key', 'must be a header of 8 to 64 letters, digits and hyphens', 'REQUIRED');
}

export const mediaRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: `/v1${UPLOAD_PATH}`,
    summary:
      'Stores one picture or video of at most 300 MB (field `photo`). Requires the header Idempotency-Key; the same key returns the same file.',
    query: UploadQuery,
    multipart: { field: UPLOAD_FIELD },
    response: UploadAnswer,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA', 'UNAVAILABLE'],
    handle: async (context, { query, viewer, request, authoriseAgain }): Promise<UploadAnswer> => {
      checkUploadHeaders(request.raw);
      const uploader = signedIn(viewer);
      const uploadKey = uploadKeyOf(request.headers['idempotency-key']);
      const earlier = await earlierUpload(context.db, uploader.id, uploadKey);
      if (earlier) return earlier;
      return upload(context, request.raw, { folder: query.folder, uploadKey, uploader }, authoriseAgain);
    },
  }),
  route({
    method: 'GET',
    path: '/v1/admin/media',
    summary: 'Files of the media library with their uses.',
    query: MediaQuery,
    response: MediaPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { query }): Promise<MediaPage> => listMedia(db, query),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/media/:id',
    summary: 'One file with its uses.',
    params: ById,
    query: NoQuery,
    response: Media,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async ({ db }, { params }): Promise<Media> => mediaById(db, params.id),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/media/:id',
    summary: 'Changes the name, the folder and the alternative texts of a file.',
    params: ById,
    query: NoQuery,
    body: MediaChange,
    response: Media,
    write: { action: 'media.update', canUndo: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async (_, { params, body, write }): Promise<Media> =>
      write((trx) => changeMedia(trx, params.id, body)),
  }),
  route({
    method: 'DELETE',
    path: '/v1/admin/media/:id',
    summary: 'Moves a file that nothing uses to the bin, where it stays for 30 days.',
    params: ById,
    query: NoQuery,
    response: Media,
    write: { action: 'media.delete' },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: async (_, { params, write }): Promise<Media> => write((trx) => deleteMedia(trx, params.id)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/media/:id/restore',
    summary: 'Takes a file out of the bin.',
    params: ById,
    query: NoQuery,
    response: Media,
    write: { action: 'media.restore' },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async (_, { params, write }): Promise<Media> => write((trx) => restoreMedia(trx, params.id)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/media/:id/replace',
    summary:
      'Has another file of the library take the place of this one wherever it is used, except in orders. Many uses follow within seconds.',
    params: ById,
    query: NoQuery,
    body: MediaReplacement,
    response: Media,
    write: { action: 'media.replace' },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: async (_, { params, body, write }): Promise<Media> =>
      write((trx, { actor }) => replaceMedia(trx, params.id, body.url, actor)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/media/signature',
    summary: 'Signed parameters for sending one picture directly to the image host, valid for ten minutes.',
    query: NoQuery,
    body: SignatureRequest,
    response: SignatureAnswer,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_SUPPORTED'],
    handle: async ({ imageHost }, { body }): Promise<SignatureAnswer> => {
      if (!imageHost) throw new ApiError('NOT_SUPPORTED', 'No image host is configured');
      return signUpload(imageHost, body, Date.now());
    },
  }),
];
