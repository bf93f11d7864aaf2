/** Sends the calls of the conformance test. */

export interface Call {
  method?: 'GET' | 'POST' | 'DELETE' | undefined;
  /** Path and query. */
  path: string;
  headers?: Record<string, string> | undefined;
  /** Sent as JSON; a form or a file is sent as such. */
  body?: unknown;
  /** Longest duration of this call (ms) and largest response (bytes), where they are less than those of others. */
  withinMs?: number | undefined;
  mostBytes?: number | undefined;
}

export interface Reply {
  /** 0: there was no complete response, and `failure` says why. */
  status: number;
  contentType: string;
  /** The header Retry-After. */
  retryAfter?: string | undefined;
  text: string;
  /** undefined: the body is no JSON. */
  json: unknown;
  failure?: string | undefined;
}

/** As in the gateway (src/upstream/http.ts): the whole call, and the largest response. */
const TIMEOUT_MS = 8_000;
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

export class Client {
  readonly #url: string;
  readonly #timeoutMs: number;

  /** @param timeoutMs longest duration of a call */
  constructor(url: string, timeoutMs = TIMEOUT_MS) {
    this.#url = url.replace(/\/+$/, '');
    this.#timeoutMs = timeoutMs;
  }

  /** Never rejects. */
  async send({ method = 'GET', path, headers, body, withinMs, mostBytes }: Call): Promise<Reply> {
    const timeoutMs = Math.min(this.#timeoutMs, withinMs ?? this.#timeoutMs);
    const largest = mostBytes ?? MAX_RESPONSE_BYTES;
    let status = 0;
    let contentType = '';
    let retryAfter: string | undefined;
    let text = '';
    const failed = (failure: string): Reply => ({ status: 0, contentType, text, json: undefined, failure });
    try {
      const form = body instanceof FormData || body instanceof Blob ? body : undefined;
      const isJson = body !== undefined && form === undefined;
      const response = await fetch(this.#url + path, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          accept: 'application/json',
          ...(isJson ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: form ?? JSON.stringify(body) }),
      });
      ({ status } = response);
      contentType = response.headers.get('content-type') ?? '';
      retryAfter = response.headers.get('retry-after') ?? undefined;
      const bytes = await response.arrayBuffer();
      if (bytes.byteLength > largest)
        return failed(`body: ${bytes.byteLength} bytes, expected at most ${largest}`);
      text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError')
        return failed(
          status === 0
            ? `response: none within ${timeoutMs / 1000} s`
            : `body: not complete within ${timeoutMs / 1000} s`,
        );
      return failed(
        status === 0
          ? 'response: no connection, expected a response'
          : 'body: the connection ended before it was complete',
      );
    }
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      // Where JSON is expected, this is a problem (problems.ts).
    }
    return { status, contentType, retryAfter, text, json };
  }
}
