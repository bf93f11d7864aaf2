import { graphql } from 'react-relay';
import { useQueryState } from '../../relay/useQueryState.ts';
import type {
  usePaymentOptionsQuery,
  usePaymentOptionsQuery$data,
} from './__generated__/usePaymentOptionsQuery.graphql.ts';

/** A payment option. */
export type PaymentOption = NonNullable<usePaymentOptionsQuery$data['paymentMethods']>[number];

/** A name that identifies a payment option. */
export const nameOfOption = ({ method, provider }: PaymentOption) => provider ?? method;

/** The option that every order has. */
const CASH: readonly PaymentOption[] = [{ method: 'CASH_ON_DELIVERY', provider: null }];

/** The payment options, in the order in which they are offered; null: not known yet. Cash alone if they cannot be loaded. */
export function usePaymentOptions(): readonly PaymentOption[] | null {
  const { data, isLoading } = useQueryState<usePaymentOptionsQuery>(
    graphql`
      query usePaymentOptionsQuery {
        paymentMethods {
          method
          provider
        }
      }
    `,
    {},
  );
  if (isLoading) return null;
  return data?.paymentMethods?.length ? data.paymentMethods : CASH;
}
