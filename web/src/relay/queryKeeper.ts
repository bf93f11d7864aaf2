import { fetchQuery, loadQuery, type PreloadedQuery } from 'react-relay';
import {
  createOperationDescriptor,
  getRequest,
  type ConcreteRequest,
  type Environment,
  type OperationType,
  type PreloadableConcreteRequest,
  type Variables,
} from 'relay-runtime';
import type { BootQuery } from '../document/boot.ts';
import { createEnvironment } from './environment.ts';
import { freshness } from './freshness.ts';
import { canonicalJson } from './address.ts';
import { createNetwork, type RequestMetadata } from './network.ts';
import type { MainFields } from '../page/page.ts';
import { lastChange, viewerRequest } from './viewer.ts';

/** A page's query, pending or answered. */
export interface CachedQuery {
  readonly key: string;
  readonly ref: PreloadedQuery<OperationType>;
}

interface Entry extends CachedQuery {
  readonly networkCacheConfig: typeof viewerRequest | ReturnType<typeof cacheConfig>;
  /** Belongs to the signed-in account. */
  readonly isViewers: boolean;
  /** When it was last sent. */
  sentAt: number;
  /** Data of the public response; undefined: none yet. */
  data: BootQuery['data'] | undefined;
  answeredAt: number;
  failed: boolean;
  refreshing: boolean;
  /** Number of components that show it. */
  users: number;
  collector: ReturnType<typeof setTimeout> | undefined;
}

const keyOf = (id: string | null | undefined, variables: unknown): string =>
  `${id}:${canonicalJson(variables)}`;

const cacheConfig = (main: MainFields | undefined) => ({
  metadata: { ...(main && { main }) } satisfies RequestMetadata,
});

const isStale = ({ answeredAt }: Entry, now = Date.now()): boolean =>
  now - answeredAt >= freshness.staleAfter;

/**
 * Caches the query references of pages, one for each document and variables, and is the only module that disposes of them: a
 * timer disposes of an entry that no component has shown for a while, and removes it at the same moment. A reference returned
 * by `open` is therefore never disposed of, whatever StrictMode, the back button or a prefetch do.
 */
export class QueryKeeper {
  readonly environment: Environment;
  readonly #entries = new Map<string, Entry>();
  readonly #isServer: boolean;
  /** Responses inlined in the document, by key. */
  readonly #filled = new Map<string, BootQuery>();
  #documents = new Map<string, ConcreteRequest>();
  readonly #onRenew: (fresh: QueryKeeper) => void;

  /** @param onRenew shows the shop with the keeper that replaces this one */
  constructor(environment: Environment, onRenew: (fresh: QueryKeeper) => void = () => undefined) {
    this.environment = environment;
    this.#onRenew = onRenew;
    this.#isServer = environment.isServer();
  }

  /** Writes the document's inlined responses into the store. The code of their queries has to be loaded. */
  fill(queries: readonly BootQuery[], documents: readonly ConcreteRequest[]): void {
    for (const document of documents) {
      if (document.params.id != null) this.#documents.set(document.params.id, document);
    }
    for (const query of queries) {
      const { id, variables, data } = query;
      const document = this.#documents.get(id);
      if (document === undefined) continue;
      this.#filled.set(keyOf(id, variables), query);
      this.environment.commitPayload(createOperationDescriptor(getRequest(document), variables), data);
    }
  }

  /** The query's entry; sends it if there is none yet or it failed before. A response without its main fields has failed. */
  open(
    query: PreloadableConcreteRequest<OperationType>,
    variables: Variables,
    main?: MainFields,
  ): CachedQuery {
    const known = this.#entries.get(keyOf(query.params.id, variables));
    if (known !== undefined && !known.failed) return known;
    if (known !== undefined) this.#forget(known);
    return this.#start(query, variables, false, cacheConfig(main));
  }

  /** The entry of a viewer query: sent again if it is stale or incomplete, or if there was a mutation since. */
  openViewer(query: PreloadableConcreteRequest<OperationType>, variables: Variables): CachedQuery {
    const known = this.#entries.get(keyOf(query.params.id, variables));
    if (known !== undefined && !known.failed && known.sentAt > lastChange() && !isStale(known)) return known;
    // A component that still shows the previous entry releases it later.
    if (known?.users === 0) this.#forget(known);
    return this.#start(query, variables, true, viewerRequest);
  }

