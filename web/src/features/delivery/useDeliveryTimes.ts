import { graphql } from 'react-relay';
import { useQueryState, type QueryState } from '../../relay/useQueryState.ts';
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
): QueryState<ReadonlyMap<string, DeliveryDays>> {
  const { data, ...state } = useQueryState<useDeliveryTimesQuery>(
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
  const known = data?.nodes?.flatMap((node) =>
    node?.id !== undefined && node.deliveryTimes ? [[node.id, node.deliveryTimes] as const] : [],
  );
  return {
    ...state,
    hasFailed: state.hasFailed || (data !== undefined && known === undefined),
    data: known && new Map(known),
  };
}
