import { graphql } from 'react-relay';
import type { QueryKeeper } from '../../relay/queryKeeper.ts';
import { mutate } from '../../relay/useMutation.ts';
import { leaveDevice } from '../checkout/leaveDevice.ts';
import type { endSessionMutation } from './__generated__/endSessionMutation.graphql.ts';

/** Signs out: this session, or all of the account. Whatever the response, no viewer is shown any more, nor their data. */
export async function endSession(keeper: QueryKeeper, everywhere = false): Promise<void> {
  await mutate<endSessionMutation>(
    keeper.environment,
    graphql`
      mutation endSessionMutation($input: SessionEndInput!) {
        sessionEnd(input: $input) {
          ended
        }
      }
    `,
    { input: { everywhere } },
  ).catch(() => undefined);
  leaveDevice(keeper);
}
