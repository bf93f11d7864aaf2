/**
 * `GET /graphql?documentId=…&variables=…` for public documents: answered from memory, without executing. The document
 * decides that an answer is public, so credentials that come along are neither read nor passed on.
 */
import { parse } from 'graphql';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ILL_FORMED, illFormedIn } from '../../contract/well-formed.ts';
import { BoundedCache, textBytes } from '../../service/bounded-cache.ts';
import type { MemoryUse } from '../../service/bounded-cache.ts';
import { Content, sendContent } from './content.ts';
import type { Cache, Filled, Found } from '../../service/cache.ts';
import type { FrontGateway, GraphQLResult } from './parts.ts';
import { sendGraphQLError } from './reply.ts';

/** Bytes of raw addresses, with what they mean, that are remembered by default. */
const ADDRESS_BYTES = 8 * 1024 * 1024;
/** What the variables of an address weigh as objects, by the characters of their JSON. */
const PARSED_WEIGHT = 4;

/** What an address asks for; `key` is the same for all addresses that ask for the same. */
interface Asked {
  documentId: string;
  variables: Record<string, unknown>;
  key: string;
}

/** Names the variable that is no text. */
interface Refused {
  illFormed: string;
}

export interface TrustedDocuments {
  /** Memory that remembered addresses take, keys included (bytes). */
  readonly addressMemory: MemoryUse;
  /** Answers the request if it is a trusted GET of a public document; false: it is somebody else's. */
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    prefix: readonly string[],
  ): boolean | Promise<boolean>;
  /** The same answer for a page that is rendered here. */
  execute(documentId: string, variables: Record<string, unknown>): Promise<ExecutedDocument>;
}

/** An answer within this process. `maxAge` in seconds; `tags` say what it was made of. */
export interface ExecutedDocument extends GraphQLResult {
  maxAge: number;
  tags: readonly string[];
}

/** @param addressBytes memory for addresses whose meaning is remembered, so that they need not be parsed again */
export function createTrustedDocuments(
  gateway: FrontGateway,
  cache: Cache<Answer>,
  addressBytes = ADDRESS_BYTES,
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
    // Variables that the document does not declare change nothing: they must not make another key.
    const given: Record<string, unknown> = {};
    for (const name of names) if (Object.hasOwn(variables, name)) given[name] = variables[name];
    return { documentId, variables: given, key: `${documentId} ${canonical(given)}` };
  }

  async function fill({ documentId, variables }: Asked): Promise<Filled<Answer>> {
    const { result, maxAge, tags } = await gateway.execute(documentId, variables);
    const failed = Boolean(result.errors?.length);
    const text = JSON.stringify(result);
    const answer = new Answer(new Content(Buffer.from(text)), result, failed ? 0 : maxAge, tags);
    return {
      value: answer,
      // The body, its compressed forms, and the record of the entry itself.
      bytes: Math.ceil(answer.content.body.length * 1.6) + 600,
      maxAge: answer.maxAge * 1_000,
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
        .get(wanted.key, () => fill(wanted))
        .then(async (filled) => {
          await send(request, response, filled, prefix);
          return true;
        });
    },

    async execute(documentId, variables) {
      const asked = ask(documentId, variables);
      if (asked === undefined) {
        const { result, tags } = await gateway.execute(documentId, variables);
        return { ...result, maxAge: 0, tags };
      }
      const found = await cache.get(asked.key, () => fill(asked));
      const { value } = found;
      const left = Math.ceil(cache.freshFor(found) / 1_000);
      // What is outdated was given because it is being renewed, or cannot be: the page looks again soon.
      return { ...value.result, maxAge: value.maxAge === 0 ? 0 : Math.max(1, left), tags: value.tags };
    },
  };
}

/** A kept GraphQL answer. */
export class Answer {
  readonly content: Content;
  readonly maxAge: number;
  readonly tags: readonly string[];
  #result: WeakRef<GraphQLResult>;
  #second = -1;
  #cacheControl = '';

  constructor(content: Content, result: GraphQLResult, maxAge: number, tags: readonly string[]) {
    this.content = content;
    this.maxAge = maxAge;
    this.tags = tags;
    this.#result = new WeakRef(result);
  }

  /** The answer as an object: read again from its bytes once memory was needed. Not to be changed. */
  get result(): GraphQLResult {
    let result = this.#result.deref();
    if (result === undefined) {
      result = JSON.parse(this.content.body.toString()) as GraphQLResult;
      this.#result = new WeakRef(result);
    }
    return result;
  }

  /** Value of the header for an answer that stays fresh for so many ms; made anew at most once a second. */
  cacheControl(freshFor: number): string {
    if (this.maxAge === 0) return 'no-store';
    const left = Math.floor(freshFor / 1_000);
    if (left !== this.#second) {
      this.#second = left;
      // No stale-while-revalidate: an answer may end because a flash price ends, and the client asks again right then.
      // What the gateway reads for a new answer is itself refreshed in the background, so nobody waits for the origin.
      this.#cacheControl = `public, max-age=${left}, stale-if-error=86400`;
    }
    return this.#cacheControl;
  }
}

/** Names of the variables that a document's operation declares. */
function variableNames(text: string): readonly string[] {
  return parse(text, { noLocation: true }).definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );
}

/** JSON with the keys of every object in one order. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
