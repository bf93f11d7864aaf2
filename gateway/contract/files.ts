/** REST v1 messages of private files (extended contract): attachments of tickets, documents of sellers, pictures of returns. */
import { z } from 'zod';
import { EntityId, Instant } from './common.ts';
import { FILE_TYPES, MAX_FILES } from './rules/files.ts';
import { bounded } from './text.ts';
import { CHANGED } from './versions.ts';

/** Key of an uploaded file. */
export const FileKey = bounded(32, 'must be the key of an uploaded file')
  .regex(/^[0-9a-f]{32}$/, 'must be the key of an uploaded file')
  .meta({ id: 'FileKey', examples: ['0123456789abcdef0123456789abcdef'] });

/** Files that a request attaches: each was uploaded before, by the same person, and belongs to nothing yet. */
export const FileKeys = z
  .array(FileKey)
  .max(MAX_FILES, `must be at most ${MAX_FILES}`)
  .refine((keys) => new Set(keys).size === keys.length, 'must be distinct files')
  .default([]);

/** A private file. */
export const PrivateFile = z
  .object({
    key: FileKey,
    name: z.string().describe('As its sender named it.'),
    type: z.enum(FILE_TYPES).describe('By its content.'),
    bytes: z.int().min(1),
  })
  .meta({ id: 'PrivateFile' });
export type PrivateFile = z.infer<typeof PrivateFile>;

/** Content of GET /v1/files/{key}. */
export const FileContent = z.string().meta({ id: 'FileContent', description: 'A picture or a PDF.' });

/** What a document of a seller is: its entry in the register of companies, its bank details, its licence. */
export const SellerDocumentKind = z
  .enum(['register', 'bank', 'licence', 'other'])
  .meta({ id: 'SellerDocumentKind' });
export type SellerDocumentKind = z.infer<typeof SellerDocumentKind>;

/** A document that an application contains. */
export const DocumentRequest = z
  .strictObject({ key: FileKey, kind: SellerDocumentKind })
  .meta({ id: 'DocumentRequest' });

/** A document of a seller. */
export const SellerDocument = z
  .object({
    _id: EntityId,
    kind: SellerDocumentKind,
    createdAt: Instant,
    file: PrivateFile.nullable().describe('null: the reader’s role may not read it.'),
  })
  .meta({ id: 'SellerDocument' });
export type SellerDocument = z.infer<typeof SellerDocument>;

/** Documents of a seller, the oldest first. */
export const SellerDocuments = z
  .object({ documents: z.array(SellerDocument), ...CHANGED })
  .meta({ id: 'SellerDocuments' });
export type SellerDocuments = z.infer<typeof SellerDocuments>;
