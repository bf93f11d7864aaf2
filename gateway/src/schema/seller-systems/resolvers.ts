/** Orders, returns and accounts of a seller for its own system, which has a key that is bound to the seller. */
import { MAX_PAGE_SIZE } from '../../../contract/common.ts';
import { MAX_BATCH } from '../../../contract/seller-systems.ts';
import type { SellerStepsRequest } from '../../../contract/seller-systems.ts';
import { orNull } from '../../loaders/base/missing.ts';
import { keyLoaders } from '../account/session.ts';
import { joinKey, lastOfKey, readKey, toGlobalId } from '../base/ids.ts';
import { badInput, connectionPage, namingArguments, notEmpty } from '../base/input.ts';
import { money } from '../base/money.ts';
import { attempt, rowErrors } from '../base/userErrors.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers, SellerParcelInput } from '../generated/resolvers.ts';
import {
  SellerLedgerConnectionModel,
  SellerOrderConnectionModel,
  SellerPayoutConnectionModel,
  SellerReturnConnectionModel,
} from './models.ts';

const DEFAULT_PAGE = 25;

/** Schema arguments by REST parameter. */
const FILTER_NAMES = {
  limit: 'first',
  states: 'filter.states',
  orderedAfter: 'filter.orderedAfter',
  updatedAfter: 'filter.updatedAfter',
};

/** The global id of a sub-order. */
const globalId = ({ orderId, subOrderId }: { orderId: string; subOrderId: string }): string =>
  toGlobalId('SubOrder', joinKey(orderId, subOrderId));

/** The id of a part as the REST API has it. @throws BAD_USER_INPUT on `argument` */
const partId = (id: string, argument: string): string => lastOfKey(readKey(id, 'SubOrder', argument));

function partIds(ids: readonly string[], argument: string, most: number): string[] {
  if (ids.length > most) throw badInput(argument, `must be at most ${most}`);
  return notEmpty(ids, argument).map((id, index) => partId(id, `${argument}.${index}`));
}

/** Takes a step with each of these parts; their results in the same order. */
async function takeSteps(
  context: GatewayContext,
  step: SellerStepsRequest['step'],
  given: readonly SellerParcelInput[],
  idempotencyKey: string,
) {
  const argument = step === 'HAND_OVER' ? 'parcels' : 'subOrderIds';
  const ids = given.map(({ subOrderId }) => subOrderId);
  const keys = partIds(ids, `input.${argument}`, MAX_BATCH);
  const orders = keys.map((id, index) => ({ id, trackingNumber: given[index]?.trackingNumber ?? null }));
  const { value, userErrors } = await attempt(
    keyLoaders(context).sellerSystem.takeSteps({ step, orders }, idempotencyKey),
    { 'Idempotency-Key': 'idempotencyKey', orders: argument },
  );
  return {
    results:
      value?.results.map(({ order, error }, index) => ({
        subOrderId: ids[index] ?? '',
        order,
        userErrors: error === null ? [] : rowErrors({ ...error, fields: [] }),
      })) ?? null,
    userErrors,
  };
}

