/**
 * What the browser has to know of the manifest. The build puts the finished value in this module's place (`web/vite.config.ts`),
 * so that the first load carries neither the rest of the manifest nor what it is made of.
 */
import type { LaterArea } from './i18n/translate.ts';
import { pageEntries, type PageName } from './pageManifest.ts';

export interface BrowserPage {
  readonly patterns: readonly string[];
  readonly redirects: readonly string[];
  readonly areas: readonly LaterArea[];
}

export const browserPages = Object.fromEntries(
  pageEntries.map(([name, { patterns, redirects = [], areas = [] }]): [PageName, BrowserPage] => [
    name,
    { patterns, redirects, areas },
  ]),
) as Readonly<Record<PageName, BrowserPage>>;
