/** A step of the path to a page, as Breadcrumbs shows it. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

/** schema.org BreadcrumbList of the path to a page. `absolute` makes URLs absolute. */
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
