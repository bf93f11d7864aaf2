import { createContext, use } from 'react';
import { useHead } from '../../../document/useHead.ts';
import type { PageHead } from '../../../page/page.ts';
import { useRouting } from '../../../navigation/RouterContext.ts';

/** The heading of a screen as its route names it, until it has one of its own. */
export const TitleContext = createContext('');

/** Makes the document's title that of a screen. No search engine is to list it. */
export function useTitle(title?: string): string {
  const fallback = use(TitleContext);
  const { context } = useRouting().view.start;
  const shown = title ?? fallback;
  useHead((): PageHead => ({ title: shown, noIndex: true }), { ...context, data: {} });
  return shown;
}
