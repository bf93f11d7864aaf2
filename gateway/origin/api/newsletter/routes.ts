/** Routes of the newsletter. */
import {
  SubscriptionConfirmAnswer,
  SubscriptionConfirmRequest,
  UnsubscribeAnswer,
  UnsubscribeRequest,
  WelcomeAnswer,
  WelcomeRequest,
} from '../../../contract/mail.ts';
import { notFound } from '../../base/errors.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { confirmSubscription, subscribe, unsubscribe } from './subscribe.ts';

export const newsletterRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/mail/welcome',
    summary:
      'Sends an address a mail to confirm its subscription to the newsletter. The response is the same for a known address.',
    body: WelcomeRequest,
    response: WelcomeAnswer,
    clientLimit: 'newsletter by client',
    errors: ['RATE_LIMITED'],
    handle: async ({ db, mailer, limits }, { body }): Promise<WelcomeAnswer> => {
      await limits.take('newsletter by address', body.email.toLowerCase());
      await subscribe(db, mailer, { ...body, source: 'form' });
      mailer.wake();
      return { subscribed: true };
    },
  }),
  route({
    method: 'POST',
    path: '/v1/mail/confirm',
    summary:
      'Confirms a subscription by the link that was sent to its address, within 48 hours, and sends the welcome message with the personal coupon.',
    body: SubscriptionConfirmRequest,
    response: SubscriptionConfirmAnswer,
    clientLimit: 'links by client',
    errors: ['NOT_FOUND'],
    handle: async ({ db, mailer }, { body }): Promise<SubscriptionConfirmAnswer> => {
      if (!(await confirmSubscription(db, mailer, body.token))) throw notFound('Subscription');
      mailer.wake();
      return { confirmed: true };
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
