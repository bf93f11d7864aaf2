/**
 * Common code of the payment services' simulators: a server whose payments are paid, refused or left open by the test, which calls the shop
 * as its service does, and can be made to misbehave. It shares no code with the shop: it is written to the services' own pages.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Held {
  id: string;
  amount: number;
  tracking: string;
  webhook: string;
  success: string;
  fail: string;
  endsAt: number;
  state: 'open' | 'paid' | 'refused';
}

/** right; down: 503; slow: no response at all; garbled: another form; bare: no JSON. */
export type Mood = 'right' | 'down' | 'slow' | 'garbled' | 'bare';

export interface ServiceSimulator {
  /** Base address for the shop's setting. */
  url: string;
  mood: Mood;
  /** Callbacks of the service are not sent. */
  losesCalls: boolean;
  /** Recorded calls to the service: method and path. */
  readonly calls: string[];
  payment(id: string): Held;
  /** Acts as the payer on the page; calls the shop unless callbacks are lost. Returns the address the payer is sent to. */
  pay(id: string): Promise<string>;
  refuse(id: string): Promise<string>;
  close(): Promise<void>;
}

export interface Protocol {
  /** Base path of the service's API. */
  base: string;
  isKnown(request: IncomingMessage): boolean;
  /** Handles a call; undefined: there is no such path. */
  answer(
    call: { method: string; path: string; body: Record<string, unknown> },
    books: Map<string, Held>,
    payPage: (id: string) => string,
  ): { status: number; json: unknown } | undefined;
  garbled: unknown;
  /** Calls the shop. */
  tell(payment: Held): Promise<unknown>;
}

const readJson = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' || !text.startsWith('{') ? {} : (JSON.parse(text) as Record<string, unknown>);
};

export const newId = (): string => randomBytes(12).toString('hex');

/** Starts a simulator on a free port, or on the given one. */
export async function startService(protocol: Protocol, port = 0): Promise<ServiceSimulator> {
  const books = new Map<string, Held>();
  const calls: string[] = [];
  const held = (id: string): Held => {
    const payment = books.get(id);
    if (!payment) throw new Error(`No payment ${id}`);
    return payment;
  };
  const decide = async (id: string, state: 'paid' | 'refused'): Promise<string> => {
    const payment = held(id);
    payment.state = state;
    if (!simulator.losesCalls) await protocol.tell(payment);
    return state === 'paid' ? payment.success : payment.fail;
  };
  const showPage = async (request: IncomingMessage, response: ServerResponse, id: string): Promise<void> => {
    const payment = books.get(id);
    if (!payment) return void response.writeHead(404).end();
    const decision = new URL(request.url ?? '', 'http://x').searchParams.get('decision');
    if (decision !== null) {
      const to = await decide(id, decision === 'pay' ? 'paid' : 'refused');
      return void response.writeHead(303, { location: to }).end();
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><title>Pay</title><h1>${payment.amount} millimes</h1><a href="?decision=pay">Pay</a> <a href="?decision=refuse">Refuse</a> <a href="${payment.fail}">Leave</a>`,
    );
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '', 'http://x');
    if (pathname.startsWith('/pay/')) return showPage(request, response, pathname.slice(5));
    calls.push(`${request.method} ${pathname}`);
    const body = await readJson(request);
    const send = (status: number, text: string): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(text);
    };
    if (simulator.mood === 'slow') return;
    if (simulator.mood === 'down') return send(503, '{}');
    if (simulator.mood === 'bare') return send(200, '<html>');
    if (!protocol.isKnown(request)) return send(401, '{"errors":["unauthorized"]}');
    const path = pathname.startsWith(protocol.base) ? pathname.slice(protocol.base.length) : '';
    const answer = protocol.answer(
      { method: request.method ?? '', path, body },
      books,
      (id) => `${origin}/pay/${id}`,
    );
    if (simulator.mood === 'garbled') return send(200, JSON.stringify(protocol.garbled));
    send(answer?.status ?? 404, JSON.stringify(answer?.json ?? {}));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const simulator: ServiceSimulator = {
    url: origin + protocol.base,
    mood: 'right',
    losesCalls: false,
    calls,
    payment: held,
    pay: (id) => decide(id, 'paid'),
    refuse: (id) => decide(id, 'refused'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return simulator;
}
