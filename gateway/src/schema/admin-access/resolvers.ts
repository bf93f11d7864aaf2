/** The log of personal data that admins read. */
import { adminLoaders } from '../account/session.ts';
import { AccessConnectionModel, nodeIdOf } from '../admin-audit/models.ts';
import { connectionPage, namingArguments } from '../base/input.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const DEFAULT_PAGE = 25;

/** Filter arguments by REST parameter. */
const NAMES = Object.fromEntries(
  ['entity', 'entityId', 'buyerOf', 'actor', 'reason', 'from', 'until'].map((name) => [
    name,
    `filter.${name}`,
  ]),
);

export const adminAccessResolvers: Resolvers = {
  Query: {
    adminAccess: async (_, { first, after, filter }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const call = adminLoaders(context).accessLog(page, {
        entity: filter?.entity ?? undefined,
        entityId: filter?.entityId ?? undefined,
        buyerOf: filter?.buyerOf ?? undefined,
        actor: filter?.actor ?? undefined,
        reason: filter?.reason ?? undefined,
        from: filter?.from ?? undefined,
        until: filter?.until ?? undefined,
      });
      return new AccessConnectionModel(await namingArguments(call, { limit: 'first', ...NAMES }));
    },
  },
  AccessEntry: {
    key: ({ _id }) => _id,
    // The access log names orders by their number, from which no global id follows.
    nodeId: ({ entity, entityId }) => (entity === 'orders' ? null : nodeIdOf(entity, entityId)),
  },
};
