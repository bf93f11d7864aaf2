/** An event of the feed as the body of a webhook: in the API's ids and enum names, without what people wrote. */
import type { FeedEvent } from '../../contract/events.ts';
import { toGlobalId } from '../schema/base/ids.ts';
import type { NodeType } from '../schema/base/ids.ts';
import type { WebhookMessage } from '../upstream/webhooks.ts';

const idOf = (type: NodeType, key: unknown): unknown =>
  typeof key === 'string' ? toGlobalId(type, key) : undefined;
const nameOf = (value: unknown): unknown => (typeof value === 'string' ? value.toUpperCase() : undefined);
const ifThere = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The body of an event's webhook (contract/webhook-bodies.ts). */
export function webhookBody({ id, type, occurredAt, subject, data }: FeedEvent): WebhookMessage {
  // Of events written before subject lines were left out.
  const { subject: _line, category, by, orderId, subOrderId, sellerIds, ...rest } = data;
  const ids = type.startsWith('ticket.')
    ? { ticketId: idOf('Ticket', subject), category: nameOf(category), by: nameOf(by) }
    : {
        orderId: idOf('Order', orderId),
        subOrderId:
          typeof subOrderId === 'string' ? idOf('SubOrder', `${String(orderId)}.${subOrderId}`) : undefined,
        sellerIds: Array.isArray(sellerIds) ? sellerIds.map((key) => idOf('Seller', key)) : undefined,
      };
  return { id, type, occurredAt, data: { ...ifThere(ids), ...rest } };
}
