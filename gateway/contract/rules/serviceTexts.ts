/** Text pages with this slug prefix are shown on a service's page. */
const PREFIX = 'service-';

/** Slug of a service's text page. */
export function textPageOf(name: string): string {
  return `${PREFIX}${name}`;
}

/** The service of a text page; null when it belongs to none. */
export function serviceOf(textPage: string): string | null {
  return textPage.startsWith(PREFIX) ? textPage.slice(PREFIX.length) : null;
}
