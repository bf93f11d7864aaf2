/** Client of the shop's REST API, for reads and for the few queries by POST. */
import type { Dispatcher } from 'undici';
import type { z } from 'zod';
import { ASSISTANT_HEADER } from '../../contract/admin/asked.ts';
import { ErrorBody } from '../../contract/errors.ts';
import { Addresses } from '../../service/addresses.ts';
import { activeTracer, inSpan, spanHeader } from '../../service/tracing.ts';

/** Timeout for a response's headers, and between parts of its body (ms). */
const PATIENCE = 5_000;
const MAX_BYTES = 8 * 1024 * 1024;

/** On whose behalf a call is made. */
export interface Caller {
  /** Aborts when the response is no longer needed. */
  signal?: AbortSignal | undefined;
  /** The shopper's session token. */
  bearer?: string | undefined;
  /** The gateway's headers that name the client's address, for the shop's rate limits. */
  client?: Readonly<Record<string, string>> | undefined;
}

/** The shop rejected the call: status and code of its response. */
export class ShopRefusal extends Error {
  override name = 'ShopRefusal';
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(`The shop answered ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

/** The shop did not respond, or not with a valid response. */
export class ShopSilence extends Error {
  override name = 'ShopSilence';
}

export class RestClient {
  readonly #addresses: Addresses;
  readonly #pool: Dispatcher;

  /** @param url base address, without `/v1`, or several separated by commas */
  constructor(url: string) {
    this.#addresses = new Addresses(url);
    this.#pool = this.#addresses.open({
      connections: 32,
      connect: { timeout: 1_500 },
      keepAliveTimeout: 4_000,
      headersTimeout: PATIENCE,
      bodyTimeout: PATIENCE,
    });
  }

  /** @throws ShopRefusal, ShopSilence, or the signal's reason */
  get<S extends z.ZodType>(path: string, schema: S, caller: Caller): Promise<z.output<S>> {
    return this.#traced('GET', path, undefined, schema, caller);
  }

  /** A query whose words must not appear in addresses, or that needs a body. Changes nothing. @throws like `get` */
  post<S extends z.ZodType>(path: string, body: unknown, schema: S, caller: Caller): Promise<z.output<S>> {
    return this.#traced('POST', path, JSON.stringify(body), schema, caller);
  }

  async close(): Promise<void> {
    await this.#addresses.close();
  }

  #traced<S extends z.ZodType>(
    method: 'GET' | 'POST',
    ...asked: [path: string, body: string | undefined, schema: S, caller: Caller]
  ): Promise<z.output<S>> {
    if (activeTracer() === undefined) return this.#ask(method, ...asked);
    // Paths have ids in them; the span of the REST API has the route.
    return inSpan('client', `${method} REST API`, { 'http.request.method': method }, () =>
      this.#ask(method, ...asked),
    );
  }

  async #ask<S extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    body: string | undefined,
    schema: S,
    { signal, bearer, client }: Caller,
  ): Promise<z.output<S>> {
    let status: number;
    let text: string;
    try {
      const answer = await this.#pool.request({
        method,
        path: this.#addresses.prefix + path,
        headers: {
          accept: 'application/json',
          [ASSISTANT_HEADER]: 'chat',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
          ...client,
          ...(activeTracer() && spanHeader()),
        },
        body: body ?? null,
        signal: signal ?? null,
      });
      status = answer.statusCode;
      const parts: Buffer[] = [];
      let bytes = 0;
      for await (const part of answer.body as AsyncIterable<Buffer>) {
        bytes += part.length;
        if (bytes > MAX_BYTES) throw new ShopSilence(`response exceeds ${MAX_BYTES} bytes`);
        parts.push(part);
      }
      text = Buffer.concat(parts).toString('utf8');
    } catch (error) {
      signal?.throwIfAborted();
      throw error instanceof ShopSilence ? error : new ShopSilence('no response', { cause: error });
    }
    const value = readJson(text);
    if (status !== 200) {
      const body = ErrorBody.safeParse(value);
      throw new ShopRefusal(status, body.success ? body.data.error.code : 'INTERNAL');
    }
    const parsed = schema.safeParse(value);
    if (!parsed.success) throw new ShopSilence('invalid response', { cause: parsed.error });
    return parsed.data;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
