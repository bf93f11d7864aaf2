/** Returns as staff inspect them. The REST API has the final decision. */
import { orNull } from '../../loaders/base/missing.ts';
import { adminLoaders } from '../account/session.ts';
import { filesOf, withFiles } from '../base/files.ts';
import { lastOfKey, readKey, toGlobalId } from '../base/ids.ts';
import { connectionPage, namingArguments } from '../base/input.ts';
import { money } from '../base/money.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { AdminReturnConnectionModel, toAdminReturn } from './models.ts';

const DEFAULT_PAGE = 25;

export const adminReturnResolvers: Resolvers = {
  Query: {
    adminReturns: async (_, { first, after, isInspected, search, direction }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const filter = {
        progress: isInspected == null ? undefined : isInspected ? 'INSPECTED' : 'OPEN',
        q: search ?? undefined,
        order: direction ?? undefined,
      };
      const found = await namingArguments(adminLoaders(context).returns(page, filter), {
        limit: 'first',
        q: 'search',
      });
      return withFiles(new AdminReturnConnectionModel(found), ['returns'], filter);
    },
    adminReturn: async (_, { id }, context) => {
      const found = await orNull(adminLoaders(context).returnById(readKey(id, 'AdminReturn', 'id')));
      return found && toAdminReturn(found);
    },
  },
  AdminReturn: {
    id: ({ _id }) => toGlobalId('AdminReturn', _id),
    quote: async ({ _id }, { accepted }, context) => {
      const lines = accepted.map(({ lineId, quantity }, index) => ({
        lineId: lastOfKey(readKey(lineId, 'OrderLine', `accepted.${index}.lineId`)),
        quantity,
      }));
      return namingArguments(adminLoaders(context).quoteReturn(_id, lines));
    },
  },
  AdminReturnConnection: {
    total: ({ listTotal }) => listTotal,
    files: filesOf,
  },
  ReturnQuote: {
    refund: ({ refund }) => money(refund),
    sellerCharge: ({ sellerCharge }) => money(sellerCharge),
  },
};
