/** Routes of sellers' applications, and of sellers for admins. The public view of a shop is in shops/. */
import { z } from 'zod';
import { SellerBankRequest } from '../../../contract/admin/payouts.ts';
import { EntityId } from '../../../contract/common.ts';
import { DocumentRequest, SellerDocuments } from '../../../contract/files.ts';
import {
  StatementFile,
  StatementFileQuery,
  StatementPage,
  StatementQuery,
} from '../../../contract/ledger.ts';
import {
  AdminSeller,
  AdminSellersPage,
  AdminSellersQuery,
  SellerApplicationAnswer,
  SellerApplicationRequest,
  SellerChanges,
  SellerFigures,
  SELLER_FIGURE_DAYS,
  SellerStatusRequest,
} from '../../../contract/sellers.ts';
import {
  SellerMessageAnswer,
  SellerMessageRequest,
  SellerMessagesPage,
  SellerMessagesQuery,
  SellerReach,
  SellerReachQuery,
} from '../../../contract/seller-messages.ts';
import { bounded } from '../../../contract/text.ts';
import { parseIds } from '../../base/lists.ts';
import { openedSeller } from '../access/subjects.ts';
import { route, signedIn } from '../route.ts';
import { tagVersion } from '../write.ts';
import type { VersionedRow } from '../write.ts';
import type { Route } from '../route.ts';
import { changeBank, changeProfile, changeSeller, listSellers, sellerById } from './admin.ts';
import { applyAsSeller } from './apply.ts';
import { addDocument, documentsOf, removeDocument } from './documents.ts';
import { figuresOfSellers } from './figures.ts';
import { messagesOf, reachOfSelection, sendMessage } from './messages.ts';
import { readStatement, statementFile } from './statement.ts';

const ById = z.strictObject({ id: EntityId });

const sellerRow = ({ id }: { id: string }): VersionedRow => ({
  table: 'sellers',
  key: { id },
  what: 'Seller',
});

