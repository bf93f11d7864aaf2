/** REST v1 messages of the back-office's search over everything (extended contract). */
import { z } from 'zod';
import { text } from '../text.ts';

/** Most results of one kind. */
export const MAX_FOUND = 5;

export const SearchKind = z
  .enum(['ORDER', 'TICKET', 'PRODUCT', 'USER', 'SELLER', 'COUPON'])
  .meta({ id: 'AdminSearchKind' });
export type SearchKind = z.infer<typeof SearchKind>;

export const SearchHit = z
  .object({
    kind: SearchKind,
    key: z.string().describe('ID of an order, product, seller or coupon; number of a ticket or an account.'),
    label: z.string().describe('Number, name or code.'),
    detail: z
      .string()
      .describe('A buyer’s name, a ticket’s subject, an SKU, an account’s number; empty: nothing more.'),
    isExact: z.boolean().describe('The text names it by its number, SKU, code, telephone or e-mail address.'),
  })
  .meta({ id: 'AdminSearchHit' });
export type SearchHit = z.infer<typeof SearchHit>;

/** Query of GET /v1/admin/search. */
export const AdminSearchQuery = z.strictObject({ q: text(2, 120) });

export const AdminSearchResult = z.object({ hits: z.array(SearchHit) }).meta({ id: 'AdminSearchResult' });
export type AdminSearchResult = z.infer<typeof AdminSearchResult>;
