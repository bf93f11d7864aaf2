/** Parcels as staff list and print them. The REST API has the final decision. */
import { adminLoaders } from '../account/session.ts';
import { filesOf, withFiles } from '../base/files.ts';
import { lastOfKey, readKey, splitKey } from '../base/ids.ts';
import { connectionPage, namingArguments } from '../base/input.ts';
import { money, optionalMoney } from '../base/money.ts';
import { attempt } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { AdminParcelConnectionModel } from './models.ts';

const DEFAULT_PAGE = 25;

export const adminParcelResolvers: Resolvers = {
  Query: {
    adminParcels: async (_, { first, after, filter, direction }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const { stage, state, sellerId, regionNumber, since, search } = filter ?? {};
      const conditions = {
        stage: stage ?? undefined,
        state: state ?? undefined,
        seller: sellerId == null ? undefined : readKey(sellerId, 'Seller', 'filter.sellerId'),
        since: since ?? undefined,
        region: regionNumber == null ? undefined : String(regionNumber),
        q: search ?? undefined,
        order: direction ?? undefined,
      };
      const found = await namingArguments(adminLoaders(context).parcels(page, conditions), {
        limit: 'first',
        since: 'filter.since',
        q: 'filter.search',
        region: 'filter.regionNumber',
      });
      return withFiles(new AdminParcelConnectionModel(found), ['parcels'], conditions);
    },
    adminCarriers: (_, __, context) => adminLoaders(context).carriers(),
    adminParcelDocument: async (_, { kind, subOrderIds, paper }, context) => {
      const keys = subOrderIds.map((id, index) => lastOfKey(readKey(id, 'SubOrder', `subOrderIds.${index}`)));
      return namingArguments(adminLoaders(context).parcelDocument(kind, keys, paper ?? 'A6'), {
        ids: 'subOrderIds',
      });
    },
  },
  Mutation: {
    parcelCarrierSet: async (_, { input }, context) => {
      const [orderId = '', subOrderId = ''] = splitKey(
        readKey(input.subOrderId, 'SubOrder', 'input.subOrderId'),
      );
      const { carrier, reason, idempotencyKey } = input;
      const { value, userErrors } = await attempt(
        adminLoaders(context).giveParcel(orderId, { subOrderId, carrier, reason }, idempotencyKey),
      );
      return { order: value, userErrors };
    },
  },
  ParcelScanEvent: {
    key: ({ _id }) => _id,
    cash: ({ cash }) => optionalMoney(cash),
  },
  AdminParcel: {
    cash: ({ cash }) => money(cash),
  },
  AdminParcelConnection: {
    total: ({ listTotal }) => listTotal,
    files: filesOf,
  },
  ParcelDocument: {
    leftCount: ({ left }) => left.length,
  },
};
