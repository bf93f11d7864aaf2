/** Carriers' statements, and corrections of sellers' ledgers. The REST API has the final decision. */
import { orNull } from '../../loaders/base/missing.ts';
import { adminLoaders } from '../account/session.ts';
import { LedgerConnectionModel } from '../admin/admin.ts';
import { changeOf } from '../admin-catalogue/changes.ts';
import { filesOf, withFiles } from '../base/files.ts';
import { checkEntityId, joinKey, readKey, toGlobalId } from '../base/ids.ts';
import { connectionPage, namingArguments } from '../base/input.ts';
import { money, optionalMoney, wireAmount } from '../base/money.ts';
import { attempt } from '../base/userErrors.ts';
import { CREATED_NAMES, createdBetween } from '../base/created.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import {
  CashRowConnectionModel,
  CashStatementConnectionModel,
  MissingCashConnectionModel,
} from './models.ts';

const DEFAULT_PAGE = 25;

/** REST value of `isSettled`. */
const stateOf = (isSettled: boolean | null | undefined): string | undefined =>
  isSettled == null ? undefined : isSettled ? 'settled' : 'open';

const KEY_NAMES = { 'Idempotency-Key': 'idempotencyKey' };

export const adminCashResolvers: Resolvers = {
  CashStatementSortField: { CREATED: 'created', CARRIER: 'carrier', ANNOUNCED: 'announced' },
  Query: {
    cashStatements: async (_, { first, after, isSettled, filter, sort }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const conditions = {
        state: stateOf(isSettled),
        ...createdBetween(filter),
        sort: sort?.field,
        order: sort?.direction ?? undefined,
      };
      return new CashStatementConnectionModel(
        await namingArguments(adminLoaders(context).cashStatements(page, conditions), CREATED_NAMES),
      );
    },
    cashStatement: (_, { id }, context) =>
      orNull(adminLoaders(context).cashStatement(readKey(id, 'CashStatement', 'id'))),
    missingCash: async (_, { first, after }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      return new MissingCashConnectionModel(await namingArguments(adminLoaders(context).missingCash(page)));
    },
  },
  CashStatement: {
    id: ({ _id }) => toGlobalId('CashStatement', _id),
    announced: ({ announced }) => money(announced),
    rowTotal: ({ rowTotal }) => money(rowTotal),
    expected: ({ expected }) => money(expected),
    collected: ({ collected }) => money(collected),
    unsettled: ({ unsettled }) => money(unsettled),
    bySeller: ({ bySeller }) => money(bySeller),
    byCarrier: ({ byCarrier }) => money(byCarrier),
    byShop: ({ byShop }) => money(byShop),
    rows: async ({ _id }, { first, after, outcome, differs, isSettled }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const filter = {
        outcome: outcome ?? undefined,
        differs: differs ?? undefined,
        state: stateOf(isSettled),
      };
      const found = await namingArguments(adminLoaders(context).cashRows(_id, page, filter));
      return withFiles(new CashRowConnectionModel(found), ['cash-rows'], { statement: _id, ...filter });
    },
  },
  CashRowConnection: { files: filesOf },
  CashRow: {
    key: ({ _id }) => _id,
    amount: ({ amount }) => money(amount),
    expected: ({ expected }) => optionalMoney(expected),
    orderId: ({ orderId }) => (orderId === null ? null : toGlobalId('Order', orderId)),
  },
  MissingCash: {
    subOrderId: ({ orderId, _id }) => toGlobalId('SubOrder', joinKey(orderId, _id)),
    orderId: ({ orderId }) => toGlobalId('Order', orderId),
    amount: ({ amount }) => money(amount),
  },
  MissingCashConnection: {
    sum: ({ sum }) => money(sum),
  },
  Mutation: {
    cashStatementImport: async (_, { input }, context) => {
      const { idempotencyKey, total, ...request } = input;
      const body = { ...request, ...(total == null ? {} : { total: wireAmount(total) }) };
      const call = adminLoaders(context).importStatement(body, idempotencyKey);
      const { value, userErrors } = await attempt(call, KEY_NAMES);
      return { statement: value, change: changeOf(value?.change), userErrors };
    },
    cashStatementReconcile: async (_, { input }, context) => {
      const key = readKey(input.id, 'CashStatement', 'input.id');
      const call = adminLoaders(context).reconcileStatement(key, input.idempotencyKey);
      const { value, userErrors } = await attempt(call, KEY_NAMES);
      return { statement: value, change: changeOf(value?.change), userErrors };
    },
    cashRowSettle: async (_, { input }, context) => {
      const { statementId, bearer, note, idempotencyKey } = input;
      const key = readKey(statementId, 'CashStatement', 'input.statementId');
      const row = checkEntityId(input.key, 'input.key', 'is no key of a row');
      const call = adminLoaders(context).settleCashRow(key, row, { bearer, note }, idempotencyKey);
      const { value, userErrors } = await attempt(call, KEY_NAMES);
      return { statement: value, change: changeOf(value?.change), userErrors };
    },
    sellerLedgerAdjust: async (_, { input }, context) => {
      const { sellerId, amount, reason, idempotencyKey } = input;
      const key = readKey(sellerId, 'Seller', 'input.sellerId');
      const call = adminLoaders(context).adjustLedger(
        key,
        { amount: wireAmount(amount), reason },
        idempotencyKey,
      );
      const { value, userErrors } = await attempt(call, KEY_NAMES);
      return { ledger: value && new LedgerConnectionModel(value), userErrors };
    },
  },
};
