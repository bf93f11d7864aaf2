/** Parcels, scans and cash of a delivery company for its own system, which has a key that is bound to the carrier. */
import { TrackingNumber } from '../../../contract/carrier.ts';
import { orNull } from '../../loaders/base/missing.ts';
import { keyLoaders } from '../account/session.ts';
import { badInput, connectionPage, namingArguments, notEmpty } from '../base/input.ts';
import { money, optionalMoney, optionalWireAmount, wireAmount } from '../base/money.ts';
import { attempt, userError } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import {
  CarrierParcelConnectionModel,
  CarrierRowConnectionModel,
  CarrierStatementConnectionModel,
} from './models.ts';

const DEFAULT_PAGE = 25;

/** Schema arguments by REST parameter. */
const FILTER_NAMES = {
  limit: 'first',
  states: 'filter.states',
  trackingNumber: 'filter.trackingNumber',
  updatedAfter: 'filter.updatedAfter',
};

export const carrierSystemResolvers: Resolvers = {
  Query: {
    carrierParcels: async (_, { filter, first, after }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const conditions = {
        states: notEmpty(filter?.states, 'filter.states') ?? undefined,
        trackingNumber: filter?.trackingNumber ?? undefined,
        updatedAfter: filter?.updatedAfter ?? undefined,
      };
      return new CarrierParcelConnectionModel(
        await namingArguments(keyLoaders(context).carrierSystem.parcels(page, conditions), FILTER_NAMES),
      );
    },
    carrierParcelLabel: (_, { trackingNumber }, context) => {
      if (!TrackingNumber.safeParse(trackingNumber).success)
        throw badInput('trackingNumber', 'must be letters, digits and hyphens');
      return orNull(keyLoaders(context).carrierSystem.label(trackingNumber));
    },
    carrierCashStatements: async (_, { number, isSettled, first, after }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const conditions = {
        number: number ?? undefined,
        state: isSettled == null ? undefined : isSettled ? 'settled' : 'open',
      };
      return new CarrierStatementConnectionModel(
        await namingArguments(keyLoaders(context).carrierSystem.statements(page, conditions)),
      );
    },
  },
  Mutation: {
    shipmentEventsReport: async (_, { input: { events } }, context) => {
      const { value, userErrors } = await attempt(
        keyLoaders(context).carrierSystem.report({
          events: events.map(({ cashCollected, ...event }) => ({
            ...event,
            cashCollected: optionalWireAmount(cashCollected) ?? null,
          })),
        }),
      );
      return { results: value?.results ?? null, userErrors };
    },
    carrierCashStatementSubmit: async (_, { input: { total, rows, ...statement } }, context) => {
      const { value, userErrors } = await attempt(
        keyLoaders(context).carrierSystem.submit({
          ...statement,
          ...(total == null ? {} : { total: wireAmount(total) }),
          rows: rows.map(({ amount, ...row }) => ({ ...row, amount: wireAmount(amount) })),
        }),
      );
      return {
        statement: value?.statement ?? null,
        differences: value?.differences ?? null,
        userErrors,
      };
    },
  },
  CarrierParcel: { cashOnDelivery: ({ cashOnDelivery }) => money(cashOnDelivery) },
  ShipmentEventResult: {
    cashExpected: ({ cashExpected }) => optionalMoney(cashExpected),
    userErrors: ({ error }) => (error === null ? [] : [userError([error.field], error.code, error.message)]),
  },
  CarrierCashStatement: {
    statementId: ({ _id }) => _id,
    announced: ({ announced }) => money(announced),
    rowTotal: ({ rowTotal }) => money(rowTotal),
    collected: ({ collected }) => money(collected),
    unsettled: ({ unsettled }) => money(unsettled),
    byCarrier: ({ byCarrier }) => money(byCarrier),
    rows: async ({ _id }, { first, after, differs }, context) =>
      new CarrierRowConnectionModel(
        await namingArguments(
          keyLoaders(context).carrierSystem.statementRows(
            _id,
            connectionPage({ first, after }, DEFAULT_PAGE),
            differs ?? undefined,
          ),
        ),
      ),
  },
  CarrierCashRow: {
    amount: ({ amount }) => money(amount),
    expected: ({ expected }) => optionalMoney(expected),
  },
};
