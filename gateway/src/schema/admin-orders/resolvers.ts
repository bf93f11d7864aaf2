/** What staff see of orders, and the confirmation desk. The REST API has the final decision. */
import type { AdminDeskLoaders } from '../../loaders/viewer/admin/desk.ts';
import { requireViewer } from '../account/session.ts';
import { lastOfKey, readKey } from '../base/ids.ts';
import { badInput, connectionPage, namingArguments } from '../base/input.ts';
import { money, optionalMoney } from '../base/money.ts';
import { attempt } from '../base/userErrors.ts';
import type { GatewayContext } from '../context.ts';
import type { AmendedLineInput, OrderAmendInput, Resolvers } from '../generated/resolvers.ts';
import { OrderConnectionModel, partsOf, toDifference } from '../orders/order.ts';
import {
  AMEND_NAMES,
  deskOf,
  detailsOf,
  QUEUE_FILTER_NAMES,
  TimelineConnectionModel,
  wireContact,
  wirePhoneOrder,
  wireQueueFilter,
} from './models.ts';

const DEFAULT_PAGE = 25;

const deskLoaders = async (context: GatewayContext): Promise<AdminDeskLoaders> =>
  (await requireViewer(context)).loaders.admin;

const orderKey = (id: string): string => readKey(id, 'Order', 'input.orderId');

/** New quantities by the keys of lines; `field` names the argument in errors. */
const wireLines = (lines: readonly AmendedLineInput[], field: string) =>
  lines.map(({ lineId, quantity }, index) => ({
    lineId: lastOfKey(readKey(lineId, 'OrderLine', `${field}.${index}.lineId`)),
    quantity,
  }));

/** Makes either change of an order that awaits confirmation. */
function amendOrder(
  admin: AdminDeskLoaders,
  { orderId, version, contact, lines, idempotencyKey }: OrderAmendInput,
) {
  const key = orderKey(orderId);
  if (contact != null && lines == null)
    return admin.changeAddress(key, wireContact(contact), version, idempotencyKey);
  if (lines == null || contact != null) throw badInput('input.lines', 'either this or contact is required');
  const changed = wireLines(lines.lines, 'input.lines.lines');
  const { keepCoupon, reason } = lines;
  return admin.changeLines(
    key,
    { lines: changed, keepCoupon: keepCoupon ?? true, reason },
    version,
    idempotencyKey,
  );
}

export const adminOrderResolvers: Resolvers = {
  AdminOrderSortField: { PLACED: 'placed', TOTAL: 'total', AGE: 'age' },
  OrderTimelineActor: { BUYER: 'customer', STAFF: 'admin', SYSTEM: 'system' },
  Query: {
    confirmationQueue: async (_, { first, after, filter }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const admin = await deskLoaders(context);
      return new OrderConnectionModel(
        await namingArguments(admin.confirmationQueue(page, wireQueueFilter(filter)), QUEUE_FILTER_NAMES),
      );
    },
  },
  Order: {
    desk: deskOf,
  },
  OrderDesk: {
    timeline: async ({ orderId }, { first, after, kinds }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const admin = await deskLoaders(context);
      return new TimelineConnectionModel(
        await namingArguments(admin.orderTimeline(orderId, page, kinds ?? undefined)),
      );
    },
    details: async ({ orderId }, _, context) => {
      const admin = await deskLoaders(context);
      return detailsOf(await admin.orderDetails(orderId), orderId);
    },
    linesQuote: async ({ orderId }, { lines, keepCoupon }, context) => {
      const admin = await deskLoaders(context);
      return namingArguments(admin.quoteLines(orderId, wireLines(lines, 'lines'), keepCoupon ?? true));
    },
  },
  SubOrderOutlook: {
    proceeds: ({ proceeds }) => optionalMoney(proceeds),
    arrivesFrom: ({ arrives }) => arrives?.from ?? null,
    arrivesUntil: ({ arrives }) => arrives?.until ?? null,
  },
  PaymentAttempt: {
    key: ({ _id }) => _id,
    amount: ({ amount }) => money(amount),
  },
  RefundMade: {
    key: ({ _id }) => _id,
    amount: ({ amount }) => money(amount),
  },
  OrderLinesQuote: {
    itemsTotal: ({ itemsTotal }) => money(itemsTotal),
    discountTotal: ({ discountTotal }) => money(discountTotal),
    pointsDiscount: ({ pointsDiscount }) => money(pointsDiscount),
    deliveryFee: ({ deliveryFee }) => money(deliveryFee),
    total: ({ total }) => money(total),
  },
  OrderTimelineEntry: {
    key: ({ _id }) => _id,
    amount: ({ amount }) => optionalMoney(amount),
  },
  Mutation: {
    orderClaim: async (_, { input }, context) => {
      const key = orderKey(input.orderId);
      const admin = await deskLoaders(context);
      const { value, userErrors } = await attempt(admin.claimOrder(key, input.release === true));
      return { order: value, userErrors };
    },
    orderContactNote: async (_, { input }, context) => {
      const { orderId, idempotencyKey, ...contact } = input;
      const key = orderKey(orderId);
      const admin = await deskLoaders(context);
      const { value, userErrors } = await attempt(admin.noteContact(key, contact, idempotencyKey));
      return { order: value, userErrors };
    },
    orderConfirm: async (_, { input }, context) => {
      const key = orderKey(input.orderId);
      const exclude = (input.exclude ?? []).map(({ subOrderId, reason }, index) => ({
        subOrderId: lastOfKey(readKey(subOrderId, 'SubOrder', `input.exclude.${index}.subOrderId`)),
        reason,
      }));
      const admin = await deskLoaders(context);
      const { value, userErrors } = await attempt(
        admin.confirmOrder(key, { exclude, note: input.note }, input.idempotencyKey),
      );
      return { order: value, userErrors };
    },
    orderAmend: async (_, { input }, context) => {
      const { value, userErrors } = await attempt(amendOrder(await deskLoaders(context), input), AMEND_NAMES);
      return { order: value, userErrors };
    },
    parcelScan: async (_, { input }, context) => {
      const { idempotencyKey, ...request } = input;
      const admin = await deskLoaders(context);
      const { value, userErrors } = await attempt(admin.scanParcel(request, idempotencyKey));
      const subOrder = value && partsOf(value).find(({ _id }) => _id === value.scannedId);
      return { order: value, subOrder: subOrder ?? null, userErrors };
    },
    orderPlaceByPhone: async (_, { input }, context) => {
      const admin = await deskLoaders(context);
      const { value, userErrors } = await attempt(admin.placeByPhone(wirePhoneOrder(input)));
      return {
        order: value?.order ?? null,
        differences: value?.differences.map(toDifference) ?? [],
        userErrors,
      };
    },
    orderNote: async (_, { input }, context) => {
      const key = orderKey(input.orderId);
      const admin = await deskLoaders(context);
      const { value, userErrors } = await attempt(admin.noteOrder(key, input.text, input.idempotencyKey));
      return { order: value, userErrors };
    },
  },
};
