/** REST v1 messages of searches that lead to a page of the shop (extended contract). */
import { z } from 'zod';
import { EntityId, Instant } from '../common.ts';
import { MAX_REDIRECT_LENGTH, MAX_SEARCH_LENGTH } from '../rules/limits.ts';
import { isShopPath } from '../rules/shop-path.ts';
import { bounded, line } from '../text.ts';
import { CHANGED, Version } from '../versions.ts';

export const MAX_SEARCH_REDIRECTS = 500;

export const SearchRedirect = z
  .object({
    _id: EntityId,
    version: Version,
    term: z.string().describe('The search text, in any language.'),
    form: z.string().describe('What the search makes of it: every text with this form is redirected.'),
    path: z.string().describe('Path of the shop.'),
    updatedAt: Instant,
    ...CHANGED,
  })
  .meta({ id: 'SearchRedirect' });
export type SearchRedirect = z.infer<typeof SearchRedirect>;

/** Response of GET /v1/admin/search-redirects: the latest change first. */
export const SearchRedirects = z
  .object({ redirects: z.array(SearchRedirect) })
  .meta({ id: 'SearchRedirects' });
export type SearchRedirects = z.infer<typeof SearchRedirects>;

/** Body of POST /v1/admin/search-redirects and of POST /v1/admin/search-redirects/{id}: all fields as they are to be. */
export const SearchRedirectRequest = z
  .strictObject({
    term: line(1, MAX_SEARCH_LENGTH),
    path: bounded(MAX_REDIRECT_LENGTH)
      .refine(isShopPath, 'must be a path of the shop')
      .meta({ examples: ['/deals'] }),
  })
  .meta({ id: 'SearchRedirectRequest' });
export type SearchRedirectRequest = z.output<typeof SearchRedirectRequest>;

/** Response of DELETE /v1/admin/search-redirects/{id}. */
export const SearchRedirectDeleted = z
  .object({ deletedId: EntityId, ...CHANGED })
  .meta({ id: 'SearchRedirectDeleted' });
export type SearchRedirectDeleted = z.infer<typeof SearchRedirectDeleted>;
