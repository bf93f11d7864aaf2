/** The query parameters of the shop's paths; for the server, which caches one rendered page for all URLs that mean the same. */
import { LANGUAGE_KEY } from './i18n/language.ts';
import { pageAt } from './pageManifest.ts';

/** Names of the query parameters that change what a path shows; those of the target if it redirects. */
export const knownParameters = (pathname: string): readonly string[] => [
  LANGUAGE_KEY,
  ...(pageAt(pathname)?.parameters ?? []),
];
