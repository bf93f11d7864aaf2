import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceSteps, type Frame } from './priceSteps.ts';

const frame: Frame = { width: 600, height: 200, top: 10, bottom: 30, start: 50, end: 10 };
const DAY = 86_400_000;

describe('price steps', () => {
  it('hold each price until the next, then jump', () => {
    const steps = priceSteps(
      [
        { at: 0, price: 100 },
        { at: 5 * DAY, price: 80 },
      ],
      10 * DAY,
      frame,
    );
    expect(steps?.line).toMatch(/^M50 [\d.]+H320V[\d.]+H590$/);
    expect(steps?.end.x).toBe(590);
    expect(steps?.lowest.price).toBe(80);
    expect(steps?.highest.price).toBe(100);
  });

  it('are none if there is no history to show', () => {
    expect(priceSteps([], DAY, frame)).toBeNull();
    expect(priceSteps([{ at: 0, price: 5 }], DAY, frame)).toBeNull();
    expect(
      priceSteps(
        [
          { at: 0, price: 5 },
          { at: 2 * DAY, price: 6 },
        ],
        DAY,
        frame,
      ),
    ).toBeNull();
  });

  it('stay inside the frame, with round ticks that enclose all prices', () => {
    const point = fc.record({
      at: fc.integer({ min: 0, max: 400 }).map((day) => day * DAY),
      price: fc.integer({ min: 1, max: 9_000_000 }).map((millimes) => millimes / 1000),
    });
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 40 }), (points) => {
        const steps = priceSteps(points, 400 * DAY, frame);
        expect(steps).not.toBeNull();
        if (!steps) return;
        const numbers = (letter: string) =>
          [...steps.line.matchAll(new RegExp(`${letter}([\\d.e+-]+)`, 'g'))].map((match) => Number(match[1]));
        for (const x of numbers('H')) {
          expect(x).toBeGreaterThanOrEqual(frame.start);
          expect(x).toBeLessThanOrEqual(frame.width - frame.end);
        }
        for (const y of numbers('V')) {
          expect(y).toBeGreaterThanOrEqual(frame.top);
          expect(y).toBeLessThanOrEqual(frame.height - frame.bottom);
        }
        expect(numbers('H')).toEqual([...numbers('H')].sort((a, b) => a - b));
        expect(steps.priceTicks.length).toBeGreaterThanOrEqual(2);
        expect(steps.priceTicks.length).toBeLessThanOrEqual(8);
        expect(steps.priceTicks[0]?.price).toBeLessThanOrEqual(steps.lowest.price);
        expect(steps.priceTicks.at(-1)?.price).toBeGreaterThanOrEqual(steps.highest.price);
      }),
    );
  });
});
