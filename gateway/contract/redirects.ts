/** REST v1 messages of former addresses (extended contract). */
import { z } from 'zod';

/** What has a page under a slug. */
export const RedirectKind = z.enum(['product', 'category', 'brand', 'shop']);
export type RedirectKind = z.infer<typeof RedirectKind>;

/** Where a former slug leads to. */
export const Redirect = z.object({ path: z.string().describe('Path of the page.') }).meta({ id: 'Redirect' });
export type Redirect = z.infer<typeof Redirect>;
