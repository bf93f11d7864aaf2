/** Queries and mutations for admins. The permission table guards each field; the REST API has the final decision. */
import { orNull } from '../../loaders/base/missing.ts';
import type { OrderDeskLoaders } from '../../loaders/third-party/loaders.ts';
import { adminLoaders } from '../account/session.ts';
import { filesOf, withFiles } from '../base/files.ts';
import { lastOfKey, readKey, toGlobalId } from '../base/ids.ts';
import { connectionPage, lookUpBy, namingArguments } from '../base/input.ts';
import { money, wireAmount } from '../base/money.ts';
import { attempt } from '../base/userErrors.ts';
import { CREATED_NAMES, createdBetween } from '../base/created.ts';
import type { GatewayContext } from '../context.ts';
import type { AdminOrderBy, Resolvers } from '../generated/resolvers.ts';
import { OrderConnectionModel, partsOf, wireReturn } from '../orders/order.ts';
import {
  DeadLetterConnectionModel,
  DeliveryConnectionModel,
  LedgerConnectionModel,
  ORDER_FILTER_NAMES,
  RefundConnectionModel,
  StatementConnectionModel,
  wireOrderFilter,
  wireOrderSort,
} from './admin.ts';

const DEFAULT_PAGE = 25;

/** Orders and refunds, by the key of a request or its admin. @throws UNAUTHENTICATED without both */
const orderDesk = (context: GatewayContext): OrderDeskLoaders =>
  context.ofKey?.orderDesk ?? adminLoaders(context);

const partOf = ({ orderId, subOrderId }: { orderId: string; subOrderId: string }) => ({
  order: readKey(orderId, 'Order', 'input.orderId'),
  subOrderId: lastOfKey(readKey(subOrderId, 'SubOrder', 'input.subOrderId')),
});

async function changeDeadLetters(
  context: GatewayContext,
  action: 'resend' | 'discard',
  given: readonly string[],
) {
  const keys = given.map((id, index) => readKey(id, 'WebhookDeadLetter', `input.ids.${index}`));
  const admin = adminLoaders(context);
  const { value, userErrors } = await attempt(admin.changeDeadLetters(action, keys));
  return { ids: (value?.ids ?? []).map((key) => toGlobalId('WebhookDeadLetter', key)), userErrors };
}

