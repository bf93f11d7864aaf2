const RELOADED = 'lawaj-reloaded';

function recall(): string | null {
  try {
    return sessionStorage.getItem(RELOADED);
  } catch {
    // Storage may be forbidden: then better an error page than reloading for ever.
    return 'unknown';
  }
}

function remember(value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(RELOADED);
    else sessionStorage.setItem(RELOADED, value);
  } catch {
    // See recall.
  }
}

/**
 * Loads a module. When it can't be had, most often because a new version of the shop took the place of this one, the page
 * is reloaded, once; a second failure is thrown.
 */
export async function loadOrReload<Module>(
  load: () => Promise<Module>,
  reload: () => void = () => location.reload(),
): Promise<Module> {
  try {
    const module = await load();
    if (!import.meta.env.SSR && recall() !== null) remember(null);
    return module;
  } catch (error) {
    if (import.meta.env.SSR || recall() !== null) throw error;
    remember(String(Date.now()));
    reload();
    // The document is on its way out: nothing more may be shown.
    return new Promise<Module>(() => undefined);
  }
}
