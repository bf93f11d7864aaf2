/** The derja lexicon: what people call goods in Arabic script, and ordinary words of all languages. Its page is docs/lexicon.md. */
import goods from './goods.json' with { type: 'json' };
import ordinary from './ordinary.json' with { type: 'json' };

/** Synonym groups: the catalogue's French name, then the Arabic spellings. Arabizi is derived from them (see phonetic.ts). */
export const DERJA_GROUPS: readonly (readonly string[])[] = goods.concepts.map(({ fr, tn }) =>
  [fr].concat(tn),
);

/** Words that denote no goods, as they are typed, separated by spaces. */
export const ORDINARY: string = [ordinary.tn, ordinary.arabizi, ordinary.fr, ordinary.en, ordinary.de].join(
  ' ',
);
