/** Models of what staff see of orders. */
import type { OrderAddressRequest } from '../../../contract/admin/confirmation.ts';
import type { OrderDesk } from '../../../contract/admin/desk.ts';
import type { OrderDetails } from '../../../contract/admin/order-details.ts';
import type { TimelineEntry, TimelinePage } from '../../../contract/admin/timeline.ts';
import type { Order, PhoneOrderRequest } from '../../../contract/orders.ts';
import { ConnectionModel } from '../base/connection.ts';
import { joinKey, readKey, toGlobalId } from '../base/ids.ts';
import { wireAmount } from '../base/money.ts';
import type { ConfirmationQueueFilter, OrderContactInput, PhoneOrderInput } from '../generated/resolvers.ts';
import { wireAddress, wireLines } from '../orders/order.ts';

/** The facts with their order. */
export interface OrderDeskModel extends OrderDesk {
  orderId: string;
}

/** The facts about an order; null when it was not read as an admin. */
export const deskOf = ({ _id, desk }: Order): OrderDeskModel | null =>
  desk === undefined ? null : { ...desk, orderId: _id };

/** A sub-order's outlook with the global IDs of what it concerns. */
export interface SubOrderOutlookModel extends Omit<OrderDetails['outlook'][number], 'returns'> {
  returnIds: string[];
}
export type RefundMadeModel = OrderDetails['refunds'][number];
export type PaymentAttemptModel = OrderDetails['payments'][number];

export interface OrderDetailsModel extends Omit<OrderDetails, 'outlook'> {
  subOrders: SubOrderOutlookModel[];
}

/** The details of an order, with global IDs. */
export function detailsOf({ outlook, refunds, ...rest }: OrderDetails, orderId: string): OrderDetailsModel {
  const idOf = (subOrderId: string): string => toGlobalId('SubOrder', joinKey(orderId, subOrderId));
  return {
    ...rest,
    subOrders: outlook.map(({ subOrderId, stock, returns, ...part }) => ({
      ...part,
      subOrderId: idOf(subOrderId),
      returnIds: returns.map((id) => toGlobalId('AdminReturn', id)),
      stock: stock.map((line) => ({
        ...line,
        lineId: toGlobalId('OrderLine', joinKey(orderId, subOrderId, line.lineId)),
      })),
    })),
    refunds: refunds.map(({ subOrderId, ...refund }) => ({
      ...refund,
      subOrderId: subOrderId === null ? null : idOf(subOrderId),
    })),
  };
}

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

/** Maps an order on the telephone to REST. */
export const wirePhoneOrder = ({
  fromOrderId,
  lines,
  address,
  ...input
}: PhoneOrderInput): PhoneOrderRequest => ({
  ...input,
  fromOrderId: fromOrderId == null ? null : readKey(fromOrderId, 'Order', 'input.fromOrderId'),
  lines: wireLines(lines),
  address: wireAddress(address),
  expectedTotal: wireAmount(input.expectedTotal),
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
