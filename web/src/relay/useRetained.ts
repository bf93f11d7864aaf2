import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type Variables } from 'relay-runtime';

/** Keeps the data of a query in the store while the component is there: its fragments read them. Null: of none. */
export function useRetained(query: GraphQLTaggedNode, variables: Variables | null): void {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(variables);
  useEffect(() => {
    const given = JSON.parse(key) as Variables | null;
    if (given === null) return undefined;
    const { dispose } = environment.retain(createOperationDescriptor(getRequest(query), given));
    return dispose;
  }, [environment, query, key]);
}
