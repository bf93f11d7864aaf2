/** Whether a key may execute an operation: by its scopes and its budget. */
import { getOperationAST, GraphQLError } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { ResolvedApiKey } from '../../contract/api-keys.ts';
import { GATEWAY_CODES } from '../../contract/errors.ts';
import { TEST_KEY_SCOPES } from '../../contract/rules/api-keys.ts';
import { costOf } from './cost.ts';
import type { Balance, Budgets } from '../keys/budget.ts';
import { scopesOf } from '../keys/scopes.ts';

/** Cost of a request to a key, in points: part of `extensions` of the response. */
export interface KeyCost {
  requested: number;
  limit: number;
  remaining: number;
  /** Points per second. */
  restoreRate: number;
}

export interface KeyOperation {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: Readonly<Record<string, unknown>> | null | undefined;
}

/** `refusal`: the error with which the operation is not executed. */
export interface Admission {
  refusal: GraphQLError | undefined;
  /** undefined: refused for its scopes, before anything was calculated. */
  paid: { balance: Balance; cost: KeyCost } | undefined;
}

/** @param isTrial the cost is calculated, and nothing is spent */
export type Admit = (key: ResolvedApiKey, operation: KeyOperation, isTrial?: boolean) => Admission;

export function createAdmission(schema: GraphQLSchema, budgets: Budgets): Admit {
  const { points, perSecond } = budgets.size;

  function pointsOf({ document, operationName, variableValues }: KeyOperation): number {
    const operation = getOperationAST(document, operationName);
    return operation ? Math.ceil(costOf(schema, document, operation, variableValues ?? {}).points) : 0;
  }

  return (key, operation, isTrial = false) => {
    for (const { scope, field } of scopesOf(schema, operation.document)) {
      if (scope !== null && key.scopes.includes(scope)) continue;
      const message =
        scope === null
          ? `${field} is not available to keys`
          : key.mode === 'test' && !TEST_KEY_SCOPES.includes(scope)
            ? `${field} needs the scope ${scope}, which test keys cannot have: there is no sandbox yet`
            : `${field} needs the scope ${scope}`;
      const extensions = { code: GATEWAY_CODES.forbidden, scope, http: { status: 403 } };
      return { refusal: new GraphQLError(message, { extensions }), paid: undefined };
    }
    const requested = pointsOf(operation);
    const balance = budgets.spend(key.id, isTrial ? 0 : requested);
    const cost: KeyCost = {
      requested,
      limit: points,
      remaining: balance.remaining,
      restoreRate: perSecond,
    };
    const extensions = {
      code: GATEWAY_CODES.rateLimited,
      cost,
      http: { status: 429, headers: { 'retry-after': String(balance.retryAfter) } },
    };
    return {
      refusal: balance.isPaid
        ? undefined
        : new GraphQLError('The budget of the key is spent', { extensions }),
      paid: { balance, cost },
    };
  };
}
