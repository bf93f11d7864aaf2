import { graphql } from 'react-relay';
import { useAnswer } from '../../relay/useAnswer.ts';
import type {
  usePaymentOptionsQuery,
  usePaymentOptionsQuery$data,
} from './__generated__/usePaymentOptionsQuery.graphql.ts';

/** A way to pay that can be chosen. */
export type PaymentOption = NonNullable<usePaymentOptionsQuery$data['paymentMethods']>[number];

/** A name that tells ways to pay apart. */
export const nameOfOption = ({ method, provider }: PaymentOption) => provider ?? method;

/** What every order can be paid with, whatever else there is. */
const CASH: readonly PaymentOption[] = [{ method: 'CASH_ON_DELIVERY', provider: null }];

/** The ways to pay, in the order in which they are offered; null: not known yet. Cash alone where they cannot be had. */
export function usePaymentOptions(): readonly PaymentOption[] | null {
  const { answer, isLoading } = useAnswer<usePaymentOptionsQuery>(
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
  return answer?.paymentMethods?.length ? answer.paymentMethods : CASH;
}
