/**
 * `GET /graphql?documentId=…&variables=…` for public documents: answered from memory, without executing. The document
 * decides that a response is public, so credentials in the request are neither read nor forwarded.
 */
import { parse } from 'graphql';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ILL_FORMED, illFormedIn } from '../../contract/well-formed.ts';
import { BoundedCache, textBytes } from '../../service/bounded-cache.ts';
import type { MemoryUse } from '../../service/bounded-cache.ts';
import { Content, sendContent } from './content.ts';
import type { Cache, Filled, Found } from '../../service/cache.ts';
import { cdnHeaders } from './cdn.ts';
import type { FrontGateway, GraphQLResult } from './parts.ts';
import { retryAfterOf } from '../plugins/errors.ts';
import { Overloaded } from './load-gate.ts';
import type { Admit } from './rank.ts';
import { sendGraphQLError, sendOverloaded } from './reply.ts';

/** Default memory (bytes) for parsed addresses. */
const ADDRESS_BYTES = 8 * 1024 * 1024;
/** Bytes of an address's variables as objects, per character of their JSON. */
const PARSED_WEIGHT = 4;

/** The request of an address; `key` is equal for all equivalent addresses. */
interface Asked {
  documentId: string;
  variables: Record<string, unknown>;
  key: string;
}

/** Names the variable with the wrong type. */
interface Refused {
  illFormed: string;
}

export interface TrustedDocuments {
  /** Memory of parsed addresses, keys included (bytes). */
  readonly addressMemory: MemoryUse;
  /** Answers a trusted GET of a public document; returns false for other requests. */
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    prefix: readonly string[],
  ): boolean | Promise<boolean>;
  /** The same response for a page rendered in this process. */
  execute(documentId: string, variables: Record<string, unknown>): Promise<ExecutedDocument>;
}

/** A response within this process. `maxAge` in seconds; `tags` name its data. */
export interface ExecutedDocument extends GraphQLResult {
  maxAge: number;
  tags: readonly string[];
}

/**
 * @param addressBytes memory for parsed addresses (bytes)
 * @param admit begins what is not in memory. Default: at once
 * @param hasCdn answers name their tags, by which a CDN purges them
 */
