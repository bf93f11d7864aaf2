import { useEffect, type ReactNode } from 'react';
import { usePreloadedQuery } from 'react-relay';
import { getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import type { CachedQuery } from '../relay/queryKeeper.ts';
import { useKeeper } from './services.ts';

interface QueryDataProps {
  readonly document: GraphQLTaggedNode;
  readonly query: CachedQuery;
  /** Called once its data are shown. */
  readonly onShown?: () => void;
  readonly children: (data: OperationType['response']) => ReactNode;
}

/** Reads a cached query's data, and retains it while it is shown. */
export function QueryData({ document, query, onShown, children }: QueryDataProps) {
  const keeper = useKeeper();
  useEffect(() => keeper.hold(query, getRequest(document)), [keeper, query, document]);
  useEffect(() => onShown?.(), [onShown]);
  const data = usePreloadedQuery<OperationType>(document, query.ref);
  return children(data);
}
