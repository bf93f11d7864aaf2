/**
 * Who is signed in, for everything in the shop that asks. Pages are rendered as nobody in particular, so it is asked once a page
 * has come to life, and only where the gateway left its mark beside the session's cookie: visitors ask nothing, and what asks
 * is loaded with the first question. Tabs tell each other by a line in the device's storage.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Environment } from 'relay-runtime';

/** Who is signed in. */
export interface Session {
  readonly firstName: string;
  readonly lastName: string;
  /** Number on the fidelity card. */
  readonly accountNumber: string;
  /** Points on the fidelity card. */
  readonly points: number;
  readonly isAdmin: boolean;
}

/** Where a tab writes when somebody signs in or out in it. */
const CHANGED = 'session-changed';

/** undefined: not known yet. */
let session: Session | null | undefined;
const listeners = new Set<() => void>();

/** Says who is signed in from now on; `tell`: to the shop's other tabs as well. */
export function setSession(next: Session | null, tell = false): void {
  session = next;
  for (const listener of listeners) listener();
  try {
    if (tell) localStorage.setItem(CHANGED, String(Date.now()));
  } catch {
    // Without storage other tabs learn it when they are loaded again.
  }
}

function ask(environment: Environment): void {
  if (!/(?:^|; )signed-in=1/.test(document.cookie)) {
    if (session !== null) setSession(null);
    return;
  }
  import('./loadSession.ts').then(
    ({ loadSession }) => loadSession(environment).then(setSession),
    () => setSession(null),
  );
}

/** Asks who is signed in, now and whenever another tab says that it has changed. For what stands around every page. */
export function useSessionWatch(): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === CHANGED) ask(environment);
    };
    ask(environment);
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [environment]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The shopper's session; null: signed out; undefined: not known yet, and on the server. */
export function useKnownSession(): Session | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => undefined,
  );
}

/** The shopper's session; null: signed out, or not known yet. */
export const useSession = (): Session | null => useKnownSession() ?? null;

/** Gives a function that ends the session. */
export function useLogout(): () => void {
  const environment = useRelayEnvironment();
  return () => {
    void import('./endSession.ts').then(({ endSession }) => endSession(environment));
  };
}
