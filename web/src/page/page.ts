import type { ComponentType, ReactNode } from 'react';
import type { GraphQLTaggedNode, OperationType, PreloadableConcreteRequest, Variables } from 'relay-runtime';
import type { Language } from '../i18n/language.ts';
import type { Translate } from '../i18n/translate.ts';

/** What a page may look at to choose its query's variables. */
export interface PageContext {
  /** The path's parameters, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The page's address. Only path and query matter. */
  readonly url: URL;
  readonly language: Language;
  /** For what is drawn at random: the same on the server and in the browser. */
  readonly seed: number;
}

/** Module `XPage.route.ts`: what is needed to start a page's query before its code is there. It is in the first load. */
export interface PageRoute<Query extends OperationType> {
  /** Default export of `__generated__/XPageQuery$parameters.ts`; absent on a page without data. */
  readonly query?: PreloadableConcreteRequest<Query>;
  /** The query's variables. Absent: none. */
  readonly variables?: (context: PageContext) => Query['variables'];
  /** What the page cannot do without. Absent: it stands whatever could not be read. */
  readonly main?: MainFields;
  /**
   * Loads `XPage.viewer.ts`: what the page asks of who is signed in. It is started beside the page's code where somebody may be,
   * and read by `ViewerPage`. Visitors have no use for it, so it is no part of the first load.
   */
  readonly viewer?: () => Promise<ViewerRoute>;
}

/** Module `XPage.viewer.ts`. */
export interface ViewerRoute {
  /** The query of an address; undefined: it shows nothing that has to be asked for. */
  readonly ask: (context: PageContext) => ViewerQuery | undefined;
}

export interface ViewerQuery {
  /** Default export of `__generated__/X$parameters.ts`. */
  readonly query: PreloadableConcreteRequest<OperationType>;
  readonly variables: Variables;
}

/**
 * Fields that a page is about, such as `product` or `promo.products`: of each group at least one has to be there. Where all
 * fields of a group are null because an upstream failed, the whole answer counts as failed; every other field may be null, and
 * only its part of the page is absent.
 */
export type MainFields = readonly (readonly string[])[];

/** What the page's answer means for its address. */
export type Outcome = 'found' | 'not-found' | { readonly redirect: string };

/** What a page's component is given. */
export interface PageProps<Query extends OperationType = OperationType> extends PageContext {
  /** The query's data: read the page's own fields here, pass the rest to fragments. */
  readonly data: Query['response'];
}

/** What a page's `head` is given. */
export interface HeadInput<Query extends OperationType = OperationType> extends PageProps<Query> {
  /** Translates a key with its area: `t('product:title')`. */
  readonly t: Translate;
  /** Makes an address absolute: `absolute(paths.home())`. */
  readonly absolute: (path: string) => string;
}

/** Head of a page's document. */
export interface PageHead {
  /** Without the shop's name, which is put behind it; the home page alone gives a whole title with `wholeTitle`. */
  readonly title: string;
  readonly wholeTitle?: boolean;
  readonly description?: string;
  /** Picture for shared links: a path such as `Image.url`. */
  readonly image?: string | null;
  /** The path (and query) under which the page wants to be known. Default: its own path, without query. */
  readonly canonical?: string;
  readonly type?: 'website' | 'product';
  readonly noIndex?: boolean;
  /** Schema.org objects, without `@context`. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** The picture that is the largest thing on the first screen, asked for before everything else. */
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
  /** Shown while the page's data are under way, in the shape of what comes. */
  readonly Skeleton?: ComponentType<PageContext>;
  /**
   * When the answer for another query string fails, the page stays with the data it had: `usePageFailure()` then tells what
   * shows them to say so. Default: the failure takes the page's place.
   */
  readonly staysOnFailure?: boolean;
}

/** Module `layouts/StoreLayout.tsx`, default export: what stands around every page. */
export interface LayoutProps<Query extends OperationType = OperationType> {
  /** null when the layout's data could not be had: show what needs none. */
  readonly data: Query['response'] | null;
  readonly children: ReactNode;
}
