/** A category has one address: `/category/` and the slugs from the top level down to its own. */
import { categorySlugs, paths } from '../../../paths.ts';
import type { Outcome } from '../../../page/page.ts';

/** The category that an address names: its last slug. */
export function askedCategory(params: Readonly<Record<string, string | undefined>>): string {
  return categorySlugs(params).at(-1) ?? '';
}

/**
 * What an address says about a category: unknown, at its true place (`path`, its slugs from the top level down), or reached by
 * other ancestors, from where it moves to its true place.
 */
export function categoryOutcome(
  params: Readonly<Record<string, string | undefined>>,
  path: readonly string[] | undefined,
): Outcome {
  if (path === undefined) return 'not-found';
  const asked = categorySlugs(params);
  const isTrue = asked.length === path.length && asked.every((slug, level) => slug === path[level]);
  return isTrue ? 'found' : { redirect: paths.category(path) };
}