export const sellerRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/seller-applications',
    summary:
      'Stores the application of a seller and confirms it by mail. The same key with the same application returns the same one.',
    body: SellerApplicationRequest,
    response: SellerApplicationAnswer,
    clientLimit: 'applications by client',
    errors: ['CONFLICT', 'RATE_LIMITED'],
    handle: async ({ db, limits, mailer, feed }, { body, viewer }): Promise<SellerApplicationAnswer> => {
      await limits.take('applications by address', body.email.toLowerCase());
      const answer = await applyAsSeller(db, body, viewer);
      mailer.wake();
      void feed.look();
      return answer;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/admin/sellers',
    summary: 'All sellers with their applications, the latest first.',
    query: AdminSellersQuery,
    response: AdminSellersPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { query, viewer }): Promise<AdminSellersPage> =>
      listSellers(db, signedIn(viewer), query),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/sellers/figures',
    summary: `How sellers did in the last ${SELLER_FIGURE_DAYS} days, and what their suspension would concern; unknown ones are left out.`,
    query: z.strictObject({ ids: bounded(2_000) }),
    response: z.array(SellerFigures),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: ({ db }, { query, viewer }): Promise<SellerFigures[]> =>
      figuresOfSellers(db, signedIn(viewer), parseIds('ids', query.ids)),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/sellers/:id',
    summary: 'One seller with its application.',
    params: ById,
    query: z.strictObject({}),
    response: AdminSeller,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    reads: ({ response, viewer }) => openedSeller(viewer, response),
    handle: async ({ db }, { params, reply, viewer }): Promise<AdminSeller> => {
      const seller = await sellerById(db, signedIn(viewer), params.id);
      tagVersion(reply, seller.version);
      return seller;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/admin/sellers/:id/statement',
    summary: 'A month of a seller’s ledger with the balance before and after it, the earliest entry first.',
    params: ById,
    query: StatementQuery,
    response: StatementPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: ({ db }, { params, query: { month, ...page } }): Promise<StatementPage> =>
      readStatement(db, Number(params.id), month, page),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/sellers/:id/statement/file',
    summary: 'A month of a seller’s ledger as CSV.',
    params: ById,
    query: StatementFileQuery,
    response: StatementFile,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: ({ db }, { params, query, reply }): Promise<StatementFile> => {
      reply.header('cache-control', 'no-store');
      return statementFile(db, Number(params.id), query.month);
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/sellers/:id',
    summary: 'Changes the profile of a seller: absent is unchanged, null is cleared.',
    params: ById,
    body: SellerChanges,
    response: AdminSeller,
    write: { action: 'seller.update', row: sellerRow, canUndo: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async (_, { params, body, write }): Promise<AdminSeller> =>
      write((trx, { actor }) => changeProfile(trx, actor, params.id, body)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/sellers/:id/status',
    summary: 'Changes a seller to its next status; the applicant is notified of the decision.',
    params: ById,
    body: SellerStatusRequest,
    response: AdminSeller,
    write: { action: 'seller.status', row: sellerRow },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: async (_, { params, body, write }): Promise<AdminSeller> =>
      write((trx, { actor }) => changeSeller(trx, actor, params.id, body)),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/sellers/:id/documents',
    summary: 'Documents of a seller, the oldest first; without its file what the role may not read.',
    params: ById,
    query: z.strictObject({}),
    response: SellerDocuments,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: ({ db }, { params, viewer }): Promise<SellerDocuments> =>
      documentsOf(db, signedIn(viewer), params.id),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/sellers/:id/documents',
    summary: 'Adds an uploaded file to the documents of a seller.',
    params: ById,
    body: DocumentRequest,
    response: SellerDocuments,
    write: { action: 'seller.document' },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: (_, { params, body, write }): Promise<SellerDocuments> =>
      write((trx, { actor }) => addDocument(trx, actor, params.id, body)),
  }),
  route({
    method: 'DELETE',
    path: '/v1/admin/sellers/:id/documents/:documentId',
    summary: 'Removes a document of a seller.',
    params: z.strictObject({ id: EntityId, documentId: EntityId }),
    query: z.strictObject({}),
    response: SellerDocuments,
    write: { action: 'seller.document' },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: (_, { params, write }): Promise<SellerDocuments> =>
      write((trx, { actor }) => removeDocument(trx, actor, params.id, params.documentId)),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/sellers/:id/messages',
    summary: 'Messages of the team to a seller, as it got them, the latest first.',
    params: ById,
    query: SellerMessagesQuery,
    response: SellerMessagesPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: ({ db }, { params, query }): Promise<SellerMessagesPage> => messagesOf(db, params.id, query),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/seller-messages/reach',
    summary:
      'How many sellers a message would be sent to: those with the ids, or all that match the conditions.',
    query: SellerReachQuery,
    response: SellerReach,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: ({ db }, { query: { ids, exceptIds = '', ...filter } }): Promise<SellerReach> =>
      reachOfSelection(db, {
        ...(ids === undefined ? { filter } : { ids: parseIds('ids', ids).map(String) }),
        exceptIds: parseIds('exceptIds', exceptIds).map(String),
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/seller-messages',
    summary:
      'Sends a message to sellers in any status, by mail and once to each; in the language of the account, or else in French.',
    body: SellerMessageRequest,
    response: SellerMessageAnswer,
    write: { action: 'seller.message', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'],
    handle: (_, { body, write }): Promise<SellerMessageAnswer> =>
      write((trx, { actor }) => sendMessage(trx, actor, body)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/sellers/:id/bank',
    summary: 'Sets or removes the bank account to which a seller is paid.',
    params: ById,
    body: SellerBankRequest,
    response: AdminSeller,
    write: { action: 'seller.bank', row: sellerRow },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async (_, { params, body, write }): Promise<AdminSeller> =>
      write((trx, { actor }) => changeBank(trx, actor, params.id, body.rib)),
  }),
];
