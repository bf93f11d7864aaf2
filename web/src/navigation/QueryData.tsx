import { useEffect, type ReactNode } from 'react';
import { usePreloadedQuery } from 'react-relay';
import { getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import type { KeptQuery } from '../relay/queryKeeper.ts';
import { useKeeper } from './services.ts';

interface QueryDataProps {
  readonly document: GraphQLTaggedNode;
  readonly query: KeptQuery;
  /** Called once its data are on screen. */
  readonly onShown?: () => void;
  readonly children: (data: OperationType['response']) => ReactNode;
}

/** Reads a kept query's data, and keeps it as long as it is shown. */
export function QueryData({ document, query, onShown, children }: QueryDataProps) {
  const keeper = useKeeper();
  useEffect(() => keeper.hold(query, getRequest(document)), [keeper, query, document]);
  useEffect(() => onShown?.(), [onShown]);
  const data = usePreloadedQuery<OperationType>(document, query.ref);
  return children(data);
}
