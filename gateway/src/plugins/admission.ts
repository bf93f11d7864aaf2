/** Whether an operation of a third party may be executed: by the scopes of its key, and by its budget. */
import { GraphQLError } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { ResolvedApiKey } from '../../contract/api-keys.ts';
import { GATEWAY_CODES } from '../../contract/errors.ts';
import { BINDING_TEXTS } from '../../contract/rules/api-key-access.ts';
import type { KeyNeed } from '../../contract/rules/api-key-access.ts';
import { TEST_KEY_SCOPES } from '../../contract/rules/api-keys.ts';
import type { Balance, Budgets, BudgetSize } from '../keys/budget.ts';
import type { GatewayBudgets } from '../keys/open-budgets.ts';
import { deprecatedIn } from '../keys/deprecated.ts';
import { scopesOf } from '../keys/scopes.ts';
import type { KeyUse } from '../keys/use.ts';
import type { MeasureCost } from './limits.ts';

/** Cost of a request to its budget, in points: part of `extensions` of the response. */
export interface OperationCost {
  requested: number;
  limit: number;
  remaining: number;
  /** Points per second. */
  restoreRate: number;
}

export interface BudgetedOperation {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: Readonly<Record<string, unknown>> | null | undefined;
}

/** What was asked of a budget. */
export interface Payment {
  balance: Balance;
  cost: OperationCost;
  size: BudgetSize;
}

/** `refusal`: the error with which the operation is not executed. */
export interface Admission {
  refusal: GraphQLError | undefined;
  /** undefined: refused for its scopes, before anything was calculated. */
  payment: Payment | undefined;
}

export interface Admit {
  /** @param isTrial the cost is calculated, and nothing is spent */
  ofKey(key: ResolvedApiKey, operation: BudgetedOperation, isTrial?: boolean): Promise<Admission>;
  /** An operation without a key, which the address of its client pays. */
  ofClient(client: string, operation: BudgetedOperation, isTrial?: boolean): Promise<Admission>;
}

export interface AdmissionParts {
  schema: GraphQLSchema;
  measure: MeasureCost;
  budgets: Pick<GatewayBudgets, 'keys' | 'clients'>;
  keyUse: Pick<KeyUse, 'called' | 'failed'>;
}

/** Why a key may not select a field that needs this; undefined: it may. */
function refusalOf(key: ResolvedApiKey, need: KeyNeed | null): string | undefined {
  if (need === null) return 'is not available to keys';
  const { scope, binding } = need;
  if (binding !== undefined && binding !== key.binding) return BINDING_TEXTS[binding];
  if (key.scopes.includes(scope)) return undefined;
  return key.mode === 'test' && !TEST_KEY_SCOPES.includes(scope)
    ? `needs the scope ${scope}, which test keys cannot have: there is no sandbox yet`
    : `needs the scope ${scope}`;
}

export function createAdmission({ schema, measure, budgets, keyUse }: AdmissionParts): Admit {
  async function pay(
    payer: Budgets,
    name: string,
    { document, operationName, variableValues }: BudgetedOperation,
    isTrial: boolean,
    message: string,
  ): Promise<Admission> {
    const { size } = payer;
    const requested = Math.ceil(measure(schema, document, operationName, variableValues ?? {}));
    const balance = await payer.spend(name, isTrial ? 0 : requested);
    const { remaining, retryAfter, isPaid } = balance;
    const cost = { requested, limit: size.points, remaining, restoreRate: size.perSecond };
    const http = { status: 429, headers: { 'retry-after': String(retryAfter) } };
    const extensions = { code: GATEWAY_CODES.rateLimited, cost, http };
    const refusal = isPaid ? undefined : new GraphQLError(message, { extensions });
    return { refusal, payment: { balance, cost, size } };
  }

  return {
    async ofKey(key, operation, isTrial = false) {
      for (const { need, field } of scopesOf(schema, operation.document)) {
        const message = refusalOf(key, need);
        if (message === undefined) continue;
        keyUse.called(key.id, 0, []);
        keyUse.failed(key.id);
        const extensions = {
          code: GATEWAY_CODES.forbidden,
          scope: need?.scope ?? null,
          http: { status: 403 },
        };
        return { refusal: new GraphQLError(`${field} ${message}`, { extensions }), payment: undefined };
      }
      const admission = await pay(budgets.keys, key.id, operation, isTrial, 'The budget of the key is spent');
      if (isTrial) return admission;
      const { refusal, payment } = admission;
      keyUse.called(
        key.id,
        refusal ? 0 : (payment?.cost.requested ?? 0),
        deprecatedIn(schema, operation.document),
      );
      if (refusal) keyUse.failed(key.id);
      return admission;
    },
    ofClient: (client, operation, isTrial = false) =>
      pay(
        budgets.clients,
        client,
        operation,
        isTrial,
        'The budget of this address is spent; a key has its own',
      ),
  };
}
