/** Maps an event of the feed to the body of a webhook: with the GraphQL API's IDs and enum names, without texts people wrote. */
import type { FeedEvent } from '../../contract/events.ts';
import type { SubscriptionDelivery } from '../../contract/webhook-subscriptions.ts';
import { joinKey, toGlobalId } from '../schema/base/ids.ts';
import type { NodeType } from '../schema/base/ids.ts';
import type { PlacedMessage } from '../upstream/webhook-post.ts';
import type { WebhookMessage } from '../upstream/webhooks.ts';

const idOf = (type: NodeType, key: unknown): unknown =>
  typeof key === 'string' ? toGlobalId(type, key) : undefined;
const nameOf = (value: unknown): unknown => (typeof value === 'string' ? value.toUpperCase() : undefined);
const definedOnly = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The data of an event with global IDs. */
function dataOf(type: string, subject: string, data: Record<string, unknown>): Record<string, unknown> {
  // Events from before subject lines were left out still contain one.
  const { subject: _line, category, by, orderId, subOrderId, sellerIds, productId, ...rest } = data;
  const ids = type.startsWith('ticket.')
    ? { ticketId: idOf('Ticket', subject), category: nameOf(category), by: nameOf(by) }
    : {
        orderId: idOf('Order', orderId),
        subOrderId:
          typeof subOrderId === 'string' ? idOf('SubOrder', joinKey(String(orderId), subOrderId)) : undefined,
        sellerIds: Array.isArray(sellerIds) ? sellerIds.map((key) => idOf('Seller', key)) : undefined,
        productId: idOf('Product', productId),
      };
  return { ...definedOnly(ids), ...rest };
}

/** The body of an event's webhook (contract/webhook-bodies.ts). */
export const webhookBody = ({ id, type, occurredAt, subject, data }: FeedEvent): WebhookMessage => ({
  id,
  type,
  occurredAt,
  data: dataOf(type, subject, data),
});

/** The body that a subscription is sent, with the cursor from which it can be sent again. */
export const subscriptionBody = ({ event }: Pick<SubscriptionDelivery, 'event'>): PlacedMessage => ({
  id: event.id,
  type: event.type,
  occurredAt: event.occurredAt,
  ...(event.cursor !== null && { cursor: event.cursor }),
  data: dataOf(event.type, event.subject, event.data),
});
