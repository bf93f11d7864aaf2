import { commitMutation, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';

import type { subscribeMutation } from './__generated__/subscribeMutation.graphql.ts';
import { looksLikeEmail } from './emailShape.ts';

/** What came of it. `malformed`: nothing was sent. */
export type Outcome = 'malformed' | 'sent' | 'failed';

/** Subscribes an address to the newsletter. Never rejects. */
export function subscribe(environment: Environment, email: string): Promise<Outcome> {
  const address = email.trim();
  if (!looksLikeEmail(address)) return Promise.resolve('malformed');
  return new Promise((resolve) => {
    commitMutation<subscribeMutation>(environment, {
      mutation: graphql`
        mutation subscribeMutation($input: NewsletterSubscribeInput!) {
          newsletterSubscribe(input: $input) {
            subscribed
          }
        }
      `,
      variables: { input: { email: address } },
      onCompleted: ({ newsletterSubscribe }, errors) =>
        resolve(newsletterSubscribe?.subscribed === true && !errors?.length ? 'sent' : 'failed'),
      onError: () => resolve('failed'),
    });
  });
}
