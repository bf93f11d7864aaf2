import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENDPOINT, startTestBed } from '../../test/harness.ts';
import type { TestBed } from '../../test/harness.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

async function headersOf(query: string) {
  const { headers } = await bed.gateway.yoga.fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return { deprecation: headers.get('deprecation'), sunset: headers.get('sunset') };
}

it.each(['first', 'repeated'])(
  'a document with something deprecated is told since when and until when: %s',
  async () => {
    expect(await headersOf('{ adminTickets(status: NEW) { totalCount } }')).toEqual({
      deprecation: `@${Date.UTC(2026, 10, 25) / 1000}`,
      sunset: 'Tue, 01 Jun 2027 00:00:00 GMT',
    });
  },
);

it('another one is told nothing', async () => {
  const nothing = { deprecation: null, sunset: null };
  expect(await headersOf('{ adminTickets { totalCount } }')).toEqual(nothing);
  expect(await headersOf('{ regions { name } }')).toEqual(nothing);
});
