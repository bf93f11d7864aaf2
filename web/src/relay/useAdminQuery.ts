import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLazyLoadQuery, useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay';
import {
  __internal,
  createOperationDescriptor,
  getRequest,
  type Disposable,
  type Environment,
  type OperationDescriptor,
  type OperationType,
} from 'relay-runtime';
import type { MainFields } from '../page/page.ts';
import { canonicalJson } from './address.ts';

/** How long a response of the back-office is fresh, and how often a failed read is retried. */
export interface AdminFreshness {
  /** From this age (ms) a response is fetched again when it is shown. */
  readonly staleAfter: number;
  readonly retries: number;
}

/** A response that no screen shows is dropped after this time, in milliseconds. */
const COLLECTED_AFTER = 5 * 60_000;

/** What a stream of events says about responses. */
export interface News {
  /** Topics of the responses that it makes stale. */
  readonly topics: readonly string[];
  /** The object that changed. */
  readonly key: string;
  /** Whether it adds an object. */
  readonly isNew: boolean;
  /**
   * What happens to responses on screen. `show`: they are fetched again; `announce`: they are too, but lists that are being read
   * say so instead; `announceOnly`: only those lists say so; `wait`: they stay as they are until they are shown again.
   */
  readonly onScreen: 'show' | 'announce' | 'announceOnly' | 'wait';
}

/** What happened to the list that is being read since it was fetched. */
export interface ListNews {
  readonly added: number;
  readonly changed: number;
  /** The stream was lost: anything may have happened. */
  readonly isUncertain: boolean;
}

interface Entry {
  readonly operation: OperationDescriptor;
  readonly topics: readonly string[];
  readonly staleAfter: number;
  /** When it was last fetched (ms since the epoch); 0: it is stale. */
  askedAt: number;
  /** Number of refreshes while it was shown. */
  round: number;
  /** It became stale while a request for it was pending: it is fetched again after that one. */
  isWaiting: boolean;
  /** Objects that were added (true) or changed since it was fetched, while it was being read. */
  readonly news: Map<string, boolean>;
  isUncertain: boolean;
  /** It changed while it was shown, and was left as it is. */
  isOutdated: boolean;
  /** Number of its users that read it as a list. */
  readers: number;
  users: number;
  retained: Disposable | undefined;
  collector: ReturnType<typeof setTimeout> | undefined;
}

