/** The short form of hard/isolation.hard.ts. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openIsolation } from './isolation.ts';
import type { Isolation } from './isolation.ts';

let isolation: Isolation;
beforeAll(async () => {
  isolation = await openIsolation();
});
afterAll(() => isolation.close());

it('no response has a byte of another caller', async () => {
  expect(await isolation.send(400, 32, 1)).toEqual({ sent: 400, wrong: [] });
});
