/** Routes of orders and of address books. */
import { z } from 'zod';
import { Done } from '../../../contract/accounts.ts';
import { clientNetwork } from '../../../contract/client-network.ts';
import { EntityId } from '../../../contract/common.ts';
import { delegationsOf } from '../../../contract/delegations.ts';
import {
  AddressRemoveRequest,
  AddressSaveRequest,
  AdminOrdersQuery,
  DelegationList,
  Order,
  OrderCancellation,
  OrderCancellationRequest,
  OrderCancelRequest,
  OrderNumber,
  OrderPaymentRequest,
  OrderPayRequest,
  OrderPlaced,
  OrderRequest,
  OrdersPage,
  OrderState,
  OrderStatus,
  OrderStatusRequest,
  OrderToken,
  OrderTransitionRequest,
  PointsPage,
  PointsQuery,
  PointsSummary,
  ReturnInspectionRequest,
  ReturnRequest,
  StaffReturnRequest,
  SavedAddress,
  SavedAddresses,
  UserOrdersQuery,
} from '../../../contract/orders.ts';
import { DeskOrder } from '../../../contract/admin/confirmation.ts';
import { LedgerPage, LedgerQuery, PayoutRequest, PayoutWritten } from '../../../contract/ledger.ts';
import { toTnd } from '../../../contract/money.ts';
import { openedOrder, ordersRead } from '../access/subjects.ts';
import { NEEDS_RECENT_PASSWORD, requireRecentPassword } from '../auth/recent-password.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { KeyCaller } from '../../base/key-caller.ts';
import type { OriginContext } from '../context.ts';
import { ApiError, badInput, keyRefused, notFound } from '../../base/errors.ts';
import { claimKey, once } from '../idempotency.ts';
import { openPayment } from '../payments/open.ts';
import { DONE, route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import { checkDelegation, listAddresses, removeAddress, saveAddress } from './addresses.ts';
import { cancelForShopper, previewCancellation } from './cancel.ts';
import { changeSubOrder, changePayment, subOrderOf } from './change.ts';
import { changing, changingAsStaff, found } from './changing.ts';
import { readLedger, writePayout } from './ledger.ts';
import { listAllOrders } from './admin-list.ts';
import { orderForKey, orderForStaff, ordersForStaff } from './contacts.ts';
import { listOrders } from './list.ts';
import { placeOrder } from './place.ts';
import { listPoints, summarizePoints } from './points.ts';
import { orderById, orderByNumber, orderByTokenHash, toStatus } from './read.ts';
import { refundSubOrder } from './refunds.ts';
import { inspectReturn, openReturn } from './returns.ts';
import { hashOrderToken } from './secrets.ts';
import { leftOf } from './totals.ts';

const NoQuery = z.strictObject({});
const ById = z.strictObject({ id: EntityId });

/** What an idempotency key is for: those of a third party's key count for it alone. */
const by = (apiKey: KeyCaller | undefined, what: string): string => (apiKey ? `${apiKey.id} ${what}` : what);

/** The states of a query; undefined: any. */
function statesIn(text: string | undefined): OrderState[] | undefined {
  if (text === undefined) return undefined;
  const { success, data } = z.array(OrderState).safeParse(text.split(','));
  if (!success) throw badInput('states', 'must be states of orders');
  return data;
}

/** The order of a secret link, or one of the caller's account; for others it does not exist, nor for a key that did not place it. */
async function orderIdOf(
  { db }: OriginContext,
  viewer: Viewer | undefined,
  named: { token?: string | undefined; orderId?: string | undefined; subOrderId?: string | undefined },
  apiKey?: KeyCaller,
): Promise<number> {
  let query = db.selectFrom('orders').select('orders.id');
  if (named.token !== undefined) query = query.where('token_hash', '=', hashOrderToken(named.token));
  else {
    query = query.where('user_id', '=', signedIn(viewer).id);
    if (named.orderId !== undefined) query = query.where('orders.id', '=', Number(named.orderId));
    else
      query = query.where('orders.id', 'in', (sub) =>
        sub.selectFrom('sub_orders').select('order_id').where('id', '=', Number(named.subOrderId)),
      );
  }
  if (apiKey) query = query.where('api_key_id', '=', apiKey.id);
  const row = await query.executeTakeFirst();
  if (!row) throw notFound('Order');
  return row.id;
}

export const orderRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/orders',
    summary:
      'Places an order, as a visitor or with an account. The same key with the same body returns the same order. Differences from what the shopper saw mean that nothing was placed.',
    body: OrderRequest,
    response: OrderPlaced,
    clientLimit: 'orders by client',
    errors: ['CONFLICT', 'UNAVAILABLE'],
    handle: async (context, { body, viewer, client, apiKey }): Promise<OrderPlaced> => {
      checkDelegation('address.delegation', body.address);
      const { answer, isNew } = await placeOrder(context, body, viewer, client(), { apiKey });
      if (isNew) {
        context.mailer.wake();
        void context.feed.look();
      }
      const { order } = answer;
      return apiKey && order ? { ...answer, order: orderForKey(apiKey, order) } : answer;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/orders/by-token/:token',
    summary: 'An order by its secret link.',
    params: z.strictObject({ token: OrderToken }),
    query: NoQuery,
    response: Order,
    errors: ['NOT_FOUND'],
    handle: async (context, { params, reply, apiKey }): Promise<Order> => {
      reply.header('cache-control', 'no-store');
      if (!apiKey) return found(await orderByTokenHash(context.db, hashOrderToken(params.token)));
      const id = await orderIdOf(context, undefined, params, apiKey);
      return orderForKey(apiKey, found(await orderById(context.db, id)));
    },
  }),
  route({
    method: 'POST',
    path: '/v1/orders/status',
    summary: 'The state of an order by its number and telephone; nothing else of it.',
    body: OrderStatusRequest,
    response: OrderStatus,
    clientLimit: 'order status by client',
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    handle: async ({ db, limits }, { body, client }): Promise<OrderStatus> => {
      await limits.take('order status by number and network', `${body.number} ${clientNetwork(client())}`);
      await limits.take('order status by number', body.number);
      const order = found(await orderByNumber(db, body.number));
      // The same response as for one that does not exist.
      if (body.phone !== order.contactPhone && body.phone !== order.address.phone) throw notFound('Order');
      return toStatus(order);
    },
  }),
  route({
    method: 'POST',
    path: '/v1/orders/cancellation',
    summary:
      'Preview of cancelling an order or a sub-order: by its owner, or by its secret link. Nothing is changed.',
    body: OrderCancellationRequest,
    response: OrderCancellation,
    clientLimit: 'cancellation previews by client',
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
    handle: async (context, { body, viewer }): Promise<OrderCancellation> => {
      const { token, orderId, subOrderId } = body;
      const id = await orderIdOf(context, viewer, token === undefined ? { orderId } : { token });
      return previewCancellation(context.db, id, subOrderId);
    },
  }),
  route({
    method: 'POST',
    path: '/v1/orders/cancel',
    summary:
      'Cancels an order or a sub-order, until it is in preparation: by its owner, or by its secret link. The rest is priced again: delivery may become payable, the coupon may be withdrawn.',
    body: OrderCancelRequest,
    response: Order,
    clientLimit: 'order changes by client',
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'CONFLICT'],
    handle: async (context, { body, viewer }): Promise<Order> => {
      const { token, orderId } = body;
      const id = await orderIdOf(context, viewer, token === undefined ? { orderId } : { token });
      return changing(context, id, once(`cancel ${id}`, body), (trx, order) =>
        cancelForShopper(trx, order, body),
      );
    },
  }),
  route({
    method: 'POST',
    path: '/v1/orders/pay',
    summary:
      'Opens a payment of a pending order, unless one is open: by its owner, or by its secret link. Without a `paymentUrl` in the response the payment service has not answered.',
    body: OrderPayRequest,
    response: Order,
    clientLimit: 'payments by client',
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'CONFLICT'],
    handle: async (context, { body, viewer, apiKey }): Promise<Order> => {
      const { token, orderId, paymentProvider } = body;
      const id = await orderIdOf(context, viewer, token === undefined ? { orderId } : { token }, apiKey);
      const opened = await openPayment(context, id, { wanted: paymentProvider, apiKey });
      if (opened === 'closed') throw new ApiError('CONFLICT', 'Nothing is to be paid any more');
      void context.feed.look();
      const order = found(await orderById(context.db, id));
      return apiKey ? orderForKey(apiKey, order) : order;
    },
  }),
  route({
    method: 'POST',
    path: '/v1/orders/return',
    summary: 'Opens a return of lines of a delivered sub-order, within 10 working days.',
    body: ReturnRequest,
    response: Order,
    clientLimit: 'order changes by client',
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'CONFLICT'],
    handle: async (context, { body, viewer }): Promise<Order> => {
      const { token, subOrderId } = body;
      const id = await orderIdOf(context, viewer, token === undefined ? { subOrderId } : { token });
      return changing(context, id, once(`return ${id}`, body), (trx, order) =>
        openReturn(trx, order, subOrderOf(order, subOrderId), body, { actor: 'customer' }),
      );
    },
  }),
  route({
    method: 'GET',
    path: '/v1/user/orders',
    summary: 'Orders of the caller’s account, the latest first.',
    query: UserOrdersQuery,
    response: OrdersPage,
    errors: ['UNAUTHENTICATED'],
    handle: async ({ db }, { query: { states, ...query }, viewer }): Promise<OrdersPage> =>
      listOrders(db, query, { userId: signedIn(viewer).id, states: statesIn(states) }),
  }),
  route({
    method: 'GET',
    path: '/v1/user/orders/:id',
    summary: 'An order of the caller’s account.',
    params: ById,
    query: NoQuery,
    response: Order,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
    handle: async ({ db }, { params, viewer }): Promise<Order> => {
      const order = found(await orderById(db, params.id));
      if (order.accountNumber !== signedIn(viewer).accountNumber) throw notFound('Order');
      return order;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/user/points',
    summary: 'Loyalty points of the caller’s account.',
    query: NoQuery,
    response: PointsSummary,
    errors: ['UNAUTHENTICATED'],
    handle: async ({ db }, { viewer }): Promise<PointsSummary> => summarizePoints(db, signedIn(viewer).id),
  }),
  route({
    method: 'GET',
    path: '/v1/user/points/history',
    summary: 'History of the loyalty points of the caller’s account, the latest first.',
    query: PointsQuery,
    response: PointsPage,
    errors: ['UNAUTHENTICATED'],
    handle: async ({ db }, { query, viewer }): Promise<PointsPage> =>
      listPoints(db, signedIn(viewer).id, query),
  }),
  route({
    method: 'GET',
    path: '/v1/user/addresses',
    summary: 'The address book of the account: the default one first, then the latest.',
    query: NoQuery,
    response: SavedAddresses,
    errors: ['UNAUTHENTICATED'],
    handle: async ({ db }, { viewer }): Promise<SavedAddresses> => ({
      addresses: await listAddresses(db, signedIn(viewer).id),
    }),
  }),
  route({
    method: 'POST',
    path: '/v1/user/addresses',
    summary: 'Stores an address; with an id, changes that one.',
    body: AddressSaveRequest,
    response: SavedAddress,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'CONFLICT'],
    handle: async ({ db }, { body, viewer }): Promise<SavedAddress> => {
      checkDelegation('delegation', body);
      return saveAddress(db, signedIn(viewer).id, body);
    },
  }),
  route({
    method: 'DELETE',
    path: '/v1/user/addresses',
    summary: 'Removes an address.',
    body: AddressRemoveRequest,
    response: Done,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
    handle: async ({ db }, { body, viewer }): Promise<Done> => {
      await removeAddress(db, signedIn(viewer).id, body.id);
      return DONE;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/admin/orders',
    summary:
      'All orders, narrowed and sorted by what is given, counted up to 10,000. Contact data are masked for admins whose role does not need them.',
    query: AdminOrdersQuery,
    response: OrdersPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    readsOfKey: ({ response }) => ordersRead(response.orders),
    handle: async ({ db }, { query, viewer }): Promise<OrdersPage> =>
      ordersForStaff(db, signedIn(viewer), await listAllOrders(db, query, signedIn(viewer))),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/sellers/:id/ledger',
    summary: 'The ledger of a seller, the latest first.',
    params: ById,
    query: LedgerQuery,
    response: LedgerPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async ({ db }, { params, query }): Promise<LedgerPage> =>
      readLedger(db, Number(params.id), query),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/sellers/:id/payouts',
    summary: `Records a payout to a seller. Repeated with the same reference it is the same payout. ${NEEDS_RECENT_PASSWORD}`,
    params: ById,
    body: PayoutRequest,
    write: { action: 'seller.payout' },
    response: PayoutWritten,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: (_context, { params, body, write }): Promise<PayoutWritten> => {
      const sellerId = Number(params.id);
      const asked = once(`payout ${sellerId}`, body);
      return write(async (trx, { actor }) => {
        requireRecentPassword(actor);
        if (await claimKey(trx, asked))
          await writePayout(trx, sellerId, { ...body, actorAccount: actor.accountNumber });
        return readLedger(trx, sellerId, LedgerQuery.parse({}));
      });
    },
  }),
  route({
    method: 'GET',
    path: '/v1/admin/orders/:id',
    summary: 'One order. Contact data are masked for admins whose role does not need them.',
    params: ById,
    query: NoQuery,
    response: Order,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    reads: ({ response, viewer }) => openedOrder(viewer, response),
    readsOfKey: ({ response }) => ordersRead([response]),
    handle: async ({ db }, { params, viewer }): Promise<Order> =>
      orderForStaff(db, signedIn(viewer), found(await orderById(db, params.id))),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/orders/by-number/:number',
    summary:
      'One order by its number, such as `CMD-26-000042-3`. Contact data are masked for admins whose role does not need them.',
    params: z.strictObject({ number: OrderNumber }),
    query: NoQuery,
    response: Order,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    reads: ({ response, viewer }) => openedOrder(viewer, response),
    readsOfKey: ({ response }) => ordersRead([response]),
    handle: async ({ db }, { params, viewer }): Promise<Order> =>
      orderForStaff(db, signedIn(viewer), found(await orderByNumber(db, params.number))),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/orders/:id/transition',
    summary: 'Changes a sub-order to its next state.',
    params: ById,
    body: OrderTransitionRequest,
    write: { action: 'order.transition' },
    response: DeskOrder,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    readsOfKey: ({ response }) => ordersRead([response]),
    handle: async (context, { params, body, viewer, write, apiKey }): Promise<DeskOrder> => {
      const { accountNumber: actorAccount } = signedIn(viewer);
      const { to, note, trackingNumber } = body;
      // Returns are opened with their lines, and ended by their inspection.
      if (to === 'RETURN_OPEN' || to === 'RETURNED') throw badInput('to', 'is not set by hand');
      return changingAsStaff(
        context,
        write,
        Number(params.id),
        once(by(apiKey, `transition ${params.id}`), body),
        async (trx, order) => {
          const part = subOrderOf(order, body.subOrderId);
          if (part.state === 'RETURN_OPEN') throw new ApiError('CONFLICT', 'The return has to be inspected');
          await changeSubOrder(trx, order, part, { to, actor: 'admin', actorAccount, note, trackingNumber });
        },
      );
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/orders/:id/payment',
    summary:
      'Changes the payment of a sub-order to its next state, or records a refund: in instalments, up to the whole amount.',
    params: ById,
    body: OrderPaymentRequest,
    write: { action: 'order.payment' },
    response: DeskOrder,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    readsOfKey: ({ response }) => ordersRead([response]),
    handle: async (context, { params, body, viewer, write, apiKey }): Promise<DeskOrder> => {
      const { accountNumber: actorAccount } = signedIn(viewer);
      const { to, amount, method, reference, rib, note } = body;
      if (to === 'PAID') throw badInput('to', 'is what the payment service says');
      const isRefund = to === 'REFUNDED' || to === 'PARTIALLY_REFUNDED';
      if (isRefund && apiKey?.scopes.includes('refunds:write') === false)
        throw keyRefused('A refund needs the scope refunds:write', 'refunds:write');
      if (!isRefund && amount !== undefined) throw badInput('amount', 'is for refunds');
      if (!isRefund && method !== null) throw badInput('method', 'is for refunds');
      if (!isRefund && reference !== null) throw badInput('reference', 'is for refunds');
      if (!isRefund && rib !== null) throw badInput('rib', 'is for refunds');
      return changingAsStaff(
        context,
        write,
        Number(params.id),
        once(by(apiKey, `payment ${params.id}`), body),
        async (trx, order) => {
          const part = subOrderOf(order, body.subOrderId);
          if (!isRefund) return changePayment(trx, order, part, to);
          const left = leftOf(part);
          if (to === 'REFUNDED' && amount !== undefined && amount < left)
            throw badInput('amount', `is less than the ${toTnd(left)} that are left: say PARTIALLY_REFUNDED`);
          const given = to === 'REFUNDED' ? (amount ?? left) : amount;
          return refundSubOrder(trx, order, part, given, { actorAccount, method, reference, rib, note });
        },
      );
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/orders/:id/return',
    summary: 'Opens a return for a customer who wants one, by the rules of the customer’s own.',
    params: ById,
    body: StaffReturnRequest,
    write: { action: 'order.return' },
    response: DeskOrder,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: async (context, { params, body, viewer, write }): Promise<DeskOrder> => {
      const { accountNumber } = signedIn(viewer);
      return changingAsStaff(
        context,
        write,
        Number(params.id),
        once(`staff return ${params.id}`, body),
        (trx, order) =>
          openReturn(trx, order, subOrderOf(order, body.subOrderId), body, {
            actor: 'admin',
            actorAccount: accountNumber,
          }),
      );
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/orders/:id/inspection',
    summary:
      'Decides on an open return: accepted pieces go back to the stock, and are refunded to the shopper. Pictures of what came back are kept for staff.',
    params: ById,
    body: ReturnInspectionRequest,
    write: { action: 'order.inspection' },
    response: DeskOrder,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: async (context, { params, body, viewer, write }): Promise<DeskOrder> => {
      const { accountNumber } = signedIn(viewer);
      return changingAsStaff(
        context,
        write,
        Number(params.id),
        once(`inspection ${params.id}`, body),
        (trx, order) => inspectReturn(trx, order, subOrderOf(order, body.subOrderId), body, accountNumber),
      );
    },
  }),
  route({
    method: 'GET',
    path: '/v1/regions/:number/delegations',
    summary: 'Delegations of a governorate.',
    params: z.strictObject({ number: z.coerce.number().int().min(1).max(24) }),
    query: NoQuery,
    response: DelegationList,
    handle: async (_context, { params }): Promise<DelegationList> => ({
      delegations: [...delegationsOf(params.number)],
    }),
  }),
];
