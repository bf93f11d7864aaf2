import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createErrorReporter, readDsn, toFrames } from './error-reporting.ts';
import type { Fault } from '../fault.ts';
import type { ErrorReporter } from './error-reporting.ts';

const FAULT: Fault = {
  source: 'gateway',
  name: 'TypeError',
  message: 'x is not a function',
  stack: 'TypeError: x is not a function\n    at f (/shop/a.ts:1:2)\n    at async node:internal/g:3:4',
  path: '/product/a',
};

let server: Server;
let got: { path: string; headers: IncomingHttpHeaders; lines: Record<string, unknown>[] }[];
let status: number;
let time: number;
let problems: string[];
let reporter: ErrorReporter;

beforeEach(async () => {
  got = [];
  status = 200;
  time = 1_000_000;
  problems = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const lines = body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      got.push({ path: request.url ?? '', headers: request.headers, lines });
      response.writeHead(status, { 'retry-after': '30' }).end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  reporter = createErrorReporter({
    dsn: `http://thekey@127.0.0.1:${(server.address() as AddressInfo).port}/sub/42`,
    environment: 'test',
    onProblem: (message) => problems.push(message),
    // The wall clock is set back again and again.
    now: () => 1e12 - time,
    clock: () => time,
  });
});
afterEach(() => new Promise((done) => server.close(done)));

describe('a fault', () => {
  it('goes as an envelope to the project of the address', async () => {
    reporter.report(FAULT);
    await reporter.close();
    const [sent] = got;
    expect(sent?.path).toBe('/sub/api/42/envelope/');
    expect(sent?.headers['x-sentry-auth']).toMatch(/sentry_version=7.*sentry_key=thekey/);
    expect(sent?.headers['content-type']).toBe('application/x-sentry-envelope');
    const [head, item, event] = sent?.lines ?? [];
    expect(item).toEqual({ type: 'event' });
    expect(head?.['event_id']).toMatch(/^[\da-f]{32}$/);
    expect(event).toMatchObject({
      event_id: head?.['event_id'],
      platform: 'node',
      environment: 'test',
      transaction: '/product/a',
      exception: { values: [{ type: 'TypeError', value: 'x is not a function' }] },
    });
  });

  it('that repeats itself is sent once a minute', async () => {
    reporter.report(FAULT);
    reporter.report(FAULT);
    time += 60_000;
    reporter.report(FAULT);
    reporter.report({ ...FAULT, message: 'another' });
    await reporter.close();
    expect(got).toHaveLength(3);
  });

  it('waits when the service asks for it', async () => {
    status = 429;
    reporter.report(FAULT);
    await expect.poll(() => problems).toHaveLength(1);
    reporter.report({ ...FAULT, message: 'another' });
    time += 31_000;
    status = 200;
    reporter.report({ ...FAULT, message: 'a third' });
    await reporter.close();
    expect(got).toHaveLength(2);
  });

  it('is nobody’s trouble when the service is away', async () => {
    await new Promise((done) => server.close(done));
    reporter.report(FAULT);
    await reporter.close();
    expect(problems).toHaveLength(1);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
});

it('a stack’s frames are told from the outermost call on', () => {
  expect(toFrames(FAULT.stack)).toMatchObject([
    { filename: 'node:internal/g', lineno: 3, in_app: false },
    { filename: '/shop/a.ts', function: 'f', lineno: 1, colno: 2, in_app: true },
  ]);
  expect(toFrames('f@http://shop/assets/a.js:1:2')).toMatchObject([
    { filename: 'http://shop/assets/a.js', function: 'f' },
  ]);
});

it.each(['https://host/1', 'https://key@host/', 'ftp://key@host/1'])(
  '%s is no address of a project',
  (dsn) => {
    expect(() => readDsn(dsn)).toThrow('must look like');
  },
);
