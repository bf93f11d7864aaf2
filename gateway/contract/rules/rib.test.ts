import { expect, it } from 'vitest';
import { isRib, maskedRib, ribDigits, withRibKey } from './rib.ts';

/** A number with its key, by the definition: 97 minus the remainder of the first 18 digits and two zeros. */
const withKey = (first: string): string =>
  first + String(97n - ((BigInt(first) * 100n) % 97n)).padStart(2, '0');

it('has the key of its first 18 digits', () => {
  for (let n = 0n; n < 300n; n += 1n) {
    const rib = withKey(String(100_060_351_835_984_788n + n * 7_919_000_123n).padStart(18, '0'));
    expect(isRib(rib), rib).toBe(true);
    expect(withRibKey(rib.slice(0, 18))).toBe(rib);
    const last = Number(rib.at(-1));
    expect(isRib(rib.slice(0, -1) + String((last + 1) % 10)), rib).toBe(false);
  }
});

it('notices two digits that changed places', () => {
  const rib = withKey('100060351835984788');
  for (let at = 0; at < 19; at += 1) {
    const swapped = rib.slice(0, at) + rib.charAt(at + 1) + rib.charAt(at) + rib.slice(at + 2);
    expect(isRib(swapped)).toBe(swapped === rib);
  }
});

it('is typed with or without spaces, and has 20 digits', () => {
  const rib = withKey('100060351835984788');
  expect(ribDigits(`${rib.slice(0, 2)} ${rib.slice(2, 5)}-${rib.slice(5)} `)).toBe(rib);
  expect([isRib(''), isRib(rib.slice(1)), isRib(`${rib}0`), isRib('x'.repeat(20))]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(maskedRib(rib)).toBe(`••• ${rib.slice(-6)}`);
});
