/** The confirmation desk, and what staff note on orders. */
import { DeskOrder, OrderLinesQuote, PhoneOrderPlaced } from '../../../../contract/admin/confirmation.ts';
import type {
  ConfirmationRequest,
  ContactRequest,
  OrderAddressRequest,
  OrderLinesRequest,
} from '../../../../contract/admin/confirmation.ts';
import { OrderDetails } from '../../../../contract/admin/order-details.ts';
import { ScannedParcel } from '../../../../contract/admin/parcels.ts';
import type { ParcelScanRequest } from '../../../../contract/admin/parcels.ts';
import { TimelinePage } from '../../../../contract/admin/timeline.ts';
import type { TimelineKind } from '../../../../contract/admin/timeline.ts';
import { OrdersPage } from '../../../../contract/orders.ts';
import type { PhoneOrderRequest } from '../../../../contract/orders.ts';
import type { ListPage } from '../../base/pages.ts';
import { segment, withQuery } from '../../base/path.ts';
import type { Query } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

/** Changes with an idempotency key `key` happen once; those with a version fail when the order was changed since. */
export interface AdminDeskLoaders {
  /** Without kinds: all entries. */
  orderTimeline(
    orderId: string,
    page: ListPage,
    kinds: readonly TimelineKind[] | undefined,
  ): Promise<TimelinePage>;
  orderDetails(orderId: string): Promise<OrderDetails>;
  /** `filter`: parameters of GET /v1/admin/orders/queue. */
  confirmationQueue(page: ListPage, filter: Query): Promise<OrdersPage>;
  claimOrder(orderId: string, release: boolean): Promise<DeskOrder>;
  noteContact(orderId: string, request: ContactRequest, key: string): Promise<DeskOrder>;
  confirmOrder(orderId: string, request: ConfirmationRequest, key: string): Promise<DeskOrder>;
  changeAddress(
    orderId: string,
    request: OrderAddressRequest,
    version: number,
    key: string,
  ): Promise<DeskOrder>;
  changeLines(orderId: string, request: OrderLinesRequest, version: number, key: string): Promise<DeskOrder>;
  quoteLines(
    orderId: string,
    lines: readonly { lineId: string; quantity: number }[],
    keepCoupon: boolean,
  ): Promise<OrderLinesQuote>;
  placeByPhone(request: PhoneOrderRequest): Promise<PhoneOrderPlaced>;
  scanParcel(request: ParcelScanRequest, key: string): Promise<ScannedParcel>;
  noteOrder(orderId: string, text: string, key: string): Promise<DeskOrder>;
}

export function createAdminDeskLoaders({ get, send }: AdminCalls): AdminDeskLoaders {
  const change = (
    orderId: string,
    path: string,
    body: unknown,
    options: { version?: number; idempotencyKey?: string } = {},
  ): Promise<DeskOrder> =>
    send(`/v1/admin/orders/${segment(orderId)}/${path}`, body, (json) => DeskOrder.parse(json), options);
  return {
    orderTimeline: (orderId, page, kinds) =>
      get(
        withQuery(`/v1/admin/orders/${segment(orderId)}/timeline`, { ...page, kinds: kinds?.join(',') }),
        (json) => TimelinePage.parse(json),
      ),
    orderDetails: (id) => get(`/v1/admin/orders/${segment(id)}/details`, (json) => OrderDetails.parse(json)),
    confirmationQueue: (page, filter) =>
      get(withQuery('/v1/admin/orders/queue', { ...page, ...filter }), (json) => OrdersPage.parse(json)),
    claimOrder: (id, release) => change(id, 'claim', { release }),
    noteContact: (id, request, key) => change(id, 'contacts', request, { idempotencyKey: key }),
    confirmOrder: (id, request, key) => change(id, 'confirmation', request, { idempotencyKey: key }),
    changeAddress: (id, request, version, key) =>
      change(id, 'address', request, { version, idempotencyKey: key }),
    changeLines: (id, request, version, key) =>
      change(id, 'lines', request, { version, idempotencyKey: key }),
    quoteLines: (id, lines, keepCoupon) =>
      get(
        withQuery(`/v1/admin/orders/${segment(id)}/lines-quote`, {
          lines: lines.map(({ lineId, quantity }) => `${lineId}:${quantity}`).join(','),
          keepCoupon: String(keepCoupon),
        }),
        (json) => OrderLinesQuote.parse(json),
      ),
    placeByPhone: (request) => send('/v1/admin/orders', request, (json) => PhoneOrderPlaced.parse(json)),
    scanParcel: (request, key) =>
      send('/v1/admin/parcels/scan', request, (json) => ScannedParcel.parse(json), { idempotencyKey: key }),
    noteOrder: (id, text, key) => change(id, 'notes', { text }, { idempotencyKey: key }),
  };
}
