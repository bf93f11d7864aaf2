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
import { freshness } from './freshness.ts';
import { canonicalJson } from './address.ts';
import type { RequestMetadata } from './network.ts';
import type { MainFields } from './page.ts';

/** A page's query under way or answered. */
export interface KeptQuery {
  readonly key: string;
  readonly ref: PreloadedQuery<OperationType>;
}

interface Entry extends KeptQuery {
  readonly main: MainFields | undefined;
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

/**
 * Holds the query references of pages, one for each document and variables, and is the only place that disposes of them: an
 * entry that no component has shown for a while is disposed of by its timer, and forgotten at that moment. A reference that
 * somebody gets from `open` is therefore never a disposed one, whatever StrictMode, the back button or a prefetch do.
 */
export class QueryKeeper {
  readonly #environment: Environment;
  readonly #entries = new Map<string, Entry>();
  readonly #isServer: boolean;
  /** Keys of answers that came with the document and lack something: stale from the start. */
  readonly #partial = new Set<string>();
  #documents = new Map<string, ConcreteRequest>();

  constructor(environment: Environment) {
    this.#environment = environment;
    this.#isServer = environment.isServer();
  }

  /** Puts answers into the store that came with the document. Their documents' code has to be loaded. */
  fill(queries: readonly BootQuery[], documents: readonly ConcreteRequest[]): void {
    for (const document of documents) {
      if (document.params.id != null) this.#documents.set(document.params.id, document);
    }
    for (const { id, variables, data, isPartial } of queries) {
      const document = this.#documents.get(id);
      if (document === undefined) continue;
      if (isPartial === true) this.#partial.add(keyOf(id, variables));
      this.#environment.commitPayload(createOperationDescriptor(getRequest(document), variables), data);
    }
  }

  /** The query's entry; starts it when it isn't there yet or failed before. Without its main fields an answer has failed. */
  open(query: PreloadableConcreteRequest<OperationType>, variables: Variables, main?: MainFields): KeptQuery {
    const key = keyOf(query.params.id, variables);
    const known = this.#entries.get(key);
    if (known !== undefined && !known.failed) return known;
    if (known !== undefined) this.#forget(known);
    const fetchPolicy = this.#isServer ? 'store-only' : 'store-or-network';
    const document = this.#documents.get(query.params.id ?? '');
    const ref = loadQuery<OperationType>(this.#environment, document ?? query, variables, {
      fetchPolicy,
      networkCacheConfig: cacheConfig(main),
    });
    const entry: Entry = {
      key,
      ref,
      main,
      // Only what came with the document is there before it is asked for.
      answeredAt: this.#partial.has(key) ? 0 : Date.now(),
      failed: false,
      refreshing: false,
      users: 0,
      collector: undefined,
    };
    ref.source?.subscribe({
      next: (answer) => {
        // What lacks a part is asked for again at the next occasion.
        entry.answeredAt = 'errors' in answer ? 0 : Date.now();
      },
      error: () => {
        entry.failed = true;
      },
    });
    this.#entries.set(key, entry);
    if (!this.#isServer) this.#collectLater(entry);
    return entry;
  }

  /** Keeps an entry while a component shows it; gives the function that lets it go. */
  hold(kept: KeptQuery): () => void {
    const entry = this.#entries.get(kept.key);
    if (entry === undefined) return () => undefined;
    entry.users += 1;
    clearTimeout(entry.collector);
    return () => {
      entry.users -= 1;
      if (entry.users === 0) this.#collectLater(entry);
    };
  }

  /** Asks again, in the background, for what is on screen and stale. What is shown stays until the new answer is there. */
  refreshStale(now: number = Date.now()): void {
    for (const entry of this.#entries.values()) {
      if (entry.users === 0 || entry.refreshing || now - entry.answeredAt < freshness.staleAfter) continue;
      const document = this.#documentOf(entry);
      if (document === undefined) continue;
      entry.refreshing = true;
      fetchQuery(this.#environment, document, entry.ref.variables, {
        fetchPolicy: 'network-only',
        networkCacheConfig: cacheConfig(entry.main),
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
