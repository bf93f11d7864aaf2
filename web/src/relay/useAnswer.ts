import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { CacheConfig, GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** How far a question is. */
export interface AnswerState<Answer> {
  /** undefined: not there (yet). */
  readonly answer: Answer | undefined;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Why it failed. */
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * Asks a question that comes up while a page is used, once for each set of variables; null: there is nothing to ask. An answer
 * that belongs to other variables is not given. With `fresh` it is asked over the network, and in that way (a constant).
 */
export function useAnswer<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
  fresh?: CacheConfig,
): AnswerState<Query['response']> {
  const environment = useRelayEnvironment();
  // Counts the tries.
  const [round, setRound] = useState(0);
  const [settled, setSettled] = useState<{
    question: string;
    answer?: Query['response'];
    error?: unknown;
  }>();
  const asked = JSON.stringify(variables);
  const question = `${round} ${asked}`;
  useEffect(() => {
    const given = JSON.parse(asked) as Query['variables'] | null;
    if (given === null) return undefined;
    const { unsubscribe } = fetchQuery<Query>(environment, query, given, {
      fetchPolicy: fresh === undefined ? 'store-or-network' : 'network-only',
      ...(fresh === undefined ? {} : { networkCacheConfig: fresh }),
    }).subscribe({
      next: (answer) => setSettled({ question, answer }),
      error: (error: unknown) => setSettled({ question, error }),
    });
    return unsubscribe;
  }, [environment, query, asked, question, fresh]);
  const present = settled?.question === question ? settled : undefined;
  return {
    answer: present?.answer,
    isLoading: variables !== null && present === undefined,
    hasFailed: present !== undefined && present.answer === undefined,
    error: present?.error,
    retry: () => setRound((count) => count + 1),
  };
}
