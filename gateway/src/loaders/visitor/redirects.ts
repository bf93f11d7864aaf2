/** Where former addresses of pages lead to. */
import { Redirect } from '../../../contract/redirects.ts';
import type { RedirectKind } from '../../../contract/redirects.ts';
import { GATEWAY_CODES } from '../../../contract/errors.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import type { RestClient } from '../../upstream/rest.ts';

/** The present path of a page that does not exist under its path any more; null: it never did. */
export type FindRedirect = (path: string) => Promise<string | null>;

/** Pages by slug; of a category, the last part of the path is its own. */
const PAGES = /^\/(product|brand|category|shop)\/(?:[a-z0-9-]+\/){0,4}([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** Upstreams without redirects have no such call. */
const ABSENT: ReadonlySet<string> = new Set([GATEWAY_CODES.notFound, GATEWAY_CODES.notSupported]);

export function createFindRedirect(rest: RestClient): FindRedirect {
  return async (path) => {
    const [, kind, slug] = PAGES.exec(path) ?? [];
    if (kind === undefined || slug === undefined || slug.length > 120) return null;
    try {
      const found = await rest.read(`/v1/redirects/${kind as RedirectKind}/${slug}`, (json) =>
        Redirect.parse(json),
      );
      return found.path === path ? null : found.path;
    } catch (error) {
      if (error instanceof UpstreamError && ABSENT.has(error.code)) return null;
      throw error;
    }
  };
}
