/**
 * Budgets in points. Operations with a key are paid by the key; documents of one's own without a key by the client's address.
 * Trusted documents without a key are free: they are the shop's own pages, whose shoppers may share an address by the thousand.
 */
import type { Plugin, YogaInitialContext } from 'graphql-yoga';
import type { KeyUse } from '../keys/use.ts';
import type { Admission, Admit, BudgetedOperation, OperationCost, Payment } from './admission.ts';
import { apiKeyOf } from './useApiKeys.ts';
import { CLIENT_ADDRESS_HEADER } from './useSession.ts';
import { trustedDocumentOf } from './useTrustedDocuments.ts';

/** `only`: the cost is calculated, and nothing is executed or spent. */
export const COST_HEADER = 'lawaj-cost';

const payments = new WeakMap<Request, Payment>();
const paid = new WeakSet<object>();

/** Says that Node's request has paid already, so that Yoga does not ask for the same points again. */
export function setPaid(request: object): void {
  paid.add(request);
}

type Operation = BudgetedOperation & { contextValue: unknown };
type Stop = { stop: object };

/** @param keyUse counts results with errors */
export function useBudgets(admitOperation: Admit, keyUse: Pick<KeyUse, 'failed'>): Plugin {
  async function admissionOf(
    { request, req }: YogaInitialContext & { req?: object },
    operation: Operation,
    isTrial: boolean,
  ): Promise<Admission | undefined> {
    const key = apiKeyOf(request);
    if (key) return admitOperation.ofKey(key, operation, isTrial);
    if (trustedDocumentOf(request) || (req && paid.has(req))) return undefined;
    // The front names the client of every request that comes over the network.
    const client = request.headers.get(CLIENT_ADDRESS_HEADER);
    return client === null ? undefined : admitOperation.ofClient(client, operation, isTrial);
  }

  /** Checks scopes and spends points. Returns the result that takes the place of execution; else the cost. */
  async function admit(operation: Operation): Promise<Stop | { cost: OperationCost } | undefined> {
    const context = operation.contextValue as YogaInitialContext;
    const { request } = context;
    const isTrial = request.headers.get(COST_HEADER) === 'only';
    const admission = await admissionOf(context, operation, isTrial);
    if (!admission) return undefined;
    const { refusal, payment } = admission;
    if (payment) payments.set(request, payment);
    if (refusal) return { stop: { errors: [refusal] } };
    if (!payment) return undefined;
    const { cost } = payment;
    if (isTrial) return { stop: { data: null, extensions: { cost } } };
    return apiKeyOf(request) && { cost };
  }

  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const admitted = await admit(args);
      if (!admitted) return undefined;
      if ('stop' in admitted) {
        setResultAndStopExecution(admitted.stop);
        return undefined;
      }
      const { cost } = admitted;
      const { request } = args.contextValue;
      return {
        onExecuteDone({ result, setResult }) {
          if (Symbol.asyncIterator in result) return;
          const key = apiKeyOf(request);
          if (key && result.errors?.length) keyUse.failed(key.id);
          setResult({ ...result, extensions: { ...result.extensions, cost } });
        },
      };
    },
    async onSubscribe({ args, setResultAndStopExecution }) {
      const admitted = await admit(args);
      if (admitted && 'stop' in admitted) setResultAndStopExecution(admitted.stop);
    },
    onResponse({ request, response }) {
      const payment = payments.get(request);
      if (!payment) return;
      const { balance, size } = payment;
      // A balance, like the cost in the body, is of one moment.
      if (!apiKeyOf(request) && balance.isPaid && request.headers.get(COST_HEADER) !== 'only') return;
      response.headers.set('cache-control', 'no-store');
      // draft-ietf-httpapi-ratelimit-headers: a quota of points in the window that restores it whole.
      const window = Math.ceil(size.points / size.perSecond);
      response.headers.set('ratelimit-policy', `"points";q=${size.points};w=${window}`);
      response.headers.set(
        'ratelimit',
        `"points";r=${balance.remaining};t=${Math.ceil((size.points - balance.remaining) / size.perSecond)}`,
      );
    },
  };
}
