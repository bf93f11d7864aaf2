/** Private files: attachments of tickets, documents of sellers, pictures of returns. */

/** Where a file is uploaded (REST below `/v1`), and below which it is read. */
export const FILES_PATH = '/files';

/** Field of the multipart form. */
export const FILE_FIELD = 'file';

/** Largest file (bytes): 10 MB. */
export const MAX_FILE_BYTES = 10_000_000;

/** Most files of a message, of an application, of an inspection, and of one call. */
export const MAX_FILES = 5;

/** Most documents of a seller. */
export const MAX_DOCUMENTS = 30;

/** Accepted types, by content. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf'] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** Whether an accepted type. */
export const isFileType = (type: string | undefined): type is FileType =>
  (FILE_TYPES as readonly (string | undefined)[]).includes(type);

/** Whether a file is shown; others are saved. */
export const isPicture = (type: string): boolean => type.startsWith('image/');

/** Accepted types of what has to be a picture. */
export const PICTURE_TYPES: readonly FileType[] = FILE_TYPES.filter(isPicture);

/** Extensions of the stored files. */
export const FILE_EXTENSIONS: Readonly<Record<FileType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
};

/** Address of a file, for those whom it concerns. */
export const fileUrl = (key: string): string => `${FILES_PATH}/${key}`;
