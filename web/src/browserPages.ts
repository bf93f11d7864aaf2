/**
 * What the browser has to know of the manifest. The build puts the finished value in this module's place (`web/vite.config.ts`),
 * so that the first load carries neither the rest of the manifest nor what it is made of.
 */
import { pageEntries, type PageEntry, type PageName } from './pageManifest.ts';

export type BrowserPage = Pick<PageEntry, 'patterns' | 'redirects' | 'areas'>;

export const browserPages = Object.fromEntries(
  pageEntries.map(([name, { patterns, redirects, areas }]): [PageName, BrowserPage] => [
    name,
    { patterns, ...(redirects && { redirects }), ...(areas && { areas }) },
  ]),
) as Readonly<Record<PageName, BrowserPage>>;
