/** What the front is given to serve, seen from the front. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface GraphQLResult {
  data?: unknown;
  errors?: readonly unknown[];
}

/** What the front needs of the gateway. */
export interface FrontGateway {
  /** Answers whatever the front does not answer itself below /graphql. */
  yoga: (request: IncomingMessage, response: ServerResponse) => unknown;
  /** Answers the usual query in a JSON body for Yoga: the JSON of a 200 answer; undefined: it is Yoga's after all. */
  answerPlainQuery: (plain: {
    request: IncomingMessage;
    body: string;
    requestId: string;
    getSignal: () => AbortSignal | undefined;
  }) => Promise<string | undefined>;
  /** Executes a trusted document as nobody in particular. `maxAge` in seconds, 0: do not keep. Never throws. */
  execute: (
    documentId: string,
    variables: Readonly<Record<string, unknown>>,
  ) => Promise<{ result: GraphQLResult; maxAge: number; tags: readonly string[] }>;
  documents: { get: (documentId: string) => { text: string; kind: string; isPublic: boolean } | undefined };
  /** Tells the listener the tags of what is no longer true. */
  onInvalidate: (listener: (tags: readonly string[] | 'all') => void) => unknown;
  ready: () => boolean;
}

/** A page as web asks to be told; the same as web's own type. */
export interface PageRequest {
  url: string;
  publicUrl: string;
  language: Language;
  theme: Theme;
  /** The device has sent the app's banner away. */
  withoutAppBanner?: boolean;
  now: number;
  seed: number;
  execute(
    documentId: string,
    variables: Record<string, unknown>,
  ): Promise<{ data?: unknown; errors?: readonly unknown[]; maxAge?: number }>;
  /** Told of a fault in a component; the shopper gets the error page. */
  onError?: (error: unknown) => void;
}

export interface RenderedPage {
  status: number;
  html: string;
  redirect?: string;
  maxAge: number;
  /** Seconds after which a page that answers 503 may be asked for again. */
  retryAfter?: number;
  /** Something failed for a part of it: an older whole page is better, and it is not kept. */
  isPartial: boolean;
  styleHashes: string[];
}

export type Language = 'fr' | 'en' | 'de' | 'tn';
export type Theme = 'system' | 'light' | 'dark';

/** What the front needs of web's server build. */
export interface PageModule {
  renderPage: (request: PageRequest) => Promise<RenderedPage>;
  resolveLanguage: (choice: {
    query?: string | null | undefined;
    cookie?: string | null | undefined;
    acceptLanguage?: string | null | undefined;
  }) => Language;
  /** Query parameters that the page at a path reads; all others are left out of the address that is rendered and kept. */
  knownParameters: (pathname: string) => readonly string[];
  /** Paths that the sitemap lists whatever the catalogue holds. */
  fixedPaths: readonly string[];
  /** Whether the sitemap lists a path that stands in the catalogue's data. */
  isListed: (pathname: string) => boolean;
  /** Beginnings of paths that crawlers are asked to leave. */
  closedPaths: readonly string[];
}

/** A picture of the origin. `maxAge` in seconds. */
export interface FetchedPicture {
  status: number;
  type: string;
  body: Buffer;
  maxAge: number;
}

/** Fetches `/media/<key>?w=<width>` from the origin. */
export type FetchPicture = (path: string, accept: string) => Promise<FetchedPicture>;
