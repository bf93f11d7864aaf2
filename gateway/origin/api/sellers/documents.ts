/** Documents of sellers: entries in the register, bank details, licences. Their content is read by files/routes.ts. */
import type { Kysely } from 'kysely';
import type { SellerDocumentKind, SellerDocuments } from '../../../contract/files.ts';
import { readsDocument } from '../../../contract/rules/documents.ts';
import { MAX_DOCUMENTS } from '../../../contract/rules/files.ts';
import type { FileType } from '../../../contract/rules/files.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { Viewer } from '../auth/viewer.ts';
import { attachToSeller } from '../files/attach.ts';

interface DocumentRow {
  id: number;
  kind: SellerDocumentKind;
  key: string;
  name: string;
  type: FileType;
  bytes: number;
  created_at: Date;
}

/** The documents of a seller, the oldest first; those that the viewer may not read without their file. @throws NOT_FOUND */
export async function documentsOf(
  db: Kysely<Database>,
  viewer: Viewer,
  sellerId: string,
): Promise<SellerDocuments> {
  const [seller] = await run(db, 'select 1 from sellers where id = $1', [sellerId]);
  if (!seller) throw notFound('Seller');
  const rows = await run<DocumentRow>(
    db,
    'select id, document as kind, key, name, type, bytes, created_at from private_files where seller_id = $1 order by id',
    [sellerId],
  );
  return {
    documents: rows.map(({ id, kind, created_at: at, ...file }) => ({
      _id: String(id),
      kind,
      createdAt: at.toISOString(),
      file: readsDocument(viewer.adminRole, kind) ? file : null,
    })),
  };
}

/** Adds an uploaded file. @throws NOT_FOUND; BAD_USER_INPUT (key); CONFLICT when there are too many */
export async function addDocument(
  trx: Kysely<Database>,
  actor: Viewer,
  sellerId: string,
  document: { key: string; kind: SellerDocumentKind },
): Promise<SellerDocuments> {
  const [seller] = await run<{ id: number }>(trx, 'select id from sellers where id = $1 for update', [
    sellerId,
  ]);
  if (!seller) throw notFound('Seller');
  const { documents } = await documentsOf(trx, actor, sellerId);
  if (documents.length >= MAX_DOCUMENTS)
    throw new ApiError('CONFLICT', `A seller has ${MAX_DOCUMENTS} documents at most`);
  await attachToSeller(trx, document, actor.accountNumber, seller.id, 'key');
  return documentsOf(trx, actor, sellerId);
}

/** Removes a document; its content is deleted by the next sweep. @throws NOT_FOUND */
export async function removeDocument(
  trx: Kysely<Database>,
  actor: Viewer,
  sellerId: string,
  documentId: string,
): Promise<SellerDocuments> {
  const removed = await run(
    trx,
    `update private_files set seller_id = null, document = null, delete_after = now() where id = $1 and seller_id = $2 returning 1`,
    [documentId, sellerId],
  );
  if (removed.length === 0) throw notFound('Document');
  return documentsOf(trx, actor, sellerId);
}
