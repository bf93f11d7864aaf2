import { breadcrumbList, type Crumb } from '../../document/breadcrumbList.ts';
import type { Key, Translate } from '../../i18n/translate.ts';
import type { HeadInput, PageHead } from '../../page/page.ts';
import { defaultSort, parseFilters, type Sort } from './filters.ts';
import { activeFilters, listingHref } from './narrowing.ts';

interface ListingPageHeadInput {
  readonly title: string;
  readonly description: string;
  /** The breadcrumbs; the last one is the page itself. */
  readonly crumbs: readonly Crumb[];
  readonly image?: string | null | undefined;
  /** The page's default sort order. */
  readonly usualSort?: Sort | undefined;
  /** Further Schema.org objects. */
  readonly things?: readonly Readonly<Record<string, unknown>>[];
}

/** Head of a page that consists of a heading and a listing. */
export function listingPageHead(
  { title, description, crumbs, image, usualSort, things = [] }: ListingPageHeadInput,
  { url, t, absolute }: Pick<HeadInput, 'url' | 't' | 'absolute'>,
): PageHead {
  return {
    ...listingHead(title, crumbs.at(-1)?.to ?? url.pathname, url, t, usualSort),
    description,
    ...(image != null && { image }),
    jsonLd: [breadcrumbList(crumbs, absolute), ...things],
  };
}

/**
 * The listing's part of the page's head: the page number in the title, the canonical URL, and whether search engines should not
 * index it (filtered or otherwise sorted lists repeat the plain one). `usualSort`: the page's default sort order.
 */
export function listingHead(title: string, path: string, url: URL, t: Translate, usualSort?: Sort) {
  const filters = parseFilters(url.searchParams, usualSort);
  const pageTitle: Key = 'catalogue:pageTitle';
  return {
    title: filters.page > 1 ? t(pageTitle, { title, page: filters.page }) : title,
    canonical: listingHref(path, filters, { page: filters.page }),
    noIndex: activeFilters(filters).length > 0 || filters.sort !== defaultSort(filters.query, usualSort),
  };
}
