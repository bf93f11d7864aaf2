import { expect, it } from 'vitest';
import { daysOfAll } from './useArrivalText.ts';

const one = { arrivesFrom: '2026-12-01', arrivesUntil: '2026-12-03' };
const other = { arrivesFrom: '2026-11-30', arrivesUntil: '2026-12-02' };

it('several parcels have arrived between the first and the last day', () =>
  expect(daysOfAll([one, other])).toEqual({ arrivesFrom: '2026-11-30', arrivesUntil: '2026-12-03' }));

it.each([[[one, undefined]], [[undefined]], [[]]])('nothing is said of %j', (all) =>
  expect(daysOfAll(all)).toBeUndefined(),
);
