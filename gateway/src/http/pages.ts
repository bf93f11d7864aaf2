/** Pages: rendered on the server as nobody in particular, kept for seconds, the same for everybody who asks alike. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Content, sendContent } from './content.ts';
import { errorPage } from '../customer-pages/error-page.ts';
import type { Cache, Filled } from '../../service/cache.ts';
import type { Language, PageModule, Theme } from '../../contract/rules/page-rendering.ts';
import { SAFETY } from './reply.ts';
import type { TrustedDocuments } from './trusted.ts';

/** Pages that may be rendered or waited for at once; what comes on top is asked to come back. */
const MOST_RENDERING = 64;
/** Seconds for which an outdated page may be given while it is rendered anew; its browser asks for what has changed. */
const STALE_FOR = 5;
/** Seconds for which a page that does not exist is cached. */
const MISSING_FOR = 5;
/** What emotion's empty style element hashes to: it fills its sheet from script, which the policy allows. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export interface Page {
  status: number;
  content: Content;
  headers: string[];
}

export interface PagesOptions {
  module: PageModule;
  documents: TrustedDocuments;
  cache: Cache<Page>;
  publicUrl(request: IncomingMessage): string;
  /** Origins that pictures come from besides the shop itself. */
  pictureHosts?: readonly string[] | undefined;
  /** Development: pages carry scripts of the development server, and nothing is cached. */
  dev?: boolean;
  onError(error: unknown, path: string): void;
}

export type Pages = (
  request: IncomingMessage,
  response: ServerResponse,
  prefix: readonly string[],
) => Promise<void>;

export function createPages(options: PagesOptions): Pages {
  const { module, documents, cache, dev = false } = options;
  let rendering = 0;

  async function render(
    url: string,
    publicUrl: string,
    language: Language,
    theme: Theme,
    withoutAppBanner: boolean,
  ): Promise<Filled<Page>> {
    if (rendering >= MOST_RENDERING) throw new Overloaded();
    rendering += 1;
    const tags = new Set<string>();
    try {
      const now = Date.now();
      const rendered = await module.renderPage({
        url,
        publicUrl,
        language,
        theme,
        withoutAppBanner,
        now,
        seed: Math.floor(Math.random() * 2 ** 31),
        async execute(documentId, variables) {
          const { tags: made, ...result } = await documents.execute(documentId, variables);
          for (const tag of made) tags.add(tag);
          return result;
        },
        onError: (error) => options.onError(error, url.split('?', 1)[0] as string),
      });
      const page = toPage(
        rendered.status,
        rendered.html,
        dev ? undefined : policy(rendered.styleHashes, { pictureHosts: options.pictureHosts }),
        rendered.redirect,
      );
      if (rendered.retryAfter !== undefined) page.headers.push('retry-after', String(rendered.retryAfter));
      if (dev) return { value: page, bytes: 1, maxAge: 0 };
      const maxAge = rendered.status === 404 ? Math.min(rendered.maxAge, MISSING_FOR) : rendered.maxAge;
      return {
        value: page,
        bytes: Math.ceil(page.content.body.length * 1.5) + 2_000,
        maxAge: rendered.isPartial ? 0 : maxAge * 1_000,
        staleFor: Math.min(maxAge, STALE_FOR) * 1_000,
        tags: [...tags],
        // A page without its data, or some of them: an older whole one is better.
        failed: rendered.status >= 500 || rendered.isPartial,
      };
    } finally {
      rendering -= 1;
    }
  }

  return async function servePage(request, response, prefix) {
    const asked = new URL(`http://page${request.url}`);
    const cookies = readCookies(request.headers.cookie);
    const language = module.resolveLanguage({
      query: asked.searchParams.get('lang'),
      cookie: cookies.get('lang'),
      acceptLanguage: request.headers['accept-language'],
    });
    const theme = toTheme(cookies.get('theme'));
    const withoutAppBanner = cookies.get('app-banner') === 'dismissed';
    if (isOdd(request.url as string)) {
      const page = toPage(404, errorPage(404, language), policy([], { ownStyle: true }));
      await sendContent(request, response, page.content, [...prefix, ...page.headers], page.status);
      return;
    }
    const url = canonicalUrl(asked, (pathname) => module.knownParameters(pathname));
    const publicUrl = options.publicUrl(request);
    try {
      const look = `${language} ${theme} ${withoutAppBanner ? 'plain' : 'banner'}`;
      const found = await cache.get(`${look} ${publicUrl} ${url}`, () =>
        render(url, publicUrl, language, theme, withoutAppBanner),
      );
      const { status, content, headers } = found.value;
      await sendContent(
        request,
        response,
        content,
        [
          ...prefix,
          ...headers,
          'content-language',
          language === 'tn' ? 'ar-TN' : language,
          'x-cache',
          found.state,
        ],
        status,
      );
    } catch (error) {
      const busy = error instanceof Overloaded;
      if (!busy) options.onError(error, asked.pathname);
      const page = toPage(
        busy ? 503 : 500,
        errorPage(busy ? 503 : 500, language),
        policy([], { ownStyle: true }),
      );
      await sendContent(
        request,
        response,
        page.content,
        [...prefix, ...page.headers, ...(busy ? ['retry-after', '2'] : [])],
        page.status,
      );
    }
  };
}

