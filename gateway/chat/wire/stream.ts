/** A reply as server-sent events; only lines starting with "data: " are used. */
import type { ServerResponse } from 'node:http';
import { BOT_DONE, BOT_FAILED } from '../../contract/chat.ts';
import type { Piece } from '../answers/context.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
} as const;

export class EventStream {
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  /** Whether the status can no longer be changed. */
  get hasBegun(): boolean {
    return this.#response.headersSent;
  }

  /** Sends the headers, before a first piece that may take long. */
  begin(): void {
    if (!this.hasBegun) this.#response.writeHead(200, HEADERS).flushHeaders();
  }

  /** Resolves when more can be written; rejects with the signal's reason when the reader has disconnected. */
  async send(piece: Piece | { isComplete: true }, signal: AbortSignal): Promise<void> {
    await this.#write(`data: ${JSON.stringify(piece)}\n\n`, signal);
  }

  async end(signal: AbortSignal): Promise<void> {
    await this.send({ isComplete: true }, signal);
    this.#response.end(`data: ${BOT_DONE}\n\n`);
  }

  /** Marks the reply as incomplete. */
  fail(): void {
    this.#response.end(`${BOT_FAILED}\n\n`);
  }

  async #write(text: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    this.begin();
    if (this.#response.write(text)) return;
    await new Promise<void>((resolve, reject) => {
      const drained = (): void => {
        signal.removeEventListener('abort', left);
        resolve();
      };
      const left = (): void => {
        this.#response.removeListener('drain', drained);
        reject(signal.reason as Error);
      };
      this.#response.once('drain', drained);
      signal.addEventListener('abort', left, { once: true });
    });
  }
}
