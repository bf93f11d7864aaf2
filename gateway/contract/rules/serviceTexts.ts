/** Text pages whose slug begins with this are about a service, and are shown on the service's page. */
const PREFIX = 'service-';

/** Slug of the text page that tells about a service. */
export function textPageOf(name: string): string {
  return `${PREFIX}${name}`;
}

/** The service that a text page is about; null when it is about none. */
export function serviceOf(textPage: string): string | null {
  return textPage.startsWith(PREFIX) ? textPage.slice(PREFIX.length) : null;
}
