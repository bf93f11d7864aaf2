/** Parcels as staff list and print them. The REST API has the final decision. */
import { adminLoaders } from '../account/session.ts';
import { lastOfKey, readKey } from '../base/ids.ts';
import { connectionPage, namingArguments } from '../base/input.ts';
import { money } from '../base/money.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { AdminParcelConnectionModel } from './models.ts';

const DEFAULT_PAGE = 25;

export const adminParcelResolvers: Resolvers = {
  Query: {
    adminParcels: async (_, { first, after, filter, direction }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const { stage, state, sellerId, search } = filter ?? {};
      const conditions = {
        stage: stage ?? undefined,
        state: state ?? undefined,
        seller: sellerId == null ? undefined : readKey(sellerId, 'Seller', 'filter.sellerId'),
        q: search ?? undefined,
        order: direction ?? undefined,
      };
      return new AdminParcelConnectionModel(
        await namingArguments(adminLoaders(context).parcels(page, conditions), {
          limit: 'first',
          q: 'filter.search',
        }),
      );
    },
    adminParcelDocument: async (_, { kind, subOrderIds }, context) => {
      const keys = subOrderIds.map((id, index) => lastOfKey(readKey(id, 'SubOrder', `subOrderIds.${index}`)));
      return namingArguments(adminLoaders(context).parcelDocument(kind, keys), { ids: 'subOrderIds' });
    },
  },
  AdminParcel: {
    cash: ({ cash }) => money(cash),
  },
  AdminParcelConnection: {
    total: ({ listTotal }) => listTotal,
  },
  ParcelDocument: {
    leftCount: ({ left }) => left.length,
  },
};
