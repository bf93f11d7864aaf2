/** Subscriptions of third parties to events: staff manage all, a key its own. */
import type { WebhookSubscription } from '../../../contract/webhook-subscriptions.ts';
import type { WebhookSubscriptionLoaders } from '../../loaders/viewer/admin/webhook-subscriptions.ts';
import { adminLoaders } from '../account/session.ts';
import { changeOf } from '../admin-catalogue/changes.ts';
import { readKey, toGlobalId } from '../base/ids.ts';
import { connectionPage, namingArguments } from '../base/input.ts';
import { attempt } from '../base/userErrors.ts';
import type { GatewayContext } from '../context.ts';
import type {
  Resolvers,
  WebhookSubscriptionCreateInput,
  WebhookSubscriptionUpdateInput,
} from '../generated/resolvers.ts';
import { LoggedDeliveryConnectionModel, SubscriptionConnectionModel } from './models.ts';

const DEFAULT_PAGE = 25;

/** The loaders of the key of a request, or of its admin. @throws UNAUTHENTICATED without both */
const loadersOf = (context: GatewayContext): WebhookSubscriptionLoaders =>
  context.ofKey?.webhookSubscriptions ?? adminLoaders(context).webhookSubscriptions;

const readId = (id: string): string => readKey(id, 'WebhookSubscription', 'input.id');

/** What both a new and a changed subscription are given. */
const contentOf = ({
  url,
  topics,
  sellerId,
  contactEmail,
  language,
}: WebhookSubscriptionCreateInput | WebhookSubscriptionUpdateInput) => ({
  url,
  topics: [...topics],
  sellerId: sellerId == null ? null : readKey(sellerId, 'Seller', 'input.sellerId'),
  contactEmail,
  language,
});

/** The payload of a change that gives the subscription back. */
async function changed(change: Promise<WebhookSubscription>) {
  const { value, userErrors } = await attempt(change);
  return { subscription: value, userErrors };
}

export const webhookSubscriptionResolvers: Resolvers = {
  WebhookTopic: {
    ORDERS: 'orders',
    PARCELS: 'parcels',
    PRODUCTS: 'products',
    STOCK: 'stock',
    TICKETS: 'tickets',
  },
  WebhookSubscription: {
    id: ({ _id }) => toGlobalId('WebhookSubscription', _id),
    sellerId: ({ sellerId }) => (sellerId === null ? null : toGlobalId('Seller', sellerId)),
  },
  LoggedDelivery: {
    deliveryId: ({ _id }) => _id,
    eventType: ({ type }) => type,
  },
  Query: {
    webhookSubscriptions: async (_, { first, after }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      return new SubscriptionConnectionModel(await namingArguments(loadersOf(context).list(page)));
    },
    webhookSubscriptionDeliveries: async (_, { subscriptionId, first, after, state }, context) => {
      const key = readKey(subscriptionId, 'WebhookSubscription', 'subscriptionId');
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      return new LoggedDeliveryConnectionModel(
        await namingArguments(loadersOf(context).deliveries(key, page, state ?? undefined)),
      );
    },
  },
  Mutation: {
    webhookSubscriptionCreate: async (_, { input }, context) => {
      const { value, userErrors } = await attempt(
        loadersOf(context).create({ keyId: input.keyId ?? null, ...contentOf(input) }),
      );
      return { subscription: value?.subscription ?? null, secret: value?.secret ?? null, userErrors };
    },
    webhookSubscriptionUpdate: async (_, { input }, context) => {
      const { value, userErrors } = await attempt(
        loadersOf(context).change(readId(input.id), input.version, contentOf(input)),
      );
      return { subscription: value, change: changeOf(value?.change), userErrors };
    },
    webhookSubscriptionDelete: async (_, { input }, context) => {
      const { value, userErrors } = await attempt(loadersOf(context).remove(readId(input.id)));
      return { id: value && input.id, userErrors };
    },
    webhookSubscriptionSecretRotate: async (_, { input }, context) => {
      const { value, userErrors } = await attempt(loadersOf(context).rotate(readId(input.id)));
      return { subscription: value?.subscription ?? null, secret: value?.secret ?? null, userErrors };
    },
    webhookSubscriptionVerify: (_, { input }, context) =>
      changed(loadersOf(context).verify(readId(input.id))),
    webhookSubscriptionTest: (_, { input }, context) => changed(loadersOf(context).test(readId(input.id))),
    webhookSubscriptionReplay: (_, { input }, context) =>
      changed(loadersOf(context).replay(readId(input.id), input.from)),
  },
};