/** The queries of one store. */
class AdminQueries {
  readonly #environment: Environment;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** The entry of a query. `operate`: creates its operation when it is new. */
  entry(
    key: string,
    operate: () => OperationDescriptor,
    staleAfter: number,
    topics: readonly string[],
  ): Entry {
    let entry = this.#entries.get(key);
    if (entry === undefined) {
      entry = {
        operation: operate(),
        topics,
        staleAfter,
        askedAt: Date.now(),
        round: 0,
        isWaiting: false,
        news: new Map(),
        isUncertain: false,
        isOutdated: false,
        readers: 0,
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
    this.#forgetNews(entry);
  }

  #forgetNews(entry: Entry): void {
    entry.isOutdated = false;
    if (entry.news.size === 0 && !entry.isUncertain) return;
    entry.news.clear();
    entry.isUncertain = false;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Retains an entry while a component shows it; returns the function that releases it. */
  hold(key: string, entry: Entry, reading: Reading | null): () => void {
    entry.users += 1;
    if (reading !== null) {
      entry.readers += 1;
      reading.add(entry);
    }
    clearTimeout(entry.collector);
    entry.retained ??= this.#environment.retain(entry.operation);
    return () => {
      entry.users -= 1;
      if (reading !== null) {
        entry.readers -= 1;
        reading.delete(entry);
      }
      if (entry.users > 0) return;
      if (entry.isOutdated || entry.isUncertain) entry.askedAt = 0;
      entry.news.clear();
      entry.isUncertain = false;
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
      else this.#fetchAgain(entry);
    }
    this.#notify();
  }

  /** When the person last changed something here (ms since the epoch): its events are no news. */
  #changedAt = 0;

  noteChange(): void {
    this.#changedAt = Date.now();
  }

  /** Applies what a stream of events says. */
  hear(news: readonly News[]): void {
    const isOwn = Date.now() - this.#changedAt < OWN_EVENTS;
    for (const entry of this.#entries.values()) {
      const about = news.filter(({ topics }) => topics.some((topic) => entry.topics.includes(topic)));
      if (about.length === 0) continue;
      if (entry.users === 0) {
        entry.askedAt = 0;
        continue;
      }
      entry.isOutdated = true;
      if (entry.readers > 0) {
        for (const { key, isNew, onScreen } of about)
          if ((onScreen === 'announce' || onScreen === 'announceOnly') && (isNew || !isOwn))
            entry.news.set(key, isNew || entry.news.get(key) === true);
        if (!about.some(({ onScreen }) => onScreen === 'show')) continue;
      } else if (!about.some(({ onScreen }) => onScreen === 'show' || onScreen === 'announce')) continue;
      this.#fetchAgain(entry);
    }
    this.#notify();
  }

  /** The stream was lost: nothing is known to be fresh. Responses on screen stay until `recover`. */
  lose(): void {
    for (const entry of this.#entries.values()) {
      if (entry.users > 0) entry.isUncertain = true;
      else entry.askedAt = 0;
    }
    this.#notify();
  }

  /** The stream is back: what is on screen about these topics is fetched again; lists that are being read, if they are out of sight. */
  recover(topics: readonly string[], isReturn: boolean): void {
    this.refresh(
      ({ isUncertain, readers, topics: own }) =>
        isUncertain && (readers > 0 ? isReturn : own.some((topic) => topics.includes(topic))),
    );
  }

  /** Fetches lists that are being read again. */
  load(reading: Reading): void {
    this.refresh((entry) => reading.has(entry));
  }

  /** Starts the next round of an entry that is shown. */
  #fetchAgain(entry: Entry): void {
    // Relay joins equal requests that are pending. The pending one may have been answered from the state before the change that
    // made the entry stale: the last word would be an old response.
    const pending = __internal.getPromiseForActiveRequest(this.#environment, entry.operation.request);
    if (pending === null) {
      entry.askedAt = Date.now();
      this.#forgetNews(entry);
      entry.round += 1;
      return;
    }
    if (entry.isWaiting) return;
    entry.isWaiting = true;
    const end = (): void => {
      entry.isWaiting = false;
      this.refresh((other) => other === entry);
    };
    pending.then(end, end);
  }
}

/** For so long after a change, events are taken for its own (ms). */
const OWN_EVENTS = 4_000;

/** The responses that a list shows. */
export type Reading = Set<Entry>;

/** Around what a list reads: its rows do not move by themselves, `useListNews` says what is new. Null: around its rows. */
export const ReadingContext = createContext<Reading | null>(null);

/** What the context is given, one for each list. */
export const useReading = (): Reading => useState(() => new Set<Entry>())[0];

/** What happened since a list was fetched, and the function that fetches it again. */
export function useListNews(reading: Reading): ListNews & { readonly load: () => void } {
  const queries = queriesOf(useRelayEnvironment());
  const text = useSyncExternalStore(queries.subscribe, () => {
    let added = 0;
    let changed = 0;
    let uncertain = 0;
    for (const { news, isUncertain } of reading) {
      if (isUncertain) uncertain = 1;
      for (const isNew of news.values())
        if (isNew) added += 1;
        else changed += 1;
    }
    return `${added} ${changed} ${uncertain}`;
  });
  const [added = 0, changed = 0, uncertain = 0] = text.split(' ').map(Number);
  return { added, changed, isUncertain: uncertain === 1, load: () => queries.load(reading) };
}

/** Applies what the stream of events says to the responses of a store. */
export const hearNews = (environment: Environment, news: readonly News[]): void =>
  queriesOf(environment).hear(news);

/** The stream of events was lost: all responses are stale. Those on screen stay until `recoverAll`. */
export const loseAll = (environment: Environment): void => queriesOf(environment).lose();

/**
 * The stream is back after a loss.
 * @param topics of what is fetched again when it is on screen: not of forms
 * @param isReturn the tab was hidden: lists are fetched again as well
 */
export const recoverAll = (environment: Environment, topics: readonly string[], isReturn: boolean): void =>
  queriesOf(environment).recover(topics, isReturn);

/** The person changes something: what events say about it within the next seconds is no news to them. */
export const noteOwnChange = (environment: Environment): void => queriesOf(environment).noteChange();

const stores = new WeakMap<Environment, AdminQueries>();

function queriesOf(environment: Environment): AdminQueries {
  let queries = stores.get(environment);
  if (queries === undefined) stores.set(environment, (queries = new AdminQueries(environment)));
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
 * @param main without them the response has failed; default: only when it has no data at all
 */
export function useAdminQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  { staleAfter, retries }: AdminFreshness,
  topics: readonly string[],
  main?: MainFields,
): Query['response'] {
  const environment = useRelayEnvironment();
  const queries = queriesOf(environment);
  const tries = use(RetryContext);
  const request = getRequest(query);
  const key = `${request.params.id}:${canonicalJson(variables)}`;
  const entry = queries.entry(key, () => createOperationDescriptor(request, variables), staleAfter, topics);
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
    networkCacheConfig: { metadata: { retries, ...(main && { main }) } },
    // Never a part of a response: what other queries happen to have read would be shown, and copied, as if it were whole.
    UNSTABLE_renderPolicy: 'full',
  });
  useEffect(() => {
    if (fetchPolicy === 'store-and-network') queries.noteAsked(entry);
  }, [queries, entry, fetchPolicy]);
  const reading = use(ReadingContext);
  useEffect(() => queries.hold(key, entry, reading), [queries, key, entry, reading]);
  return data;
}
