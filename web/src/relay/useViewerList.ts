import { startTransition, useState } from 'react';
import { usePaginationFragment, type GraphQLTaggedNode } from 'react-relay';
import { getFragment, type FragmentType, type OperationType } from 'relay-runtime';
import './handlers.ts';
import { viewerDocuments } from './viewer.ts';

/** The gateway's largest page. */
const MOST = 100;

/** A paginated list of the viewer. */
export interface ViewerList<Data> {
  readonly data: Data;
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  /** The next page failed; `loadNext` retries. */
  readonly hasFailed: boolean;
  /** Loads the next page. */
  readonly loadNext: (count: number) => void;
  /** Refetches the first `count` entries; the shown ones stay until then. */
  readonly reload: (count: number) => void;
}

/** The compiler's `…$key` type. */
interface Key<Data> {
  readonly ' $data'?: Data;
  readonly ' $fragmentSpreads': FragmentType;
}

/**
 * Reads a list of the viewer (`@connection` in a fragment that is `@refetchable`, with the arguments `count` and `after`).
 * Relay's own hook cannot mark the requests of further pages as the viewer's: here the document is marked once.
 */
export function useViewerList<Data>(fragment: GraphQLTaggedNode, key: Key<Data>): ViewerList<Data> {
  const operation = getFragment(fragment).metadata?.refetch?.operation;
  if (typeof operation === 'object' && operation.params.id != null) viewerDocuments.add(operation.params.id);
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<OperationType, Key<Data>>(
    fragment,
    key,
  );
  const [hasFailed, setFailed] = useState(false);
  return {
    data,
    hasNext,
    isLoadingNext,
    hasFailed,
    loadNext: (count) => {
      setFailed(false);
      loadNext(count, { onComplete: (error) => setFailed(error !== null) });
    },
    reload: (count) =>
      startTransition(() => {
        refetch({ count: Math.min(count, MOST) }, { fetchPolicy: 'network-only' });
      }),
  };
}
