/**
 * Every address that the client links: the shop's pages as the contract has them, and what the router makes of them. Nothing else
 * in the client writes one.
 */
import { paths } from '../../gateway/contract/rules/paths.ts';

export { paths };

/** Whether a path is the home page, in any of its arrangements. */
export const isHomePath = (pathname: string): boolean =>
  ([paths.home(), paths.home2(), paths.home3()] as string[]).includes(pathname);

/** Whether a path lies in the back office. */
export const isAdminPath = (pathname: string): boolean =>
  pathname === paths.admin() || pathname.startsWith(`${paths.admin()}/`);

/** Parameters of a category page's address, from the top level down. */
export const CATEGORY_LEVELS = [
  'slug',
  'subSlug',
  'subSubSlug',
  'subSubSubSlug',
  'subSubSubSubSlug',
] as const;

/** The slugs of a category page's address, from the top level down. */
export function categorySlugs(params: Readonly<Record<string, string | undefined>>): string[] {
  return CATEGORY_LEVELS.map((level) => params[level]).filter((slug) => slug !== undefined);
}
