/** What goes along with the shop once it is there and nothing else is to be done: loaded last, and never waited for. */
import type { AreaTranslate } from '../i18n/translate.ts';
import type { Language } from '../i18n/language.ts';
import { watchConnection } from './connection.ts';
import { isPublicPage } from './keeping.ts';
import { watchUpdates } from './updates.ts';
import { noteVisited } from '../errors/visited.ts';

/** Every page writes its title when it is there. */
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
  // A worker would keep files of development, which have no versions.
  const isKept =
    import.meta.env.PROD && 'serviceWorker' in navigator && (await watchUpdates(navigator.serviceWorker, t));
  // What shows messages has something to say just when its code cannot be had. A worker keeps it: running it on every visit
  // would cost a slow phone half a second for nothing.
  if (!isKept) await import('../design/chakra/Toasts.tsx');
}
