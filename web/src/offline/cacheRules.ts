/** What may be cached on the device, and under which key: rules of the service worker that need no worker. */
import { resolveLanguage, type Language } from '../i18n/language.ts';
import { isPageParameter, pageAt } from '../pageManifest.ts';

/** Whether the document of a page at this path may be cached on the device. */
export const isPublicPage = (pathname: string): boolean => pageAt(pathname)?.isCached === true;

export interface Choices {
  readonly language: Language;
  readonly theme: string;
}

/** Language and theme of a page according to the cookies; the same result as the server's. */
export function readChoices(
  url: URL,
  cookies: { readonly lang?: string | undefined; readonly theme?: string | undefined },
  languages: readonly string[],
): Choices {
  return {
    language: resolveLanguage({
      query: url.searchParams.get('lang'),
      cookie: cookies.lang,
      acceptLanguage: languages.join(','),
    }),
    theme: cookies.theme === 'light' || cookies.theme === 'dark' ? cookies.theme : 'system',
  };
}

/** The cache key of a page: its URL with language and theme. */
export function pageKey(url: URL, { language, theme }: Choices): string {
  const key = new URL(url.pathname, url.origin);
  for (const [name, value] of url.searchParams) {
    if (value !== '' && isPageParameter(name)) key.searchParams.append(name, value);
  }
  key.searchParams.sort();
  key.searchParams.set('~language', language);
  key.searchParams.set('~theme', theme);
  return key.href;
}

/** Whether a response's headers forbid caching. */
function isForbidden(response: Response): boolean {
  return /\b(?:no-store|private)\b/.test(response.headers.get('cache-control') ?? '');
}

/** Whether a response is a page in this language that may be cached. */
export function isCacheablePage(response: Response, { language }: Choices): boolean {
  const written = response.headers.get('content-language');
  return (
    response.status === 200 &&
    !response.redirected &&
    !isForbidden(response) &&
    (response.headers.get('content-type') ?? '').startsWith('text/html') &&
    written === (language === 'tn' ? 'ar-TN' : language)
  );
}

/** Whether the response of a public read may be cached: complete, without errors, and not forbidden by its headers. */
export async function isCacheableResponse(response: Response): Promise<boolean> {
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || isForbidden(response) || !type.includes('json')) return false;
  try {
    const answer = (await response.clone().json()) as { data?: unknown; errors?: unknown };
    return answer.data != null && answer.errors === undefined;
  } catch {
    return false;
  }
}

/** The responses that are inlined in a page's document. */
export function inlinedResponses(html: string): { id: string; variables: unknown; data: unknown }[] {
  const text = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1];
  if (text === undefined) return [];
  try {
    const { queries } = JSON.parse(text) as { queries: { id: string; variables: unknown; data: unknown }[] };
    return queries;
  } catch {
    return [];
  }
}
