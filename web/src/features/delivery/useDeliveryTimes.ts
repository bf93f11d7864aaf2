import { graphql } from 'react-relay';
import { useAnswer, type AnswerState } from '../../relay/useAnswer.ts';
import type {
  useDeliveryTimesQuery,
  useDeliveryTimesQuery$data,
} from './__generated__/useDeliveryTimesQuery.graphql.ts';

/** The days on which a parcel would arrive (ISO 8601). */
export type DeliveryDays = NonNullable<
  NonNullable<NonNullable<useDeliveryTimesQuery$data['nodes']>[number]>['deliveryTimes']
>;

/** Days on which parcels of these sellers would arrive in a governorate ('1' to '24'; empty: none), by seller. */
export function useDeliveryTimes(
  sellerIds: readonly string[],
  regionNumber: string,
): AnswerState<ReadonlyMap<string, DeliveryDays>> {
  const { answer, ...state } = useAnswer<useDeliveryTimesQuery>(
    graphql`
      query useDeliveryTimesQuery($sellerIds: [ID!]!, $regionNumber: Int!) {
        nodes(ids: $sellerIds) {
          ... on Seller {
            id
            deliveryTimes(regionNumber: $regionNumber) {
              arrivesFrom
              arrivesUntil
            }
          }
        }
      }
    `,
    regionNumber === '' || sellerIds.length === 0 ? null : { sellerIds, regionNumber: Number(regionNumber) },
  );
  const known = answer?.nodes?.flatMap((node) =>
    node?.id !== undefined && node.deliveryTimes ? [[node.id, node.deliveryTimes] as const] : [],
  );
  return {
    ...state,
    hasFailed: state.hasFailed || (answer !== undefined && known === undefined),
    answer: known && new Map(known),
  };
}
