/** Where to go after signing in: only ever a page of the shop. */
import { paths } from '../../paths.ts';

const KEY = 'return-to';
const ENTRANCES: ReadonlySet<string> = new Set([paths.login(), paths.register(), paths.recover()]);

/** A path of the shop with its query string; undefined for anything else, such as another site's URL or the sign-in pages. */
export function ownPath(text: string | null | undefined): string | undefined {
  if (text == null || !/^\/(?![/\\])/.test(text)) return undefined;
  try {
    const url = new URL(text, 'http://shop.invalid');
    // A path that begins with two slashes only once it is normalised ("/.//host") would lead to another host.
    if (url.origin !== 'http://shop.invalid' || url.pathname.startsWith('//')) return undefined;
    if (ENTRANCES.has(decodeURIComponent(url.pathname).replace(/(?<=.)\/$/, ''))) return undefined;
    return url.pathname + url.search + url.hash;
  } catch {
    return undefined;
  }
}

/** Stores in the tab which guarded page was requested, for the sign-in that may follow. */
export function storeReturn(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage the shopper navigates there again.
  }
}

/** Where to go after signing in: the `next` of the URL, else the guarded page that was requested, else home. */
export function takeReturn(url: URL): string {
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {
    // See above.
  }
  return ownPath(url.searchParams.get('returnTo')) ?? ownPath(stored) ?? paths.home();
}
