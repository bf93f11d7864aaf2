import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { follow, persistence } from './subscriptions.ts';

interface Connection {
  readonly body: { documentId: string; variables: { after: number } };
  readonly signal: AbortSignal;
  /** Chunks of the stream, cut anywhere. */
  send(text: string): void;
  end(): void;
  breakOff(): void;
}

let connections: Connection[] = [];
/** The responses of the next connections; a stream if none is left. */
let answers: (() => Response | Promise<Response>)[] = [];

beforeEach(() => {
  connections = [];
  answers = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const answer = answers.shift();
    if (answer !== undefined) return Promise.resolve(answer());
    let stream!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller;
      },
    });
    const signal = init.signal as AbortSignal;
    signal.addEventListener('abort', () => stream.error(signal.reason));
    connections.push({
      body: JSON.parse(init.body as string) as Connection['body'],
      signal,
      send: (text) => stream.enqueue(new TextEncoder().encode(text)),
      end: () => stream.close(),
      breakOff: () => stream.error(new TypeError('network error')),
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const event = (sequence: number) => `event: next\ndata: {"data":{"told":{"sequence":${sequence}}}}\n\n`;
const COMPLETE = 'event: complete\ndata:\n\n';

function start(canResume = true) {
  const received: number[] = [];
  const controller = new AbortController();
  const resume = (data: unknown): Variables => ({
    after: (data as { told: { sequence: number } }).told.sequence,
  });
  const end = follow(
    { id: 'abc' } as unknown as RequestParameters,
    { after: 0 },
    canResume ? { resume } : {},
    controller.signal,
    {
      next: (answer: GraphQLResponse) =>
        received.push((answer as unknown as { data: { told: { sequence: number } } }).data.told.sequence),
    },
  ).then(
    () => undefined,
    (error: unknown) => error,
  );
  return { received, end, leave: () => controller.abort() };
}

/** Waits, without time passing, for a number of connections. */
async function connected(count: number): Promise<Connection> {
  for (let turn = 0; turn < 50 && connections.length < count; turn += 1) await vi.advanceTimersByTimeAsync(0);
  expect(connections).toHaveLength(count);
  return connections[count - 1] as Connection;
}

describe('a stream', () => {
  it('is a POST of the trusted document, and ends when it is complete', async () => {
    const { received, end } = start();
    const first = await connected(1);
    expect(first.body).toEqual({ documentId: 'abc', variables: { after: 0 } });
    const text = event(1) + event(2) + COMPLETE;
    // In two chunks, cut within an event.
    first.send(text.slice(0, 30));
    first.send(text.slice(30));
    expect(await end).toBeUndefined();
    expect(received).toEqual([1, 2]);
    expect(connections).toHaveLength(1);
  });

  it('that is cut resumes after the last event, 0.3 s later', async () => {
    const { received, end } = start();
    const first = await connected(1);
    first.send(event(1) + event(2));
    await vi.advanceTimersByTimeAsync(0);
    first.breakOff();
    await vi.advanceTimersByTimeAsync(299);
    expect(connections).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    const second = await connected(2);
    expect(second.body.variables).toEqual({ after: 2 });
    second.send(event(3) + COMPLETE);
    expect(await end).toBeUndefined();
    expect(received).toEqual([1, 2, 3]);
  });

  it.each(['in one piece with its last event', 'a moment later'])(
    'that just ends, %s, was cut',
    async (when) => {
      const { received, end } = start();
      const first = await connected(1);
      first.send(event(1));
      if (when === 'a moment later') await vi.advanceTimersByTimeAsync(10);
      first.end();
      await vi.advanceTimersByTimeAsync(300);
      const second = await connected(2);
      expect(second.body.variables).toEqual({ after: 1 });
      second.send(COMPLETE);
      expect(await end).toBeUndefined();
      expect(received).toEqual([1]);
    },
  );

  it('without a byte for half a minute counts as cut; a heartbeat prevents it', async () => {
    const { end } = start();
    const first = await connected(1);
    await vi.advanceTimersByTimeAsync(persistence.silence - 1000);
    first.send(':\n\n');
    await vi.advanceTimersByTimeAsync(persistence.silence - 1);
    expect(connections).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(301);
    const second = await connected(2);
    expect(first.signal.aborted).toBe(true);
    second.send(COMPLETE);
    expect(await end).toBeUndefined();
  });

  it('with malformed data resumes after the last readable event', async () => {
    const { received, end } = start();
    const first = await connected(1);
    first.send(event(1));
    await vi.advanceTimersByTimeAsync(0);
    first.send('event: next\ndata: {"data"\n\n');
    await vi.advanceTimersByTimeAsync(300);
    const second = await connected(2);
    expect(second.body.variables).toEqual({ after: 1 });
    second.send(event(2) + COMPLETE);
    expect(await end).toBeUndefined();
    expect(received).toEqual([1, 2]);
  });

  it('is retried five times with doubling delays, then fails', async () => {
    answers = Array.from({ length: 6 }, () => () => Promise.reject(new TypeError('away')));
    const { end } = start();
    await vi.advanceTimersByTimeAsync(300 + 600 + 1200 + 2400 + 4799);
    expect(answers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(answers).toHaveLength(0);
    expect(await end).toMatchObject({ code: 'NO_RESPONSE', status: 0 });
  });

  it('that was refused is not retried', async () => {
    answers = [() => new Response('', { status: 400 })];
    expect(await start().end).toMatchObject({ message: 'HTTP error! status: 400', status: 400 });
    expect(answers).toHaveLength(0);
    expect(connections).toHaveLength(0);
  });

  it('with an error instead of data ends with it', async () => {
    const { end } = start();
    const first = await connected(1);
    first.send(
      'event: next\ndata: {"errors":[{"message":"query: too long","extensions":{"code":"BAD_USER_INPUT"}}]}\n\n',
    );
    expect(await end).toMatchObject({ message: 'query: too long', code: 'BAD_USER_INPUT' });
    expect(connections).toHaveLength(1);
  });

  it('that cannot resume fails when it is cut', async () => {
    const { end } = start(false);
    const first = await connected(1);
    first.send(event(1));
    await vi.advanceTimersByTimeAsync(0);
    first.breakOff();
    expect(await end).toMatchObject({ code: 'NO_RESPONSE' });
    expect(connections).toHaveLength(1);
  });

  it('ends at once without a subscriber, also between two retries', async () => {
    const { end, leave } = start();
    const first = await connected(1);
    leave();
    expect(first.signal.aborted).toBe(true);
    expect(await end).toBeUndefined();

    answers = [() => Promise.reject(new TypeError('away'))];
    const other = start();
    await vi.advanceTimersByTimeAsync(100);
    other.leave();
    expect(await other.end).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connections).toHaveLength(1);
  });
});
