/** What private files belong to: messages of tickets, sellers. */
import type { Kysely } from 'kysely';
import type { PrivateFile, SellerDocumentKind } from '../../../contract/files.ts';
import { badInput } from '../../base/errors.ts';
import type { ApiError } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';

const missing = (field: string): ApiError =>
  badInput(field, 'is not an uploaded file that belongs to nothing yet', 'NOT_FOUND');

/** Condition for files that this person may attach; `$2` is the account, null for a visitor. */
const UNUSED = 'delete_after > now() and (owner_account is null or owner_account = $2)';

/**
 * Attaches uploaded files to a message, in the order of their upload.
 * @param account who attaches them; null: a visitor
 * @throws BAD_USER_INPUT (files) for a file that is unknown, another person's, or in use
 */
export async function attachToMessage(
  trx: Kysely<Database>,
  keys: readonly string[],
  account: string | null,
  messageId: number,
): Promise<void> {
  if (keys.length === 0) return;
  const rows = await run(
    trx,
    `update private_files set message_id = $3, delete_after = null where key = any($1::text[]) and ${UNUSED} returning 1`,
    [keys, account, messageId],
  );
  if (rows.length !== keys.length) throw missing('files');
}

/** Attaches an uploaded file to a seller as a document. @throws BAD_USER_INPUT (`field`) as attachToMessage */
export async function attachToSeller(
  trx: Kysely<Database>,
  { key, kind }: { key: string; kind: SellerDocumentKind },
  account: string | null,
  sellerId: number,
  field: string,
): Promise<void> {
  const rows = await run(
    trx,
    `update private_files set seller_id = $3, document = $4, delete_after = null where key = $1 and ${UNUSED} returning 1`,
    [key, account, sellerId, kind],
  );
  if (rows.length === 0) throw missing(field);
}

/** Whether a message has exactly these files. */
export async function hasFiles(
  db: Kysely<Database>,
  messageId: number,
  keys: readonly string[],
): Promise<boolean> {
  const rows = await run<{ key: string }>(db, 'select key from private_files where message_id = $1', [
    messageId,
  ]);
  return rows.length === keys.length && rows.every(({ key }) => keys.includes(key));
}

/** Files of messages by the messages' ids, in the order of their upload. */
export async function filesOf(
  db: Kysely<Database>,
  messageIds: readonly number[],
): Promise<ReadonlyMap<number, PrivateFile[]>> {
  const rows = await run<PrivateFile & { message_id: number }>(
    db,
    'select message_id, key, name, type, bytes from private_files where message_id = any($1::bigint[]) order by id',
    [messageIds],
  );
  const files = new Map<number, PrivateFile[]>();
  for (const { message_id: id, ...file } of rows) files.set(id, [...(files.get(id) ?? []), file]);
  return files;
}
