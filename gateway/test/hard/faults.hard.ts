/**
 * Every trusted document while the REST API fails in every way: a cell for each, through a TCP proxy. Once as in an outage, in which kinds of
 * calls are suspended, and once with none suspended, so that each document meets the fault itself. `HARD_FAULT_SHARE=8`: every eighth document.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Breaker } from '../../src/upstream/breaker.ts';
import { FAULTS, problemOf } from '../faults/expected.ts';
import { openFaultTable } from '../faults/table.ts';
import type { Cell, FaultTable } from '../faults/table.ts';
import { note, times } from './figures.ts';

/** Rounds until everything is answered again, with pauses of three seconds in all: time itself depends on the machine. */
const MOST_ROUNDS = 13;
/** Faults at the same time, each with gateways and a REST API of its own: most of the time is waited for deadlines. */
const AT_ONCE = 3;
/** The whole table ends within this time (s), on a machine with other work. */
const LONGEST = 600;

const names = Object.keys(FAULTS) as (keyof typeof FAULTS)[];
const begun = performance.now();
let count = 0;
let tables: FaultTable[] = [];
const free: FaultTable[] = [];
const waiting: ((table: FaultTable) => void)[] = [];

beforeAll(async () => {
  const share = times('HARD_FAULT_SHARE', 1);
  tables = await Promise.all(Array.from({ length: AT_ONCE }, () => openFaultTable(share)));
  free.push(...tables);
});
afterAll(async () => {
  const seconds = (performance.now() - begun) / 1_000;
  note(`faults: ${count} cells in ${Math.round(seconds)} s`);
  await Promise.all(tables.map((table) => table.close()));
  expect(seconds).toBeLessThan(LONGEST);
});

/** Runs with one of the tables, when one is free. */
async function withTable(run: (table: FaultTable) => Promise<void>): Promise<void> {
  const table = free.pop() ?? (await new Promise<FaultTable>((done) => waiting.push(done)));
  try {
    await run(table);
  } finally {
    const next = waiting.shift();
    if (next) next(table);
    else free.push(table);
  }
}

type Name = (typeof names)[number];

const isLate = ({ codes }: Cell): boolean => codes.includes('UPSTREAM_TIMEOUT');

/** What is wrong. A machine that stalls lets deadlines pass: if some did that must not, the fault is tried once more. */
async function problemsOf(
  table: FaultTable,
  fault: Name,
  cells: readonly Cell[],
  isAlone: boolean,
): Promise<string[]> {
  const keyOf = ({ document, need }: Cell): string => `${document} ${need}`;
  const wrong = cells.filter((cell) => problemOf(fault, cell, isAlone) !== undefined);
  const late = new Set(wrong.filter(isLate).map(keyOf));
  const again = late.size > 0 ? (await table.run(fault)).filter((cell) => late.has(keyOf(cell))) : [];
  return [...wrong.filter((cell) => !isLate(cell)), ...again].flatMap(
    (cell) => problemOf(fault, cell, isAlone) ?? [],
  );
}

describe('in an outage', () => {
  it.concurrent.each(names)('REST API: %s', (fault) =>
    withTable(async (table) => {
      table.writes();
      const cells = await table.run(fault);
      const writes = table.writes();
      const problems = await problemsOf(table, fault, cells, false);
      const { rounds, ms } = await table.recover();
      count += cells.length;
      const took = Math.max(...cells.map((cell) => cell.took));
      note(
        `faults, ${fault}: ${cells.length} cells, ${writes.length} of ${table.usualWrites} changes sent, slowest answer ${Math.round(took)} ms, recovered in ${rounds} rounds, the last after ${Math.round(ms)} ms`,
      );
      expect(problems).toEqual([]);
      expect(table.repeated(writes)).toEqual([]);
      expect(rounds).toBeLessThanOrEqual(MOST_ROUNDS);
    }),
  );
});

describe('each document alone', () => {
  beforeAll(() => {
    vi.spyOn(Breaker.prototype, 'isOpen', 'get').mockReturnValue(false);
    vi.spyOn(Breaker.prototype, 'admit').mockReturnValue(true);
  });
  afterAll(() => vi.restoreAllMocks());

  it.concurrent.each(names)('REST API: %s', (fault) =>
    withTable(async (table) => {
      table.writes();
      const cells = await table.run(fault);
      const writes = table.writes();
      const problems = await problemsOf(table, fault, cells, true);
      await table.recover();
      count += cells.length;
      note(`faults, ${fault}, none suspended: ${cells.length} cells, ${writes.length} changes sent`);
      expect(problems).toEqual([]);
      expect(table.repeated(writes)).toEqual([]);
    }),
  );
});
