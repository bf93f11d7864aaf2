/** The newsletter's subscribers. */
import type { Subscriber, SubscribersPage } from '../../../contract/admin/newsletter.ts';
import { adminLoaders } from '../account/session.ts';
import { ConnectionModel } from '../base/connection.ts';
import { filesOf, withFiles } from '../base/files.ts';
import { readKey, toGlobalId } from '../base/ids.ts';
import { connectionPage, namingArguments } from '../base/input.ts';
import { attempt } from '../base/userErrors.ts';
import { CREATED_NAMES, createdBetween } from '../base/created.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export class SubscriberConnectionModel extends ConnectionModel<Subscriber, Subscriber> {
  constructor(page: SubscribersPage) {
    super(page.subscribers, page.cursors, page.pagination, (subscriber) => subscriber);
  }
}

const DEFAULT_PAGE = 25;

export const adminNewsletterResolvers: Resolvers = {
  AdminSubscriberSource: { FORM: 'form', ACCOUNT: 'account' },
  AdminSubscriberConnection: { files: filesOf },
  AdminSubscriber: { id: ({ _id }) => toGlobalId('AdminSubscriber', _id) },
  Query: {
    adminSubscribers: async (_, { first, after, filter }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const conditions = {
        state: filter?.state ?? undefined,
        language: filter?.language ?? undefined,
        ...createdBetween(filter),
        email: filter?.email?.trim() || undefined,
      };
      const found = await namingArguments(adminLoaders(context).newsletter.list(page, conditions), {
        ...CREATED_NAMES,
        email: 'filter.email',
      });
      return withFiles(new SubscriberConnectionModel(found), ['newsletter'], conditions);
    },
    adminSubscribersFile: (_, __, context) => adminLoaders(context).newsletter.file(),
  },
  Mutation: {
    newsletterWithdraw: async (_, { input: { id } }, context) => {
      const key = readKey(id, 'AdminSubscriber', 'input.id');
      const { value, userErrors } = await attempt(adminLoaders(context).newsletter.withdraw(key));
      return { subscriber: value, userErrors };
    },
  },
};
