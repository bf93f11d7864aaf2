import { useState } from 'react';
import { usePaginationFragment, type GraphQLTaggedNode } from 'react-relay';
import { getFragment, type FragmentType, type OperationType } from 'relay-runtime';
import './handlers.ts';
import { viewerDocuments } from './viewer.ts';

/** A list of the viewer's own that is read on part by part. */
export interface ViewerList<Data> {
  readonly data: Data;
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  /** The next part could not be had; `loadNext` tries again. */
  readonly hasFailed: boolean;
  /** Loads as many more. */
  readonly loadNext: (count: number) => void;
}

/** What the compiler writes as `…$key`. */
interface Key<Data> {
  readonly ' $data'?: Data;
  readonly ' $fragmentSpreads': FragmentType;
}

/**
 * Reads a list (`@connection`, in a fragment that is `@refetchable`) of what belongs to who is signed in. Relay's own hook has no way
 * to say of the next parts' requests that they are: here it is said once, of the document.
 */
export function useViewerList<Data>(fragment: GraphQLTaggedNode, key: Key<Data>): ViewerList<Data> {
  const operation = getFragment(fragment).metadata?.refetch?.operation;
  if (typeof operation === 'object' && operation.params.id != null) viewerDocuments.add(operation.params.id);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<OperationType, Key<Data>>(
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
  };
}
