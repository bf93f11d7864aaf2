import { useEffect, useRef, type RefObject } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { paths } from '../../../paths.ts';
import { noteSearch } from '../../../features/search/recentSearches.ts';
import { tell } from '../../../relay/tell.ts';
import type { useSearchUsesMutation } from './__generated__/useSearchUsesMutation.graphql.ts';

/** false once the shop has not taken one: it counts none, or too many came from here. */
let isTaken = true;

/** Slug of the product whose page a click leads to; the middle button opens it in a new tab. */
function openedBy({ target, button }: MouseEvent): string | undefined {
  if (button > 1) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  const product = paths.product('');
  return link?.pathname.startsWith(product) === true ? link.pathname.slice(product.length) : undefined;
}

/**
 * Notes a search on the device, and tells the shop that the results of a search were shown, and which product was opened first from them, so that staff see which searches
 * help. Nothing tells who it was. Returns the ref of the element with the results; empty text: there are none.
 */
export function useSearchUses(text: string): RefObject<HTMLDivElement | null> {
  const environment = useRelayEnvironment();
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    noteSearch(text);
    const element = results.current;
    if (element === null || text === '' || !isTaken) return undefined;
    const send = async (opened: string | null): Promise<void> => {
      const response = await tell<useSearchUsesMutation>(
        environment,
        graphql`
          mutation useSearchUsesMutation($input: SearchUseNoteInput!) {
            searchUseNote(input: $input) {
              isNoted
            }
          }
        `,
        { input: { query: text, opened } },
      );
      isTaken = response?.searchUseNote?.isNoted === true;
    };
    const end = new AbortController();
    const onOpen = (event: MouseEvent): void => {
      const opened = openedBy(event);
      if (opened === undefined) return;
      end.abort();
      void send(opened);
    };
    for (const type of ['click', 'auxclick'] as const)
      element.addEventListener(type, onOpen, { capture: true, signal: end.signal });
    void send(null);
    return () => end.abort();
  }, [environment, text]);
  return results;
}
