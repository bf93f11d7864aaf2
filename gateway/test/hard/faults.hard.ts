/** Every trusted document while the REST API fails in every way: a cell for each, through a TCP proxy. `HARD_FAULT_SHARE=8`: every eighth. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FAULTS, problemOf } from '../faults/expected.ts';
import { openFaultTable } from '../faults/table.ts';
import type { FaultTable } from '../faults/table.ts';
import { note, times } from './figures.ts';

/** Rounds until everything is answered again, with pauses of three seconds in all: time itself depends on the machine. */
const MOST_ROUNDS = 13;

let table: FaultTable;
beforeAll(async () => {
  table = await openFaultTable(times('HARD_FAULT_SHARE', 1));
});
afterAll(() => table.close());

it.each(Object.keys(FAULTS) as (keyof typeof FAULTS)[])('REST API: %s', async (fault) => {
  table.writes();
  const cells = await table.run(fault);
  const writes = table.writes();
  const { rounds, ms } = await table.recover();
  const took = Math.max(...cells.map((cell) => cell.took));
  note(
    `faults, ${fault}: ${cells.length} cells, ${writes.length} of ${table.usualWrites} changes sent, slowest answer ${Math.round(took)} ms, recovered in ${rounds} rounds, the last after ${Math.round(ms)} ms`,
  );
  expect(cells.flatMap((cell) => problemOf(fault, cell) ?? [])).toEqual([]);
  expect(table.repeated(writes)).toEqual([]);
  expect(rounds).toBeLessThanOrEqual(MOST_ROUNDS);
});
