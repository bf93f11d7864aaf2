import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { newKey } from '../../../newKey.ts';
import { markStale } from '../../../relay/useAdminQuery.ts';
import { mutate } from '../../../relay/useMutation.ts';
import type { StepResult } from '../_kit/StepResults.tsx';
import type { giveParcelsMutation } from './__generated__/giveParcelsMutation.graphql.ts';

interface GivenParcel {
  readonly id: string;
  readonly number: string;
  readonly state: string;
}

/** Gives parcels to a delivery company, each by itself: one that is refused does not keep the others from it. */
export async function giveParcels(
  environment: Environment,
  parcels: readonly GivenParcel[],
  carrier: string,
  reason: string | null,
): Promise<readonly StepResult[]> {
  const done: StepResult[] = [];
  for (const { id: subOrderId, number, state } of parcels) {
    try {
      const { order, userErrors } = await mutate<giveParcelsMutation>(
        environment,
        graphql`
          mutation giveParcelsMutation($input: ParcelCarrierInput!) {
            parcelCarrierSet(input: $input) {
              order {
                id
              }
              userErrors {
                code
              }
            }
          }
        `,
        { input: { subOrderId, carrier, reason, idempotencyKey: newKey() } },
      );
      done.push({
        number,
        answer:
          order == null
            ? { isDone: false, code: userErrors[0]?.code ?? 'OTHER' }
            : { isDone: true, number, orderId: order.id, state },
      });
    } catch {
      done.push({ number, answer: undefined });
    }
  }
  markStale(environment, ['orders', 'order', 'parcels']);
  return done;
}