export const adminResolvers: Resolvers = {
  RefundSortField: { PLACED: 'placed', AMOUNT: 'amount' },
  WebhookDeliverySortField: { OCCURRED: 'occurred', TRIES: 'tries', DELIVERED: 'delivered' },
  Query: {
    adminOrders: async (_, { first, after, filter, sort }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const admin = orderDesk(context);
      const query = { ...wireOrderFilter(filter), ...wireOrderSort(sort) };
      return new OrderConnectionModel(await namingArguments(admin.orders(page, query), ORDER_FILTER_NAMES));
    },
    adminOrderFiles: (_, { filter, sort }, context) =>
      filesOf(
        withFiles({}, ['orders', 'order-lines', 'invoices'], {
          ...wireOrderFilter(filter),
          ...wireOrderSort(sort),
        }),
        null,
        context,
      ),
    adminOrder: async (_, { by, id, number }, context) => {
      const found = lookUpBy<AdminOrderBy>(by, {
        id: id == null ? null : { id },
        number: number == null ? null : { number },
      });
      const admin = orderDesk(context);
      return found.id == null
        ? orNull(
            namingArguments(admin.orderByNumber(found.number), {
              number: by == null ? 'number' : 'by.number',
            }),
          )
        : orNull(admin.order(readKey(found.id, 'Order', by == null ? 'id' : 'by.id')));
    },
    adminShipmentLabel: async (_, { subOrderId }, context) => {
      const key = lastOfKey(readKey(subOrderId, 'SubOrder', 'subOrderId'));
      return orNull(adminLoaders(context).label(key));
    },
    adminRefunds: async (_, { first, after, reason, filter, sort }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const conditions = {
        reason: reason ?? undefined,
        ...createdBetween(filter),
        sort: sort?.field,
        order: sort?.direction ?? undefined,
      };
      const found = await namingArguments(orderDesk(context).refunds(page, conditions), CREATED_NAMES);
      return withFiles(new RefundConnectionModel(found), ['refunds'], conditions);
    },
    sellerLedger: async (_, { sellerId, first, after }, context) => {
      const key = readKey(sellerId, 'Seller', 'sellerId');
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const found = await namingArguments(adminLoaders(context).ledger(key, page));
      return withFiles(new LedgerConnectionModel(found), ['ledger'], { seller: key });
    },
    sellerStatement: async (_, { sellerId, month, first, after }, context) => {
      const key = readKey(sellerId, 'Seller', 'sellerId');
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const statement = await orNull(namingArguments(adminLoaders(context).statement(key, month, page)));
      return statement && new StatementConnectionModel(statement);
    },
    sellerStatementFile: (_, { sellerId, month }, context) => {
      const key = readKey(sellerId, 'Seller', 'sellerId');
      return orNull(namingArguments(adminLoaders(context).statementFile(key, month)));
    },
    webhookDeliveries: async (_, { first, after, filter, sort }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const found = adminLoaders(context).deliveries(page, {
        state: filter?.state ?? undefined,
        channel: filter?.channel ?? undefined,
        ...createdBetween(filter),
        subject: filter?.subject?.trim() || undefined,
        sort: sort?.field,
        order: sort?.direction,
      });
      return new DeliveryConnectionModel(
        await namingArguments(found, { ...CREATED_NAMES, subject: 'filter.subject' }),
      );
    },
    webhookDeadLetters: async (_, { first, after }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      return new DeadLetterConnectionModel(await namingArguments(adminLoaders(context).deadLetters(page)));
    },
  },
  RefundDueConnection: { files: filesOf },
  LedgerEntryConnection: {
    files: filesOf,
    balance: ({ total }) => money(total),
  },
  SellerStatementConnection: {
    name: ({ statement }) => statement.name,
    legalName: ({ statement }) => statement.legalName,
    taxNumber: ({ statement }) => statement.taxNumber,
    address: ({ statement }) => statement.address,
    opening: ({ statement }) => money(statement.opening),
    closing: ({ statement }) => money(statement.closing),
    sums: ({ statement }) =>
      statement.sums.map(({ kind, amount, count }) => ({ kind, amount: money(amount), count })),
  },
  SellerStatementEdge: {
    balance: ({ node }) => money(node.balance),
  },
  LedgerEntry: {
    amount: ({ amount }) => money(amount),
  },
  RefundDue: {
    id: ({ _id }) => toGlobalId('RefundDue', _id),
    subOrder: ({ order, subOrderId }) => partsOf(order).find(({ _id }) => _id === subOrderId) ?? null,
    amount: ({ amount }) => money(amount),
  },
  WebhookChannel: { ORDERS: 'orders', TICKETS: 'tickets' },
  WebhookDelivery: {
    reference: ({ _id }) => toGlobalId('WebhookDeadLetter', _id),
    eventId: ({ event }) => event.id,
    eventType: ({ event }) => event.type,
    subject: ({ event }) => event.subject,
    occurredAt: ({ event }) => event.occurredAt,
    body: ({ event: { data } }) => JSON.stringify(data, null, 2),
  },
  WebhookDeadLetter: {
    id: ({ _id }) => toGlobalId('WebhookDeadLetter', _id),
    eventId: ({ event }) => event.id,
    eventType: ({ event }) => event.type,
    subject: ({ event }) => event.subject,
    occurredAt: ({ event }) => event.occurredAt,
  },
  Mutation: {
    orderTransition: async (_, { input }, context) => {
      const { order, subOrderId } = partOf(input);
      const { to, note, trackingNumber, idempotencyKey } = input;
      const admin = orderDesk(context);
      const { value, userErrors } = await attempt(
        admin.transition(order, { subOrderId, to, note, trackingNumber, idempotencyKey }),
      );
      return { order: value, userErrors };
    },
    orderPaymentTransition: async (_, { input }, context) => {
      const { order, subOrderId } = partOf(input);
      const { to, method, reference, rib, note, idempotencyKey } = input;
      const amount = input.amount == null ? null : wireAmount(input.amount);
      const admin = orderDesk(context);
      const { value, userErrors } = await attempt(
        admin.payment(order, { subOrderId, to, amount, method, reference, rib, note, idempotencyKey }),
      );
      return { order: value, userErrors };
    },
    refundNote: async (_, { input }, context) => {
      const key = readKey(input.id, 'RefundDue', 'input.id');
      const { method, reference, rib, note, idempotencyKey } = input;
      const amount = input.amount == null ? null : wireAmount(input.amount);
      const admin = orderDesk(context);
      const { value, userErrors } = await attempt(
        admin.refund(key, { amount, method, reference, rib, note, idempotencyKey }),
      );
      return { order: value, userErrors };
    },
    staffReturnOpen: async (_, { input }, context) => {
      const { order } = partOf(input);
      const { value, userErrors } = await attempt(adminLoaders(context).openReturn(order, wireReturn(input)));
      return { order: value, userErrors };
    },
    returnInspect: async (_, { input }, context) => {
      const { order, subOrderId } = partOf(input);
      const accepted = input.accepted.map(({ lineId, quantity }, index) => ({
        lineId: lastOfKey(readKey(lineId, 'OrderLine', `input.accepted.${index}.lineId`)),
        quantity,
      }));
      const admin = adminLoaders(context);
      const { value, userErrors } = await attempt(
        admin.inspection(order, {
          subOrderId,
          accepted,
          note: input.note,
          ...(input.photos != null && input.photos.length > 0 && { photos: [...input.photos] }),
          idempotencyKey: input.idempotencyKey,
        }),
      );
      return { order: value, userErrors };
    },
    sellerPayoutNote: async (_, { input }, context) => {
      const key = readKey(input.sellerId, 'Seller', 'input.sellerId');
      const payout = {
        amount: wireAmount(input.amount),
        reference: input.reference,
        idempotencyKey: input.idempotencyKey,
      };
      const admin = adminLoaders(context);
      const { value, userErrors } = await attempt(admin.payout(key, payout));
      return { ledger: value && new LedgerConnectionModel(value), userErrors };
    },
    webhookResend: (_, { input }, context) => changeDeadLetters(context, 'resend', input.ids),
    webhookDiscard: (_, { input }, context) => changeDeadLetters(context, 'discard', input.ids),
  },
};