  #start(
    query: PreloadableConcreteRequest<OperationType>,
    variables: Variables,
    isViewers: boolean,
    networkCacheConfig: Entry['networkCacheConfig'],
  ): CachedQuery {
    const filled = this.#filled.get(keyOf(query.params.id, variables));
    const document = this.#documents.get(query.params.id ?? '');
    const ref = loadQuery<OperationType>(this.environment, document ?? query, variables, {
      fetchPolicy: this.#isServer ? 'store-only' : isViewers ? 'network-only' : 'store-or-network',
      networkCacheConfig,
    });
    const entry = this.add(ref, networkCacheConfig, isViewers, filled?.data);
    // Inlined responses are present before any request; an incomplete one is stale from the start.
    if (filled?.isPartial === true) entry.answeredAt = 0;
    ref.source?.subscribe({
      next: (answer) => {
        if (!isViewers && 'data' in answer && answer.data != null) entry.data = answer.data;
        // An incomplete response is requested again at the next opportunity.
        entry.answeredAt = 'errors' in answer ? 0 : Date.now();
      },
      error: () => {
        entry.failed = true;
      },
    });
    return entry;
  }

  /** The entry of a query, whichever module sent it. */
  find(id: string | null | undefined, variables: Variables): CachedQuery | undefined {
    return this.#entries.get(keyOf(id, variables));
  }

  /** Adds an entry, which disposes of `ref` in the end. */
  add(
    ref: PreloadedQuery<OperationType>,
    networkCacheConfig: Entry['networkCacheConfig'] = cacheConfig(undefined),
    isViewers = false,
    data?: BootQuery['data'],
  ): Entry {
    const now = Date.now();
    const entry: Entry = {
      key: keyOf(ref.id, ref.variables),
      ref,
      networkCacheConfig,
      isViewers,
      data,
      sentAt: now,
      answeredAt: now,
      failed: false,
      refreshing: false,
      users: 0,
      collector: undefined,
    };
    this.#entries.set(entry.key, entry);
    if (!this.#isServer) this.#collectLater(entry);
    return entry;
  }

  /**
   * Retains an entry while a component shows it; returns the function that releases it.
   * @param document its code: what is shown can be refetched
   */
  hold(kept: CachedQuery, document?: ConcreteRequest): () => void {
    if (document !== undefined) this.register(document);
    // Every cached query is an entry that was made here.
    const entry = kept as Entry;
    entry.users += 1;
    clearTimeout(entry.collector);
    return () => {
      entry.users -= 1;
      if (entry.users === 0) this.#collectLater(entry);
    };
  }

  /**
   * Ends a session: the shop continues with an empty store, which takes over only the public responses that are shown. They are
   * refetched at the next opportunity.
   */
  renew(environment: Environment = createEnvironment(createNetwork())): QueryKeeper {
    const fresh = new QueryKeeper(environment, this.#onRenew);
    const shown = [...this.#entries.values()].flatMap(({ users, data, ref }) =>
      users > 0 && data !== undefined && ref.id != null
        ? [{ id: ref.id, variables: ref.variables, data, isPartial: true }]
        : [],
    );
    fresh.fill(shown, [...this.#documents.values()]);
    this.#onRenew(fresh);
    return fresh;
  }

  /** Refetches in the background what is shown and stale. The old data stay until the response. */
  refreshStale(now: number = Date.now()): void {
    for (const entry of this.#entries.values()) {
      if (entry.users === 0 || entry.refreshing || !isStale(entry, now)) continue;
      const document = this.#documentOf(entry);
      if (document === undefined) continue;
      entry.refreshing = true;
      entry.sentAt = now;
      fetchQuery(this.environment, document, entry.ref.variables, {
        fetchPolicy: 'network-only',
        networkCacheConfig: entry.networkCacheConfig,
      }).subscribe({
        next: () => {
          entry.answeredAt = Date.now();
        },
        complete: () => {
          entry.refreshing = false;
        },
        error: () => {
          entry.refreshing = false;
        },
      });
    }
  }

  /** Registers a document whose code has been loaded. */
  register(document: ConcreteRequest): void {
    if (document.params.id != null) this.#documents.set(document.params.id, document);
  }

  #documentOf(entry: Entry): ConcreteRequest | undefined {
    return this.#documents.get(entry.ref.id ?? '');
  }

  #collectLater(entry: Entry): void {
    clearTimeout(entry.collector);
    entry.collector = setTimeout(() => {
      this.#forget(entry);
    }, freshness.collectedAfter);
  }

  #forget(entry: Entry): void {
    clearTimeout(entry.collector);
    if (this.#entries.get(entry.key) === entry) this.#entries.delete(entry.key);
    entry.ref.dispose();
  }
}
