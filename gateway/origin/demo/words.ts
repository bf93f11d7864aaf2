/** Rules of French grammar and of slugs for names and descriptions. */
import { toSlug } from '../../contract/rules/slug.ts';
import type { Gender } from './model.ts';

/** Slug of a name of the demo catalogue: an apostrophe or another sign separates two words. */
export function slugify(name: string): string {
  return toSlug(name.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '))
    .slice(0, 90)
    .replace(/-+$/, '');
}

export const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

const FEMININE: Readonly<Record<string, string>> = {
  blanc: 'blanche',
  gris: 'grise',
  vert: 'verte',
  bleu: 'bleue',
  violet: 'violette',
  noir: 'noire',
  doré: 'dorée',
  argenté: 'argentée',
};
const INVARIABLE = new Set(['marron', 'orange', 'turquoise', 'marine', 'bordeaux']);

/** A colour in agreement with a noun: ("noir", "fp") → "noires". */
export function colorAdjective(color: string, gender: Gender): string {
  if (color === 'marine') return 'bleu marine';
  if (INVARIABLE.has(color)) return color;
  const singular = gender.startsWith('f') ? (FEMININE[color] ?? color) : color;
  const plural = gender.endsWith('p') && !/[sx]$/.test(singular);
  return plural ? `${singular}s` : singular;
}

const PREPOSITION = /^(en|à|au|aux|avec|de|du|des|d’|sans|pour|sur|sous|par|avant|contre|d'|\d)(\s|$)|^d’/;

/** Whether a trait follows the model's name ("en cuir") rather than the noun ("convertible"). */
export const isComplement = (trait: string): boolean => PREPOSITION.test(trait);

/** Amount in TND to millimes with a usual ending of Tunisian prices: .000, .900 or .500. */
export function priceTag(tnd: number, roll: number): number {
  if (tnd < 10)
    return Math.max(1, Math.round(tnd * 2) / 2) * 1000 + (roll < 0.4 ? 400 : 0) - (roll > 0.8 ? 100 : 0);
  if (tnd < 100) return Math.floor(tnd) * 1000 + (roll < 0.45 ? 900 : roll < 0.75 ? 500 : 0);
  if (tnd < 400)
    return roll < 0.6
      ? (Math.round(tnd / 5) * 5 - 1) * 1000 + (roll < 0.3 ? 900 : 0)
      : Math.round(tnd / 5) * 5000;
  return (Math.round(tnd / 10) * 10 - 1) * 1000;
}
