import { RequestError } from '../relay/errors.ts';

/** Most errors that one document reports; more are usually one error that repeats itself with other messages. */
const MOST = 5;
const told = new Set<string>();

/** Path of error reports. */
const ENDPOINT = '/client-errors';

/** URLs without their query strings, which contain searches. */
function withoutQueries(text: string): string {
  return text.replaceAll(/\?\S*?(?=(?::\d+:\d+)?\)?(?:\s|$))/g, '');
}

/**
 * Reports an error to the shop, once each: its message, its place in the code and the path. No data of the viewer and no
 * credentials are sent.
 */
export function reportError(fault: unknown, componentStack?: string | null): void {
  // If the gateway did not respond, it cannot receive a report either.
  if (fault instanceof RequestError && fault.code === 'NO_RESPONSE') return;
  const error = fault instanceof Error ? fault : new Error(String(fault));
  const stack = withoutQueries(error.stack ?? '');
  const key = `${error.name} ${error.message} ${stack.split('\n')[1] ?? ''}`;
  if (told.has(key) || told.size >= MOST) return;
  told.add(key);
  const report = {
    name: error.name.slice(0, 80),
    message: withoutQueries(error.message).slice(0, 300),
    stack: stack.slice(0, 4000),
    components: (componentStack ?? '').slice(0, 1000),
    path: location.pathname.slice(0, 300),
    language: document.documentElement.lang.slice(0, 10),
  };
  fetch(ENDPOINT, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    // An error that cannot be reported is in the console.
  }).catch(() => undefined);
}
