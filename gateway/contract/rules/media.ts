/** What media uploads may be: size, folders and types. Gateway, origin and web read these. */

/** Largest file, in bytes (300 MB). */
export const MAX_UPLOAD_BYTES = 314_572_800;
/** What the multipart form may add around the file, in bytes. */
export const MAX_FORM_OVERHEAD = 65_536;
/** Path of uploads at the gateway; the REST API's is `/v1` and this. */
export const UPLOAD_PATH = '/admin/upload-photos-supabase';
/** Field of the multipart form that carries the file. */
export const UPLOAD_FIELD = 'photo';
/** Bytes from the start of a file that decide on its type. */
export const SIGNATURE_BYTES = 4_100;
/** Milliseconds without any progress after which an upload is given up. */
export const UPLOAD_STALL_MS = 30_000;
/** Most characters of an alternative text, in each language. */
export const MAX_ALT_CHARACTERS = 150;
/** Concurrent uploads of one session. */
export const UPLOADS_AT_ONCE = 6;

/** Folders of the media library. */
export const MEDIA_FOLDERS = [
  'home/sliders',
  'home/banners',
  'home/promos',
  'home/footers',
  'products/images',
  'categories/images',
  'categories/icons',
  'categories/covers',
  'sellers/logos',
  'sellers/covers',
] as const;
export type MediaFolder = (typeof MEDIA_FOLDERS)[number];

/** Accepted types. SVG can contain scripts, and HEIC cannot be shown by most browsers: both are refused. */
export const UPLOAD_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'video/mp4',
  'video/webm',
  'video/quicktime',
] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** Whether an accepted type. */
export const isUploadType = (type: string | undefined): type is UploadType =>
  (UPLOAD_TYPES as readonly (string | undefined)[]).includes(type);

/** Types under which files are stored. AVIF pictures are stored as WebP. */
export const MEDIA_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'video/mp4',
  'video/webm',
  'video/quicktime',
] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

export const MEDIA_EXTENSIONS: Readonly<Record<MediaType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
};

/** Kinds of stored files. */
export const MEDIA_KINDS = ['image', 'video'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** Kind of a stored file. */
export const mediaKindOf = (type: MediaType): MediaKind => (type.startsWith('video/') ? 'video' : 'image');

/** Parts of a stored file's key, such as `products/images/<32 hexadecimal digits>.jpg`. */
export interface MediaKey {
  type: MediaType;
  kind: MediaKind;
  /** File name without its extension. */
  name: string;
}

const KEY = new RegExp(
  `^(?:${MEDIA_FOLDERS.join('|')})/([0-9a-f]{32})\\.(${Object.values(MEDIA_EXTENSIONS).join('|')})$`,
);

/** Parses the key of a stored file; null when it is none. */
export function readMediaKey(key: string): MediaKey | null {
  const [, name, extension] = KEY.exec(key) ?? [];
  const type = MEDIA_TYPES.find((one) => MEDIA_EXTENSIONS[one] === extension);
  if (name === undefined || type === undefined) return null;
  return { type, kind: mediaKindOf(type), name };
}