class Overloaded extends Error {}

/** Builds a page that can be sent. `csp` undefined: no policy. */
export function toPage(status: number, html: string, csp: string | undefined, redirect?: string): Page {
  const headers = [
    ...SAFETY,
    'content-type',
    'text/html; charset=utf-8',
    'cache-control',
    status >= 500 ? 'no-store' : 'no-cache',
    'vary',
    'Accept-Encoding, Accept-Language, Cookie',
    'permissions-policy',
    // The assistant takes pictures and recordings, when its reader asks for it.
    'camera=(self), microphone=(self), geolocation=(), payment=()',
    'cross-origin-opener-policy',
    'same-origin',
  ];
  if (csp !== undefined) headers.push('content-security-policy', csp);
  if (redirect !== undefined) headers.push('location', redirect);
  return { status, headers, content: new Content(Buffer.from(html)) };
}

export interface PolicyOptions {
  /** The page has a style of its own, whatever it is. Default: no. */
  ownStyle?: boolean;
  /** Origins that pictures come from besides the shop itself. */
  pictureHosts?: readonly string[] | undefined;
}

/**
 * The content security policy: scripts only of the shop itself, styles only of files and of the given hashes, pictures of the
 * shop and of the given hosts. A spoken answer of the assistant comes as a `data:` URL.
 */
export function policy(
  styleHashes: readonly string[],
  { ownStyle = false, pictureHosts = [] }: PolicyOptions = {},
): string {
  const styles = styleHashes.map((hash) => `'${hash.replace(/^'|'$/g, '')}'`);
  return [
    "default-src 'self'",
    "script-src 'self'",
    ownStyle ? "style-src-elem 'unsafe-inline'" : ["style-src-elem 'self'", EMPTY_STYLE, ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictureHosts].join(' '),
    "media-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Whether an address is written in a way that no link of the shop is, and that could mean another place to somebody else: empty or
 * dotted segments, backslashes, control characters, malformed encodings.
 */
function isOdd(address: string): boolean {
  const path = address.split('?', 1)[0] as string;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return true;
  }
  // oxlint-disable-next-line no-control-regex -- that is what is looked for
  return /\/\/|\\|[\u0000-\u001f\u007f]|\/\.{1,2}(?:\/|$)/.test(decoded);
}

/** Path and query in one form: only parameters that the page knows, in one order, without empty ones. */
function canonicalUrl(asked: URL, knownParameters: PageModule['knownParameters']): string {
  if (asked.search === '') return asked.pathname;
  const known = knownParameters(asked.pathname);
  const pairs = [...asked.searchParams].filter(([name, value]) => value !== '' && known.includes(name));
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(pairs).toString();
  return query === '' ? asked.pathname : `${asked.pathname}?${query}`;
}

function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at > 0) cookies.set(part.slice(0, at).trim(), part.slice(at + 1).trim());
  }
  return cookies;
}

function toTheme(value: string | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}
