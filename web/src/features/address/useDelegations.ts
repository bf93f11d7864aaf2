import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  useDelegationsQuery,
  useDelegationsQuery$data,
} from './__generated__/useDelegationsQuery.graphql.ts';

export type Delegation = useDelegationsQuery$data['delegations'][number];

export interface DelegationsState {
  /** Empty until they are there. */
  readonly delegations: readonly Delegation[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const query = graphql`
  query useDelegationsQuery($regionNumber: Int!) {
    delegations(regionNumber: $regionNumber) {
      name
      nameAr
    }
  }
`;

const NONE: readonly Delegation[] = [];

/** The delegations of a governorate ('1' to '24'; empty: none), asked for once each. */
export function useDelegations(regionNumber: string): DelegationsState {
  const environment = useRelayEnvironment();
  // Counts the tries.
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{ to: string; delegations: readonly Delegation[] | null }>();
  const question = `${round} ${regionNumber}`;
  useEffect(() => {
    if (regionNumber === '') return undefined;
    const { unsubscribe } = fetchQuery<useDelegationsQuery>(
      environment,
      query,
      { regionNumber: Number(regionNumber) },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ delegations }) => setAnswer({ to: question, delegations }),
      error: () => setAnswer({ to: question, delegations: null }),
    });
    return unsubscribe;
  }, [environment, regionNumber, question]);
  const present = answer?.to === question ? answer : undefined;
  return {
    delegations: present?.delegations ?? NONE,
    isLoading: regionNumber !== '' && present === undefined,
    hasFailed: present?.delegations === null,
    retry: () => setRound((count) => count + 1),
  };
}
