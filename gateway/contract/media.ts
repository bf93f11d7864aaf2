/** REST v1 messages of media uploads and the media library (extended contract). */
import { z } from 'zod';
import { EntityId, ImageUrl, Instant, MAX_PAGE_SIZE, Pagination } from './common.ts';
import type { LanguageCode } from './pages.ts';
import {
  MAX_ALT_CHARACTERS,
  MAX_UPLOAD_BYTES,
  MEDIA_FOLDERS,
  MEDIA_KINDS,
  MEDIA_TYPES,
} from './rules/media.ts';
import { bounded, line, optionalLine } from './text.ts';
import { CHANGED } from './versions.ts';

export const MediaFolderName = z.enum(MEDIA_FOLDERS).meta({ id: 'MediaFolderName' });
const StoredType = z.enum(MEDIA_TYPES);

/** What a file is used by. */
export const MediaUseKind = z
  .enum(['product', 'category', 'brand', 'seller', 'promo', 'order', 'homepage'])
  .meta({ id: 'MediaUseKind' });
export type MediaUseKind = z.infer<typeof MediaUseKind>;

/** One use of a file. */
export const MediaUse = z
  .object({
    kind: MediaUseKind,
    key: z
      .string()
      .describe(
        'ID of the product, category, brand, seller or order; slug of the promo; name of the home page.',
      ),
    name: z.string(),
  })
  .meta({ id: 'MediaUse' });
export type MediaUse = z.infer<typeof MediaUse>;

/** Alternative texts of a picture by language; null: none. */
export const MediaAlt = z
  .object({
    fr: z.string().nullable(),
    en: z.string().nullable(),
    de: z.string().nullable(),
    tn: z.string().nullable(),
  } satisfies Record<LanguageCode, z.ZodType>)
  .meta({ id: 'MediaAlt' });
export type MediaAlt = z.infer<typeof MediaAlt>;

/** Most uses that are listed with a file. */
export const LISTED_USES = 20;

/** A stored file. */
export const Media = z
  .object({
    _id: EntityId,
    version: z.int().min(1),
    url: ImageUrl,
    key: z.string(),
    folder: MediaFolderName,
    name: z.string(),
    type: StoredType,
    bytes: z.int().min(1).max(MAX_UPLOAD_BYTES),
    width: z.int().min(1).nullable().describe('Pixels; null for videos.'),
    height: z.int().min(1).nullable().describe('Pixels; null for videos.'),
    alt: MediaAlt,
    uploadedBy: z
      .string()
      .nullable()
      .describe('Account number; null when the account was deleted, or a seller’s system uploaded it.'),
    uploadedByKey: z
      .string()
      .nullish()
      .describe('Name of the key with which a seller’s system uploaded it; null: a person did.'),
    createdAt: Instant,
    deletedAt: Instant.nullable().describe('When it was moved to the bin; null: it was not.'),
    uses: z.array(MediaUse).max(LISTED_USES),
    useCount: z.int().min(0).describe('Number of uses, at most 100 of each kind.'),
    ...CHANGED,
  })
  .meta({ id: 'Media' });
export type Media = z.infer<typeof Media>;

/** Query of POST /v1/admin/upload-photos-supabase; the file is the field `photo` of the multipart form. */
export const UploadQuery = z.strictObject({ folder: MediaFolderName.default('products/images') });

/** Response of an upload (spec section 7.1: `response` and `data`); the same when the key was used before. */
export const UploadAnswer = z
  .object({
    response: z.object({ ok: z.literal(true) }),
    data: Media.pick({
      url: true,
      key: true,
      folder: true,
      name: true,
      type: true,
      bytes: true,
      width: true,
      height: true,
    }).extend({ id: EntityId }),
  })
  .meta({ id: 'UploadAnswer' });
export type UploadAnswer = z.infer<typeof UploadAnswer>;

/** What the library is sorted by. */
export const MediaSortBy = z.enum(['created', 'size', 'name']).meta({ id: 'MediaSortBy' });
export type MediaSortBy = z.infer<typeof MediaSortBy>;

/** Query of GET /v1/admin/media. */
export const MediaQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
  folder: MediaFolderName.optional(),
  kind: z.enum(MEDIA_KINDS).optional(),
  unused: z.enum(['true']).optional().describe('Only files that nothing uses.'),
  bin: z.enum(['true']).optional().describe('Only files in the bin; otherwise those that are not.'),
  q: bounded(100).optional().describe('Part of the name.'),
  url: bounded(300).optional().describe('Only the file with this address.'),
  sort: MediaSortBy.default('created'),
  order: z
    .enum(['asc', 'desc'])
    .optional()
    .describe('Default: the newest, the largest, names from A to Z first.'),
});

export const MediaPage = z
  .object({ media: z.array(Media), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'MediaPage' });
export type MediaPage = z.infer<typeof MediaPage>;

/** Body of POST /v1/admin/media/:id/replace. */
export const MediaReplacement = z
  .strictObject({ url: line(1, 300).describe('Address of the file of the library that takes the place.') })
  .meta({ id: 'MediaReplacement' });
export type MediaReplacement = z.infer<typeof MediaReplacement>;

const MediaAltText = optionalLine(MAX_ALT_CHARACTERS).optional();

/** Body of POST /v1/admin/media/:id. Absent: unchanged; a text of null or an empty one is removed. */
export const MediaChange = z
  .strictObject({
    name: line(1, 200).optional(),
    folder: MediaFolderName.optional().describe('Its address stays.'),
    alt: z
      .strictObject({
        fr: MediaAltText,
        en: MediaAltText,
        de: MediaAltText,
        tn: MediaAltText,
      })
      .optional(),
  })
  .meta({ id: 'MediaChange' });
export type MediaChange = z.input<typeof MediaChange>;

/** Body of POST /v1/admin/media/signature: permission to send one picture directly to the image host. */
export const SignatureRequest = z
  .strictObject({ folder: MediaFolderName, name: line(1, 200) })
  .meta({ id: 'SignatureRequest' });
export type SignatureRequest = z.input<typeof SignatureRequest>;

export const SignatureAnswer = z
  .object({
    url: z.string().describe('Address that takes the multipart form.'),
    fields: z.object({
      timestamp: z.string(),
      folder: z.string(),
      public_id: z.string(),
      api_key: z.string(),
      signature: z.string(),
    }),
    expiresAt: Instant,
  })
  .meta({ id: 'SignatureAnswer' });
export type SignatureAnswer = z.infer<typeof SignatureAnswer>;
