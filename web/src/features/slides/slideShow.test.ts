import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createSlideShow, sideOf, slideAt } from './slideShow.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the slide show', () => {
  it('moves on every 5 s', () => {
    const next = vi.fn();
    createSlideShow(next).restart();
    vi.advanceTimersByTime(4999);
    expect(next).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5001);
    expect(next).toHaveBeenCalledTimes(2);
  });

  it('pauses while anything holds it, then gives the slide its whole time again', () => {
    const next = vi.fn();
    const show = createSlideShow(next);
    show.restart();
    vi.advanceTimersByTime(4000);
    show.hold('pointer', true);
    show.hold('focus', true);
    vi.advanceTimersByTime(20_000);
    show.hold('pointer', false);
    vi.advanceTimersByTime(20_000);
    expect(next).not.toHaveBeenCalled();
    show.hold('focus', false);
    vi.advanceTimersByTime(4999);
    expect(next).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('does not start while held, and ends with its disposal', () => {
    const next = vi.fn();
    const show = createSlideShow(next);
    show.hold('motion', true);
    show.restart();
    vi.advanceTimersByTime(10_000);
    show.hold('motion', false);
    show.dispose();
    vi.advanceTimersByTime(10_000);
    expect(next).not.toHaveBeenCalled();
  });

  it('wraps around in both directions', () => {
    expect(slideAt(2, 1, 3)).toBe(0);
    expect(slideAt(0, -1, 3)).toBe(2);
    expect(slideAt(0, 1, 0)).toBe(0);
  });

  it('knows on which side of the current slide another one is', () => {
    const sides = (current: number, count: number) =>
      Array.from({ length: count }, (_, index) => sideOf(index, current, count) ?? 'here');
    expect(sides(0, 5)).toEqual(['here', 'after', 'after', 'before', 'before']);
    expect(sides(4, 5)).toEqual(['after', 'after', 'before', 'before', 'here']);
    expect(sides(1, 3)).toEqual(['before', 'here', 'after']);
    expect(sides(0, 1)).toEqual(['here']);
  });
});
