import { startTransition, useState } from 'react';
import { usePaginationFragment, type GraphQLTaggedNode } from 'react-relay';
import { getFragment, type FragmentType, type OperationType } from 'relay-runtime';
import './handlers.ts';
import { viewerDocuments } from './viewer.ts';

/** As many as the gateway gives at once. */
const MOST = 100;

/** A list of the viewer's own that is read on part by part. */
export interface ViewerList<Data> {
  readonly data: Data;
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  /** The next part could not be had; `loadNext` tries again. */
  readonly hasFailed: boolean;
  /** Loads as many more. */
  readonly loadNext: (count: number) => void;
  /** Reads the list anew, its first `count` entries; what is shown stays until they are there. */
  readonly reload: (count: number) => void;
}

/** What the compiler writes as `…$key`. */
interface Key<Data> {
  readonly ' $data'?: Data;
  readonly ' $fragmentSpreads': FragmentType;
}

/**
 * Reads a list (`@connection`, in a fragment that is `@refetchable`, with the arguments `count` and `after`) of what belongs to who is signed in. Relay's own hook has no way
 * to say of the next parts' requests that they are: here it is said once, of the document.
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
