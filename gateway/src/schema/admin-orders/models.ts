/** Models of what staff see of orders. */
import type { OrderAddressRequest } from '../../../contract/admin/confirmation.ts';
import type { OrderDesk } from '../../../contract/admin/desk.ts';
import type { TimelineEntry, TimelinePage } from '../../../contract/admin/timeline.ts';
import type { Order } from '../../../contract/orders.ts';
import { ConnectionModel } from '../base/connection.ts';
import { readKey } from '../base/ids.ts';
import { wireAmount } from '../base/money.ts';
import type { ConfirmationQueueFilter, OrderContactInput } from '../generated/resolvers.ts';
import { wireAddress } from '../orders/order.ts';

/** The facts with their order. */
export interface OrderDeskModel extends OrderDesk {
  orderId: string;
}

/** The facts about an order; null when it was not read as an admin. */
export const deskOf = ({ _id, desk }: Order): OrderDeskModel | null =>
  desk === undefined ? null : { ...desk, orderId: _id };

export class TimelineConnectionModel extends ConnectionModel<TimelineEntry, TimelineEntry> {
  constructor(page: TimelinePage) {
    super(page.entries, page.cursors, page.pagination, (entry) => entry);
  }
}

/** Maps a filter of the queue to REST parameters. */
export function wireQueueFilter(
  filter: ConfirmationQueueFilter | null | undefined,
): Record<string, string | undefined> {
  const { sellerId, regionNumber, minTotal, maxTotal, language, minAttempts } = filter ?? {};
  return {
    seller: sellerId == null ? undefined : readKey(sellerId, 'Seller', 'filter.sellerId'),
    region: regionNumber == null ? undefined : String(regionNumber),
    minTotal: minTotal == null ? undefined : wireAmount(minTotal),
    maxTotal: maxTotal == null ? undefined : wireAmount(maxTotal),
    language: language ?? undefined,
    attempts: minAttempts == null ? undefined : String(minAttempts),
  };
}

/** Names of arguments by REST parameter. */
export const QUEUE_FILTER_NAMES: Readonly<Record<string, string>> = {
  limit: 'first',
  seller: 'filter.sellerId',
  region: 'filter.regionNumber',
  minTotal: 'filter.minTotal',
  maxTotal: 'filter.maxTotal',
  language: 'filter.language',
  attempts: 'filter.minAttempts',
};

/** Maps contact data to REST: what is absent is unchanged, and only the e-mail address can be removed. */
export const wireContact = ({
  contactName,
  contactPhone,
  contactEmail,
  address,
}: OrderContactInput): OrderAddressRequest => ({
  ...(contactName == null ? {} : { contactName }),
  ...(contactPhone == null ? {} : { contactPhone }),
  ...(contactEmail === undefined ? {} : { contactEmail }),
  ...(address == null ? {} : { address: wireAddress(address) }),
});

/** Names of the input's fields by REST field. */
export const AMEND_NAMES: Readonly<Record<string, string>> = {
  contactName: 'contact.contactName',
  contactPhone: 'contact.contactPhone',
  contactEmail: 'contact.contactEmail',
  'address.delegation': 'contact.address.delegation',
  lines: 'lines.lines',
  keepCoupon: 'lines.keepCoupon',
  reason: 'lines.reason',
};
