/** Reviews of the demo shop. */
import type { DemoProduct } from './generate.ts';
import type { Kit } from './kits.ts';
import { FAMILY_NAMES, FIRST_NAMES } from './people.ts';
import type { Random } from '../media/random.ts';
import { GENERAL, TITLES, VOICES } from './reviewTexts.ts';

export interface DemoReview {
  rating: number;
  title: string | null;
  text: string;
  authorName: string;
  verified: boolean;
  /** Days before now. */
  age: number;
}

/** How many reviews a product has: few have many, many have none. */
export function reviewCount(product: DemoProduct, r: Random): number {
  if (product.stockStatus === 'Soon' || product.stockStatus === 'Preorder') return 0;
  const expected = 0.35 + product.popularity ** 1.2 * 14.9;
  let count = 0;
  for (let left = expected; left > 0; left--)
    if (r.chance(Math.min(1, left))) count += r.chance(0.82) ? 1 : 0;
  return count;
}

function ratingOf(quality: number, r: Random): number {
  const score = quality + (r.next() + r.next() + r.next() - 1.5) * 0.42;
  if (score > 0.62) return 5;
  if (score > 0.4) return 4;
  if (score > 0.25) return 3;
  return score > 0.12 ? 2 : 1;
}

function frenchText(voice: Kit['voice'], noun: string, rating: number, r: Random): string {
  const mood = rating >= 4 ? 'good' : rating === 3 ? 'fair' : 'poor';
  const own = VOICES[voice][mood];
  const parts: string[] = [];
  if (r.chance(0.5)) parts.push(r.pick(GENERAL[mood].opening));
  parts.push(r.pick(own));
  if (r.chance(0.4)) {
    const second = r.pick(own);
    if (second !== parts.at(-1)) parts.push(second);
  }
  if (r.chance(0.55)) parts.push(r.pick(GENERAL[mood].closing));
  return parts.join(' ').replaceAll('{noun}', noun);
}

/** One review of a product. */
export function demoReview(product: DemoProduct, maxAge: number, r: Random): DemoReview {
  const rating = ratingOf(product.quality, r);
  const mood = rating >= 4 ? 'good' : rating === 3 ? 'fair' : 'poor';
  const tongue = r.next();
  const noun = product.type.noun.toLocaleLowerCase('fr');
  const text =
    tongue < 0.08
      ? r.sample(GENERAL[mood].arabic, r.int(1, 2)).join(' ')
      : tongue < 0.17
        ? r.sample(GENERAL[mood].arabizi, r.int(1, 2)).join(' ')
        : frenchText(product.kit.voice, noun, rating, r);
  return {
    rating,
    title: tongue > 0.17 && r.chance(0.5) ? r.pick(TITLES[mood]) : null,
    text,
    authorName: `${r.pick(FIRST_NAMES)} ${r.pick(FAMILY_NAMES).charAt(0)}.`,
    verified: r.chance(0.93),
    age: r.next() ** 1.6 * maxAge,
  };
}
