/** Payouts to sellers in batches, and their bank accounts. The REST API has the final decision. */
import type { PayoutBatch } from '../../../contract/admin/payouts.ts';
import { orNull } from '../../loaders/base/missing.ts';
import { adminLoaders } from '../account/session.ts';
import { changeOf } from '../admin-catalogue/changes.ts';
import { filesOf, withFiles } from '../base/files.ts';
import { checkEntityId, readKey, toGlobalId } from '../base/ids.ts';
import { connectionPage, namingArguments } from '../base/input.ts';
import { money } from '../base/money.ts';
import { attempt } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { PayableConnectionModel, PayoutBatchConnectionModel, PayoutConnectionModel } from './models.ts';

const DEFAULT_PAGE = 25;

const KEY_NAMES = { 'Idempotency-Key': 'idempotencyKey', payoutId: 'key' };

const batchKey = (id: string): string => readKey(id, 'PayoutBatch', 'input.id');

/** Key of a payout in its batch. */
const payoutKey = (key: string, field: string): string => checkEntityId(key, field, 'is no key of a payout');

/** The result of a change of a batch. */
async function changed(call: Promise<PayoutBatch>) {
  const { value, userErrors } = await attempt(call, KEY_NAMES);
  return { batch: value, change: changeOf(value?.change), userErrors };
}

export const adminPayoutResolvers: Resolvers = {
  Query: {
    payableSellers: async (_, { first, after }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const found = await namingArguments(adminLoaders(context).payable(page));
      return withFiles(new PayableConnectionModel(found), ['payable'], {});
    },
    payoutBatches: async (_, { first, after, isSettled }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const state = isSettled == null ? undefined : isSettled ? 'settled' : 'open';
      const found = await namingArguments(adminLoaders(context).payoutBatches(page, { state }));
      return withFiles(new PayoutBatchConnectionModel(found), ['payouts'], { state });
    },
    payoutBatch: (_, { id }, context) =>
      orNull(adminLoaders(context).payoutBatch(readKey(id, 'PayoutBatch', 'id'))),
    payoutFile: (_, { id }, context) =>
      orNull(adminLoaders(context).payoutFile(readKey(id, 'PayoutBatch', 'id'))),
    sellerBankAccount: async (_, { sellerId }, context) => {
      const seller = await orNull(
        adminLoaders(context).catalogue.seller(readKey(sellerId, 'Seller', 'sellerId')),
      );
      return seller && { rib: seller.rib ?? null, version: seller.version };
    },
  },
  PayableSeller: {
    sellerId: ({ _id }) => toGlobalId('Seller', _id),
    balance: ({ balance }) => money(balance),
    held: ({ held }) => money(held),
    reserved: ({ reserved }) => money(reserved),
    payable: ({ payable }) => money(payable),
  },
  PayableSellerConnection: {
    sum: ({ sum }) => money(sum),
    files: filesOf,
  },
  PayoutBatchConnection: { files: filesOf },
  PayoutBatch: {
    id: ({ _id }) => toGlobalId('PayoutBatch', _id),
    number: ({ _id }) => _id,
    total: ({ total }) => money(total),
    paid: ({ paid }) => money(paid),
    payouts: async ({ _id }, { first, after }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      return new PayoutConnectionModel(await namingArguments(adminLoaders(context).payouts(_id, page)));
    },
  },
  Payout: {
    key: ({ _id }) => _id,
    sellerId: ({ sellerId }) => toGlobalId('Seller', sellerId),
    amount: ({ amount }) => money(amount),
  },
  Mutation: {
    sellerBankSet: async (_, { input: { sellerId, rib, version } }, context) => {
      const key = readKey(sellerId, 'Seller', 'input.sellerId');
      const call = adminLoaders(context).setBank(key, version, { rib: rib ?? null });
      const { value, userErrors } = await attempt(call);
      return {
        account: value && { rib: value.rib ?? null, version: value.version },
        change: changeOf(value?.change),
        userErrors,
      };
    },
    payoutPrepare: (_, { input: { sellerIds, idempotencyKey } }, context) => {
      const keys = sellerIds?.map((id, index) => readKey(id, 'Seller', `input.sellerIds.${index}`));
      return changed(adminLoaders(context).preparePayouts(keys ? { sellerIds: keys } : {}, idempotencyKey));
    },
    payoutSend: (_, { input: { id, idempotencyKey } }, context) =>
      changed(adminLoaders(context).sendPayouts(batchKey(id), idempotencyKey)),
    payoutSettle: (_, { input: { id, transfers, idempotencyKey } }, context) =>
      changed(
        adminLoaders(context).settlePayouts(
          batchKey(id),
          {
            transfers: transfers.map(({ key, reference }, index) => ({
              payoutId: payoutKey(key, `input.transfers.${index}.key`),
              reference,
            })),
          },
          idempotencyKey,
        ),
      ),
    payoutRemove: (_, { input: { id, key, reason, idempotencyKey } }, context) =>
      changed(
        adminLoaders(context).removePayout(
          batchKey(id),
          payoutKey(key, 'input.key'),
          { reason },
          idempotencyKey,
        ),
      ),
    payoutUndo: (_, { input: { id, key, reason, idempotencyKey } }, context) =>
      changed(
        adminLoaders(context).undoPayout(
          batchKey(id),
          payoutKey(key, 'input.key'),
          { reason },
          idempotencyKey,
        ),
      ),
  },
};
