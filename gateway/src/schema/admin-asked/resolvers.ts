/** What shoppers look for and ask. */
import type { AskedPage, AskedText } from '../../../contract/admin/asked.ts';
import { adminLoaders } from '../account/session.ts';
import { ConnectionModel } from '../base/connection.ts';
import { filesOf, withFiles } from '../base/files.ts';
import { readKey, toGlobalId } from '../base/ids.ts';
import { connectionPage, namingArguments } from '../base/input.ts';
import { attempt } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export class AskedConnectionModel extends ConnectionModel<AskedText, AskedText> {
  constructor(page: AskedPage) {
    super(page.texts, page.cursors, page.pagination, (text) => text);
  }
}

const DEFAULT_PAGE = 25;
const NAMES = { from: 'filter.from', until: 'filter.until', q: 'filter.search' };

export const adminAskedResolvers: Resolvers = {
  AdminAskedKind: { SEARCH: 'search', QUESTION: 'question' },
  AdminAskedSortField: { TIMES: 'times', UNANSWERED: 'unanswered', OPENED: 'opened', LATEST: 'latest' },
  AdminAskedText: { id: ({ _id }) => toGlobalId('AdminAskedText', _id) },
  AdminSearchOpening: { productId: ({ _id }) => toGlobalId('AdminProduct', _id) },
  AdminAskedTextConnection: { total: ({ listTotal }) => listTotal, files: filesOf },
  Query: {
    adminAskedTexts: async (_, { of: kind, first, after, filter, sort }, context) => {
      const conditions = {
        kind,
        unanswered: filter?.isUnanswered ?? undefined,
        resolved: filter?.isResolved ?? undefined,
        language: filter?.language ?? undefined,
        from: filter?.from ?? undefined,
        until: filter?.until ?? undefined,
        q: filter?.search?.trim() || undefined,
        sort: sort?.field,
        order: sort?.direction,
      };
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const found = adminLoaders(context).asked.list(page, conditions);
      return withFiles(new AskedConnectionModel(await namingArguments(found, NAMES)), ['asked'], conditions);
    },
  },
  Mutation: {
    askedResolve: async (_, { input: { id, isResolved } }, context) => {
      const key = readKey(id, 'AdminAskedText', 'input.id');
      const { value, userErrors } = await attempt(adminLoaders(context).asked.resolve(key, isResolved));
      return { text: value, userErrors };
    },
  },
};
