import { use, useEffect, useState } from 'react';

import { serverNow } from '../../../clock/serverClock.ts';
import { NowContext } from '../../../clock/useNow.ts';

/** The longest delay of a browser timer, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/**
 * The time in milliseconds, updated only at the given instants (ISO 8601): for content that changes at an instant and need not
 * be rendered every second. Initially it is the server's.
 */
export function useInstant(instants: readonly (string | null | undefined)[]): number {
  const [now, setNow] = useState(use(NowContext));
  const next = Math.min(
    ...instants
      .map((instant) => (instant ? Date.parse(instant) : Number.POSITIVE_INFINITY))
      .filter((at) => at > now),
  );
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(
      () => setNow(serverNow()),
      Math.min(LONGEST, Math.max(0, next - serverNow() + 1)),
    );
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
