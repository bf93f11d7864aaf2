import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFaults, toFault, withoutPrivate } from './faults.ts';
import type { Fault } from '../fault.ts';

const REPORT = {
  name: 'TypeError',
  message: 'x is not a function',
  stack: 'TypeError: x is not a function\n    at f (http://shop/assets/first-abc.js:1:2)',
  components: '    at Price',
  path: '/product/a-robe',
  language: 'fr',
};

let server: Server;
let url: string;
let taken: Fault[];
let address: string;

beforeEach(async () => {
  taken = [];
  address = '10.0.0.1';
  const serve = createFaults(
    (fault) => taken.push(fault),
    () => address,
  );
  server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/client-errors`;
});
afterEach(() => new Promise((done) => server.close(done)));

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('a fault of a browser', () => {
  it('is taken as it was told', async () => {
    expect((await post(REPORT)).status).toBe(204);
    expect(taken).toEqual([{ source: 'browser', ...REPORT }]);
  });

  it('loses what may be somebody’s, whatever the page sent', async () => {
    await post({
      ...REPORT,
      message: 'at /search?q=private of a.b@mail.tn, +216 98 765 432, eyJhbGciOi.eyJzdWIi.c2ln',
      path: '/order/a1B2c3D4e5F6g7H8i9J0k1L2m3',
    });
    const text = JSON.stringify(taken);
    expect(text).not.toMatch(/private|mail\.tn|765|eyJ|a1B2/);
    expect(text).toContain('<mail>');
    expect(text).toContain('<key>');
  });

  it.each([
    ['no JSON', '{', {}, 400],
    ['another shape', { ...REPORT, cookie: 'token=1' }, {}, 400],
    ['too long a message', { ...REPORT, message: 'x'.repeat(301) }, {}, 400],
    ['no path', { ...REPORT, path: 'https://elsewhere/' }, {}, 400],
    ['another type', JSON.stringify(REPORT), { 'content-type': 'text/plain' }, 415],
    ['another site', REPORT, { 'sec-fetch-site': 'cross-site' }, 403],
    ['too much', 'x'.repeat(9_000), {}, 413],
  ])('is not taken: %s', async (_, body, headers, status) => {
    expect((await post(body, headers)).status).toBe(status);
    expect(taken).toEqual([]);
  });

  it('is only told by POST', async () => {
    expect((await fetch(url)).status).toBe(405);
  });

  it('is taken ten times a minute from one address, and from another all the same', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await post(REPORT)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
    address = '10.0.0.2';
    expect((await post(REPORT)).status).toBe(204);
  });
});

it('an error of our own keeps its code, not its data', () => {
  const fault = toFault(new RangeError('bad /graphql?variables={"q":"private"}'), '/product/x');
  expect(fault).toMatchObject({ source: 'gateway', name: 'RangeError', path: '/product/x' });
  expect(fault.message).not.toContain('private');
  expect(toFault('words alone').message).toBe('words alone');
});

it('names of code stay readable', () => {
  const line = 'at renderToPipeableStream (http://shop/assets/entry-client-Dl3mWomo.js:17:691)';
  expect(withoutPrivate(line)).toBe(line);
});
