/** Files of the lists of sellers and of their money. */
import { CashRowsQuery } from '../../../../contract/admin/cash.ts';
import type { CashRow } from '../../../../contract/admin/cash.ts';
import { PayableQuery, PayoutBatchesQuery } from '../../../../contract/admin/payouts.ts';
import type { PayableSeller, PayoutBatch } from '../../../../contract/admin/payouts.ts';
import { EntityId } from '../../../../contract/common.ts';
import { LedgerQuery } from '../../../../contract/ledger.ts';
import type { LedgerEntry } from '../../../../contract/ledger.ts';
import { AdminSellersQuery } from '../../../../contract/sellers.ts';
import type { AdminSeller } from '../../../../contract/sellers.ts';
import { listRows } from '../../cash/read.ts';
import { readLedger } from '../../orders/ledger.ts';
import { listPayable } from '../../payouts/payable.ts';
import { listBatches } from '../../payouts/read.ts';
import type { Route } from '../../route.ts';
import { listSellers } from '../../sellers/admin.ts';
import { commaOf } from '../cells.ts';
import { amount, instant, listFile, NUMBERED_PAGE, PAGE } from './file.ts';
import type { Columns } from './file.ts';

const SELLER_COLUMNS: Columns<AdminSeller> = {
  _id: ({ _id }) => _id,
  name: ({ name }) => name,
  legalName: ({ legalName }) => legalName,
  taxNumber: ({ taxNumber }) => taxNumber,
  status: ({ status }) => status,
  region: ({ regionNumber }) => regionNumber,
  commissionRate: ({ commissionRate }) => commaOf(commissionRate ?? ''),
  commissionFreeUntil: ({ commissionFreeUntil }) => instant(commissionFreeUntil),
  preparationHours: ({ preparationHours }) => preparationHours,
  createdAt: ({ createdAt }) => instant(createdAt),
};

const isDebit = ({ amount: tnd }: LedgerEntry): boolean => tnd.startsWith('-');

const LEDGER_COLUMNS: Columns<LedgerEntry> = {
  at: ({ at }) => instant(at),
  kind: ({ kind }) => kind,
  subOrder: ({ subOrderNumber }) => subOrderNumber,
  reference: ({ reference }) => reference,
  reason: ({ reason }) => reason,
  // Two columns: a spreadsheet would take a guarded amount below zero for a text.
  debit: (entry) => (isDebit(entry) ? amount(entry.amount.slice(1)) : ''),
  credit: (entry) => (isDebit(entry) ? '' : amount(entry.amount)),
};

const CASH_COLUMNS: Columns<CashRow> = {
  line: ({ line }) => line,
  trackingNumber: ({ trackingNumber }) => trackingNumber,
  subOrder: ({ subOrderNumber }) => subOrderNumber,
  amount: (row) => amount(row.amount),
  expected: ({ expected }) => amount(expected),
  paidOn: ({ paidOn }) => paidOn,
  outcome: ({ outcome }) => outcome,
  settledAt: ({ settledAt }) => instant(settledAt),
  settledBy: ({ settledBy }) => settledBy,
  bearer: ({ bearer }) => bearer,
  note: ({ note }) => note,
};

const PAYABLE_COLUMNS: Columns<PayableSeller> = {
  _id: ({ _id }) => _id,
  name: ({ name }) => name,
  payable: ({ payable }) => amount(payable),
  subOrders: ({ subOrderCount }) => subOrderCount,
  rib: ({ rib }) => rib,
  held: ({ held }) => amount(held),
  reserved: ({ reserved }) => amount(reserved),
  // A seller who owes has none to be paid.
  debt: ({ balance }) => (balance.startsWith('-') ? amount(balance.slice(1)) : ''),
  balance: ({ balance }) => (balance.startsWith('-') ? '' : amount(balance)),
};

const BATCH_COLUMNS: Columns<PayoutBatch> = {
  number: ({ _id }) => _id,
  createdAt: ({ createdAt }) => instant(createdAt),
  createdBy: ({ createdBy }) => createdBy,
  sentAt: ({ sentAt }) => instant(sentAt),
  payouts: ({ payoutCount }) => payoutCount,
  open: ({ openCount }) => openCount,
  total: ({ total }) => amount(total),
  paid: ({ paid }) => amount(paid),
};

export const sellerFiles: readonly Route[] = [
  listFile({
    name: 'sellers',
    summary: 'The sellers that match as CSV.',
    query: AdminSellersQuery.omit(NUMBERED_PAGE),
    columns: SELLER_COLUMNS,
    contacts: {
      contactName: ({ contactName }) => contactName,
      email: ({ email }) => email,
      phone: ({ phone }) => phone,
      address: ({ address }) => address,
    },
    page: async ({ db }, viewer, query) => {
      const { sellers: items, ...page } = await listSellers(db, viewer, query);
      return { ...page, items };
    },
  }),
  listFile({
    name: 'ledger',
    summary: 'The ledger of a seller as CSV, the latest entry first.',
    query: LedgerQuery.omit(PAGE).extend({ seller: EntityId }),
    columns: LEDGER_COLUMNS,
    page: async ({ db }, _, { seller, ...query }) => {
      const { entries: items, ...page } = await readLedger(db, Number(seller), query);
      return { ...page, items };
    },
  }),
  listFile({
    name: 'cash-rows',
    summary: 'Rows of a courier’s statement as CSV, such as its open differences.',
    query: CashRowsQuery.omit(PAGE).extend({ statement: EntityId }),
    columns: CASH_COLUMNS,
    page: async ({ db }, _, { statement, ...query }) => {
      const { rows: items, ...page } = await listRows(db, Number(statement), query);
      return { ...page, items };
    },
  }),
  listFile({
    name: 'payable',
    summary: 'Sellers who can be paid as CSV, with the amount.',
    query: PayableQuery.omit(PAGE),
    columns: PAYABLE_COLUMNS,
    page: async ({ db }, _, query) => {
      const { sellers: items, ...page } = await listPayable(db, query);
      return { ...page, items };
    },
  }),
  listFile({
    name: 'payouts',
    summary: 'The batches of payouts that match as CSV.',
    query: PayoutBatchesQuery.omit(PAGE),
    columns: BATCH_COLUMNS,
    page: async ({ db }, _, query) => {
      const { batches: items, ...page } = await listBatches(db, query);
      return { ...page, items };
    },
  }),
];
