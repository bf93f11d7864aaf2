/** The secrets in the links of e-mails, each followed once: their outcome instead of an error, for the page that shows it. */
import { UpstreamError } from '../../upstream/errors.ts';
import type { RestClient } from '../../upstream/rest.ts';
import { createAccountLoaders } from './accounts.ts';
import { createNewsletterLoaders } from './newsletter.ts';

/** `unknown`: the secret belongs to nothing, or has been used. `failed`: it may work later. */
export type LinkOutcome = 'done' | 'unknown' | 'failed';

/** Every function takes the secret and the client's address, and never throws. */
export interface LinkLoaders {
  confirmSubscription(token: string, client: string | undefined): Promise<LinkOutcome>;
  unsubscribe(token: string, client: string | undefined): Promise<LinkOutcome>;
  /** `taken`: another account has got the address in the meantime. */
  confirmEmail(token: string, client: string | undefined): Promise<LinkOutcome | 'taken'>;
}

const followed = (): LinkOutcome => 'done';

const failure = (error: unknown): LinkOutcome =>
  error instanceof UpstreamError && !error.isFault && error.code !== 'RATE_LIMITED' ? 'unknown' : 'failed';

export function createLinkLoaders(rest: RestClient): LinkLoaders {
  return {
    confirmSubscription: (token, client) =>
      createNewsletterLoaders(rest, { client }).confirm({ token }).then(followed, failure),
    unsubscribe: (token, client) =>
      createNewsletterLoaders(rest, { client }).unsubscribe({ token }).then(followed, failure),
    confirmEmail: (token, client) =>
      createAccountLoaders(rest, { client })
        .confirmEmail({ token })
        .then(followed, (error: unknown) =>
          error instanceof UpstreamError && error.code === 'CONFLICT' ? 'taken' : failure(error),
        ),
  };
}
