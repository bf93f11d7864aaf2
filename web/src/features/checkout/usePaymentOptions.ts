import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  usePaymentOptionsQuery,
  usePaymentOptionsQuery$data,
} from './__generated__/usePaymentOptionsQuery.graphql.ts';

/** A way to pay that can be chosen. */
export type PaymentOption = usePaymentOptionsQuery$data['paymentMethods'][number];

/** What every order can be paid with, whatever else there is. */
const CASH: readonly PaymentOption[] = [{ method: 'CASH_ON_DELIVERY', provider: null }];

/** The ways to pay, in the order in which they are offered; null: not known yet. Cash alone where they cannot be had. */
export function usePaymentOptions(): readonly PaymentOption[] | null {
  const environment = useRelayEnvironment();
  const [options, setOptions] = useState<readonly PaymentOption[] | null>(null);
  useEffect(() => {
    const { unsubscribe } = fetchQuery<usePaymentOptionsQuery>(
      environment,
      graphql`
        query usePaymentOptionsQuery {
          paymentMethods {
            method
            provider
          }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ paymentMethods }) => setOptions(paymentMethods.length === 0 ? CASH : paymentMethods),
      error: () => setOptions(CASH),
    });
    return unsubscribe;
  }, [environment]);
  return options;
}
