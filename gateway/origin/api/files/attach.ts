/** What private files belong to: messages of tickets, sellers, inspected returns. */
import type { Kysely } from 'kysely';
import type { PrivateFile, SellerDocumentKind } from '../../../contract/files.ts';
import { isPicture } from '../../../contract/rules/files.ts';
import type { FileType } from '../../../contract/rules/files.ts';
import { badInput } from '../../base/errors.ts';
import type { ApiError } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';

const missing = (field: string): ApiError =>
  badInput(field, 'is not an uploaded file that belongs to nothing yet', 'NOT_FOUND');

/** Columns of what has several files. */
type Holder = 'message_id' | 'return_id';

/** Condition for files that this person may attach; `$2` is the account, null for a visitor. */
const UNUSED = 'delete_after > now() and (owner_account is null or owner_account = $2)';

/** Attaches unused files to the row with this id, and says whether all of them are. */
async function attach(
  trx: Kysely<Database>,
  holder: Holder,
  keys: readonly string[],
  account: string | null,
  id: number,
): Promise<boolean> {
  if (keys.length === 0) return true;
  const rows = await run(
    trx,
    `update private_files set ${holder} = $3, delete_after = null where key = any($1::text[]) and ${UNUSED} returning 1`,
    [keys, account, id],
  );
  return rows.length === keys.length;
}

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
  if (!(await attach(trx, 'message_id', keys, account, messageId))) throw missing('files');
}

/**
 * Attaches uploaded pictures to an inspected return, in the order of their upload.
 * @throws BAD_USER_INPUT (photos) as attachToMessage, and for what is no picture
 */
export async function attachToReturn(
  trx: Kysely<Database>,
  keys: readonly string[],
  account: string,
  returnId: number,
): Promise<void> {
  const files = await run<{ type: FileType }>(
    trx,
    'select type from private_files where key = any($1::text[])',
    [keys],
  );
  if (!files.every(({ type }) => isPicture(type))) throw badInput('photos', 'contains what is no picture');
  if (!(await attach(trx, 'return_id', keys, account, returnId))) throw missing('photos');
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

/** Files by the ids of what holds them, in the order of their upload. */
async function filesBy(
  db: Kysely<Database>,
  holder: Holder,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PrivateFile[]>> {
  const rows = await run<PrivateFile & { id: number }>(
    db,
    `select ${holder} as id, key, name, type, bytes from private_files where ${holder} = any($1::bigint[]) order by private_files.id`,
    [ids],
  );
  const files = new Map<number, PrivateFile[]>();
  for (const { id, ...file } of rows) files.set(id, [...(files.get(id) ?? []), file]);
  return files;
}

/** Files of messages by the messages' ids, in the order of their upload. */
export const filesOf = (
  db: Kysely<Database>,
  messageIds: readonly number[],
): Promise<ReadonlyMap<number, PrivateFile[]>> => filesBy(db, 'message_id', messageIds);

/** Pictures of inspected returns by the returns' ids, in the order of their upload. */
export const photosOf = (
  db: Kysely<Database>,
  returnIds: readonly number[],
): Promise<ReadonlyMap<number, PrivateFile[]>> => filesBy(db, 'return_id', returnIds);
