/** Pages: rendered on the server without a session and cached for seconds; the same request gives every client the same page. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Content, sendContent } from './content.ts';
import { errorPage } from '../customer-pages/error-page.ts';
import type { Cache, Filled, Found } from '../../service/cache.ts';
import type { Language, PageModule, RenderedPage, Theme } from '../../contract/rules/page-rendering.ts';
import type { FrontGateway, GraphQLResult } from './parts.ts';
import {
  CACHE_TAG,
  cdnHeaders,
  NOT_FOR_CDN,
  PAGE_VARIANT_HEADER,
  readPageVariant,
  sharedPage,
} from './cdn.ts';
import { SESSION_COOKIE } from '../plugins/useSession.ts';
import { isPreview, openPreview } from './preview.ts';
import { Overloaded } from './load-gate.ts';
import type { Admit } from './rank.ts';
import { refuse, SAFETY } from './reply.ts';
import type { TrustedDocuments } from './trusted.ts';

/** Seconds for which a stale page is served while it is rendered again; the browser then requests what has changed. */
const STALE_FOR = 5;
/** Seconds for which a 404 page is cached. */
const MISSING_FOR = 5;
/** Hash of emotion's empty style element: it fills its sheet by script, which the policy allows. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Adds the preview's parameters to the requests of the page, and follows its editor. */
const PREVIEW_SCRIPT = '<script src="/preview.js"></script>';

type ExecutePreview = (documentId: string, variables: Record<string, unknown>) => Promise<GraphQLResult>;

export interface Page {
  status: number;
  content: Content;
  headers: string[];
  /** Headers by which a CDN stores it; absent: none may. */
  cdnHeaders?: readonly [string, string] | undefined;
}

export interface PagesOptions {
  module: PageModule;
  documents: TrustedDocuments;
  gateway: FrontGateway;
  /** Begins to render. */
  admit: Admit;
  /** Resolves when a page may block the event loop. Default: at once. */
  beforeRender?: (() => Promise<void>) | undefined;
  cache: Cache<Page>;
  publicUrl(request: IncomingMessage): string;
  /** Further origins of pictures. */
  pictureHosts?: readonly string[] | undefined;
  /** Origins to which pages may upload besides the shop itself. */
  uploadOrigins?: readonly string[] | undefined;
  /** A CDN before the shop stores pages, and purges them by the tags of their data. */
  hasCdn?: boolean;
  /** Development: pages include scripts of the development server, and nothing is cached. */
  dev?: boolean;
  /** The present path of a page that does not exist under its path any more; null: it never did. */
  findRedirect?: ((path: string) => Promise<string | null>) | undefined;
  onError(error: unknown, path: string): void;
}

export type Pages = (
  request: IncomingMessage,
  response: ServerResponse,
  prefix: readonly string[],
) => Promise<void>;

