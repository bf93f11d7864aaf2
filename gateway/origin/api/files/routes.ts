/** Paths of private files: uploads by anyone, and reading by those whom a file concerns. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { FileContent, FileKey, PrivateFile } from '../../../contract/files.ts';
import type { SellerDocumentKind } from '../../../contract/files.ts';
import { FILE_FIELD, FILES_PATH, isPicture } from '../../../contract/rules/files.ts';
import type { FileType } from '../../../contract/rules/files.ts';
import { readsDocument, readsReturnPhotos } from '../../../contract/rules/documents.ts';
import { can } from '../../../contract/rules/staff.ts';
import { notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { AccessSubject } from '../access/log.ts';
import { openedDocument, openedOrder, openedTicket } from '../access/subjects.ts';
import type { Viewer } from '../auth/viewer.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import { storedKey, storeFile } from './upload.ts';

const ByKey = z.strictObject({ key: FileKey });
const NoQuery = z.strictObject({});

interface FileRow {
  key: string;
  name: string;
  type: FileType;
  bytes: number;
  owner: string | null;
  isNote: boolean | null;
  number: string | null;
  account: string | null;
  sellerId: string | null;
  document: SellerDocumentKind | null;
  /** Number of the order of a return. */
  order: string | null;
  /** The order's account; null: a visitor's. */
  buyer: string | null;
}

/**
 * The file, and what staff have read with it. For those whom it does not concern it does not exist: a file of a conversation
 * concerns the ticket's account, except with a note, and staff; a document of a seller those who decide on it; a picture of a return staff
 * who read the client's contact data.
 */
async function readable(
  db: Kysely<Database>,
  key: string,
  viewer: Viewer,
): Promise<{ file: FileRow; subjects: readonly AccessSubject[] }> {
  const [file] = await run<FileRow>(
    db,
    `select f.key, f.name, f.type, f.bytes, f.owner_account as owner, m.internal as "isNote", t.number, t.account_number as account,
       f.seller_id::text as "sellerId", f.document, o.number as "order", u.account_number as buyer
     from private_files f left join ticket_messages m on m.id = f.message_id left join tickets t on t.id = m.ticket_id
       left join returns r on r.id = f.return_id left join sub_orders s on s.id = r.sub_order_id
       left join orders o on o.id = s.order_id left join users u on u.id = o.user_id
     where f.key = $1 and (f.delete_after is null or f.delete_after > now())`,
    [key],
  );
  if (!file) throw notFound('File');
  const { number, account, sellerId, document, order, buyer } = file;
  if (number !== null) {
    if (account === viewer.accountNumber && file.isNote === false) return { file, subjects: [] };
    if (can(viewer.adminRole, 'read'))
      return { file, subjects: openedTicket(viewer, { number, accountNumber: account }) };
  } else if (sellerId !== null && document !== null) {
    if (readsDocument(viewer.adminRole, document)) return { file, subjects: openedDocument(sellerId) };
  } else if (order !== null) {
    if (readsReturnPhotos(viewer.adminRole))
      return { file, subjects: openedOrder(viewer, { number: order, accountNumber: buyer }) };
  } else if (file.owner === viewer.accountNumber) return { file, subjects: [] };
  throw notFound('File');
}

/** Pictures are shown, other files saved. The name is of the sender's making, hence encoded. */
const disposition = ({ type, name }: FileRow): string =>
  `${isPicture(type) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)}`;

export const fileRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: `/v1${FILES_PATH}`,
    summary:
      'Stores one private file of at most 10 MB (field `file`): a picture or a PDF. It is removed a day later unless a message or an application refers to it.',
    query: NoQuery,
    multipart: { field: FILE_FIELD },
    response: PrivateFile,
    clientLimit: 'files by client',
    errors: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA', 'UNAVAILABLE'],
    handle: (context, { viewer, request }): Promise<PrivateFile> => storeFile(context, request.raw, viewer),
  }),
  route({
    method: 'GET',
    path: `/v1${FILES_PATH}/:key`,
    summary: 'A private file, for those whom it concerns.',
    params: ByKey,
    query: NoQuery,
    response: FileContent,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
    handle: async ({ db, media, access }, { params, viewer, reply }) => {
      const reader = signedIn(viewer);
      const { file, subjects } = await readable(db, params.key, reader);
      const content = await media.files.read(storedKey(file));
      if (subjects.length > 0) access.note(reader, subjects);
      return reply
        .type(file.type)
        .header('content-length', file.bytes)
        .header('content-disposition', disposition(file))
        .header('x-content-type-options', 'nosniff')
        .send(content);
    },
  }),
];
