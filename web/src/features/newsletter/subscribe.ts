import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { mutate } from '../../relay/useMutation.ts';
import type { subscribeMutation } from './__generated__/subscribeMutation.graphql.ts';
import { looksLikeEmail } from './emailShape.ts';

/** Outcome. `malformed`: nothing was sent. */
export type Outcome = 'malformed' | 'sent' | 'failed';

/** Subscribes an address to the newsletter. Never rejects. */
export function subscribe(environment: Environment, email: string): Promise<Outcome> {
  const address = email.trim();
  if (!looksLikeEmail(address)) return Promise.resolve('malformed');
  return mutate<subscribeMutation>(
    environment,
    graphql`
      mutation subscribeMutation($input: NewsletterSubscribeInput!) {
        newsletterSubscribe(input: $input) {
          subscribed
        }
      }
    `,
    { input: { email: address } },
  ).then(
    ({ subscribed }) => (subscribed ? 'sent' : 'failed'),
    () => 'failed',
  );
}
