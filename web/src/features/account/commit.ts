import { commitMutation, type GraphQLTaggedNode } from 'react-relay';
import type { Environment, MutationParameters } from 'relay-runtime';

/** Sends a mutation; rejects on a fault. */
export function commit<Mutation extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
): Promise<Mutation['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      onCompleted: (response) => resolve(response),
      onError: reject,
    });
  });
}
