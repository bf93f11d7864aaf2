/** Permissions: newsletter. */
import type { Access } from '../access.ts';

export const newsletterPermissions = {
  'Mutation.newsletterSubscribe': 'public',
  'NewsletterSubscribePayload.subscribed': 'public',
  'NewsletterSubscribePayload.userErrors': 'public',
} as const satisfies Record<string, Access>;
