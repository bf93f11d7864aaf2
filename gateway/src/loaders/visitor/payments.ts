/** Payment calls of payers and payment services, outside the schema. */
import { PaymentChecked, SimulatedPayment } from '../../../contract/payments.ts';
import { GATEWAY_CODES } from '../../../contract/errors.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import type { RestClient } from '../../upstream/rest.ts';
import { orNull } from '../base/missing.ts';

export interface PaymentLoaders {
  /** Has the origin query the payment service for a payment's state. null: there is no such payment. */
  check(key: string): Promise<PaymentChecked | null>;
  /** A payment of the simulator; null: there is none. */
  simulated(reference: string): Promise<SimulatedPayment | null>;
  /** Pays or refuses in the simulator; 'late': it has been decided or has expired. */
  decide(reference: string, decision: 'PAY' | 'REFUSE'): Promise<SimulatedPayment | 'late' | null>;
}

/** The origin calls a payment service meanwhile, which may be slow. */
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
