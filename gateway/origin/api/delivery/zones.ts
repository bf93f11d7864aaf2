/**
 * Transit times of the simulated carrier between governorates; a real carrier's adapter reads
 * those of its contract.
 */
import type { Transit } from './carrier.ts';

const GREATER_TUNIS: ReadonlySet<number> = new Set([4, 11, 15, 20]);
/** Numbers of the governorates (spec section 3) from north to south. */
const BELTS: readonly (readonly number[])[] = [
  // Greater Tunis, Nabeul, Bizerte, Jendouba, Le Kef, Béja, Zaghouan, Siliana.
  [...GREATER_TUNIS, 1, 5, 6, 9, 12, 14, 19],
  // Sfax, Sidi Bouzid, Kairouan, Monastir, Mahdia, Kasserine, Sousse.
  [3, 10, 16, 17, 18, 22, 23],
  // Gafsa, Tozeur, Tataouine, Gabès, Médenine, Kébili.
  [2, 7, 8, 13, 21, 24],
];
const beltOf = (region: number): number => BELTS.findIndex((belt) => belt.includes(region));

/** Working days by the number of zones between. */
const DAYS: readonly Transit[] = [
  { least: 1, most: 2 },
  { least: 2, most: 3 },
  { least: 2, most: 4 },
];

export function transitBetween(from: number, to: number): Transit | null {
  if (from === to || (GREATER_TUNIS.has(from) && GREATER_TUNIS.has(to))) return { least: 1, most: 1 };
  return DAYS[Math.abs(beltOf(from) - beltOf(to))] ?? null;
}
