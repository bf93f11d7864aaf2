/** A payment service for tests: it says of each payment what the test wants it to say. */
import { paymentProviders } from '../api/payments/provider.ts';
import type { PaymentProvider, PaymentSeen } from '../api/payments/provider.ts';
import type { TestOrigin } from './origin.ts';

export interface TestPaymentService {
  /** It says that the payment of this reference (`pay-1`, `pay-2`, ...) is paid, or what is given; open until then. */
  says(reference: string, seen: Partial<PaymentSeen>): void;
}

const OPEN: PaymentSeen = { state: 'OPEN', amount: null, trackingId: null };

/** Puts the service in the simulator's place. */
export function usePaymentService({ origin }: TestOrigin): TestPaymentService {
  const known = new Map<string, PaymentSeen>();
  let references = 0;
  const service: PaymentProvider = {
    code: 'SIMULATOR',
    create: async () => {
      const reference = `pay-${(references += 1)}`;
      return { reference, url: `https://pay.test/${reference}` };
    },
    stateOf: async (reference) => known.get(reference) ?? OPEN,
  };
  Object.assign(origin.context, { payments: paymentProviders([service]) });
  return {
    says: (reference, seen) => void known.set(reference, { ...OPEN, state: 'PAID', ...seen }),
  };
}
