import { RequestError } from '../relay/errors.ts';

/** One document tells of so many different faults; who has more has one that repeats itself in other words. */
const MOST = 5;
const told = new Set<string>();

/** Where faults of browsers are told, within the shop. */
const ENDPOINT = '/client-errors';

/** Addresses without what was asked of them: people's searches stand there. */
function withoutQueries(text: string): string {
  return text.replaceAll(/\?\S*?(?=(?::\d+:\d+)?\)?(?:\s|$))/g, '');
}

/**
 * Tells the shop of a fault, once for each: its words, where in the code it happened and on which path. Nothing of who met it
 * goes along, and no credentials.
 */
export function reportError(fault: unknown, componentStack?: string | null): void {
  // The gateway was not there to answer: it is not there to listen either.
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
    // What cannot be told is in the console of whoever looks.
  }).catch(() => undefined);
}
