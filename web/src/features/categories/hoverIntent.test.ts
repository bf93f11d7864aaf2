import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createHoverIntent } from './hoverIntent.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the hover intent of the category panel', () => {
  it('opens at once and switches at once', () => {
    const show = vi.fn();
    const intent = createHoverIntent<string>(show);
    intent.enter('mode');
    intent.enter('maison');
    expect(show.mock.calls).toEqual([['mode'], ['maison']]);
  });

  it('closes 100 ms after the pointer has left, not earlier', () => {
    const show = vi.fn();
    const intent = createHoverIntent<string>(show);
    intent.enter('mode');
    intent.leave();
    vi.advanceTimersByTime(99);
    expect(show).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenLastCalledWith(null);
  });

  it('stays open if the pointer is over the panel by then', () => {
    const show = vi.fn();
    const intent = createHoverIntent<string>(show);
    intent.enter('mode');
    intent.leave();
    vi.advanceTimersByTime(60);
    intent.stay();
    vi.runAllTimers();
    expect(show).toHaveBeenCalledTimes(1);
  });

  it('closes at once on request, and never after disposal', () => {
    const show = vi.fn();
    const intent = createHoverIntent<string>(show);
    intent.enter('mode');
    intent.close();
    expect(show).toHaveBeenLastCalledWith(null);
    intent.enter('mode');
    intent.leave();
    intent.dispose();
    vi.runAllTimers();
    expect(show).toHaveBeenLastCalledWith('mode');
  });
});
