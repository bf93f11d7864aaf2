/** The foreign service with one odd answer: a test changes what it answers, and how fast. */
import type { ServerResponse } from 'node:http';
import { foreignRest } from './foreign-rest.ts';
import { startServer } from './harness.ts';

export interface ForeignAnswer {
  status: number;
  type: string;
  body: unknown;
  headers?: Record<string, string>;
  /** The connection ends in the middle of the body. */
  isCut?: boolean;
  /** Milliseconds between single bytes of the body. */
  drip?: number;
}
/** Changes an answer. */
export type Change = (path: string, answer: ForeignAnswer, query: URLSearchParams) => ForeignAnswer;

/** Starts it on a free port; `change` sees every answer before it is sent. */
export async function startOddRest(
  change: Change,
): Promise<{ url: string; close: () => Promise<void>; open: () => number }> {
  const right = await startServer(foreignRest);
  let open = 0;
  const odd = await startServer((request, response) => {
    const answer = async (): Promise<void> => {
      const path = request.url ?? '/';
      const asked = await fetch(right.url + path);
      const { pathname, searchParams } = new URL(path, right.url);
      const given = { status: asked.status, type: 'application/json', body: await asked.json() };
      const { status, type, body, headers, isCut, drip } = change(pathname, given, searchParams);
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const length = isCut === true ? { 'content-length': Buffer.byteLength(text) + 1 } : {};
      response.writeHead(status, { 'content-type': type, ...length, ...headers });
      if (isCut === true) response.write(text, () => response.destroy());
      else if (drip === undefined) response.end(status === 204 ? undefined : text);
      else dripInto(response, text, drip);
    };
    open += 1;
    response.once('close', () => (open -= 1));
    answer().catch(() => response.destroy());
  });
  return {
    url: odd.url,
    open: () => open,
    close: async () => {
      await odd.close();
      await right.close();
    },
  };
}

/** Sends a text byte by byte, with a pause after each, until its reader leaves. */
function dripInto(response: ServerResponse, text: string, pause: number): void {
  response.flushHeaders();
  const bytes = Buffer.from(text);
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < bytes.length) response.write(bytes.subarray(sent, (sent += 1)));
    else response.end();
  }, pause);
  response.once('close', () => clearInterval(timer));
}
