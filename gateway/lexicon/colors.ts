/** Recognises colours in search texts. */
import { normalise, stem } from './normalise.ts';
import { COLOR_WORDS } from './synonyms.ts';

/** Stem of a colour word → the colour's name in the contract. */
const COLORS = new Map<string, string>();
for (const words of COLOR_WORDS) {
  const [color = ''] = words;
  for (const word of words) if (!normalise(word).includes(' ')) COLORS.set(stem(normalise(word)), color);
}

/** The contract's colour for a normalised word, if any. */
export function colorOf(word: string): string | undefined {
  return COLORS.get(stem(word));
}

/** The stem under which the search index stores that colour, if any. */
export function colorStemOf(word: string): string | undefined {
  const color = colorOf(word);
  return color === undefined ? undefined : stem(normalise(color));
}
