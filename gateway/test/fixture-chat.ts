/** A chat host for tests: each stream is controlled by the test, every request is recorded. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BOT_DONE } from '../contract/chat.ts';

export interface ChatCall {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** One reply, controlled by the test. */
export class HostStream {
  readonly call: ChatCall;
  /** When its reader disconnected (performance.now()); undefined: it has not. */
  leftAt: number | undefined;
  readonly #response: ServerResponse;

  constructor(call: ChatCall, response: ServerResponse) {
    this.call = call;
    this.#response = response;
    response.once('close', () => {
      if (!response.writableFinished) this.leftAt = performance.now();
    });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
  }

  /** Raw bytes. */
  raw(bytes: string | Buffer): void {
    this.#response.write(bytes);
  }
  json(piece: object): void {
    this.raw(`data: ${JSON.stringify(piece)}\n\n`);
  }
  text(content: string): void {
    this.json({ content });
  }
  products(...ids: string[]): void {
    this.json({ products: ids.map((id) => ({ _id: id, name: `Product ${id}` })) });
  }
  done(): void {
    this.#response.end(`data: ${BOT_DONE}\n\n`);
  }
  /** Ends without a marker. */
  end(): void {
    this.#response.end();
  }
  /** Cuts the connection. */
  cut(): void {
    this.#response.destroy();
  }
}

export interface FixtureChat {
  url: string;
  calls: ChatCall[];
  streams: HostStream[];
  /** The stream of the next request, or of one that is not claimed yet. */
  next(): Promise<HostStream>;
  close(): Promise<void>;
}

/** Handles a call that is no stream: true when it did. */
export type AnswerCall = (call: ChatCall, response: ServerResponse) => boolean;

/** Answers with JSON. */
export function answerJson(response: ServerResponse, status: number, body: unknown): true {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
  return true;
}

/**
 * @param answer handles requests first; the remaining ones are streams, or 404.
 * @param tell called with each stream, instead of `next`.
 */
export async function createFixtureChat(
  answer: AnswerCall = () => false,
  tell?: (stream: HostStream) => unknown,
): Promise<FixtureChat> {
  const calls: ChatCall[] = [];
  const streams: HostStream[] = [];
  const untaken: HostStream[] = [];
  const waiting: ((stream: HostStream) => void)[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => {
      const { method = '', url = '', headers } = request;
      const call = { method, url, headers, body: Buffer.concat(chunks) };
      calls.push(call);
      if (answer(call, response)) return;
      if (!url.includes('/bot/bot-query')) return void answerJson(response, 404, {});
      const stream = new HostStream(call, response);
      streams.push(stream);
      if (tell) return void tell(stream);
      const taker = waiting.shift();
      if (taker) taker(stream);
      else untaken.push(stream);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    streams,
    next: () => {
      const stream = untaken.shift();
      return stream ? Promise.resolve(stream) : new Promise((done) => waiting.push(done));
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
