import { graphql } from 'react-relay';
import { useQueryState } from '../../relay/useQueryState.ts';
import type {
  useDelegationsQuery,
  useDelegationsQuery$data,
} from './__generated__/useDelegationsQuery.graphql.ts';

export type Delegation = useDelegationsQuery$data['delegations'][number];

export interface DelegationsState {
  /** Empty until they are loaded. */
  readonly delegations: readonly Delegation[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const NONE: readonly Delegation[] = [];

/** The delegations of a governorate ('1' to '24'; empty: none), requested once each. */
export function useDelegations(regionNumber: string): DelegationsState {
  const { data, ...state } = useQueryState<useDelegationsQuery>(
    graphql`
      query useDelegationsQuery($regionNumber: Int!) {
        delegations(regionNumber: $regionNumber) {
          name
          arabic: name(language: TN)
        }
      }
    `,
    regionNumber === '' ? null : { regionNumber: Number(regionNumber) },
  );
  return { ...state, delegations: data?.delegations ?? NONE };
}
