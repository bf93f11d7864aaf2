import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useQueryState } from '../../relay/useQueryState.ts';
import { useRetained } from '../../relay/useRetained.ts';
import { viewerRequest } from '../../relay/viewer.ts';
import { useKnownSession } from './useSession.ts';

interface ViewerOperation extends OperationType {
  readonly variables: Readonly<Record<string, never>>;
  readonly response: { readonly viewer?: unknown };
}

const NO_VARIABLES = {};

/**
 * The viewer's data for a form that also works without an account. undefined: not known yet; null: no session, or the request
 * failed.
 */
export function useViewerQuery<Query extends ViewerOperation>(
  query: GraphQLTaggedNode,
): NonNullable<Query['response']['viewer']> | null | undefined {
  const session = useKnownSession();
  const isSignedIn = session != null;
  const { data, hasFailed } = useQueryState<Query>(query, isSignedIn ? NO_VARIABLES : null, viewerRequest);
  useRetained(query, isSignedIn ? NO_VARIABLES : null);
  if (session === undefined) return undefined;
  if (session === null || hasFailed) return null;
  return data === undefined ? undefined : (data.viewer ?? null);
}
