import {
  Network,
  Observable,
  type CacheConfig,
  type GraphQLResponse,
  type INetwork,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { MAX_ADDRESS_LENGTH } from '../../../gateway/contract/rules/limits.ts';
import { hearServerTime } from '../clock/serverClock.ts';
import { readAddress } from './address.ts';
import { carriesData, mainError, readErrors, RequestError, type Answer } from './errors.ts';
import { freshness, retryDelay } from './freshness.ts';
import type { MainFields } from '../page/page.ts';
import { viewerDocuments } from './viewer.ts';

const ENDPOINT = '/graphql';
const JSON_TYPE = 'application/graphql-response+json, application/json';

/** Options of a request, in Relay's `networkCacheConfig.metadata`. */
export interface RequestMetadata {
  /** The response belongs to the viewer: send the session's cookie. Reads without it are public and have no credentials. */
  readonly viewer?: boolean;
  /** The variables contain a secret or personal data: they are not put into URLs, and so not into logs. */
  readonly secret?: boolean;
  /**
   * Number of retries after a temporary failure. Default: the storefront's for a read, none for a write: whether a failed one was
   * executed is unknown, so only those with an idempotency key set it.
   */
  readonly retries?: number;
  /** Fields without which the response counts as failed. */
  readonly main?: MainFields;
  /**
   * For a subscription that can resume after a disconnection: the variables to resume with, from the last event's data. Without
   * it a disconnection is a failure.
   */
  readonly resume?: (data: unknown) => Variables;
  /** Whether the event was the last one. A stream that completes before it resumes too: its server was stopped. */
  readonly isLast?: (data: unknown) => boolean;
}

function toRequest(
  params: RequestParameters,
  variables: Variables,
  metadata: RequestMetadata,
  signal: AbortSignal,
) {
  const documentId = params.id ?? '';
  // Writes, and reads with a secret, are not put into URLs.
  const isHidden = params.operationKind !== 'query' || metadata.secret === true;
  const address = isHidden ? ENDPOINT : readAddress(documentId, variables);
  const isViewers = metadata.viewer === true || viewerDocuments.has(documentId);
  const credentials = isHidden || isViewers ? 'same-origin' : 'omit';
  // A cart of many lines does not fit into a URL; half of the gateway's limit leaves room for proxies.
  if (isHidden || address.length > MAX_ADDRESS_LENGTH / 2) {
    return new Request(ENDPOINT, {
      method: 'POST',
      credentials,
      headers: { accept: JSON_TYPE, 'content-type': 'application/json' },
      body: JSON.stringify({ documentId, variables }),
      signal,
    });
  }
  return new Request(address, { credentials, headers: { accept: JSON_TYPE }, signal });
}

/** The request; failing to construct it is the caller's error. */
function prepare(...parts: Parameters<typeof toRequest>): Request {
  try {
    return toRequest(...parts);
  } catch (cause) {
    throw new RequestError('Error setting up the request', { code: 'REQUEST_SETUP', status: 0, cause });
  }
}

/** Throws if a response lacks its data or its main fields; leaves other errors to Relay, which assigns them to their fields. */
function toPayload(answer: Answer, response: Response, main?: MainFields): GraphQLResponse {
  const errors = readErrors(answer.errors);
  const missing = mainError(answer.data, errors, main);
  if (carriesData(answer) && missing === undefined) return answer as GraphQLResponse;
  const error = missing ?? errors[0];
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  throw new RequestError(error?.message ?? `HTTP error! status: ${response.status}`, {
    code: error?.code ?? 'INTERNAL_SERVER_ERROR',
    status: response.status,
    errors,
    ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
  });
}

async function send(
  request: Request,
  sink: { next(answer: GraphQLResponse): void },
  main: MainFields | undefined,
): Promise<void> {
  let response: Response;
  try {
    response = await fetch(request);
  } catch (cause) {
    throw new RequestError('No response received from the server', { code: 'NO_RESPONSE', status: 0, cause });
  }
  hearServerTime(Date.parse(response.headers.get('date') ?? ''));
  const type = response.headers.get('content-type') ?? '';
  const answer: unknown = type.includes('json') ? await response.json().catch(() => ({})) : {};
  sink.next(toPayload(typeof answer === 'object' && answer !== null ? answer : {}, response, main));
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

/** Sends a document, and again after a temporary failure as `RequestMetadata` says. A subscription is followed. */
function execute(
  params: RequestParameters,
  variables: Variables,
  cacheConfig: CacheConfig,
): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const controller = new AbortController();
    const { signal } = controller;
    const metadata: RequestMetadata = cacheConfig.metadata ?? {};
    const retries = metadata.retries ?? (params.operationKind === 'query' ? freshness.retries : 0);
    const run = async () => {
      for (let attempt = 0; !signal.aborted; attempt += 1) {
        try {
          if (params.operationKind === 'subscription') {
            // The code for streams loads with the first one.
            const { follow } = await import('./subscriptions.ts');
            await follow(params, variables, metadata, signal, sink);
          } else await send(prepare(params, variables, metadata, signal), sink, metadata.main);
          sink.complete();
          return;
        } catch (error) {
          if (signal.aborted) return;
          // A device without a network does not retry: shown queries are refetched on reconnection.
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

/** The browser's network layer. */
export function createNetwork(): INetwork {
  return Network.create(execute, execute);
}
