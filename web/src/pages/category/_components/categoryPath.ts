/** A category has one path: `/category/` and the slugs from the top level down to its own. */
import { categorySlugs, paths } from '../../../paths.ts';
import type { Outcome, PageContext } from '../../../page/page.ts';

/** The slug of the category that a path names: the last one. */
export function askedCategory(params: Readonly<Record<string, string | undefined>>): string {
  return categorySlugs(params).at(-1) ?? '';
}

/**
 * The state of a category's path: unknown, canonical (`path`, its slugs from the top level down), or with other ancestors, from
 * where it redirects to the canonical path with the same query.
 */
export function categoryOutcome(
  { params, url }: Pick<PageContext, 'params' | 'url'>,
  path: readonly string[] | undefined,
): Outcome {
  if (path === undefined) return 'not-found';
  const slugs = categorySlugs(params);
  const isTrue = slugs.length === path.length && slugs.every((slug, level) => slug === path[level]);
  return isTrue ? 'found' : { redirect: `${paths.category(path)}${url.search}` };
}
