/** Orders: placing, reading, cancelling and returning them; and the addresses of accounts. */
import { delegationNamed, delegationsOf } from '../../../contract/delegations.ts';
import type { Delegation } from '../../../contract/delegations.ts';
import type { LanguageCode } from '../../../contract/rules/languages.ts';
import { CONSTANT_MS } from '../../loaders/anonymous/policies.ts';
import { orNull } from '../../loaders/base/missing.ts';
import { requireViewer } from '../account/session.ts';
import { findKey, joinKey, readKey, toGlobalId } from '../base/ids.ts';
import { optionalImage } from '../base/image.ts';
import { connectionPage, namingArguments, notEmpty } from '../base/input.ts';
import { inLanguage } from '../base/languages.ts';
import type { TextInLanguage } from '../base/languages.ts';
import { money } from '../base/money.ts';
import { attempt, userError } from '../base/userErrors.ts';
import { SellerModel } from '../catalogue/brand.ts';
import { notedNameFields, productById } from '../catalogue/lookup.ts';
import { colorName } from '../catalogue/options.ts';
import { RegionModel } from '../content/region.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import {
  isOrderToken,
  linesOf,
  OrderConnectionModel,
  partsOf,
  PointsConnectionModel,
  returnsOf,
  toCancellation,
  toDifference,
  wireAddress,
  wireCancel,
  wireCancellation,
  wireOrder,
  wirePay,
  wireReturn,
} from './order.ts';
import type { OrderLineModel } from './order.ts';

const DEFAULT_PAGE = 8;
const POINTS_PAGE = 25;
const CASH = { method: 'CASH_ON_DELIVERY', provider: null } as const;

/** The name of a delegation: in Arabic, or in French. */
const delegationIn = ({ name, nameAr }: Delegation, language: LanguageCode): TextInLanguage<string> =>
  inLanguage(name, { tn: nameAr }, language);

