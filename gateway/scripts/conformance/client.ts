/** Sends the calls of the conformance test. */

export interface Call {
  method?: 'GET' | 'POST' | 'DELETE' | undefined;
  /** Path and query. */
  path: string;
  headers?: Record<string, string> | undefined;
  /** Sent as JSON; a form is sent as such. */
  body?: unknown;
}

export interface Reply {
  /** 0: there was no complete response, and `failure` says why. */
  status: number;
  contentType: string;
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
  async send({ method = 'GET', path, headers, body }: Call): Promise<Reply> {
    let status = 0;
    let contentType = '';
    let text = '';
    const failed = (failure: string): Reply => ({ status: 0, contentType, text, json: undefined, failure });
    try {
      const form = body instanceof FormData ? body : undefined;
      const isJson = body !== undefined && form === undefined;
      const response = await fetch(this.#url + path, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#timeoutMs),
        headers: {
          accept: 'application/json',
          ...(isJson ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: form ?? JSON.stringify(body) }),
      });
      ({ status } = response);
      contentType = response.headers.get('content-type') ?? '';
      const bytes = await response.arrayBuffer();
      if (bytes.byteLength > MAX_RESPONSE_BYTES)
        return failed(`body: ${bytes.byteLength} bytes, expected at most ${MAX_RESPONSE_BYTES}`);
      text = new TextDecoder().decode(bytes);
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError')
        return failed(`response: none within ${this.#timeoutMs / 1000} s`);
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
    return { status, contentType, text, json };
  }
}
