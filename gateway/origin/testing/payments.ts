/** A payment service for tests, with states set by the test. */
import { paymentProviders } from '../api/payments/provider.ts';
import type { PaymentProvider, PaymentSeen } from '../api/payments/provider.ts';
import { checkPayment } from '../api/payments/settle.ts';
import type { TestOrigin } from './origin.ts';

export interface TestPaymentService {
  /** Sets the payment with this reference (`pay-1`, `pay-2`, ...) to paid, or to the given state; open until then. */
  says(reference: string, seen: Partial<PaymentSeen>): void;
  /** Sets the order's payment with this index, and has the shop poll it. */
  comesTo(order: { readonly _id: string }, seen?: Partial<PaymentSeen>, index?: number): Promise<void>;
}

/** Payments of an order, the first one first. */
export const paymentsOf = ({ database }: TestOrigin, order: { readonly _id: string }) =>
  database.db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', Number(order._id))
    .orderBy('id')
    .execute();

const OPEN: PaymentSeen = { state: 'OPEN', amount: null, trackingId: null };

/** Replaces the simulator by the service. */
export function usePaymentService(shop: TestOrigin): TestPaymentService {
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
  Object.assign(shop.origin.context, { payments: paymentProviders([service]) });
  const says: TestPaymentService['says'] = (reference, seen) =>
    void known.set(reference, { ...OPEN, state: 'PAID', ...seen });
  return {
    says,
    async comesTo(order, seen = {}, index = 0) {
      const payment = (await paymentsOf(shop, order))[index];
      if (payment?.reference == null) throw new Error('No such payment');
      says(payment.reference, seen);
      await checkPayment(shop.origin.context, payment.id);
    },
  };
}
