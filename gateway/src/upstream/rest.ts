/** Calls of the REST v1 API: JSON in and out, identical reads shared, errors mapped. */
import { Coalescer } from '../../service/coalesce.ts';
import { cancelled, errorAnswer, jsonOf, unusableAnswer, UpstreamError } from './errors.ts';
import type { HttpAnswer, HttpUpstream } from './http.ts';
import { decodeRepaired } from './repair.ts';

/** Makes the value of an answer's JSON; throws when it does not keep the contract. Runs once for all who share the call. */
export type Decode<T> = (json: unknown, bytes: number) => T;

export interface RestOptions {
  /** Without it the call is made as nobody in particular. */
  bearer?: string | undefined;
  /** Address of who asks, for the API's limits; told only where the API knows us by the service token. */
  client?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Receives the call and the fields (without positions in lists) that were left out or rewritten. */
export type OnRepair = (call: string | undefined, fields: readonly string[]) => void;

export class RestClient {
  readonly #http: HttpUpstream;
  readonly #serviceToken: string | undefined;
  readonly #onRepair: OnRepair | undefined;
  readonly #reads = new Coalescer(cancelled);

  /**
   * @param serviceToken by which the API believes whom we ask for.
   * @param onRepair called once for each answer in which addresses or instants broke the contract
   */
  constructor(http: HttpUpstream, serviceToken?: string, onRepair?: OnRepair) {
    this.#http = http;
    this.#serviceToken = serviceToken;
    this.#onRepair = onRepair;
  }

  get isReachable(): boolean {
    return this.#http.isReachable;
  }

  /** GET. All who read the same path with the same authority meanwhile share the call and its value. */
  read<T>(path: string, decode: Decode<T>, options: RestOptions = {}): Promise<T> {
    const { bearer, signal } = options;
    return this.#reads.run(`${bearer ?? ''} ${path}`, signal, (shared) =>
      this.get(path, decode, { bearer, signal: shared }),
    );
  }

  /** GET that is not shared. `timeoutMs`: for a call that is meant to wait. */
  async get<T>(
    path: string,
    decode: Decode<T>,
    { bearer, signal, timeoutMs }: RestOptions & { timeoutMs?: number } = {},
  ): Promise<T> {
    const headers =
      bearer === undefined ? undefined : { accept: 'application/json', authorization: `Bearer ${bearer}` };
    const call = { method: 'GET', path, headers, signal, totalTimeoutMs: timeoutMs } as const;
    return this.#decode(await this.#http.request(call), decode);
  }

  /** POST (or `method`) of a JSON body. Never retried, never shared. `timeoutMs`: for a call that is meant to wait. */
  async send<T>(
    path: string,
    body: unknown,
    decode: Decode<T>,
    options: RestOptions & { method?: 'POST' | 'DELETE'; timeoutMs?: number } = {},
  ): Promise<T> {
    const headers: Record<string, string> = {
      accept: 'application/json',
      'content-type': 'application/json',
    };
    if (options.bearer !== undefined) headers['authorization'] = `Bearer ${options.bearer}`;
    if (options.client !== undefined && this.#serviceToken !== undefined) {
      headers['x-client-address'] = options.client;
      headers['x-gateway-token'] = this.#serviceToken;
    }
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
