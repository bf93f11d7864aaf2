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

/** A page's query under way or answered. */
export interface KeptQuery {
  readonly key: string;
  readonly ref: PreloadedQuery<OperationType>;
}

interface Entry extends KeptQuery {
  readonly networkCacheConfig: typeof viewerRequest | ReturnType<typeof cacheConfig>;
  /** Belongs to the signed-in account. */
  readonly isViewers: boolean;
  /** When it was last sent. */
  askedAt: number;
  /** What the public answer said; undefined: none yet. */
  data: BootQuery['data'] | undefined;
  answeredAt: number;
  failed: boolean;
  refreshing: boolean;
  /** Components that show it. */
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
 * Holds the query references of pages, one for each document and variables, and is the only place that disposes of them: an
 * entry that no component has shown for a while is disposed of by its timer, and forgotten at that moment. A reference that
 * somebody gets from `open` is therefore never a disposed one, whatever StrictMode, the back button or a prefetch do.
 */
export class QueryKeeper {
  readonly environment: Environment;
  readonly #entries = new Map<string, Entry>();
  readonly #isServer: boolean;
  /** Answers that came with the document, by key. */
  readonly #filled = new Map<string, BootQuery>();
  #documents = new Map<string, ConcreteRequest>();
  readonly #onRenew: (fresh: QueryKeeper) => void;

  /** @param onRenew shows the shop on the keeper that takes this one's place */
  constructor(environment: Environment, onRenew: (fresh: QueryKeeper) => void = () => undefined) {
    this.environment = environment;
    this.#onRenew = onRenew;
    this.#isServer = environment.isServer();
  }

  /** Puts answers into the store that came with the document. Their documents' code has to be loaded. */
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

  /** The query's entry; starts it when it isn't there yet or failed before. Without its main fields an answer has failed. */
  open(query: PreloadableConcreteRequest<OperationType>, variables: Variables, main?: MainFields): KeptQuery {
    const known = this.#entries.get(keyOf(query.params.id, variables));
    if (known !== undefined && !known.failed) return known;
    if (known !== undefined) this.#forget(known);
    return this.#start(query, variables, false, cacheConfig(main));
  }

  /** The entry of a query for data of the signed-in account: sent again once it is stale, lacks a part, or something was changed since. */
  openViewer(query: PreloadableConcreteRequest<OperationType>, variables: Variables): KeptQuery {
    const known = this.#entries.get(keyOf(query.params.id, variables));
    if (known !== undefined && !known.failed && known.askedAt > lastChange() && !isStale(known)) return known;
    // What still shows the one before lets go of it.
    if (known?.users === 0) this.#forget(known);
    return this.#start(query, variables, true, viewerRequest);
  }

  #start(
    query: PreloadableConcreteRequest<OperationType>,
    variables: Variables,
    isViewers: boolean,
    networkCacheConfig: Entry['networkCacheConfig'],
  ): KeptQuery {
    const filled = this.#filled.get(keyOf(query.params.id, variables));
    const document = this.#documents.get(query.params.id ?? '');
    const ref = loadQuery<OperationType>(this.environment, document ?? query, variables, {
      fetchPolicy: this.#isServer ? 'store-only' : isViewers ? 'network-only' : 'store-or-network',
      networkCacheConfig,
    });
    const entry = this.add(ref, networkCacheConfig, isViewers, filled?.data);
    // Only what came with the document is there before it is asked for; what it lacks is stale from the start.
    if (filled?.isPartial === true) entry.answeredAt = 0;
    ref.source?.subscribe({
      next: (answer) => {
        if (!isViewers && 'data' in answer && answer.data != null) entry.data = answer.data;
        // What lacks a part is asked for again at the next occasion.
        entry.answeredAt = 'errors' in answer ? 0 : Date.now();
      },
      error: () => {
        entry.failed = true;
      },
    });
    return entry;
  }

  /** The entry of a query, whoever started it. */
  find(id: string | null | undefined, variables: Variables): KeptQuery | undefined {
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
      askedAt: now,
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
   * Keeps an entry while a component shows it; gives the function that lets it go.
   * @param document its code: what is shown can be refreshed
   */
  hold(kept: KeptQuery, document?: ConcreteRequest): () => void {
    if (document !== undefined) this.register(document);
    // Every kept query is an entry that was made here.
    const entry = kept as Entry;
    entry.users += 1;
    clearTimeout(entry.collector);
    return () => {
      entry.users -= 1;
      if (entry.users === 0) this.#collectLater(entry);
    };
  }

  /**
   * Takes leave of whoever was signed in: the shop goes on with an empty store, into which only those public answers are taken
   * that are on screen. They are asked for again at the next occasion.
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

  /** Asks again, in the background, for what is on screen and stale. What is shown stays until the new answer is there. */
  refreshStale(now: number = Date.now()): void {
    for (const entry of this.#entries.values()) {
      if (entry.users === 0 || entry.refreshing || !isStale(entry, now)) continue;
      const document = this.#documentOf(entry);
      if (document === undefined) continue;
      entry.refreshing = true;
      entry.askedAt = now;
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

  /** Tells of a document whose code has been loaded. */
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
