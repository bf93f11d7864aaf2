import { useState } from 'react';
import { graphql } from 'react-relay';
import { NOT_SUPPORTED, RequestError } from '../../relay/errors.ts';
import { useAnswer } from '../../relay/useAnswer.ts';
import { secretViewerRequest } from '../../relay/viewer.ts';
import type {
  useCancellationQuery,
  useCancellationQuery$data,
} from './__generated__/useCancellationQuery.graphql.ts';
import { orderTarget, type OrderAccess } from './access.ts';

/** What an order comes to once something of it is cancelled. */
export type Cancellation = NonNullable<useCancellationQuery$data['orderCancellation']>;

/** `unknown`: this shop's API does not tell; `failed`: it did not answer. */
export type CancellationState = 'loading' | 'unknown' | 'failed' | Cancellation;

const request = {
  ...secretViewerRequest,
  metadata: { ...secretViewerRequest.metadata, main: [['orderCancellation']] },
};

/**
 * Asks what cancelling a part of an order would come to, or the whole without a part, while the question is open.
 * `ask` asks anew.
 */
export function useCancellation(
  { orderId, token }: OrderAccess,
  subOrderId: string | undefined,
  isOpen: boolean,
): { readonly state: CancellationState; readonly ask: () => void } {
  const { answer, isLoading, error, retry } = useAnswer<useCancellationQuery>(
    graphql`
      query useCancellationQuery($orderId: ID, $token: String, $subOrderId: ID) {
        orderCancellation(orderId: $orderId, token: $token, subOrderId: $subOrderId) {
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
    isOpen ? { ...orderTarget({ orderId, token }), subOrderId } : null,
    request,
  );
  const failure = error instanceof RequestError && error.code === NOT_SUPPORTED ? 'unknown' : 'failed';
  const state = isLoading ? 'loading' : (answer?.orderCancellation ?? failure);
  // What a dialog showed last stays in it while it fades away.
  const [last, setLast] = useState<CancellationState>('loading');
  if (isOpen && last !== state) setLast(state);
  return { state: isOpen ? state : last, ask: retry };
}
