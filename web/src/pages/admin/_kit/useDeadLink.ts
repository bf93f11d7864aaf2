import { useEffect, useState } from 'react';
import { isMissingPage } from '../../../relay/isMissingPage.ts';

/** A path is looked up this long after the last key, in milliseconds. */
const PAUSE = 600;

/** Whether the shop has no page at a path; false for other addresses, and while it is not known. */
export function useDeadLink(url: string | null): boolean {
  const [dead, setDead] = useState<string | null>(null);
  useEffect(() => {
    if (url?.startsWith('/') !== true) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      isMissingPage(url, leaving.signal).then(
        (isMissing) => setDead(isMissing ? url : null),
        () => undefined,
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [url]);
  return url !== null && dead === url;
}
