/**
 * Ten thousand requests of five keys, two shoppers and two visitors, 64 at a time: no response has a byte of another caller.
 *
 * Seen to fail: without the key, or without the session, in the name of a shared read (RestClient.read, src/upstream/rest.ts) sellers
 * read each other's parts and stocks, and shoppers each other's orders.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openIsolation } from '../isolation/isolation.ts';
import type { Isolation } from '../isolation/isolation.ts';
import { note, times } from './figures.ts';

const REQUESTS = times('HARD_REQUESTS', 10_000);

let isolation: Isolation;
beforeAll(async () => {
  isolation = await openIsolation();
});
afterAll(() => isolation.close());

it('no response has a byte of another caller', async () => {
  const begin = performance.now();
  const { sent, wrong } = await isolation.send(REQUESTS, 64, 2);
  expect(wrong.join('\n')).toBe('');
  expect(sent).toBe(REQUESTS);
  note(
    `isolation: ${sent} requests of 9 callers in ${Math.round((performance.now() - begin) / 1_000)} s, none with a byte of another`,
  );
});
