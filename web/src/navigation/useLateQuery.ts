import { useEffect } from 'react';
import { useLazyLoadQuery, type GraphQLTaggedNode, type PreloadedQuery } from 'react-relay';
import {
  createOperationDescriptor,
  getRequest,
  type ConcreteRequest,
  type OperationType,
  type Variables,
} from 'relay-runtime';
import type { QueryKeeper } from '../relay/queryKeeper.ts';
import { useKeeper } from './services.ts';

/**
 * Reads a query of a component that loads after the page: suspends until it is answered, and is kept and refreshed as the queries of pages
 * are, so that coming back within minutes asks nothing.
 */
export function useLateQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Query['response'] {
  const keeper = useKeeper();
  const data = useLazyLoadQuery<Query>(query, variables, { fetchPolicy: 'store-or-network' });
  const key = JSON.stringify(variables);
  useEffect(
    () => followQuery(keeper, getRequest(query), JSON.parse(key) as Query['variables']),
    [keeper, query, key],
  );
  return data;
}

/**
 * Keeps what a component asked for by itself as the query of a page is kept: for coming back, and refreshed while it is shown.
 * @returns lets go of it
 */
export function followQuery(
  keeper: QueryKeeper,
  document: ConcreteRequest,
  variables: Variables,
): () => void {
  const { id } = document.params;
  const retain = () => {
    const { dispose } = keeper.environment.retain(createOperationDescriptor(document, variables));
    // All that the keeper uses of a reference to data that are read by `useLazyLoadQuery`.
    return keeper.add({ id, variables, dispose } as PreloadedQuery<OperationType>);
  };
  return keeper.hold(keeper.find(id, variables) ?? retain(), document);
}
