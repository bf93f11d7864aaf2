/**
 * What follows the noun in a demo product's name, in English, German and Tunisian Arabic, by the French trait.
 * English stands before its noun, unless it begins with a preposition or a comma. German follows the noun; what begins with no preposition
 * is set off by a comma, so that nothing has to agree. In Tunisian Arabic "~" marks what agrees with the noun: the ending of an adjective
 * ("مدوّر~"), the beginning of a verb ("~تطوى").
 */
import type { OtherTexts } from '../../../../contract/other-texts.ts';
import { material } from '../materials.ts';
import { measured } from '../specs.ts';
import { readTable } from '../table.ts';
import { DEVICES } from './devices.ts';
import { FASHION } from './fashion.ts';
import { FOOD } from './food.ts';
import { HOME } from './home.ts';
import { PLAY } from './play.ts';

const traits = readTable([DEVICES, FASHION, HOME, FOOD, PLAY].map((table) => table.trim()).join('\n'));

/** "gewaschenes Leinen" → "gewaschenem Leinen": the case that "aus" requires. */
const dative = (german: string): string =>
  german
    .replace(/^(\p{Ll}\p{L}+|[\d\p{Ll}]+-[\p{Ll}]+|BPA-freie)e[sr](?= )/u, '$1em')
    .replace(/^(\p{Ll}\p{L}+)e(?= )/u, '$1er');

/** A trait of a family in the other languages; undefined: unknown. A line "noun: trait" is for that family alone. */
export function traitTexts(noun: string, french: string): Required<OtherTexts> | undefined {
  const known = traits().get(`${noun}: ${french}`) ?? traits().get(french);
  if (known) return known;
  const cloth = french.startsWith('en ') ? material(french.slice('en '.length)) : undefined;
  if (cloth) return { en: cloth.en, de: `aus ${dative(cloth.de)}`, tn: cloth.tn };
  return measured(french);
}
