import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLazyLoadQuery, useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay';
import {
  createOperationDescriptor,
  getRequest,
  type Disposable,
  type Environment,
  type OperationType,
} from 'relay-runtime';
import { canonicalJson } from './address.ts';

/** How long a response of the back-office is fresh, and how often a failed read is retried. */
export interface AdminFreshness {
  /** From this age (ms) a response is fetched again when it is shown. */
  readonly staleAfter: number;
  readonly retries: number;
}

/** A response that no screen shows is dropped after this time, in milliseconds. */
const COLLECTED_AFTER = 5 * 60_000;

interface Entry {
  readonly topics: readonly string[];
  readonly staleAfter: number;
  /** When it was last fetched (ms since the epoch); 0: it is stale. */
  askedAt: number;
  /** Number of refreshes while it was shown. */
  round: number;
  users: number;
  retained: Disposable | undefined;
  collector: ReturnType<typeof setTimeout> | undefined;
}

/** The queries of one store. */
class AdminQueries {
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  entry(key: string, staleAfter: number, topics: readonly string[]): Entry {
    let entry = this.#entries.get(key);
    if (entry === undefined) {
      entry = {
        topics,
        staleAfter,
        askedAt: Date.now(),
        round: 0,
        users: 0,
        retained: undefined,
        collector: undefined,
      };
      this.#entries.set(key, entry);
    }
    return entry;
  }

  /** Whether it must be fetched again when it is shown. */
  isStale({ askedAt, staleAfter }: Entry): boolean {
    return Date.now() - askedAt >= staleAfter;
  }

  /** Records that it is being fetched. */
  noteAsked(entry: Entry): void {
    entry.askedAt = Date.now();
  }

  /** Retains an entry while a component shows it; returns the function that releases it. */
  hold(key: string, entry: Entry, retain: () => Disposable): () => void {
    entry.users += 1;
    clearTimeout(entry.collector);
    entry.retained ??= retain();
    return () => {
      entry.users -= 1;
      if (entry.users > 0) return;
      entry.collector = setTimeout(() => {
        entry.retained?.dispose();
        if (this.#entries.get(key) === entry) this.#entries.delete(key);
      }, COLLECTED_AFTER);
    };
  }

  /** Fetches entries that are shown and `isDue` again; others are marked stale. */
  refresh(isDue: (entry: Entry) => boolean): void {
    for (const entry of this.#entries.values()) {
      if (!isDue(entry)) continue;
      if (entry.users === 0) entry.askedAt = 0;
      else {
        entry.askedAt = Date.now();
        entry.round += 1;
      }
    }
    for (const listener of this.#listeners) listener();
  }
}

const stores = new WeakMap<Environment, AdminQueries>();

function queriesOf(environment: Environment): AdminQueries {
  let queries = stores.get(environment);
  if (queries === undefined) stores.set(environment, (queries = new AdminQueries()));
  return queries;
}

/** Marks responses about these topics (`orders`, `users` …) as stale: those on screen are fetched again now, others when shown. */
export function markStale(environment: Environment, topics: readonly string[]): void {
  queriesOf(environment).refresh((entry) => entry.topics.some((topic) => topics.includes(topic)));
}

/** Marks all responses as stale: after what may have changed anything, such as undoing a change. */
export function markAllStale(environment: Environment): void {
  queriesOf(environment).refresh(() => true);
}

/** Number of retries after a failure, for the queries below: `AdminBoundary` increments it. */
export const RetryContext = createContext(0);

/** Refreshes stale queries on screen when the window gets the focus or the network returns. Used once, by the frame. */
export function useRefreshOnReturn(): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState !== 'visible') return;
      const now = Date.now();
      queriesOf(environment).refresh(
        ({ users, askedAt, staleAfter }) => users > 0 && now - askedAt >= staleAfter,
      );
    };
    for (const event of ['focus', 'online', 'visibilitychange']) addEventListener(event, refresh);
    return () => {
      for (const event of ['focus', 'online', 'visibilitychange']) removeEventListener(event, refresh);
    };
  }, [environment]);
}

/**
 * Reads a query of the back-office. Suspends until there is data; a stale response is shown while it is fetched again, a fresh one
 * causes no request. Throws a RequestError for the boundary around it.
 *
 * @param topics what the response is about, for `markStale`
 */
export function useAdminQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  { staleAfter, retries }: AdminFreshness,
  topics: readonly string[],
): Query['response'] {
  const environment = useRelayEnvironment();
  const queries = queriesOf(environment);
  const tries = use(RetryContext);
  const request = getRequest(query);
  const key = `${request.params.id}:${canonicalJson(variables)}`;
  const entry = queries.entry(key, staleAfter, topics);
  const round = useSyncExternalStore(queries.subscribe, () => entry.round);
  // The round in which this component began to show the query: a later one needs a request.
  const [begun, setBegun] = useState({ key, round });
  if (begun.key !== key) setBegun({ key, round });
  const isAskedAgain = begun.key === key && round > begun.round;
  const fetchKey = `${tries}.${round}`;
  const fetchPolicy = useMemo(
    () =>
      fetchKey !== '' && (isAskedAgain || queries.isStale(entry)) ? 'store-and-network' : 'store-or-network',
    [queries, entry, fetchKey, isAskedAgain],
  );
  const data = useLazyLoadQuery<Query>(query, variables, {
    fetchPolicy,
    fetchKey,
    networkCacheConfig: { metadata: { retries } },
  });
  useEffect(() => {
    if (fetchPolicy === 'store-and-network') queries.noteAsked(entry);
  }, [queries, entry, fetchPolicy]);
  const given = canonicalJson(variables);
  useEffect(
    () =>
      queries.hold(key, entry, () =>
        environment.retain(createOperationDescriptor(request, JSON.parse(given) as Query['variables'])),
      ),
    [queries, environment, key, entry, request, given],
  );
  return data;
}
