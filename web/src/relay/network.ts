import {
  Network,
  Observable,
  type CacheConfig,
  type GraphQLResponse,
  type INetwork,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { readAddress } from './address.ts';
import { readErrors, RequestError } from './errors.ts';
import { freshness, retryDelay } from './freshness.ts';

const ENDPOINT = '/graphql';
const JSON_TYPE = 'application/graphql-response+json, application/json';

/** What a caller may say about a request, in Relay's `networkCacheConfig.metadata`. */
export interface RequestMetadata {
  /** The answer is the viewer's own: send the session's cookie. Reads without it are public and go without credentials. */
  readonly viewer?: boolean;
  /** The variables hold a secret or something personal: they stay out of addresses, and so out of every log. */
  readonly secret?: boolean;
  /** The document has `@defer`: its answer comes in parts. */
  readonly deferred?: boolean;
  /**
   * For a subscription that can be taken up again after a cut: the variables to go on with, from the last event's data. Without
   * it a cut is a failure.
   */
  readonly resume?: (data: unknown) => Variables;
}

function toRequest(
  params: RequestParameters,
  variables: Variables,
  metadata: RequestMetadata,
  signal: AbortSignal,
) {
  const documentId = params.id ?? '';
  const accept = metadata.deferred === true ? `multipart/mixed, ${JSON_TYPE}` : JSON_TYPE;
  if (params.operationKind !== 'query' || metadata.secret === true) {
    return new Request(ENDPOINT, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept, 'content-type': 'application/json' },
      body: JSON.stringify({ documentId, variables }),
      signal,
    });
  }
  return new Request(readAddress(documentId, variables), {
    credentials: metadata.viewer === true ? 'same-origin' : 'omit',
    headers: { accept },
    signal,
  });
}

/** The request; one that cannot even be made is nobody's but the caller's fault. */
function prepare(...parts: Parameters<typeof toRequest>): Request {
  try {
    return toRequest(...parts);
  } catch (cause) {
    throw new RequestError('Error setting up the request', { code: 'REQUEST_SETUP', status: 0, cause });
  }
}

interface Answer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: unknown;
}

/** Throws when an answer carries no data; leaves partial errors to Relay, which puts them on their fields. */
function toPayload(answer: Answer, response: Response): GraphQLResponse {
  if (answer.data != null) return answer as GraphQLResponse;
  const errors = readErrors(answer.errors);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  throw new RequestError(errors[0]?.message ?? `HTTP error! status: ${response.status}`, {
    code: errors[0]?.code ?? 'INTERNAL_SERVER_ERROR',
    status: response.status,
    errors,
    ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
  });
}

interface IncrementalAnswer extends Answer {
  readonly incremental?: readonly { data?: unknown; path?: unknown; label?: unknown; errors?: unknown }[];
  readonly hasNext?: boolean;
}

/**
 * The gateway sends `{ incremental: [{ data, path, label }], hasNext }`; Relay wants each piece on its own and the last one
 * marked as final.
 */
export function flattenIncremental(answer: IncrementalAnswer): GraphQLResponse[] {
  const final = answer.hasNext === false;
  const pieces = (answer.incremental ?? []).map(({ data, path, label, errors }, index, all) => ({
    data,
    path,
    label,
    ...(errors === undefined ? {} : { errors }),
    extensions: { is_final: final && index === all.length - 1 },
  }));
  if ('data' in answer && answer.data != null) {
    return [
      { ...answer, extensions: { is_final: final } } as unknown as GraphQLResponse,
      ...(pieces as unknown as GraphQLResponse[]),
    ];
  }
  return pieces as unknown as GraphQLResponse[];
}

async function send(request: Request, sink: { next(answer: GraphQLResponse): void }): Promise<void> {
  let response: Response;
  try {
    response = await fetch(request);
  } catch (cause) {
    throw new RequestError('No response received from the server', { code: 'NO_RESPONSE', status: 0, cause });
  }
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/mixed') && response.body !== null) {
    // Few documents are deferred.
    const { readMultipart } = await import('./multipart.ts');
    for await (const part of readMultipart(response.body, type)) {
      const answer = JSON.parse(part) as IncrementalAnswer;
      if ('data' in answer) toPayload(answer, response);
      for (const piece of flattenIncremental(answer)) sink.next(piece);
    }
    return;
  }
  const answer: unknown = type.includes('json') ? await response.json().catch(() => ({})) : {};
  sink.next(toPayload(typeof answer === 'object' && answer !== null ? answer : {}, response));
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Sends a document; a read that fails for a passing reason is tried again. A write is sent once, a stream is followed. */
function execute(
  params: RequestParameters,
  variables: Variables,
  cacheConfig: CacheConfig,
): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const controller = new AbortController();
    const { signal } = controller;
    const metadata: RequestMetadata = cacheConfig.metadata ?? {};
    const retries = params.operationKind === 'query' ? freshness.retries : 0;
    const run = async () => {
      for (let attempt = 0; !signal.aborted; attempt += 1) {
        try {
          if (params.operationKind === 'subscription') {
            // What follows a stream is loaded with the first one.
            const { follow } = await import('./subscriptions.ts');
            await follow(params, variables, metadata, signal, sink);
          } else await send(prepare(params, variables, metadata, signal), sink);
          sink.complete();
          return;
        } catch (error) {
          if (signal.aborted) return;
          // A device without a network need not try: what is on screen asks again when the network is back.
          const isOffline = !navigator.onLine;
          if (attempt >= retries || isOffline || !(error instanceof RequestError) || !error.isTransient) {
            sink.error(error instanceof Error ? error : new Error(String(error)));
            return;
          }
          await wait(Math.max(retryDelay(attempt), (error.retryAfter ?? 0) * 1000), signal);
        }
      }
    };
    void run();
    return () => controller.abort();
  });
}

/** The browser's way to the gateway. */
export function createNetwork(): INetwork {
  return Network.create(execute, execute);
}
