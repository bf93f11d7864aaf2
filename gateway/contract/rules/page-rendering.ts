/** Interface between the gateway's front and web's server build: the input of a page and the rendered result. */

export type Language = 'fr' | 'en' | 'de' | 'tn';
/** `system` follows the device's setting. */
export type Theme = 'system' | 'light' | 'dark';

/** Result of an executed document. */
export interface Executed {
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
  /** Seconds for which the result may be cached; absent: not cacheable. */
  readonly maxAge?: number;
}

export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  /** The shop's origin, such as `http://127.0.0.1:4000`. */
  readonly publicUrl: string;
  readonly language: Language;
  readonly theme: Theme;
  /** Whether the device has dismissed the app banner. */
  readonly withoutAppBanner?: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Seed of random choices. */
  readonly seed: number;
  /** Executes a trusted document. */
  execute(documentId: string, variables: Readonly<Record<string, unknown>>): Promise<Executed>;
  /** Awaited after the documents were executed, before the event loop is blocked. */
  readonly beforeRender?: (() => Promise<void>) | undefined;
  /** Called with errors of components; the shopper gets the error page. */
  readonly onError?: (error: unknown) => void;
}

export interface RenderedPage {
  readonly status: number;
  /** The whole document. */
  readonly html: string;
  /** Path to redirect to; the status is then 301. */
  readonly redirect?: string;
  /** Seconds for which the page may be cached: the minimum of its queries; 0: not cacheable. */
  readonly maxAge: number;
  /** Not even the browser may store the document. */
  readonly isNeverStored?: true;
  /** Retry delay (s); only with status 503. */
  readonly retryAfter?: number;
  /** A part of the page failed and may succeed the next time: an older complete page is better. */
  readonly isPartial: boolean;
  /** `sha256-…` of every inline style element, for the content security policy. */
  readonly styleHashes: readonly string[];
  /** The same of every inline script; absent: there is none. */
  readonly scriptHashes?: readonly string[];
}

/** Language preferences of a request. Each may be missing or malformed. */
export interface LanguageHints {
  /** Value of `?lang=`. */
  readonly query?: string | null | undefined;
  /** Value of the cookie `lang`. */
  readonly cookie?: string | null | undefined;
  /** The `Accept-Language` header. */
  readonly acceptLanguage?: string | null | undefined;
}

/** Exports of web's server build that the front uses. */
export interface PageModule {
  renderPage: (request: PageRequest) => Promise<RenderedPage>;
  readonly resolveLanguage: (hints: LanguageHints) => Language;
  /** Query parameters that the page at a path reads; all others are removed from the address that is rendered and cached. */
  readonly knownParameters: (pathname: string) => readonly string[];
  /** Paths in the sitemap that do not depend on the catalogue. */
  readonly fixedPaths: readonly string[];
  /** Whether the sitemap includes a path from the catalogue's data. */
  readonly isListed: (pathname: string) => boolean;
  /** Path prefixes that crawlers must not visit. */
  readonly closedPaths: readonly string[];
}
