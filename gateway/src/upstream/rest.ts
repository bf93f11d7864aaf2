/** Calls of the REST v1 API: JSON in and out, identical reads shared, errors mapped. */
import { API_KEY_ID_HEADER } from '../../contract/rules/api-keys.ts';
import { Coalescer } from '../../service/coalesce.ts';
import { cancelled, errorAnswer, jsonOf, unusableAnswer, UpstreamError } from './errors.ts';
import type { HttpAnswer, HttpUpstream } from './http.ts';
import { decodeRepaired } from './repair.ts';

/** Decodes a response's JSON; throws when it breaks the contract. Runs once for all callers that share the call. */
export type Decode<T> = (json: unknown, bytes: number) => T;

export interface RestOptions {
  /** Session token. Without it the call has no credentials. */
  bearer?: string | undefined;
  /** Address of the client, for the API's rate limits; sent only with a service token, which the API trusts. */
  client?: string | undefined;
  /** Id of the third party's key for which the call is made, under the same condition. */
  apiKey?: string | undefined;
  signal?: AbortSignal | undefined;
}

export interface SendOptions {
  method?: 'POST' | 'DELETE';
  /** In ms. */
  timeoutMs?: number;
  /** Version of the row that an admin changes: sent as If-Match. */
  version?: number | undefined;
  idempotencyKey?: string | null | undefined;
}

/** Receives the call and the fields (without positions in lists) that were left out or rewritten. */
export type OnRepair = (call: string | undefined, fields: readonly string[]) => void;

export class RestClient {
  readonly #http: HttpUpstream;
  readonly #serviceToken: string | undefined;
  readonly #onRepair: OnRepair | undefined;
  readonly #reads = new Coalescer(cancelled);

  /**
   * @param serviceToken authenticates the gateway, so that the API trusts the client's address.
   * @param onRepair called once per response whose addresses or instants broke the contract
   */
  constructor(http: HttpUpstream, serviceToken?: string, onRepair?: OnRepair) {
    this.#http = http;
    this.#serviceToken = serviceToken;
    this.#onRepair = onRepair;
  }

  get isReachable(): boolean {
    return this.#http.isReachable;
  }

  /** GET. Concurrent reads of the same path with the same token or key share the call and its value. */
  read<T>(path: string, decode: Decode<T>, options: RestOptions = {}): Promise<T> {
    const { bearer, apiKey, signal } = options;
    return this.#reads.run(`${bearer ?? ''} ${apiKey ?? ''} ${path}`, signal, (shared) =>
      this.get(path, decode, { bearer, apiKey, signal: shared }),
    );
  }

  /** Names the client and the key that a call is made for: only to an API that trusts this gateway. */
  #onBehalfOf({ client, apiKey }: RestOptions): Record<string, string> {
    if (this.#serviceToken === undefined || (client === undefined && apiKey === undefined)) return {};
    return {
      ...(client !== undefined && { 'x-client-address': client }),
      ...(apiKey !== undefined && { [API_KEY_ID_HEADER]: apiKey }),
      'x-gateway-token': this.#serviceToken,
    };
  }

  /** GET that is not shared. `timeoutMs`: for a call that waits on purpose. */
  async get<T>(
    path: string,
    decode: Decode<T>,
    { bearer, apiKey, signal, timeoutMs }: RestOptions & { timeoutMs?: number } = {},
  ): Promise<T> {
    const headers =
      bearer === undefined && apiKey === undefined
        ? undefined
        : {
            accept: 'application/json',
            ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
            ...this.#onBehalfOf({ apiKey }),
          };
    const call = { method: 'GET', path, headers, signal, totalTimeoutMs: timeoutMs } as const;
    return this.#decode(await this.#http.request(call), decode);
  }

  /** POST (or `method`) of a JSON body. Never retried, never shared. `timeoutMs`: for a call that waits on purpose. */
  async send<T>(
    path: string,
    body: unknown,
    decode: Decode<T>,
    options: RestOptions & SendOptions = {},
  ): Promise<T> {
    const headers: Record<string, string> = {
      accept: 'application/json',
      'content-type': 'application/json',
      ...this.#onBehalfOf(options),
    };
    if (options.bearer !== undefined) headers['authorization'] = `Bearer ${options.bearer}`;
    if (options.version !== undefined) headers['if-match'] = `"${options.version}"`;
    if (options.idempotencyKey != null) headers['idempotency-key'] = options.idempotencyKey;
    const answer = await this.#http.request({
      method: options.method ?? 'POST',
      path,
      headers,
      body: JSON.stringify(body),
      signal: options.signal,
      totalTimeoutMs: options.timeoutMs,
    });
    return this.#decode(answer, decode);
  }

  #decode<T>(answer: HttpAnswer, decode: Decode<T>): T {
    const { status, bytes, call } = answer;
    try {
      const { value, repaired } = decodeRepaired(jsonOf(answer, errorAnswer), (json) => decode(json, bytes));
      if (repaired.length > 0) this.#onRepair?.(call, repaired);
      return value;
    } catch (error) {
      const failure =
        error instanceof UpstreamError
          ? error
          : unusableAnswer(status, error instanceof Error ? error.message : String(error));
      failure.call ??= call;
      throw failure;
    }
  }
}
