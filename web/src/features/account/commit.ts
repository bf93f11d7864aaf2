import { commitMutation, type GraphQLTaggedNode } from 'react-relay';
import type { Environment, MutationParameters } from 'relay-runtime';
import { present } from '../../relay/present.ts';

/** A mutation's answer of which each payload is there. */
type Payloads<Response> = { readonly [Field in keyof Response]: NonNullable<Response[Field]> };

/** Sends a mutation; rejects on a fault, also when it left a payload null. */
export function commit<Mutation extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
): Promise<Payloads<Mutation['response']>> {
  return new Promise((resolve, reject) => {
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      onCompleted: (response) => {
        try {
          for (const payload of Object.values(response)) present(payload);
          resolve(response as Payloads<Mutation['response']>);
        } catch (error) {
          reject(error);
        }
      },
      onError: reject,
    });
  });
}
