/** Sellers, their ledgers and payouts. */
import { SellerDocuments } from '../../../../contract/files.ts';
import type { SellerDocumentKind } from '../../../../contract/files.ts';
import { LedgerPage, StatementFile, StatementPage } from '../../../../contract/ledger.ts';
import type { PayoutRequest } from '../../../../contract/ledger.ts';
import { z } from 'zod';
import {
  SellerMessageAnswer,
  SellerMessagesPage,
  SellerReach,
} from '../../../../contract/seller-messages.ts';
import type { SellerMessageBody } from '../../../../contract/seller-messages.ts';
import { AdminSeller, AdminSellersPage, SellerFigures } from '../../../../contract/sellers.ts';
import type { SellerStatusRequest } from '../../../../contract/sellers.ts';
import { createBatch } from '../../base/batch.ts';
import type { ListPage } from '../../base/pages.ts';
import { segment, withQuery } from '../../base/path.ts';
import type { Query } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminSellerLoaders {
  /** `filter`: parameters of GET /v1/admin/sellers. */
  sellers(page: ListPage, filter: Query): Promise<AdminSellersPage>;
  sellerFigures(id: string): Promise<SellerFigures | null>;
  updateSeller(id: string, version: number, changes: object): Promise<AdminSeller>;
  setSellerStatus(id: string, version: number, request: SellerStatusRequest): Promise<AdminSeller>;
  sellerDocuments(id: string): Promise<SellerDocuments>;
  addSellerDocument(
    id: string,
    document: { key: string; kind: SellerDocumentKind },
  ): Promise<SellerDocuments>;
  removeSellerDocument(id: string, documentId: string): Promise<SellerDocuments>;
  sellerMessages(id: string, page: ListPage): Promise<SellerMessagesPage>;
  /** `selection`: parameters of GET /v1/admin/seller-messages/reach. */
  sellerMessageReach(selection: Query): Promise<SellerReach>;
  sendSellerMessage(body: SellerMessageBody, idempotencyKey: string): Promise<SellerMessageAnswer>;
  ledger(sellerId: string, page: ListPage): Promise<LedgerPage>;
  /** `month`: such as 2026-11. */
  statement(sellerId: string, month: string, page: ListPage): Promise<StatementPage>;
  statementFile(sellerId: string, month: string): Promise<StatementFile>;
  payout(sellerId: string, request: PayoutRequest): Promise<LedgerPage>;
}

export function createAdminSellerLoaders({ get, send, remove }: AdminCalls): AdminSellerLoaders {
  const asSeller = (json: unknown): AdminSeller => AdminSeller.parse(json);
  const asDocuments = (json: unknown): SellerDocuments => SellerDocuments.parse(json);
  const asLedger = (json: unknown): LedgerPage => LedgerPage.parse(json);
  return {
    sellers: (page, filter) =>
      get(withQuery('/v1/admin/sellers', { ...page, ...filter }), (json) => AdminSellersPage.parse(json)),
    sellerFigures: createBatch(async (ids) => {
      const found = await get(withQuery('/v1/admin/sellers/figures', { ids: ids.join(',') }), (json) =>
        z.array(SellerFigures).parse(json),
      );
      const byId = new Map(found.map((figures) => [figures._id, figures]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
    updateSeller: (id, version, changes) =>
      send(`/v1/admin/sellers/${segment(id)}`, changes, asSeller, { version }),
    setSellerStatus: (id, version, request) =>
      send(`/v1/admin/sellers/${segment(id)}/status`, request, asSeller, { version }),
    sellerDocuments: (id) => get(`/v1/admin/sellers/${segment(id)}/documents`, asDocuments),
    addSellerDocument: (id, document) =>
      send(`/v1/admin/sellers/${segment(id)}/documents`, document, asDocuments),
    removeSellerDocument: (id, documentId) =>
      remove(`/v1/admin/sellers/${segment(id)}/documents/${segment(documentId)}`, asDocuments),
    sellerMessages: (id, page) =>
      get(withQuery(`/v1/admin/sellers/${segment(id)}/messages`, { ...page }), (json) =>
        SellerMessagesPage.parse(json),
      ),
    sellerMessageReach: (selection) =>
      get(withQuery('/v1/admin/seller-messages/reach', selection), (json) => SellerReach.parse(json)),
    sendSellerMessage: (body, idempotencyKey) =>
      send('/v1/admin/seller-messages', body, (json) => SellerMessageAnswer.parse(json), { idempotencyKey }),
    ledger: (sellerId, page) =>
      get(withQuery(`/v1/admin/sellers/${segment(sellerId)}/ledger`, { ...page }), asLedger),
    statement: (sellerId, month, page) =>
      get(withQuery(`/v1/admin/sellers/${segment(sellerId)}/statement`, { month, ...page }), (json) =>
        StatementPage.parse(json),
      ),
    statementFile: (sellerId, month) =>
      get(withQuery(`/v1/admin/sellers/${segment(sellerId)}/statement/file`, { month }), (json) =>
        StatementFile.parse(json),
      ),
    payout: (sellerId, request) => send(`/v1/admin/sellers/${segment(sellerId)}/payouts`, request, asLedger),
  };
}
