/** Calls of payments: what payers and payment services bring about, outside the schema. */
import { PaymentChecked, SimulatedPayment } from '../../contract/payments.ts';
import { GATEWAY_CODES } from '../../contract/errors.ts';
import { UpstreamError } from '../upstream/errors.ts';
import type { RestClient } from '../upstream/rest.ts';
import { orNull } from './orders.ts';

export interface PaymentLoaders {
  /** Has the payment service asked how a payment stands. null: there is no such payment. */
  check(key: string): Promise<PaymentChecked | null>;
  /** A payment of the simulator; null: there is none. */
  simulated(reference: string): Promise<SimulatedPayment | null>;
  /** Pays or refuses in the simulator; 'late': it is decided, or its time is over. */
  decide(reference: string, decision: 'PAY' | 'REFUSE'): Promise<SimulatedPayment | 'late' | null>;
}

/** A payment service is asked meanwhile, which may take its time. */
const CHECK_MS = 15_000;

export function createPaymentLoaders(rest: RestClient): PaymentLoaders {
  const asSimulated = (json: unknown): SimulatedPayment => SimulatedPayment.parse(json);
  return {
    check: (key) =>
      orNull(
        rest.send('/v1/payments/check', { key }, (json) => PaymentChecked.parse(json), {
          timeoutMs: CHECK_MS,
        }),
      ),
    simulated: (reference) => orNull(rest.read(`/v1/payments/simulated/${reference}`, asSimulated)),
    async decide(reference, decision) {
      try {
        return await orNull(rest.send(`/v1/payments/simulated/${reference}`, { decision }, asSimulated));
      } catch (error) {
        if (error instanceof UpstreamError && error.code === GATEWAY_CODES.conflict) return 'late';
        throw error;
      }
    },
  };
}
