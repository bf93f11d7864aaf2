import { useEffect, useState } from 'react';
import type { Observable } from 'relay-runtime';

/** How long typing must pause before a search is sent, in milliseconds. */
const PAUSE = 150;

const NONE: readonly never[] = [];

/**
 * What the server finds for a text, once typing pauses. A failed search finds nothing.
 *
 * @param text null: nothing is searched
 * @param search sends it; must be stable
 */
export function useSearched<Found>(
  text: string | null,
  search: (text: string) => Observable<readonly Found[]>,
): { readonly found: readonly Found[]; readonly isPending: boolean } {
  const [answer, setAnswer] = useState<{ readonly text: string | null; readonly found: readonly Found[] }>({
    text: null,
    found: NONE,
  });
  useEffect(() => {
    if (text === null) return undefined;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      const finish = (found: readonly Found[]) => setAnswer({ text, found });
      const { unsubscribe } = search(text).subscribe({ next: finish, error: () => finish(NONE) });
      stop = unsubscribe;
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [search, text]);
  return { found: answer.found, isPending: answer.text !== text };
}
