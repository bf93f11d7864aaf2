import { commitMutation, type GraphQLTaggedNode } from 'react-relay';
import type { Environment, MutationParameters } from 'relay-runtime';

/**
 * Sends a mutation that changes nothing that is shown, so that no response is outdated by it. Never rejects; false: it was not taken, or
 * the shop has no such mutation.
 */
export function tell<Mutation extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
): Promise<boolean> {
  return new Promise((resolve) => {
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      onCompleted: (response) => {
        const [payload] = Object.values(response as Record<string, unknown>);
        resolve(payload != null);
      },
      onError: () => resolve(false),
    });
  });
}