export const sellerSystemResolvers: Resolvers = {
  Query: {
    sellerOrders: async (_, { filter, first, after }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const conditions = {
        states: notEmpty(filter?.states, 'filter.states') ?? undefined,
        orderedAfter: filter?.orderedAfter ?? undefined,
        updatedAfter: filter?.updatedAfter ?? undefined,
      };
      return new SellerOrderConnectionModel(
        await namingArguments(keyLoaders(context).sellerSystem.orders(page, conditions), FILTER_NAMES),
      );
    },
    sellerOrder: (_, { subOrderId }, context) =>
      orNull(keyLoaders(context).sellerSystem.order(partId(subOrderId, 'subOrderId'))),
    sellerLabels: async (_, { subOrderIds, paper }, context) => {
      const keys = partIds(subOrderIds, 'subOrderIds', MAX_PAGE_SIZE);
      const labels = await orNull(keyLoaders(context).sellerSystem.labels(keys, paper ?? 'A6'));
      return (
        labels && {
          ...labels,
          left: subOrderIds.filter((_id, index) => labels.left.includes(keys[index] ?? '')),
        }
      );
    },
    sellerReturns: async (_, { progress, first, after }, context) =>
      new SellerReturnConnectionModel(
        await namingArguments(
          keyLoaders(context).sellerSystem.returns(
            connectionPage({ first, after }, DEFAULT_PAGE),
            progress ?? undefined,
          ),
        ),
      ),
    sellerLedgerEntries: async (_, { first, after }, context) =>
      new SellerLedgerConnectionModel(
        await namingArguments(
          keyLoaders(context).sellerSystem.ledger(connectionPage({ first, after }, DEFAULT_PAGE)),
        ),
      ),
    sellerPayouts: async (_, { first, after }, context) =>
      new SellerPayoutConnectionModel(
        await namingArguments(
          keyLoaders(context).sellerSystem.payouts(connectionPage({ first, after }, DEFAULT_PAGE)),
        ),
      ),
  },
  Mutation: {
    sellerOrdersConfirm: (_, { input: { subOrderIds, idempotencyKey } }, context) =>
      takeSteps(
        context,
        'CONFIRM',
        subOrderIds.map((subOrderId) => ({ subOrderId })),
        idempotencyKey,
      ),
    sellerOrdersPrepare: (_, { input: { subOrderIds, idempotencyKey } }, context) =>
      takeSteps(
        context,
        'PREPARE',
        subOrderIds.map((subOrderId) => ({ subOrderId })),
        idempotencyKey,
      ),
    sellerOrdersHandOver: (_, { input: { parcels, idempotencyKey } }, context) =>
      takeSteps(context, 'HAND_OVER', parcels, idempotencyKey),
  },
  SellerOrder: {
    subOrderId: ({ orderId, _id }) => globalId({ orderId, subOrderId: _id }),
    itemsTotal: ({ itemsTotal }) => money(itemsTotal),
    discountTotal: ({ discountTotal }) => money(discountTotal),
    pointsDiscount: ({ pointsDiscount }) => money(pointsDiscount),
    deliveryShare: ({ deliveryShare }) => money(deliveryShare),
    total: ({ total }) => money(total),
    refunded: ({ refunded }) => money(refunded),
    cashDue: ({ cashDue }) => money(cashDue),
  },
  SellerOrderLine: {
    lineId: ({ _id }) => _id,
    productId: ({ productId }) => (productId === null ? null : toGlobalId('Product', productId)),
    variantId: ({ productId, variantId }) =>
      productId === null || variantId === null
        ? null
        : toGlobalId('ProductVariant', joinKey(productId, variantId)),
    unitPrice: ({ unitPrice }) => money(unitPrice),
    discount: ({ discount }) => money(discount),
    pointsDiscount: ({ pointsDiscount }) => money(pointsDiscount),
    total: ({ total }) => money(total),
  },
  SellerInvoice: {
    deliveryShare: ({ deliveryShare }) => money(deliveryShare),
    total: ({ total }) => money(total),
    stamp: ({ stamp }) => money(stamp),
  },
  SellerInvoiceLine: {
    unitPrice: ({ unitPrice }) => money(unitPrice),
    discount: ({ discount }) => money(discount),
    total: ({ total }) => money(total),
  },
  SellerInvoiceVat: {
    net: ({ net }) => money(net),
    vat: ({ vat }) => money(vat),
  },
  SellerLedgerEntry: {
    entryId: ({ _id }) => _id,
    amount: ({ amount }) => money(amount),
    reason: ({ reason }) => reason ?? null,
  },
  SellerLedgerEntryConnection: { balance: ({ sum }) => money(sum) },
  SellerReturn: { returnId: ({ _id }) => _id, subOrderId: globalId },
  SellerPayout: {
    payoutId: ({ _id }) => _id,
    amount: ({ amount }) => money(amount),
  },
};
