/** What works while the REST API fails: some documents of each kind. `npm run test:hard` tests them all. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FAULTS, problemOf } from './faults/expected.ts';
import { openFaultTable } from './faults/table.ts';
import type { FaultTable } from './faults/table.ts';

/** Rounds until everything is answered again, with pauses of three seconds in all: time itself depends on the machine. */
const MOST_ROUNDS = 13;

let table: FaultTable;
beforeAll(async () => {
  table = await openFaultTable(16);
});
afterAll(() => table.close());

it.each(Object.keys(FAULTS) as (keyof typeof FAULTS)[])(
  'REST API: %s; every document is answered as it must, changes are sent once, and all works again afterwards',
  async (fault) => {
    table.writes();
    const cells = await table.run(fault);
    expect(new Set(cells.map(({ need }) => need))).toEqual(new Set([...table.needs.values(), 'memory']));
    expect(cells.flatMap((cell) => problemOf(fault, cell) ?? [])).toEqual([]);
    expect(table.repeated(table.writes())).toEqual([]);
    expect((await table.recover()).rounds).toBeLessThanOrEqual(MOST_ROUNDS);
  },
);
