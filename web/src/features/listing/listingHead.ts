import type { Key, Translate } from '../../i18n/translate.ts';
import { activeFilters, defaultSort, listingHref, parseFilters } from './filters.ts';

/** A step of the way to a page, as Breadcrumbs shows it. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

/** schema.org BreadcrumbList of the way to a page. `absolute` makes addresses absolute. */
export function breadcrumbList(crumbs: readonly Crumb[], absolute: (path: string) => string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: absolute(crumb.to),
    })),
  };
}

/**
 * What a listing adds to its page's head: the page number in the title, the canonical address, and whether search engines
 * should leave it out (narrowed or otherwise sorted lists repeat what the plain one shows).
 */
export function listingHead(title: string, path: string, url: URL, t: Translate) {
  const filters = parseFilters(url.searchParams);
  const pageTitle: Key = 'catalogue:pageTitle';
  return {
    title: filters.page > 1 ? t(pageTitle, { title, page: filters.page }) : title,
    canonical: listingHref(path, filters, { page: filters.page }),
    noIndex: activeFilters(filters).length > 0 || filters.sort !== defaultSort(filters.query),
  };
}
