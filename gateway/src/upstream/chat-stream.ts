/** One reply of the chat host as a stream: its lines are read within bounds, and it is aborted as soon as it is no longer needed. */
import type { Dispatcher, Pool } from 'undici';
import { z } from 'zod';
import { BOT_DONE, BOT_FAILED, BotEvent } from '../../contract/chat.ts';
import { EntityId } from '../../contract/common.ts';
import { DataLines } from './data-lines.ts';
import type { Line } from './data-lines.ts';
import { chatErrorAnswer, noResponse, requestSetup, timedOut, unusableAnswer } from './errors.ts';
import type { UpstreamError } from './errors.ts';
import { withRequestIdHeader } from './http.ts';
import { readRetryAfter } from './retry-after.ts';

/** Characters of a line; one of products with their names and pictures is far shorter. */
export const LONGEST_LINE = 256 * 1024;
/** Time until a response begins, between two chunks, and in total (ms). */
const HEADERS_TIMEOUT_MS = 20_000;
const PIECE_TIMEOUT_MS = 60_000;
const WHOLE_TIMEOUT_MS = 300_000;
/** For a host that leaves the connection open after its last line (ms). */
const CLOSING_MS = 1_000;

/** Receives a reply. Exactly one of `ended` and `failed` is called last, unless the reply was aborted before. */
export interface ReplySink {
  /** The next piece of the text, never empty. */
  text(text: string): void;
  /** Ids of the products that belong to the reply, in their order. */
  products(ids: readonly string[]): void;
  /** Messages to choose from. */
  choices(choices: readonly string[]): void;
  ended(): void;
  failed(error: UpstreamError): void;
}

export interface StreamRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** The usable fields of a JSON line; a malformed field does not invalidate the others. */
const Piece = z.object({
  content: z.string().optional().catch(undefined),
  products: z.array(z.unknown()).optional().catch(undefined),
  choices: BotEvent.shape.choices.catch(undefined),
  isComplete: z.boolean().optional().catch(undefined),
});
const WithId = z.object({ _id: EntityId });

/** Requests a stream. Returns the function that aborts it: no more calls of the sink, and the connection is closed. */
export function openStream(pool: Pool, request: StreamRequest, sink: ReplySink): () => void {
  const exchange = new StreamExchange(sink);
  try {
    const headers = withRequestIdHeader(request.headers);
    pool.dispatch({ ...request, headers, headersTimeout: HEADERS_TIMEOUT_MS, bodyTimeout: 0 }, exchange);
  } catch (error) {
    exchange.fail(requestSetup(error));
  }
  return () => exchange.leave();
}

class StreamExchange implements Dispatcher.DispatchHandler {
  #controller: Dispatcher.DispatchController | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;
  #isLeft = false;
  /** Texts of one chunk are joined. */
  #text = '';
  readonly #sink: ReplySink;
  readonly #lines = new DataLines(LONGEST_LINE);
  readonly #started = performance.now();

  constructor(sink: ReplySink) {
    this.#sink = sink;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#isLeft) controller.abort(new Error('left'));
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, unknown>,
  ): void {
    if (status < 200 || this.#isOver) return;
    if (status >= 300) {
      this.fail(chatErrorAnswer(status, undefined, readRetryAfter(headers['retry-after'])));
    } else if (!String(headers['content-type']).startsWith('text/event-stream')) {
      this.fail(unusableAnswer(status, 'answer is not an event stream'));
    } else {
      this.#timer = setTimeout(() => this.fail(timedOut()), PIECE_TIMEOUT_MS).unref();
    }
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#isOver) return;
    this.#timer?.refresh();
    if (performance.now() - this.#started > WHOLE_TIMEOUT_MS) return this.fail(timedOut());
    this.#hear(this.#lines.push(chunk));
  }

  onResponseEnd(): void {
    if (!this.#isOver) this.#hear(this.#lines.end());
    if (!this.#isOver) this.#end();
    clearTimeout(this.#timer);
    this.#controller = undefined;
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    const code = 'code' in error ? error.code : undefined;
    if (code === 'UND_ERR_INVALID_ARG') this.fail(requestSetup(error));
    else this.fail(code === 'UND_ERR_HEADERS_TIMEOUT' ? timedOut() : noResponse(error));
    clearTimeout(this.#timer);
    this.#controller = undefined;
  }

  fail(error: UpstreamError): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#tellText();
    this.#sink.failed(error);
    this.#close();
  }

  leave(): void {
    if (this.#isLeft) return;
    this.#isOver = true;
    this.#close();
  }

  #close(): void {
    this.#isLeft = true;
    clearTimeout(this.#timer);
    this.#controller?.abort(new Error('left'));
  }

  #hear(lines: readonly Line[]): void {
    for (const { isData, text } of lines) {
      if (this.#isOver) return;
      if (isData) this.#hearData(text);
      else if (text === BOT_FAILED) this.fail(noResponse(new Error('the host gave the reply up')));
    }
    this.#tellText();
  }

  #hearData(data: string): void {
    if (data.trim() === BOT_DONE) return this.#end();
    if (!data.trimStart().startsWith('{')) {
      this.#text += data;
      return;
    }
    const piece = parsePiece(data);
    if (piece === undefined) return;
    if (piece.content !== undefined) this.#text += piece.content;
    if (piece.products !== undefined) {
      const ids = piece.products.flatMap((product) => WithId.safeParse(product).data?._id ?? []);
      this.#tellText();
      this.#sink.products([...new Set(ids)]);
    }
    if (piece.choices !== undefined) {
      this.#tellText();
      this.#sink.choices(piece.choices);
    }
    if (piece.isComplete === true) this.#end();
  }

  #tellText(): void {
    if (this.#text === '') return;
    const text = this.#text;
    this.#text = '';
    this.#sink.text(text);
  }

  #end(): void {
    this.#isOver = true;
    this.#tellText();
    this.#sink.ended();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#close(), CLOSING_MS).unref();
  }
}

/** A line of JSON; undefined if it is malformed. */
function parsePiece(data: string): z.infer<typeof Piece> | undefined {
  try {
    return Piece.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
