// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearServerTime } from './serverClock.ts';
import { NowContext, useInstant } from './useNow.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const MINUTE = 60_000;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('changes at each instant of the server’s clock, though that was corrected in the meantime', async () => {
  const shown: number[] = [];
  function Instants() {
    shown.push((useInstant(['2026-11-22T12:10:00Z', null, '2026-11-22T12:20:00Z']) - NOON) / MINUTE);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <NowContext value={NOON}>
        <Instants />
      </NowContext>,
    ),
  );
  const after = (minutes: number) => act(async () => vi.advanceTimersByTime(minutes * MINUTE));
  await after(9);
  expect(shown).toEqual([0]);
  hearServerTime(Date.now() + MINUTE);
  await after(0.1);
  expect(shown).toEqual([0, 10]);
  await after(9.8);
  expect(shown).toEqual([0, 10]);
  await after(0.1);
  expect(shown).toEqual([0, 10, 20]);
  await act(async () => root.unmount());
});