export function createPages(options: PagesOptions): Pages {
  const { module, documents, gateway, admit, cache, hasCdn = false, dev = false } = options;

  /** Where the page of a URL is now, with the URL's parameters. What cannot be found out is not found. */
  async function findMoved(url: string): Promise<string | null> {
    const [path = '', query] = url.split('?', 2);
    try {
      const found = await options.findRedirect?.(path);
      return found == null ? null : query === undefined ? found : `${found}?${query}`;
    } catch (error) {
      options.onError(error, path);
      return null;
    }
  }

  async function render(
    url: string,
    publicUrl: string,
    language: Language,
    theme: Theme,
    withoutAppBanner: boolean,
    preview?: ExecutePreview,
  ): Promise<Filled<Page>> {
    const tags = new Set<string>();
    const now = Date.now();
    const rendered = await module.renderPage({
      url,
      publicUrl,
      language,
      theme,
      withoutAppBanner,
      now,
      seed: Math.floor(Math.random() * 2 ** 31),
      beforeRender: options.beforeRender,
      async execute(documentId, variables) {
        if (preview) return { ...(await preview(documentId, variables)), maxAge: 0 };
        const { tags: made, ...result } = await documents.execute(documentId, variables);
        for (const tag of made) tags.add(tag);
        return result;
      },
      onError: (error) => options.onError(error, url.split('?', 1)[0] as string),
    });
    const moved = rendered.status === 404 ? await findMoved(url) : null;
    if (moved !== null)
      return {
        value: toPage(301, '', undefined, { redirect: moved }),
        bytes: 2_000,
        maxAge: dev ? 0 : MISSING_FOR * 1_000,
      };
    const page = toPage(
      rendered.status,
      preview ? rendered.html.replace('<head>', `<head>${PREVIEW_SCRIPT}`) : rendered.html,
      dev
        ? undefined
        : policy(rendered.styleHashes, {
            scriptHashes: rendered.scriptHashes,
            pictureHosts: options.pictureHosts,
            uploadOrigins: options.uploadOrigins,
            isFramed: preview !== undefined,
          }),
      preview ? { ...rendered, isNeverStored: true } : rendered,
    );
    if (preview) page.headers.push('x-robots-tag', 'noindex');
    if (rendered.retryAfter !== undefined) page.headers.push('retry-after', String(rendered.retryAfter));
    if (dev) return { value: page, bytes: 1, maxAge: 0 };
    if (hasCdn && rendered.status < 500 && !rendered.isPartial && rendered.isNeverStored !== true)
      page.cdnHeaders = cdnHeaders([...tags]);
    const maxAge = rendered.status === 404 ? Math.min(rendered.maxAge, MISSING_FOR) : rendered.maxAge;
    return {
      value: page,
      bytes: Math.ceil(page.content.body.length * 1.5) + 2_000,
      maxAge: rendered.isPartial ? 0 : maxAge * 1_000,
      staleFor: Math.min(maxAge, STALE_FOR) * 1_000,
      tags: [...tags],
      // A page without some of its data: an older complete one is better.
      failed: rendered.status >= 500 || rendered.isPartial,
    };
  }

  /** A page with a home content that is not published, past all caches. `theme` as parameter replaces the choice of the device. */
  async function servePreview(
    request: IncomingMessage,
    response: ServerResponse,
    prefix: readonly string[],
    asked: URL,
    language: Language,
  ): Promise<void> {
    let page: Page;
    try {
      const execute = await openPreview(gateway, request, asked.searchParams);
      const url = canonicalUrl(asked, (pathname) => module.knownParameters(pathname));
      const theme = toTheme(asked.searchParams.get('theme') ?? undefined);
      page =
        execute === null
          ? toPage(403, errorPage(404, language), policy([], { ownStyle: true, isFramed: true }), {
              isNeverStored: true,
            })
          : (
              await admit(request, () =>
                render(url, options.publicUrl(request), language, theme, true, execute),
              )
            ).value;
    } catch (error) {
      const isRefused = error instanceof Overloaded;
      if (!isRefused) options.onError(error, asked.pathname);
      const status = isRefused ? 503 : 500;
      page = toPage(status, errorPage(status, language), policy([], { ownStyle: true, isFramed: true }));
      if (isRefused) page.headers.push('retry-after', refuse(response, error)['retry-after']);
    }
    await sendContent(request, response, page.content, [...prefix, ...page.headers], page.status);
  }

  /** Headers of a page where there is a CDN: it may share one that it asked for by its variant, for as long as it is fresh here. */
  function headersForCdn(found: Found<Page>, isVariant: boolean): readonly string[] {
    const { headers, cdnHeaders: stored } = found.value;
    const seconds = Math.floor(cache.freshFor(found) / 1_000);
    // A Map: each header of a page occurs once.
    const all = new Map(
      Array.from({ length: headers.length / 2 }, (_, at) => [headers[2 * at], headers[2 * at + 1]]),
    );
    if (isVariant && stored?.[0] === CACHE_TAG && seconds > 0) {
      all.set('cache-control', sharedPage(seconds));
      all.set('vary', `Accept-Encoding, ${PAGE_VARIANT_HEADER}`);
      all.set(...stored);
    } else {
      all.set('vary', `${all.get('vary')}, ${PAGE_VARIANT_HEADER}`);
      all.set(...NOT_FOR_CDN);
    }
    return [...all].flat() as string[];
  }

  return async function servePage(request, response, prefix) {
    const asked = new URL(`http://page${request.url}`);
    const cookies = readCookies(request.headers.cookie);
    // Pages are rendered without a session; those of people who have one are not shared all the same.
    const variant =
      hasCdn && !cookies.has(SESSION_COOKIE)
        ? readPageVariant(request.headers[PAGE_VARIANT_HEADER])
        : undefined;
    const language = module.resolveLanguage({
      query: asked.searchParams.get('lang'),
      cookie: variant?.language ?? cookies.get('lang'),
      acceptLanguage: request.headers['accept-language'],
    });
    const theme = toTheme(variant?.theme ?? cookies.get('theme'));
    const withoutAppBanner = variant?.withoutAppBanner ?? cookies.get('app-banner') === 'dismissed';
    if (isOdd(request.url as string)) {
      const page = toPage(404, errorPage(404, language), policy([], { ownStyle: true }));
      await sendContent(request, response, page.content, [...prefix, ...page.headers], page.status);
      return;
    }
    if (isPreview(asked.searchParams)) return servePreview(request, response, prefix, asked, language);
    const url = canonicalUrl(asked, (pathname) => module.knownParameters(pathname));
    const publicUrl = options.publicUrl(request);
    try {
      const look = `${language} ${theme} ${withoutAppBanner ? 'plain' : 'banner'}`;
      const found = await cache.get(`${look} ${publicUrl} ${url}`, () =>
        admit(request, () => render(url, publicUrl, language, theme, withoutAppBanner)),
      );
      const { status, content, headers } = found.value;
      await sendContent(
        request,
        response,
        content,
        [
          ...prefix,
          ...(hasCdn ? headersForCdn(found, variant !== undefined) : headers),
          'content-language',
          language === 'tn' ? 'ar-TN' : language,
          'x-cache',
          found.state,
        ],
        status,
      );
    } catch (error) {
      const isRefused = error instanceof Overloaded;
      if (!isRefused) options.onError(error, asked.pathname);
      const page = failedPage(isRefused ? 503 : 500, language);
      const retry = isRefused ? ['retry-after', refuse(response, error)['retry-after']] : [];
      await sendContent(request, response, page.content, [...prefix, ...page.headers, ...retry], page.status);
    }
  };
}

