import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { CacheConfig, Environment, GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** The state of a query. */
export interface QueryState<Data> {
  /** undefined: not received (yet). */
  readonly data: Data | undefined;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Why it failed. */
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * Sends a query that a page needs while it is used, once for each set of variables; null: none. Responses to other variables
 * are not returned. With `fresh` (a constant) it is sent over the network with these options.
 */
export function useQueryState<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
  fresh?: CacheConfig,
): QueryState<Query['response']> {
  const environment = useRelayEnvironment();
  // Counts the attempts.
  const [round, setRound] = useState(0);
  const [settled, setSettled] = useState<{
    environment: Environment;
    attempt: string;
    data?: Query['response'];
    error?: unknown;
  }>();
  const key = JSON.stringify(variables);
  const attempt = `${round} ${key}`;
  useEffect(() => {
    const given = JSON.parse(key) as Query['variables'] | null;
    if (given === null) return undefined;
    const { unsubscribe } = fetchQuery<Query>(environment, query, given, {
      fetchPolicy: fresh === undefined ? 'store-or-network' : 'network-only',
      ...(fresh === undefined ? {} : { networkCacheConfig: fresh }),
    }).subscribe({
      next: (data) => setSettled({ environment, attempt, data }),
      error: (error: unknown) => setSettled({ environment, attempt, error }),
    });
    return unsubscribe;
  }, [environment, query, key, attempt, fresh]);
  // A new environment means another account or none: responses of the former one are not shown.
  const present = settled?.attempt === attempt && settled.environment === environment ? settled : undefined;
  return {
    data: present?.data,
    isLoading: variables !== null && present === undefined,
    hasFailed: present !== undefined && present.data === undefined,
    error: present?.error,
    retry: () => setRound((count) => count + 1),
  };
}
