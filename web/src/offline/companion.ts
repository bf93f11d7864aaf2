/** Offline use, updates and the connection notice: loaded last, when the browser is idle, and never waited for. */
import type { AreaTranslate } from '../i18n/translate.ts';
import type { Language } from '../i18n/language.ts';
import { watchConnection } from './connection.ts';
import { isPublicPage } from './cacheRules.ts';
import { watchUpdates } from './updates.ts';
import { noteVisited } from '../errors/visited.ts';

/** Every page writes its title when it is shown. */
function watchPages(language: Language): void {
  const note = () => {
    const { pathname } = location;
    if (isPublicPage(pathname) && document.querySelector('meta[name="robots"][content="noindex"]') === null)
      noteVisited({ path: pathname, title: document.title.replace(/ · Lawaj$/, ''), language });
  };
  note();
  new MutationObserver(note).observe(document.head, { childList: true, subtree: true, characterData: true });
}

export async function accompany(t: AreaTranslate<'offline'>, language: Language): Promise<void> {
  watchConnection(t);
  watchPages(language);
  // A worker would cache files of the development server, which have no versions.
  const hasWorker =
    import.meta.env.PROD && 'serviceWorker' in navigator && (await watchUpdates(navigator.serviceWorker, t));
  // Without a network the code of toasts cannot be loaded. A worker precaches it; running it on every visit would cost a slow
  // phone half a second.
  if (!hasWorker) await import('../design/chakra/Toasts.tsx');
}
