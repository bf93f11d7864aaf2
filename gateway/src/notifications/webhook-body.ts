/** Maps an event of the feed to the body of a webhook: with the GraphQL API's IDs and enum names, without texts people wrote. */
import type { FeedEvent } from '../../contract/events.ts';
import { joinKey, toGlobalId } from '../schema/base/ids.ts';
import type { NodeType } from '../schema/base/ids.ts';
import type { WebhookMessage } from '../upstream/webhooks.ts';

const idOf = (type: NodeType, key: unknown): unknown =>
  typeof key === 'string' ? toGlobalId(type, key) : undefined;
const nameOf = (value: unknown): unknown => (typeof value === 'string' ? value.toUpperCase() : undefined);
const definedOnly = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The body of an event's webhook (contract/webhook-bodies.ts). */
export function webhookBody({ id, type, occurredAt, subject, data }: FeedEvent): WebhookMessage {
  // Events from before subject lines were left out still contain one.
  const { subject: _line, category, by, orderId, subOrderId, sellerIds, ...rest } = data;
  const ids = type.startsWith('ticket.')
    ? { ticketId: idOf('Ticket', subject), category: nameOf(category), by: nameOf(by) }
    : {
        orderId: idOf('Order', orderId),
        subOrderId:
          typeof subOrderId === 'string' ? idOf('SubOrder', joinKey(String(orderId), subOrderId)) : undefined,
        sellerIds: Array.isArray(sellerIds) ? sellerIds.map((key) => idOf('Seller', key)) : undefined,
      };
  return { id, type, occurredAt, data: { ...definedOnly(ids), ...rest } };
}
