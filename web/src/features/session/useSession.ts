/**
 * Who is signed in, for everything in the shop that asks: a record of Relay's store, which fragments on `Viewer` read. Pages are
 * rendered as nobody in particular, so it is asked once a page is hydrated, and only where the gateway left its mark beside the
 * session's cookie: visitors ask nothing, and what asks is loaded with the first question. A store belongs to one person: it is
 * made anew when somebody signs in or out, here or in another tab (tabs tell each other by a line in the device's storage).
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

/** Who is signed in, for fragments on `Viewer`; `loadSession.ts` names them all. */
export type Viewer = NonNullable<NonNullable<loadSessionQuery$data['session']>['viewer']>;

/** Who is signed in, as most of the shop wants to know it. */
export type Session = Omit<useSession_viewer$data, ' $fragmentType'>;

interface Known {
  /** null: nobody; undefined: not known yet. */
  viewer: Viewer | null | undefined;
  isAsked: boolean;
  readonly listeners: Set<() => void>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What is known in each store; it goes with the store. */
const stores = new WeakMap<object, Known>();

function knownIn(environment: object): Known {
  let known = stores.get(environment);
  if (known === undefined) {
    const listeners = new Set<() => void>();
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    stores.set(environment, (known = { viewer: undefined, isAsked: false, listeners, subscribe }));
  }
  return known;
}

/** Says who is signed in, in a store. */
export function setViewer(environment: Environment, viewer: Viewer | null): void {
  const known = knownIn(environment);
  known.viewer = viewer;
  known.isAsked = true;
  for (const listener of known.listeners) listener();
}

/** Where a tab writes that its person, or something about them, has changed. */
export const CHANGED = 'session-changed';
async function ask(keeper: QueryKeeper): Promise<void> {
  const { environment } = keeper;
  const known = knownIn(environment);
  known.isAsked = true;
  const before = known.viewer;
  let viewer: Viewer | null = null;
  if (mayBeSignedIn()) {
    try {
      viewer = await (await import('./loadSession.ts')).loadSession(environment);
    } catch {
      // A user who cannot be loaded is nobody.
    }
  }
  if (before != null && viewer === null) keeper.renew();
  else setViewer(environment, viewer);
}

/** Asks who is signed in, now and whenever another tab says that it has changed. For what stands around every page. */
export function useSessionWatch(): void {
  const keeper = useKeeper();
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== CHANGED) return;
      if (newValue?.startsWith('details')) void ask(keeper);
      else keeper.renew();
    };
    if (!knownIn(keeper.environment).isAsked) void ask(keeper);
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [keeper]);
}

/** Who is signed in, for fragments; null: signed out; undefined: not known yet, and on the server. */
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
