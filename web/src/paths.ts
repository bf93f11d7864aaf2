/**
 * Every path that the client links: the shop's pages from the contract, and helpers for the router. No other module of the
 * client writes a path.
 */
import { paths } from '../../gateway/contract/rules/paths.ts';

export { paths };

/** Whether a path is the home page, in any of its variants. */
export const isHomePath = (pathname: string): boolean =>
  ([paths.home(), paths.home2(), paths.home3()] as string[]).includes(pathname);

/** Whether a path belongs to the back-office. */
export const isAdminPath = (pathname: string): boolean =>
  pathname === paths.admin() || pathname.startsWith(`${paths.admin()}/`);

/** Parameters of a category page's path, from the top level down. */
export const CATEGORY_LEVELS = [
  'slug',
  'subSlug',
  'subSubSlug',
  'subSubSubSlug',
  'subSubSubSubSlug',
] as const;

/** The slugs of a category page's path, from the top level down. */
export function categorySlugs(params: Readonly<Record<string, string | undefined>>): string[] {
  return CATEGORY_LEVELS.map((level) => params[level]).filter((slug) => slug !== undefined);
}