export const orderResolvers: Resolvers = {
  Query: {
    orderByToken: async (_, { token }, { loaders, note }) => {
      note(0, []);
      return isOrderToken(token) ? loaders.orderByToken(token) : null;
    },
    orderStatus: async (_, { number, phone }, { loaders, note }) => {
      note(0, []);
      const status = await namingArguments(loaders.orderStatus({ number, phone }), {});
      return (
        status && {
          ...status,
          subOrders: status.subOrders.map(({ number: part, state, timeline }) => ({
            number: part,
            state,
            timeline: timeline.map((event) => ({ state: event.state, at: event.at, note: null })),
          })),
        }
      );
    },
    orderCancellation: async (_, target, { loaders, note }) => {
      note(0, []);
      const wire = wireCancellation(target);
      const cancellation = await orNull(namingArguments(loaders.orderCancellation(wire), {}));
      return cancellation && toCancellation(cancellation);
    },
    // Cash is always available: an API that does not list the methods supports no other.
    paymentMethods: async (_, _args, { loaders }) => (await loaders.paymentOptions())?.options ?? [CASH],
    delegations: (_, { regionNumber }, { note }) => {
      note(CONSTANT_MS, []);
      return [...delegationsOf(regionNumber)];
    },
  },
  Viewer: {
    orders: async ({ loaders }, { first, after, states }) => {
      return new OrderConnectionModel(
        await namingArguments(
          loaders.orders(
            connectionPage({ first, after }, DEFAULT_PAGE),
            notEmpty(states, 'states') ?? undefined,
          ),
        ),
      );
    },
    loyalty: async ({ loaders }) => ({ loaders, ...(await loaders.points()) }),
    order: async ({ loaders }, { id }) => {
      const key = findKey(id, 'Order');
      return key === undefined ? null : orNull(loaders.order(key));
    },
    addresses: async ({ loaders }) => (await loaders.addresses()).addresses,
  },
  OrderConnection: {
    total: ({ listTotal }) => listTotal,
  },
  Order: {
    id: ({ _id }) => toGlobalId('Order', _id),
    isTest: (_, __, { isSandbox }) => isSandbox,
    subOrders: partsOf,
    itemsTotal: ({ itemsTotal }) => money(itemsTotal),
    discountTotal: ({ discountTotal }) => money(discountTotal),
    pointsDiscount: ({ pointsDiscount }) => money(pointsDiscount),
    deliveryFee: ({ deliveryFee }) => money(deliveryFee),
    total: ({ total }) => money(total),
  },
  Loyalty: {
    value: ({ value }) => money(value),
    history: async ({ loaders }, { first, after }) =>
      new PointsConnectionModel(
        await namingArguments(loaders.pointsHistory(connectionPage({ first, after }, POINTS_PAGE))),
      ),
  },
  PointsEntry: {
    id: ({ _id }) => toGlobalId('PointsEntry', _id),
    orderId: ({ orderId }) => (orderId === null ? null : toGlobalId('Order', orderId)),
  },
  SubOrder: {
    id: ({ orderId, _id }) => toGlobalId('SubOrder', joinKey(orderId, _id)),
    lines: linesOf,
    returns: returnsOf,
    seller: async ({ sellerId }, _args, { loaders }) => {
      const shop = await loaders.shopById(sellerId);
      return shop && new SellerModel(shop);
    },
    itemsTotal: ({ itemsTotal }) => money(itemsTotal),
    discountTotal: ({ discountTotal }) => money(discountTotal),
    pointsDiscount: ({ pointsDiscount }) => money(pointsDiscount),
    deliveryShare: ({ deliveryShare }) => money(deliveryShare),
    total: ({ total }) => money(total),
    refundDue: ({ refundDue }) => money(refundDue),
    refunded: ({ refunded }) => money(refunded),
    invoiceUrl: ({ invoicePath }) => invoicePath,
  },
  OrderLine: {
    id: ({ orderId, subOrderId, _id }) => toGlobalId('OrderLine', joinKey(orderId, subOrderId, _id)),
    product: ({ productId }, _args, context) => (productId === null ? null : productById(productId, context)),
    variantId: ({ productId, variantId }) =>
      productId === null || variantId === null
        ? null
        : toGlobalId('ProductVariant', joinKey(productId, variantId)),
    ...notedNameFields((line: OrderLineModel) => line),
    image: ({ imageUrl }) => optionalImage(imageUrl),
    color: ({ color }, { language }) => color && colorName(color, language).text,
    unitPrice: ({ unitPrice }) => money(unitPrice),
    discount: ({ discount }) => money(discount),
    pointsDiscount: ({ pointsDiscount }) => money(pointsDiscount),
    total: ({ total }) => money(total),
  },
  Address: {
    region: ({ regionNumber }) => new RegionModel(regionNumber),
    delegation: ({ regionNumber, delegation }, { language }) => {
      const known = language == null ? undefined : delegationNamed(regionNumber, delegation);
      return known && language != null ? delegationIn(known, language).text : delegation;
    },
    delegationAr: ({ regionNumber, delegation }) =>
      delegationNamed(regionNumber, delegation)?.nameAr ?? delegation,
  },
  Delegation: {
    name: (delegation, { language }) => delegationIn(delegation, language).text,
    nameLanguage: (delegation, { language }) => delegationIn(delegation, language).language,
  },
  SavedAddress: {
    id: ({ _id }) => toGlobalId('SavedAddress', _id),
    address: (address) => address,
  },
  Mutation: {
    orderPlace: async (_, { input }, { loaders }) => {
      const { value, userErrors } = await attempt(loaders.placeOrder(wireOrder(input)));
      return {
        order: value?.order ?? null,
        token: value?.token ?? null,
        paymentUrl: value?.order?.paymentUrl ?? null,
        differences: value?.differences.map(toDifference) ?? [],
        userErrors,
      };
    },
    orderCancel: async (_, { input }, { loaders }) => {
      const { value, userErrors } = await attempt(loaders.cancelOrder(wireCancel(input)));
      return { order: value, userErrors };
    },
    orderPay: async (_, { input }, { loaders }) => {
      const { value, userErrors } = await attempt(loaders.payOrder(wirePay(input)));
      return { order: value, paymentUrl: value?.paymentUrl ?? null, userErrors };
    },
    returnOpen: async (_, { input }, { loaders }) => {
      const { value, userErrors } = await attempt(loaders.openReturn(wireReturn(input)));
      return { order: value, userErrors };
    },
    addressSave: async (_, { input: { id, address, isDefault } }, context) => {
      const key = id == null ? null : readKey(id, 'SavedAddress', 'input.id');
      const viewer = await requireViewer(context);
      const { value, userErrors } = await attempt(
        viewer.loaders.saveAddress({ ...wireAddress(address), id: key, isDefault }),
      );
      const named = userErrors.map(({ field, code, message }) =>
        userError(field.length === 0 ? [] : ['address', ...field], code, message),
      );
      return { address: value, viewer: value && viewer, userErrors: named };
    },
    addressRemove: async (_, { input }, context) => {
      const key = readKey(input.id, 'SavedAddress', 'input.id');
      const viewer = await requireViewer(context);
      const { value, userErrors } = await attempt(viewer.loaders.removeAddress(key));
      return { removedId: value && input.id, viewer: value && viewer, userErrors };
    },
  },
};
