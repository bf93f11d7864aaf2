/** The seam between the gateway's front and web's server build: what is asked of a page, and what it gives. */

export type Language = 'fr' | 'en' | 'de' | 'tn';
/** `system` follows the device's setting. */
export type Theme = 'system' | 'light' | 'dark';

/** What executing a document gives. */
export interface Executed {
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
  /** Seconds that the answer may be cached; absent: not at all. */
  readonly maxAge?: number;
}

export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  /** The shop's origin, such as `http://127.0.0.1:4000`. */
  readonly publicUrl: string;
  readonly language: Language;
  readonly theme: Theme;
  /** The device has sent the app's banner away. */
  readonly withoutAppBanner?: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** For what is drawn at random. */
  readonly seed: number;
  /** Executes a trusted document. */
  execute(documentId: string, variables: Readonly<Record<string, unknown>>): Promise<Executed>;
  /** Notified of a fault in a component; the shopper gets the error page. */
  readonly onError?: (error: unknown) => void;
}

export interface RenderedPage {
  readonly status: number;
  /** The whole document. */
  readonly html: string;
  /** Path to go to instead; the status is then 301. */
  readonly redirect?: string;
  /** Seconds that the page may be cached: the least of its queries; 0 when it must not be. */
  readonly maxAge: number;
  /** Seconds after which the page may be asked for again; only where `status` is 503. */
  readonly retryAfter?: number;
  /** Something failed for a part of the page that may be there again the next time: an older whole page is better. */
  readonly isPartial: boolean;
  /** `sha256-…` of every inline style element, for the content security policy. */
  readonly styleHashes: readonly string[];
}

/** What a request says about its language. Each may be missing or malformed. */
export interface LanguageHints {
  /** Value of `?lang=`. */
  readonly query?: string | null | undefined;
  /** Value of the cookie `lang`. */
  readonly cookie?: string | null | undefined;
  /** The `Accept-Language` header. */
  readonly acceptLanguage?: string | null | undefined;
}

/** The exports of web's server build that the front uses. */
export interface PageModule {
  renderPage: (request: PageRequest) => Promise<RenderedPage>;
  readonly resolveLanguage: (hints: LanguageHints) => Language;
  /** Query parameters that the page at a path reads; all others are left out of the address that is rendered and cached. */
  readonly knownParameters: (pathname: string) => readonly string[];
  /** Paths that the sitemap lists whatever the catalogue holds. */
  readonly fixedPaths: readonly string[];
  /** Whether the sitemap lists a path that stands in the catalogue's data. */
  readonly isListed: (pathname: string) => boolean;
  /** Beginnings of paths that crawlers are asked to leave. */
  readonly closedPaths: readonly string[];
}
