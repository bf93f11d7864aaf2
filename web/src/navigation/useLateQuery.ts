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
 * Reads a query of a deferred component: suspends until the response, and is cached and refetched like the queries of pages, so
 * that returning within minutes sends nothing.
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
 * Caches a query that a component sent by itself like the query of a page: for a return, and refetched while it is shown.
 * @returns function that releases it
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
