import { expect, it } from 'vitest';
import { formatTimer } from './timer.ts';

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [61, '1:01'],
  [120, '2:00'],
])('%i s are %s', (seconds, text) => expect(formatTimer(seconds)).toBe(text));
