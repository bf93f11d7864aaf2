import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { serverNow } from './serverClock.ts';

/** The server's clock when it rendered the document, in milliseconds. */
export const NowContext = createContext<number>(0);

const SECOND = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
/** The present second, shared by all components that show the time. */
let second = 0;

function tick(): void {
  const next = Math.floor(serverNow() / SECOND) * SECOND;
  if (next === second) return;
  second = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    // Finer than a second, so that a late timer skips none.
    timer = setInterval(tick, SECOND / 4);
    tick();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

/** The present second in milliseconds; while nothing shows the time, computed on request. */
function present(): number {
  if (timer === undefined) second = Math.floor(serverNow() / SECOND) * SECOND;
  return second;
}

const neverTicks = () => () => {};

/**
 * The present time on the server's clock in milliseconds, in whole seconds; the component renders every second. During
 * hydration it is the time of the server's rendering, so that both render the same. With `isTicking` false it stays at that
 * time.
 */
export function useNow(isTicking = true): number {
  const server = use(NowContext);
  const atStart = useCallback(() => Math.floor(server / SECOND) * SECOND, [server]);
  return useSyncExternalStore(isTicking ? subscribe : neverTicks, isTicking ? present : atStart, atStart);
}

/**
 * The time in milliseconds, changing only at the given instants (ISO 8601): for content that changes at an instant and need not
 * be rendered every second. Initially it is the server's. It follows the shared clock, not a timer of its own: a timer would be
 * late by as much as the server's clock was corrected in the meantime.
 */
export function useInstant(instants: readonly (string | null | undefined)[]): number {
  const server = use(NowContext);
  const times = instants.map((instant) => (instant ? Date.parse(instant) : Number.POSITIVE_INFINITY));
  return useSyncExternalStore(
    subscribe,
    () => Math.max(server, ...times.filter((at) => at <= present())),
    () => server,
  );
}
