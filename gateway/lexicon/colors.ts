/** Colours in what is typed. */
import { normalise, stem } from './normalise.ts';
import { COLOR_WORDS } from './synonyms.ts';

/** Stem of a colour word → the colour as the contract names it. */
const COLORS = new Map<string, string>();
for (const words of COLOR_WORDS) {
  const [color = ''] = words;
  for (const word of words) if (!normalise(word).includes(' ')) COLORS.set(stem(normalise(word)), color);
}

/** The colour of the contract that a normalised word names, if any. */
export function colorOf(word: string): string | undefined {
  return COLORS.get(stem(word));
}

/** The same as the search index holds it. */
export function colorStemOf(word: string): string | undefined {
  const color = colorOf(word);
  return color === undefined ? undefined : stem(normalise(color));
}
