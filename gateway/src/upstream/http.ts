/** The connection to one upstream: pools, deadlines, size limit, retries, breaker. Independent of the content. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { DATABASE_POSITION_HEADER } from '../../contract/rules/database-position.ts';
import { Addresses, HEALTH_PATH, HEALTH_TIMEOUT_MS, isUnreached } from '../../service/addresses.ts';
import { currentRequestId, REQUEST_ID_HEADER } from '../../service/request-id.ts';
import { activeTracer, inSpan, spanHeader } from '../../service/tracing.ts';
import { Breakers, RetryBudget } from './breaker.ts';
import { callOf } from './calls.ts';
import { ACCEPT_JSON, DatabasePosition } from './database-position.ts';
import { cancelled, noResponse, requestSetup, timedOut, unusableAnswer, UpstreamError } from './errors.ts';
import { Lanes } from './lanes.ts';
import { readRetryAfter } from './retry-after.ts';

export interface HttpUpstreamOptions {
  /** Base address, or several separated by commas; a path in it stands before every request's path. */
  url: string;
  /** Of several addresses uses one until it is down. */
  staysAtOne?: boolean | undefined;
  connectTimeoutMs?: number | undefined;
  headersTimeoutMs?: number | undefined;
  /** For the whole call, retries included. */
  totalTimeoutMs?: number | undefined;
  maxResponseBytes?: number | undefined;
  /** Connections for reads; writes have a quarter of them besides, and one kind of call at most three quarters. */
  connections?: number | undefined;
  /** What its database is known to hold, shared by all clients of the same API; default: one of its own. */
  position?: DatabasePosition | undefined;
  /** Any call may use all connections: of a client for a few kinds of calls, whose writes are its work. */
  isForOnePurpose?: boolean | undefined;
}

export interface HttpRequest {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path and query, from `/` on. */
  path: string;
  headers?: Record<string, string> | undefined;
  body?: string | Buffer | undefined;
  signal?: AbortSignal | undefined;
  /** Overrides the upstream's timeout, for calls that wait on purpose (ms). */
  totalTimeoutMs?: number | undefined;
}

export interface HttpAnswer {
  /** The kind of call, such as `GET /v1/orders/*`. */
  call?: string;
  status: number;
  body: string;
  bytes: number;
  /** Seconds that the upstream asks to wait, of 429 and 503. */
  retryAfter?: number | undefined;
}

const CONNECTIONS = 64;
/** Of the connections for reads: as many as one kind of call may use at once, and how many more there are for writes. */
const SHARE_OF_ONE = 0.75;
const SHARE_OF_WRITES = 0.25;
/** Between two probes while the upstream cannot be reached (ms). */
const PROBE_PAUSE_MS = 250;
const RETRIES = 2;
const RETRY_PAUSE_MS = 60;
const RETRIED_STATUSES = new Set([502, 503, 504]);

/** Headers with the id of the request for which the call is made, and where traces are on, its span. */
export function withRequestIdHeader(headers: Record<string, string>): Record<string, string> {
  const id = currentRequestId();
  if (id === undefined) return headers;
  return { ...headers, [REQUEST_ID_HEADER]: id, ...(activeTracer() && spanHeader()) };
}