const failedPages = new Map<string, Page>();

/** The page for when none was rendered; cached with its compressed forms, because many need it at once. */
function failedPage(status: number, language: Language): Page {
  const key = `${status} ${language}`;
  let page = failedPages.get(key);
  if (page === undefined) {
    page = toPage(status, errorPage(status, language), policy([], { ownStyle: true }));
    failedPages.set(key, page);
  }
  return page;
}

/** Builds the response of a page. `csp` undefined: no policy. */
export function toPage(
  status: number,
  html: string,
  csp: string | undefined,
  { redirect, isNeverStored }: Pick<RenderedPage, 'redirect' | 'isNeverStored'> = {},
): Page {
  const headers = [
    ...SAFETY,
    'content-type',
    'text/html; charset=utf-8',
    'cache-control',
    status >= 500 || isNeverStored === true ? 'no-store' : 'no-cache',
    'vary',
    'Accept-Encoding, Accept-Language, Cookie',
    'permissions-policy',
    // The assistant records pictures and sound at the shopper's request.
    'camera=(self), microphone=(self), geolocation=(), payment=()',
    'cross-origin-opener-policy',
    'same-origin',
  ];
  if (csp !== undefined) headers.push('content-security-policy', csp);
  if (redirect !== undefined) headers.push('location', redirect);
  return { status, headers, content: new Content(Buffer.from(html)) };
}

export interface PolicyOptions {
  /** Allows any inline style. Default: no. */
  ownStyle?: boolean;
  /** Inline scripts that may run. Default: none. */
  scriptHashes?: readonly string[] | undefined;
  /** Further origins of pictures. */
  pictureHosts?: readonly string[] | undefined;
  /** Origins to which pages may upload besides the shop itself. */
  uploadOrigins?: readonly string[] | undefined;
  /** Allows the shop's own pages to show the page in a frame. Default: no. */
  isFramed?: boolean;
}

/**
 * The content security policy: scripts only of the shop itself and of the given hashes, styles only of files and of the given hashes, pictures of the
 * shop and of the given hosts. A spoken answer of the assistant comes as a `data:` URL.
 */
export function policy(
  styleHashes: readonly string[],
  {
    ownStyle = false,
    scriptHashes = [],
    pictureHosts = [],
    uploadOrigins = [],
    isFramed = false,
  }: PolicyOptions = {},
): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash.replace(/^'|'$/g, '')}'`);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...quoted(scriptHashes)].join(' '),
    ownStyle
      ? "style-src-elem 'unsafe-inline'"
      : ["style-src-elem 'self'", EMPTY_STYLE, ...quoted(styleHashes)].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictureHosts].join(' '),
    "media-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...uploadOrigins].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join('; ');
}

/**
 * Whether a path is malformed as no link of the shop is, and other programs could resolve it differently: empty or
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
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  return /\/\/|\\|[\u0000-\u001f\u007f]|\/\.{1,2}(?:\/|$)/.test(decoded);
}

/** Path and query in canonical form: only parameters of the page, in one order, without empty ones. */
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
