/** Paths of the newsletter. */
import {
  UnsubscribeAnswer,
  UnsubscribeRequest,
  WelcomeAnswer,
  WelcomeRequest,
} from '../../../contract/mail.ts';
import { notFound } from '../errors.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { subscribe, unsubscribe } from './subscribe.ts';

export const newsletterRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/mail/welcome',
    summary:
      'Subscribes an address to the newsletter and sends it the welcome message with its personal coupon. A known address gets the same answer.',
    body: WelcomeRequest,
    response: WelcomeAnswer,
    clientLimit: 'newsletter by client',
    errors: ['RATE_LIMITED'],
    handle: async ({ db, mailer, limits }, { body }): Promise<WelcomeAnswer> => {
      await limits.take('newsletter by address', body.email.toLowerCase());
      await subscribe(db, mailer, body);
      mailer.wake();
      return { subscribed: true };
    },
  }),
  route({
    method: 'POST',
    path: '/v1/mail/unsubscribe',
    summary: 'Ends a subscription by the secret in the link of one of its messages.',
    body: UnsubscribeRequest,
    response: UnsubscribeAnswer,
    clientLimit: 'links by client',
    errors: ['NOT_FOUND'],
    handle: async ({ db }, { body }): Promise<UnsubscribeAnswer> => {
      if (!(await unsubscribe(db, body.token))) throw notFound('Subscription');
      return { unsubscribed: true };
    },
  }),
];
