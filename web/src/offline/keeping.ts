/** What may be kept on the device, and under which name: decisions of the service worker that need no worker. */
import { resolveLanguage, type Language } from '../i18n/language.ts';
import { isPageParameter, pageAt } from '../pageManifest.ts';

/** Whether the document of a page at this path may stay on the device. */
export const isPublicPage = (pathname: string): boolean => pageAt(pathname)?.isKept === true;

/** Addresses at which no page stands; the others are shown from the shell when there is nothing else. */
export function isPageAddress(pathname: string): boolean {
  return !/^\/(?:graphql|health|ready|client-errors|media|assets|app)(?:\/|$)|\.(?:xml|txt|js|json|svg|webmanifest)$/.test(
    pathname,
  );
}

export interface Choices {
  readonly language: Language;
  readonly theme: string;
}

/** What the cookies say of how pages are rendered; the same answer as the server's. */
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

/** The name under which a page is kept: its address with the language and the theme that it is written in. */
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

/** Whether an answer says of itself that it must not be kept. */
function isForbidden(response: Response): boolean {
  return /\b(?:no-store|private)\b/.test(response.headers.get('cache-control') ?? '');
}

/** Whether a response is a page in this language that may be kept. */
export function isKeepablePage(response: Response, { language }: Choices): boolean {
  const written = response.headers.get('content-language');
  return (
    response.status === 200 &&
    !response.redirected &&
    !isForbidden(response) &&
    (response.headers.get('content-type') ?? '').startsWith('text/html') &&
    written === (language === 'tn' ? 'ar-TN' : language)
  );
}

/** Whether an answer to a public read may be kept: whole, without an error, and not forbidden by itself. */
export async function isKeepableAnswer(response: Response): Promise<boolean> {
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || isForbidden(response) || !type.includes('json')) return false;
  try {
    const answer = (await response.clone().json()) as { data?: unknown; errors?: unknown };
    return answer.data != null && answer.errors === undefined;
  } catch {
    return false;
  }
}

/** The answers that a page's document carries. */
export function inlinedAnswers(html: string): { id: string; variables: unknown; data: unknown }[] {
  const text = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1];
  if (text === undefined) return [];
  try {
    const { queries } = JSON.parse(text) as { queries: { id: string; variables: unknown; data: unknown }[] };
    return queries;
  } catch {
    return [];
  }
}
