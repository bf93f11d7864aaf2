/**
 * The viewer, for everything in the shop that needs it: a record of Relay's store, which fragments on `Viewer` read. Pages are
 * rendered without a session, so it is requested once a page is hydrated, and only if the gateway set its marker next to the
 * session's cookie: visitors send no request, and the code for it is loaded with the first one. A store belongs to one session:
 * it is replaced after signing in or out, here or in another tab (tabs notify each other by an item of the device's storage).
 */
import { useEffect, useSyncExternalStore } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { useKeeper } from '../../navigation/services.ts';
import type { QueryKeeper } from '../../relay/queryKeeper.ts';
import { mayBeSignedIn } from '../../relay/viewer.ts';
import type { loadSessionQuery$data } from './__generated__/loadSessionQuery.graphql.ts';
import type {
  useSession_viewer$data,
  useSession_viewer$key,
} from './__generated__/useSession_viewer.graphql.ts';

/** The viewer, for fragments on `Viewer`; `loadSession.ts` spreads them all. */
export type Viewer = NonNullable<NonNullable<loadSessionQuery$data['session']>['viewer']>;

/** The fields of the viewer that most of the shop needs. */
export type Session = Omit<useSession_viewer$data, ' $fragmentType'>;

interface Known {
  /** null: no session; undefined: not known yet. */
  viewer: Viewer | null | undefined;
  isSent: boolean;
  readonly listeners: Set<() => void>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The session of each store; it is collected with the store. */
const stores = new WeakMap<object, Known>();

function knownIn(environment: object): Known {
  let known = stores.get(environment);
  if (known === undefined) {
    const listeners = new Set<() => void>();
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    stores.set(environment, (known = { viewer: undefined, isSent: false, listeners, subscribe }));
  }
  return known;
}

/** Sets the viewer in a store. */
export function setViewer(environment: Environment, viewer: Viewer | null): void {
  const known = knownIn(environment);
  known.viewer = viewer;
  known.isSent = true;
  for (const listener of known.listeners) listener();
}

/** Storage key with which a tab announces that its session, or data of the viewer, have changed. */
export const CHANGED = 'session-changed';
async function request(keeper: QueryKeeper): Promise<void> {
  const { environment } = keeper;
  const known = knownIn(environment);
  known.isSent = true;
  const before = known.viewer;
  let viewer: Viewer | null = null;
  if (mayBeSignedIn()) {
    try {
      viewer = await (await import('./loadSession.ts')).loadSession(environment);
    } catch {
      // A viewer that cannot be loaded counts as a visitor.
    }
  }
  if (before != null && viewer === null) keeper.renew();
  else setViewer(environment, viewer);
}

/** Requests the viewer, now and whenever another tab announces a change. For the layout around every page. */
export function useSessionWatch(): void {
  const keeper = useKeeper();
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== CHANGED) return;
      if (newValue?.startsWith('details')) void request(keeper);
      else keeper.renew();
    };
    if (!knownIn(keeper.environment).isSent) void request(keeper);
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [keeper]);
}

/** The viewer, for fragments; null: signed out; undefined: not known yet, and on the server. */
export function useViewer(): Viewer | null | undefined {
  const known = knownIn(useRelayEnvironment());
  return useSyncExternalStore(
    known.subscribe,
    () => known.viewer,
    () => undefined,
  );
}

/** The shopper's session; null: signed out; undefined: not known yet, and on the server. */
export function useKnownSession(): Session | null | undefined {
  const viewer = useViewer();
  const key: useSession_viewer$key | null = viewer ?? null;
  const session = useFragment(
    graphql`
      fragment useSession_viewer on Viewer {
        accountNumber
        firstName
        lastName
        isAdmin
      }
    `,
    key,
  );
  return viewer === undefined ? undefined : session;
}

/** The shopper's session; null: signed out, or not known yet. */
export const useSession = (): Session | null => useKnownSession() ?? null;
