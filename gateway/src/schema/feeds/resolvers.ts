/** Subscriptions to orders and tickets. */
import type { FeedEvent } from '../../../contract/events.ts';
import type { Order } from '../../../contract/orders.ts';
import { orNull } from '../../loaders/base/missing.ts';
import { adminLoaders } from '../account/session.ts';
import { readKey } from '../base/ids.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { feedOf, orderUpdates } from './streams.ts';
import { isNew, topicOf } from './topics.ts';

const asOrder = (order: Order): Order => order;
const asEvent = (event: FeedEvent): FeedEvent => event;

export const feedResolvers: Resolvers = {
  Subscription: {
    orderUpdated: {
      subscribe: (_, { id }, context) => orderUpdates(readKey(id, 'Order', 'id'), context) as never,
      resolve: asOrder as never,
    },
    orderFeed: {
      subscribe: (_, { after }, context) =>
        feedOf(({ type }) => type.startsWith('order.'), after, context) as never,
      resolve: asEvent as never,
    },
    ticketFeed: {
      subscribe: (_, { after }, context) =>
        feedOf(({ type }) => type.startsWith('ticket.'), after, context) as never,
      resolve: asEvent as never,
    },
    adminFeed: {
      subscribe: (_, { topics }, context) =>
        feedOf((event) => topics.includes(topicOf(event)), null, context) as never,
      resolve: asEvent as never,
    },
  },
  AdminEvent: {
    topic: topicOf,
    isNew,
  },
  FeedEvent: {
    eventId: ({ id }) => id,
    cursor: ({ cursor }) => cursor ?? '',
    order: async ({ data }, _args, context) => {
      const { orderId } = data;
      if (typeof orderId !== 'string') return null;
      return orNull(adminLoaders(context).order(orderId));
    },
  },
};
