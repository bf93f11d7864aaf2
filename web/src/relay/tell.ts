import { commitMutation, type GraphQLTaggedNode } from 'react-relay';
import type { Environment, MutationParameters } from 'relay-runtime';

/**
 * Sends a mutation that changes nothing that is shown, so that no response is outdated by it. Never rejects; undefined: it failed.
 */
export function tell<Mutation extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
): Promise<Mutation['response'] | undefined> {
  return new Promise((resolve) => {
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      onCompleted: resolve,
      onError: () => resolve(undefined),
    });
  });
}
