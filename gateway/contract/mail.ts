/** REST v1 messages of the newsletter, and the forms of an e-mail address. */
import { z } from 'zod';
import { FALLBACK_LANGUAGE, LanguageCode } from './pages.ts';
import { bounded, line } from './text.ts';

/** Longest address that mail servers carry (RFC 5321, with its erratum). */
export const MAX_EMAIL_LENGTH = 254;

/** Characters that no address without quotes has; a message's headers must never hold them either. */
const ADDRESS =
  /^[^\s@<>()[\]"',;:\\\p{Cc}\p{Cf}]+@(?:[^\s@<>()[\]"',;:\\.\p{Cc}\p{Cf}]+\.)+[^\s@<>()[\]"',;:\\.\p{Cc}\p{Cf}]+$/u;
/** The newsletter's basic shape (spec section 5): no plus sign before the at-sign besides. */
const NEWSLETTER_ADDRESS = /^[^+]+@[^@]+$/;

const written = line(1, MAX_EMAIL_LENGTH);

/** Where a message can be sent. */
export const Email = written.regex(ADDRESS, 'must be an e-mail address').meta({ id: 'Email' });

/** An address that the newsletter takes. */
export const NewsletterEmail = written
  .regex(ADDRESS, 'must be an e-mail address')
  .regex(NEWSLETTER_ADDRESS, 'must have no plus sign')
  .meta({ id: 'NewsletterEmail' });

/** The secret in a message's link: 256 bits. */
export const LinkToken = bounded(43, 'is not a link of ours').regex(/^[\w-]{43}$/, 'is not a link of ours');

/** Body of POST /v1/mail/welcome. */
export const WelcomeRequest = z
  .strictObject({
    email: NewsletterEmail,
    language: LanguageCode.default(FALLBACK_LANGUAGE).describe('Language of the messages.'),
  })
  .meta({ id: 'WelcomeRequest' });
export type WelcomeRequest = z.input<typeof WelcomeRequest>;

/** Answer of POST /v1/mail/welcome: the same for an address that was known, confirmed or not. */
export const WelcomeAnswer = z.object({ subscribed: z.literal(true) }).meta({ id: 'WelcomeAnswer' });
export type WelcomeAnswer = z.infer<typeof WelcomeAnswer>;

/** Body of POST /v1/mail/confirm: what the link in a message holds. */
export const SubscriptionConfirmRequest = z
  .strictObject({ token: LinkToken })
  .meta({ id: 'SubscriptionConfirmRequest' });
export type SubscriptionConfirmRequest = z.infer<typeof SubscriptionConfirmRequest>;

export const SubscriptionConfirmAnswer = z
  .object({ confirmed: z.literal(true) })
  .meta({ id: 'SubscriptionConfirmAnswer' });
export type SubscriptionConfirmAnswer = z.infer<typeof SubscriptionConfirmAnswer>;

/** Body of POST /v1/mail/unsubscribe: what the link in a message holds. */
export const UnsubscribeRequest = z.strictObject({ token: LinkToken }).meta({ id: 'UnsubscribeRequest' });
export type UnsubscribeRequest = z.infer<typeof UnsubscribeRequest>;

export const UnsubscribeAnswer = z
  .object({ unsubscribed: z.literal(true) })
  .meta({ id: 'UnsubscribeAnswer' });
export type UnsubscribeAnswer = z.infer<typeof UnsubscribeAnswer>;
