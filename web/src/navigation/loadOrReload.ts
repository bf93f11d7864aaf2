import { RequestError } from '../relay/errors.ts';

/** Name of the module for which the document was reloaded. */
const RELOADED = 'lawaj-reloaded';

function wasReloadedFor(name: string): boolean {
  try {
    return sessionStorage.getItem(RELOADED) === name;
  } catch {
    // Storage may be forbidden: then an error page is better than endless reloading.
    return true;
  }
}

function remember(name: string | null): void {
  try {
    if (name === null) sessionStorage.removeItem(RELOADED);
    else sessionStorage.setItem(RELOADED, name);
  } catch {
    // See above.
  }
}

/**
 * Loads a module. If it fails, most often because a new version of the shop was deployed, the page is reloaded, once for this
 * module. Without a network, or the second time, it throws a RequestError `NO_RESPONSE`.
 *
 * @param name the module's, to distinguish it from others that load meanwhile
 */
export async function loadOrReload<Module>(
  name: string,
  load: () => Promise<Module>,
  reload: () => void = () => location.reload(),
): Promise<Module> {
  try {
    const module = await load();
    if (!import.meta.env.SSR && wasReloadedFor(name)) remember(null);
    return module;
  } catch (error) {
    if (import.meta.env.SSR) throw error;
    // Without a network a reloaded document has no more than this one.
    if (!navigator.onLine || wasReloadedFor(name))
      throw new RequestError('No response received from the server', {
        code: 'NO_RESPONSE',
        status: 0,
        cause: error,
      });
    remember(name);
    reload();
    // The document is about to be replaced: nothing more may be shown.
    return new Promise<Module>(() => undefined);
  }
}
