import { useState } from 'react';
import { graphql } from 'react-relay';
import { NOT_SUPPORTED, RequestError } from '../../relay/errors.ts';
import { useQueryState } from '../../relay/useQueryState.ts';
import { secretViewerRequest } from '../../relay/viewer.ts';
import type {
  useCancellationQuery,
  useCancellationQuery$data,
} from './__generated__/useCancellationQuery.graphql.ts';
import { orderBy, type OrderAccess } from './access.ts';

/** The totals of an order after a cancellation. */
export type Cancellation = NonNullable<useCancellationQuery$data['orderCancellation']>;

/** `unknown`: the upstream has no preview; `failed`: it did not respond. */
export type CancellationState = 'loading' | 'unknown' | 'failed' | Cancellation;

const request = {
  ...secretViewerRequest,
  metadata: { ...secretViewerRequest.metadata, main: [['orderCancellation']] },
};

/**
 * Requests the totals after cancelling a sub-order, or the whole order without one, while the dialog is open. `refetch`
 * requests them again.
 */
export function useCancellation(
  access: OrderAccess,
  subOrderId: string | undefined,
  isOpen: boolean,
): { readonly state: CancellationState; readonly refetch: () => void } {
  const { data, isLoading, error, retry } = useQueryState<useCancellationQuery>(
    graphql`
      query useCancellationQuery($by: OrderBy!, $subOrderId: ID) {
        orderCancellation(by: $by, subOrderId: $subOrderId) {
          refusal
          total {
            amount
          }
          addedDelivery {
            amount
          }
          withdrawnCoupon
          withdrawnDiscount {
            amount
          }
          returnedPoints
          refundDue {
            amount
          }
        }
      }
    `,
    isOpen ? { by: orderBy(access), subOrderId } : null,
    request,
  );
  const failure = error instanceof RequestError && error.code === NOT_SUPPORTED ? 'unknown' : 'failed';
  const state = isLoading ? 'loading' : (data?.orderCancellation ?? failure);
  // The last totals stay visible while the dialog fades out.
  const [last, setLast] = useState<CancellationState>('loading');
  if (isOpen && last !== state) setLast(state);
  return { state: isOpen ? state : last, refetch: retry };
}
