/**
 * The part of the page manifest that the browser needs. The build replaces this module by its value (`web/vite.config.ts`), so
 * that the first load contains neither the rest of the manifest nor its dependencies.
 */
import { pageEntries, type PageEntry, type PageName } from './pageManifest.ts';

export type BrowserPage = Pick<PageEntry, 'patterns' | 'redirects' | 'areas'>;

export const browserPages = Object.fromEntries(
  pageEntries.map(([name, { patterns, redirects, areas }]): [PageName, BrowserPage] => [
    name,
    { patterns, ...(redirects && { redirects }), ...(areas && { areas }) },
  ]),
) as Readonly<Record<PageName, BrowserPage>>;
