import { commitMutation, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { endSessionMutation } from './__generated__/endSessionMutation.graphql.ts';
import { leaveDevice } from '../checkout/leaveDevice.ts';

/** Signs out: this session, or all of the account. Whatever the answer, nobody is shown as signed in any more, nor what they left. */
export function endSession(environment: Environment, everywhere = false): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      leaveDevice();
      resolve();
    };
    commitMutation<endSessionMutation>(environment, {
      mutation: graphql`
        mutation endSessionMutation($input: SessionEndInput!) {
          sessionEnd(input: $input) {
            ended
          }
        }
      `,
      variables: { input: { everywhere } },
      onCompleted: end,
      onError: end,
    });
  });
}