/** One upstream. `request` returns the response whatever its status; throws UpstreamError when there is none. */
export class HttpUpstream {
  readonly #addresses: Addresses;
  readonly #reads: Dispatcher;
  /** Of their own: an order does not wait for reads that are slow. */
  readonly #writes: Dispatcher;
  readonly #lanes: Lanes;
  readonly #budget = new RetryBudget();
  readonly #breakers = new Breakers();
  readonly #position: DatabasePosition;
  readonly #headersTimeoutMs: number;
  readonly #totalTimeoutMs: number;
  readonly #maxResponseBytes: number;
  #answered = false;
  #probe: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: HttpUpstreamOptions) {
    this.#addresses = new Addresses(options.url, options.staysAtOne);
    this.#position = options.position ?? new DatabasePosition();
    this.#headersTimeoutMs = options.headersTimeoutMs ?? 5_000;
    this.#totalTimeoutMs = options.totalTimeoutMs ?? 8_000;
    this.#maxResponseBytes = options.maxResponseBytes ?? 8 * 1024 * 1024;
    const { connections = CONNECTIONS, isForOnePurpose = false } = options;
    const open = (share: number): Dispatcher =>
      this.#addresses.open({
        connections: Math.max(1, Math.floor(connections * share)),
        connect: { timeout: options.connectTimeoutMs ?? 1_500 },
        keepAliveTimeout: 4_000,
        allowH2: false,
      });
    this.#reads = open(1);
    this.#writes = isForOnePurpose ? this.#reads : open(SHARE_OF_WRITES);
    this.#lanes = new Lanes(isForOnePurpose ? Infinity : Math.max(1, Math.floor(connections * SHARE_OF_ONE)));
  }

  /** Whether the upstream was reached, and answers at least some kinds of calls. */
  get isReachable(): boolean {
    return this.#answered && !this.#breakers.isOpen;
  }

  /** Number of kinds of calls that the circuit breaker has suspended. */
  get openBreakers(): number {
    return this.#breakers.openCount;
  }

  async request(request: HttpRequest): Promise<HttpAnswer> {
    const call = callOf(request.method, request.path);
    try {
      const answer = await (activeTracer() === undefined
        ? this.#request(request, call)
        : this.#traced(request, call));
      return { ...answer, call };
    } catch (error) {
      if (error instanceof UpstreamError) error.call ??= call;
      throw error;
    }
  }

  /** As #request, within a span of the request for which it is. */
  #traced(request: HttpRequest, call: string): Promise<HttpAnswer> {
    return inSpan(
      'client',
      call,
      { 'http.request.method': request.method, 'server.address': this.#addresses.names },
      async (span) => {
        const answer = await this.#request(request, call);
        span?.set({ 'http.response.status_code': answer.status, 'http.response.body.size': answer.bytes });
        if (answer.status >= 500) span?.end(String(answer.status));
        return answer;
      },
    );
  }

  async #request(request: HttpRequest, call: string): Promise<HttpAnswer> {
    this.#budget.earn();
    const deadline = performance.now() + (request.totalTimeoutMs ?? this.#totalTimeoutMs);
    for (let attempt = 0; ; attempt += 1) {
      const waiting = this.#lanes.enter(call, deadline - performance.now(), request.signal);
      if (waiting !== undefined) await waiting;
      const admitted = this.#breakers.admit(call);
      if (!admitted) {
        this.#lanes.leave(call);
        throw noResponse(new Error('circuit breaker is open'));
      }
      let failure: UpstreamError | undefined;
      // What failed was one address of several, which is left out now: it says nothing of a kind of call. A second loss does.
      let isOfAddress = false;
      const failed = (isLoss: boolean, wasReached: boolean): void => {
        isOfAddress = isLoss && attempt === 0 && this.#addresses.hasAnother;
        if (isOfAddress) admitted.released();
        else admitted.failed(wasReached);
      };
      try {
        const answer = await this.#attempt(request, deadline - performance.now());
        // A call that is not offered (501) does not count as a failure.
        if (answer.status < 500 || answer.status === 501) {
          this.#answered = true;
          admitted.answered();
          return answer;
        }
        const mayPass = RETRIED_STATUSES.has(answer.status);
        failed(answer.status === 503, true);
        if (!this.#mayRetry(request, attempt, mayPass, isOfAddress)) return answer;
      } catch (error) {
        failure = error instanceof UpstreamError ? error : requestSetup(error);
        // No retry after a deadline: the caller has waited long enough.
        const mayPass = failure.isFault && failure.code === 'UPSTREAM_UNAVAILABLE';
        if (failure.isFault) failed(mayPass, !failure.isUnreached);
        else admitted.released();
        if (!this.#mayRetry(request, attempt, mayPass, isOfAddress)) throw failure;
      } finally {
        this.#lanes.leave(call);
        if (this.#breakers.isUnreachable) this.#beginProbing();
      }
      if (isOfAddress) continue;
      const pause = RETRY_PAUSE_MS * 2 ** attempt * (0.5 + Math.random());
      if (performance.now() + pause >= deadline) throw failure ?? timedOut();
      await delay(pause, undefined, { signal: request.signal }).catch(() => {
        throw cancelled(request.signal?.reason);
      });
    }
  }

  /** Ends idle connections and those in use. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#probe);
    await this.#addresses.close();
  }

  /** Finds out without anyone's request when an upstream that could not be reached is back. */
  #beginProbing(): void {
    if (this.#probe !== undefined || this.#isClosed) return;
    const probe = async (): Promise<void> => {
      const admitted = this.#breakers.admitProbe();
      if (admitted) {
        try {
          const { status } = await this.#attempt({ method: 'GET', path: HEALTH_PATH }, HEALTH_TIMEOUT_MS);
          admitted(status < 500);
        } catch {
          admitted(false);
        }
      }
      this.#probe = undefined;
      if (this.#breakers.isUnreachable) this.#beginProbing();
    };
    this.#probe = setTimeout(() => void probe(), PROBE_PAUSE_MS).unref();
  }

  /** Reads alone. `isElsewhere`: of another address than the one that failed, which is no load on that. */
  #mayRetry({ method }: HttpRequest, attempt: number, mayPass: boolean, isElsewhere: boolean): boolean {
    if (!mayPass || method !== 'GET' || attempt >= RETRIES) return false;
    return isElsewhere || this.#budget.spend();
  }

  #attempt(request: HttpRequest, timeoutMs: number): Promise<HttpAnswer> {
    const { signal } = request;
    if (signal?.aborted) return Promise.reject(cancelled(signal.reason));
    if (timeoutMs <= 0) return Promise.reject(timedOut());
    return new Promise<HttpAnswer>((resolve, reject) => {
      const exchange = new Exchange(this.#maxResponseBytes, this.#position, resolve, reject);
      const leave = () => exchange.fail(cancelled(signal?.reason));
      const timer = setTimeout(() => exchange.fail(timedOut()), timeoutMs);
      const patience = Math.max(this.#headersTimeoutMs, request.totalTimeoutMs ?? 0);
      exchange.finished = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      };
      signal?.addEventListener('abort', leave, { once: true });
      try {
        const isRead = request.method === 'GET';
        const pool = isRead ? this.#reads : this.#writes;
        pool.dispatch(
          {
            method: request.method,
            path: this.#addresses.prefix + request.path,
            headers: withRequestIdHeader(
              isRead ? this.#position.of(request.headers) : (request.headers ?? ACCEPT_JSON),
            ),
            body: request.body ?? null,
            // Both equal: undici then reuses the connection's timer instead of creating new ones.
            headersTimeout: patience,
            bodyTimeout: patience,
          },
          exchange,
        );
      } catch (error) {
        exchange.fail(requestSetup(error));
      }
    });
  }
}

/** Collects one response. Settles once, with the first of: end, error, deadline, abort. */
class Exchange implements Dispatcher.DispatchHandler {
  finished: () => void = () => undefined;
  #controller: Dispatcher.DispatchController | undefined;
  #failure: UpstreamError | undefined;
  #settled = false;
  #status = 0;
  #retryAfter: number | undefined;
  #bytes = 0;
  #chunks: Buffer[] = [];
  readonly #limit: number;
  readonly #position: DatabasePosition;
  readonly #resolve: (answer: HttpAnswer) => void;
  readonly #reject: (error: UpstreamError) => void;

  constructor(
    limit: number,
    position: DatabasePosition,
    resolve: (answer: HttpAnswer) => void,
    reject: (error: UpstreamError) => void,
  ) {
    this.#limit = limit;
    this.#position = position;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // Aborted while queued: the request is not sent.
    if (this.#failure) controller.abort(this.#failure);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, unknown>,
  ): void {
    if (status < 200) return;
    this.#status = status;
    this.#position.note(headers[DATABASE_POSITION_HEADER]);
    if (status === 429 || status === 503) this.#retryAfter = readRetryAfter(headers['retry-after']);
    if (Number(headers['content-length'] ?? 0) > this.#limit) this.fail(this.#tooLarge());
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#settled) return;
    this.#bytes += chunk.length;
    if (this.#bytes > this.#limit) this.fail(this.#tooLarge());
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    if (this.#settled) return;
    this.#settled = true;
    this.finished();
    const [first] = this.#chunks;
    const whole =
      first !== undefined && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks, this.#bytes);
    this.#resolve({
      status: this.#status,
      body: whole.toString('utf8'),
      bytes: this.#bytes,
      retryAfter: this.#retryAfter,
    });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    const code = 'code' in error ? error.code : undefined;
    if (code === 'UND_ERR_INVALID_ARG') this.fail(requestSetup(error));
    else if (code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT') this.fail(timedOut());
    else {
      const failure = noResponse(error);
      failure.isUnreached = isUnreached(error);
      this.fail(failure);
    }
  }

  fail(error: UpstreamError): void {
    if (this.#settled) return;
    this.#settled = true;
    this.#failure = error;
    this.#chunks = [];
    this.finished();
    this.#reject(error);
    this.#controller?.abort(error);
  }

  #tooLarge(): UpstreamError {
    return unusableAnswer(this.#status, `answer exceeds ${this.#limit} bytes`);
  }
}
