import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { markStale } from '../../../relay/useAdminQuery.ts';
import { mutate } from '../../../relay/useMutation.ts';
import type { ScanAnswer, SentScan } from './scans.ts';
import type { sendScanMutation } from './__generated__/sendScanMutation.graphql.ts';

/** Sends a scan. Rejects when the server did not answer. */
export async function sendScan(environment: Environment, { key, code, mode }: SentScan): Promise<ScanAnswer> {
  const { order, subOrder, userErrors } = await mutate<sendScanMutation>(
    environment,
    graphql`
      mutation sendScanMutation($input: ParcelScanInput!) {
        parcelScan(input: $input) {
          order {
            id
          }
          subOrder {
            id
            number
            state
          }
          userErrors {
            code
            message
          }
        }
      }
    `,
    { input: { code, mode, idempotencyKey: key } },
  );
  const [problem] = userErrors;
  if (problem !== undefined || order == null || subOrder == null) {
    // The message names the parcel's present state.
    const state = /\b[A-Z]+(?:_[A-Z]+)*\b/.exec(problem?.message ?? '')?.[0];
    return { isDone: false, code: problem?.code ?? 'OTHER', ...(state !== undefined && { state }) };
  }
  markStale(environment, ['orders', 'order', 'parcels']);
  return { isDone: true, number: subOrder.number, orderId: order.id, state: subOrder.state };
}
