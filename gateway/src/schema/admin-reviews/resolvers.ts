/** Reviews for moderators. The REST API has the final decision. */
import { orNull } from '../../loaders/base/missing.ts';
import { adminLoaders } from '../account/session.ts';
import { changeOf } from '../admin-catalogue/changes.ts';
import { filesOf, withFiles } from '../base/files.ts';
import { readKey, toGlobalId } from '../base/ids.ts';
import { connectionPage, namingArguments } from '../base/input.ts';
import { attempt, userError } from '../base/userErrors.ts';
import { CREATED_NAMES, createdBetween } from '../base/created.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { AdminReviewConnectionModel } from './models.ts';

const DEFAULT_PAGE = 25;

/** Fields of the inputs by those of REST. */
const NAMES = { note: 'reason' };

export const adminReviewResolvers: Resolvers = {
  AdminReviewSortField: { WAITING: 'waiting', RATING: 'rating', CREATED: 'created' },
  Query: {
    adminReviews: async (_, { first, after, filter, sort }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const { state, rating, sku, accountNumber, search } = filter ?? {};
      const conditions = {
        state: state ?? undefined,
        rating: rating ?? undefined,
        sku: sku ?? undefined,
        account: accountNumber ?? undefined,
        ...createdBetween(filter),
        q: search ?? undefined,
        sort: sort?.field,
        order: sort?.direction ?? undefined,
      };
      const found = await namingArguments(adminLoaders(context).reviews(page, conditions), {
        limit: 'first',
        rating: 'filter.rating',
        sku: 'filter.sku',
        account: 'filter.accountNumber',
        ...CREATED_NAMES,
        q: 'filter.search',
      });
      return withFiles(new AdminReviewConnectionModel(found), ['reviews'], conditions);
    },
    adminReview: (_, { id }, context) =>
      orNull(adminLoaders(context).reviewById(readKey(id, 'AdminReview', 'id'))),
  },
  AdminReview: {
    id: ({ _id }) => toGlobalId('AdminReview', _id),
    order: async ({ _id, order }, _args, context) =>
      order === undefined ? (await adminLoaders(context).reviewById(_id)).order : order,
  },
  AdminReviewConnection: {
    total: ({ listTotal }) => listTotal,
    files: filesOf,
  },
  AdminReviewOrder: {
    orderId: ({ _id }) => toGlobalId('Order', _id),
  },
  Mutation: {
    reviewModerate: async (_, { input: { id, version, to, reason } }, context) => {
      const key = readKey(id, 'AdminReview', 'input.id');
      const call = adminLoaders(context).moderateReview(key, version, { to, note: reason });
      const { value, userErrors } = await attempt(call, NAMES);
      return { review: value, change: changeOf(value?.change), userErrors };
    },
    reviewsModerate: async (_, { input: { reviews: given, to, reason } }, context) => {
      const reviews = given.map(({ id, version }, index) => ({
        id: readKey(id, 'AdminReview', `input.reviews.${index}.id`),
        version,
      }));
      const call = adminLoaders(context).moderateReviews({ reviews, to, note: reason });
      const { value, userErrors } = await attempt(call, NAMES);
      return {
        results:
          value?.rows.map(({ review, error }) => ({
            review,
            userErrors: error === null ? [] : [userError([], error, 'The review was left as it is')],
          })) ?? null,
        change: changeOf(value?.change),
        userErrors,
      };
    },
  },
};
