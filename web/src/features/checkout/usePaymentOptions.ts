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

/** Payment options of the shop with what marks those online. */
export interface PaymentOptions {
  /** In the order in which they are offered; null: not known yet. Cash alone if they cannot be loaded. */
  readonly options: readonly PaymentOption[] | null;
  /** Names of cards and other means of payment online. */
  readonly marks: readonly string[];
}

/** The payment options of the shop. */
export function usePaymentOptions(): PaymentOptions {
  const { data, isLoading } = useQueryState<usePaymentOptionsQuery>(
    graphql`
      query usePaymentOptionsQuery {
        paymentMethods {
          method
          provider
        }
        storeLinks {
          paymentMarks
        }
      }
    `,
    {},
  );
  if (isLoading) return { options: null, marks: [] };
  return {
    options: data?.paymentMethods?.length ? data.paymentMethods : CASH,
    marks: data?.storeLinks.paymentMarks ?? [],
  };
}
