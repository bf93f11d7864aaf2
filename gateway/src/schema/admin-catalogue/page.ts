/** Pages of the back office's lists, which are read in both directions. */
import { badInput, connectionPage } from '../base/input.ts';

/** Entries of a page unless asked otherwise. */
export const DEFAULT_ADMIN_PAGE = 25;

/** The requested page of a list of the back office. @throws BAD_USER_INPUT naming the argument */
export function adminPage(
  args: { first?: number | null; after?: string | null; before?: string | null },
  fallback: number,
): { limit: number; after?: string | undefined; before?: string | undefined } {
  const { limit, after } = connectionPage(args, fallback);
  if (args.before == null) return { limit, after };
  if (after !== undefined) throw badInput('before', 'cannot be used together with after');
  return { limit, before: connectionPage({ first: limit, after: args.before }, fallback).after };
}
