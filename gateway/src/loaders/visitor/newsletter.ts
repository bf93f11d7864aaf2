/** Calls of the newsletter. */
import { SubscriptionConfirmAnswer, UnsubscribeAnswer, WelcomeAnswer } from '../../../contract/mail.ts';
import type {
  SubscriptionConfirmRequest,
  UnsubscribeRequest,
  WelcomeRequest,
} from '../../../contract/mail.ts';
import type { RestClient } from '../../upstream/rest.ts';
import type { Caller } from '../base/scope.ts';

export interface NewsletterLoaders {
  subscribe(request: WelcomeRequest): Promise<WelcomeAnswer>;
  /** By the secret in an e-mail's link. */
  confirm(request: SubscriptionConfirmRequest): Promise<SubscriptionConfirmAnswer>;
  /** By the secret in an e-mail's link. */
  unsubscribe(request: UnsubscribeRequest): Promise<UnsubscribeAnswer>;
}

export function createNewsletterLoaders(rest: RestClient, caller: Caller): NewsletterLoaders {
  const { client } = caller;
  return {
    subscribe: (request) =>
      rest.send('/v1/mail/welcome', request, (json) => WelcomeAnswer.parse(json), { client }),
    confirm: (request) =>
      rest.send('/v1/mail/confirm', request, (json) => SubscriptionConfirmAnswer.parse(json), { client }),
    unsubscribe: (request) =>
      rest.send('/v1/mail/unsubscribe', request, (json) => UnsubscribeAnswer.parse(json), { client }),
  };
}