export function createTrustedDocuments(
  gateway: FrontGateway,
  cache: Cache<Answer>,
  addressBytes = ADDRESS_BYTES,
  admit: Admit = async (_, work) => work(),
  hasCdn = false,
): TrustedDocuments {
  const addresses = new BoundedCache<Asked>({
    maxBytes: addressBytes,
    bytesOf: ({ key }) => textBytes(key) + key.length * PARSED_WEIGHT,
  });
  const declared = new Map<string, readonly string[]>();

  function read(url: string): Asked | Refused | 'malformed' | undefined {
    const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
    for (const name of query.keys()) if (name !== 'documentId' && name !== 'variables') return undefined;
    const documentId = query.get('documentId');
    if (documentId === null) return undefined;
    let variables: unknown;
    try {
      variables = JSON.parse(query.get('variables') ?? '{}');
    } catch {
      return 'malformed';
    }
    variables ??= {};
    if (typeof variables !== 'object' || Array.isArray(variables)) return 'malformed';
    const illFormed = illFormedIn(variables, 'variables');
    if (illFormed !== undefined) return { illFormed };
    return ask(documentId, variables as Record<string, unknown>);
  }

  function ask(documentId: string, variables: Record<string, unknown>): Asked | undefined {
    const document = gateway.documents.get(documentId);
    if (!document?.isPublic || document.kind !== 'query') return undefined;
    let names = declared.get(documentId);
    if (names === undefined) declared.set(documentId, (names = variableNames(document.text)));
    // Variables that the document does not declare have no effect and must not change the key.
    const given: Record<string, unknown> = {};
    for (const name of names) if (Object.hasOwn(variables, name)) given[name] = variables[name];
    return { documentId, variables: given, key: `${documentId} ${canonical(given)}` };
  }

  async function fill({ documentId, variables }: Asked): Promise<Filled<Answer>> {
    const { result, maxAge, staleFor = 0, tags } = await gateway.execute(documentId, variables);
    const failed = Boolean(result.errors?.length);
    const text = JSON.stringify(result);
    const answer = new Answer(new Content(Buffer.from(text)), result, failed ? 0 : maxAge, tags);
    answer.retryAfter = retryAfterOf(result.errors);
    return {
      value: answer,
      // The body, its compressed forms, and the cache entry itself.
      bytes: Math.ceil(answer.content.body.length * 1.6) + 600,
      maxAge: answer.maxAge * 1_000,
      staleFor: answer.maxAge === 0 ? 0 : staleFor * 1_000,
      tags,
      failed,
    };
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    found: Found<Answer>,
    prefix: readonly string[],
  ): void | Promise<void> {
    const graphqlAccepted = request.headers.accept?.includes('application/graphql-response+json');
    const headers = [
      ...prefix,
      'content-type',
      graphqlAccepted
        ? 'application/graphql-response+json; charset=utf-8'
        : 'application/json; charset=utf-8',
      'cache-control',
      found.value.cacheControl(cache.freshFor(found)),
      'vary',
      'Accept, Accept-Encoding',
      'x-cache',
      found.state,
    ];
    if (hasCdn && found.value.maxAge > 0) headers.push(...found.value.cdnHeaders);
    const { retryAfter } = found.value;
    if (retryAfter !== undefined) headers.push('retry-after', String(retryAfter));
    return sendContent(request, response, found.value.content, headers);
  }

  return {
    addressMemory: addresses,

    handle(request, response, prefix) {
      const url = request.url as string;
      let asked: Asked | Refused | 'malformed' | undefined = addresses.get(url);
      if (asked === undefined) {
        asked = read(url);
        if (asked === undefined) return false;
        if (asked === 'malformed') {
          sendGraphQLError(request, response, 400, 'BAD_REQUEST', 'variables: must be a JSON object');
          return true;
        }
        if ('illFormed' in asked) {
          sendGraphQLError(request, response, 400, 'BAD_USER_INPUT', `${asked.illFormed}: ${ILL_FORMED}`);
          return true;
        }
        addresses.set(url, asked);
      }
      const found = cache.fresh(asked.key);
      if (found) {
        const sent = send(request, response, found, prefix);
        return sent ? sent.then(() => true) : true;
      }
      const wanted = asked;
      return cache
        .get(wanted.key, () => admit(request, () => fill(wanted)))
        .then(
          (filled) => send(request, response, filled, prefix),
          (error: unknown) => {
            if (!(error instanceof Overloaded)) throw error;
            sendOverloaded(request, response, error);
          },
        )
        .then(() => true);
    },

    async execute(documentId, variables) {
      const asked = ask(documentId, variables);
      if (asked === undefined) {
        const { result, tags } = await gateway.execute(documentId, variables);
        return { ...result, maxAge: 0, tags };
      }
      // What a page shows is cached with the page: an answer that is outdated is awaited.
      const found = await cache
        .get(asked.key, () => fill(asked), undefined, true)
        .catch(async (error: unknown) => {
          // A request that was refused had begun this fill. The caller of this one was admitted.
          if (!(error instanceof Overloaded)) throw error;
          return cache.get(asked.key, () => fill(asked), undefined, true);
        });
      const { value } = found;
      const left = Math.ceil(cache.freshFor(found) / 1_000);
      // A stale response is being refreshed, or cannot be: the page should request it again soon.
      return { ...value.result, maxAge: value.maxAge === 0 ? 0 : Math.max(1, left), tags: value.tags };
    },
  };
}

/** A cached GraphQL response. */
export class Answer {
  readonly content: Content;
  readonly maxAge: number;
  readonly tags: readonly string[];
  /** Seconds that an upstream asks to wait, of a failed answer. */
  retryAfter: number | undefined;
  #result: WeakRef<GraphQLResult>;
  #cdnHeaders: readonly [string, string] | undefined;
  #second = -1;
  #cacheControl = '';

  constructor(content: Content, result: GraphQLResult, maxAge: number, tags: readonly string[]) {
    this.content = content;
    this.maxAge = maxAge;
    this.tags = tags;
    this.#result = new WeakRef(result);
  }

  /** The response as an object, parsed again when memory pressure released it. Must not be modified. */
  get result(): GraphQLResult {
    let result = this.#result.deref();
    if (result === undefined) {
      result = JSON.parse(this.content.body.toString()) as GraphQLResult;
      this.#result = new WeakRef(result);
    }
    return result;
  }

  /** Header by which a CDN stores and purges it. */
  get cdnHeaders(): readonly [string, string] {
    return (this.#cdnHeaders ??= cdnHeaders(this.tags));
  }

  /** Cache-Control of a response that stays fresh for this many ms; computed at most once a second. */
  cacheControl(freshFor: number): string {
    if (this.maxAge === 0) return 'no-store';
    const left = Math.floor(freshFor / 1_000);
    if (left !== this.#second) {
      this.#second = left;
      // No stale-while-revalidate: a response may expire because a flash price ends, and the client requests it again at that moment.
      // The gateway's own reads are refreshed in the background, so no client waits for the origin.
      this.#cacheControl = `public, max-age=${left}, stale-if-error=86400`;
    }
    return this.#cacheControl;
  }
}

/** Names of the variables that the document declares. */
function variableNames(text: string): readonly string[] {
  return parse(text, { noLocation: true }).definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );
}

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
