import type { ComponentType, ReactNode } from 'react';
import type { GraphQLTaggedNode, OperationType, PreloadableConcreteRequest, Variables } from 'relay-runtime';
import type { Language } from '../i18n/language.ts';
import type { Translate } from '../i18n/translate.ts';

/** Input of the variables of a page's query. */
export interface PageContext {
  /** The path's parameters, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The page's URL. Only path and query string matter. */
  readonly url: URL;
  readonly language: Language;
  /** Seed of random choices: the same on the server and in the browser. */
  readonly seed: number;
}

/** Module `XPage.route.ts`: starts a page's query before its code is loaded. It is in the first load. */
export interface PageRoute<Query extends OperationType> {
  /** Default export of `__generated__/XPageQuery$parameters.ts`; absent on a page without data. */
  readonly query?: PreloadableConcreteRequest<Query>;
  /** The query's variables. Absent: none. */
  readonly variables?: (context: PageContext) => Query['variables'];
  /** Main fields. Absent: the page renders whatever failed. */
  readonly main?: MainFields;
  /**
   * Loads `XPage.viewer.ts`: the page's viewer query. It starts beside the page's code if there may be a session, and
   * `ViewerPage` reads it. Visitors do not need it, so it is not in the first load.
   */
  readonly viewer?: () => Promise<ViewerRoute>;
}

/** Module `XPage.viewer.ts`. */
export interface ViewerRoute {
  /** The query of a URL; undefined: none. */
  readonly queryOf: (context: PageContext) => ViewerQuery | undefined;
}

export interface ViewerQuery {
  /** Default export of `__generated__/X$parameters.ts`. */
  readonly query: PreloadableConcreteRequest<OperationType>;
  readonly variables: Variables;
}

/**
 * Main fields of a page, such as `product` or `promo.products`: of each group at least one must be present. If all fields of a
 * group are null because an upstream failed, the whole response counts as failed; any other field may be null, and only its
 * section is absent.
 */
export type MainFields = readonly (readonly string[])[];

/** What the page's response means for its path. */
export type Outcome =
  | 'found'
  | 'not-found'
  | {
      /** Path and query of the page to show instead. */
      readonly redirect: string;
      /** The path may show a page of its own later. Default: no. */
      readonly isTemporary?: true;
    };

/** Props of a page's component. */
export interface PageProps<Query extends OperationType = OperationType> extends PageContext {
  /** The query's data: read the page's own fields here, pass the rest to fragments. */
  readonly data: Query['response'];
}

/** Input of a page's `head`. */
export interface HeadInput<Query extends OperationType = OperationType> extends PageProps<Query> {
  /** Translates a key with its area: `t('product:title')`. */
  readonly t: Translate;
  /** Makes a path absolute: `absolute(paths.home())`. */
  readonly absolute: (path: string) => string;
}

/** Head of a page's document. */
export interface PageHead {
  /** Without the shop's name, which is appended; only the home page gives a complete title with `wholeTitle`. */
  readonly title: string;
  readonly wholeTitle?: boolean;
  readonly description?: string;
  /** Picture of link previews: a path such as `Image.url`. */
  readonly image?: string | null;
  /** Canonical path (and query). Default: the page's path, without query. */
  readonly canonical?: string;
  readonly type?: 'website' | 'product';
  readonly noIndex?: boolean;
  /** Schema.org objects, without `@context`. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** The largest picture of the first screen, preloaded. */
  readonly preloadImage?: { readonly src: string; readonly srcSet?: string; readonly sizes?: string };
}

/** Module `XPage.tsx`. */
export interface PageModule<Query extends OperationType = OperationType> {
  readonly default: ComponentType<PageProps<Query>>;
  /** The page's query, written here and marked `@preloadable`; absent on a page without data. */
  readonly query?: GraphQLTaggedNode;
  readonly head: (input: HeadInput<Query>) => PageHead;
  /** Default: found. */
  readonly outcome?: (data: Query['response'], context: PageContext) => Outcome;
  /** Shown while the page's data load, in the shape of the page. */
  readonly Skeleton?: ComponentType<PageContext>;
  /**
   * If the response for another query string fails, the page keeps the data it has: `usePageFailure()` reports the failure.
   * Default: an error replaces the page.
   */
  readonly staysOnFailure?: boolean;
  /** One component for all its addresses: it stays mounted from one to the next, and has routes of its own. */
  readonly isApplication?: boolean;
}

/** Module `layouts/StoreLayout.tsx`, default export: what surrounds every page. */
export interface LayoutProps<Query extends OperationType = OperationType> {
  /** null if the layout's data failed: show what needs none. */
  readonly data: Query['response'] | null;
  readonly children: ReactNode;
}
