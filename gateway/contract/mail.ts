/** REST v1 messages of the newsletter, and the format of e-mail addresses. */
import { z } from 'zod';
import { LanguageCode } from './pages.ts';
import { FALLBACK_LANGUAGE } from './rules/languages.ts';
import { MAX_EMAIL_LENGTH } from './rules/limits.ts';
import { bounded, line } from './text.ts';

/** Excludes characters that unquoted addresses cannot have and that message headers must never contain. */
const ADDRESS =
  /^[^\s@<>()[\]"',;:\\\p{Cc}\p{Cf}]+@(?:[^\s@<>()[\]"',;:\\.\p{Cc}\p{Cf}]+\.)+[^\s@<>()[\]"',;:\\.\p{Cc}\p{Cf}]+$/u;
/** The newsletter's basic format (spec section 5): in addition, no plus sign before the at sign. */
const NEWSLETTER_ADDRESS = /^[^+]+@[^@]+$/;

const written = line(1, MAX_EMAIL_LENGTH);

/** An e-mail address to which messages can be sent. */
export const Email = written
  .regex(ADDRESS, 'must be an e-mail address')
  .meta({ id: 'Email', examples: ['amel@example.com'] });

/** An e-mail address that the newsletter accepts. */
export const NewsletterEmail = written
  .regex(ADDRESS, 'must be an e-mail address')
  .regex(NEWSLETTER_ADDRESS, 'must have no plus sign')
  .meta({ id: 'NewsletterEmail', examples: ['amel@example.com'] });

/** Secret token in a message's link, 256 bits. */
export const LinkToken = bounded(43, 'is not a link of ours')
  .regex(/^[\w-]{43}$/, 'is not a link of ours')
  .meta({ examples: ['Zk3vQ1xR8sT2uV4wX6yZ0aB5cD7eF9gH1iJ3kL5mN7o'] });

/** Body of POST /v1/mail/welcome. */
export const WelcomeRequest = z
  .strictObject({
    email: NewsletterEmail,
    language: LanguageCode.default(FALLBACK_LANGUAGE).describe('Language of the messages.'),
  })
  .meta({ id: 'WelcomeRequest' });
export type WelcomeRequest = z.input<typeof WelcomeRequest>;

/** Response of POST /v1/mail/welcome: the same for known addresses, confirmed or not. */
export const WelcomeAnswer = z.object({ subscribed: z.literal(true) }).meta({ id: 'WelcomeAnswer' });
export type WelcomeAnswer = z.infer<typeof WelcomeAnswer>;

/** Body of POST /v1/mail/confirm: the token of a message's link. */
export const SubscriptionConfirmRequest = z
  .strictObject({ token: LinkToken })
  .meta({ id: 'SubscriptionConfirmRequest' });
export type SubscriptionConfirmRequest = z.infer<typeof SubscriptionConfirmRequest>;

export const SubscriptionConfirmAnswer = z
  .object({ confirmed: z.literal(true) })
  .meta({ id: 'SubscriptionConfirmAnswer' });
export type SubscriptionConfirmAnswer = z.infer<typeof SubscriptionConfirmAnswer>;

/** Body of POST /v1/mail/unsubscribe: the token of a message's link. */
export const UnsubscribeRequest = z.strictObject({ token: LinkToken }).meta({ id: 'UnsubscribeRequest' });
export type UnsubscribeRequest = z.infer<typeof UnsubscribeRequest>;

export const UnsubscribeAnswer = z
  .object({ unsubscribed: z.literal(true) })
  .meta({ id: 'UnsubscribeAnswer' });
export type UnsubscribeAnswer = z.infer<typeof UnsubscribeAnswer>;
