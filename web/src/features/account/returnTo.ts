/** Where to go after signing in: only ever a page of the shop. */
import { paths } from '../../paths.ts';

const KEY = 'return-to';
const ENTRANCES: ReadonlySet<string> = new Set([paths.login(), paths.register(), paths.recover()]);

/** A path of the shop with its query; undefined for everything else, such as another site's address or the entrances. */
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

/** Keeps in the tab which guarded page somebody wanted, for the sign-in that may follow. */
export function keepReturn(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage one goes there again by oneself.
  }
}

/** Where to go now that somebody is signed in: what the address asks for, else the guarded page that was wanted, else home. */
export function takeReturn(url: URL): string {
  let kept: string | null = null;
  try {
    kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {
    // See above.
  }
  return ownPath(url.searchParams.get('returnTo')) ?? ownPath(kept) ?? paths.home();
}
