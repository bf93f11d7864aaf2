/** The derja lexicon: what people call goods in Arabic script, and ordinary words of all languages. Its page is docs/lexicon.md. */
import goods from './goods.json' with { type: 'json' };
import ordinary from './ordinary.json' with { type: 'json' };

/** Synonym groups: the catalogue's French name, then the Arabic spellings. Arabizi is derived from them (see phonetic.ts). */
export const DERJA_GROUPS: readonly (readonly string[])[] = goods.concepts.map(({ fr, tn }) =>
  [fr].concat(tn),
);

/** The persons of a verb of derja: what precedes its stem, and what follows it. */
const PERSONS = [
  ['ن', ''],
  ['ت', ''],
  ['ي', ''],
  ['ن', 'و'],
  ['ت', 'و'],
  ['ي', 'و'],
  ['', 'ت'],
  ['', 'نا'],
  ['', 'تو'],
] as const;

/** The usual forms of the verbs: "نبعث", "تبعثو", "بعثت". */
const verbs = ordinary.verbs
  .split(' ')
  .flatMap((stem) => PERSONS.map(([before, behind]) => before + stem + behind));

/** Words that denote no goods, as they are typed, separated by spaces. */
export const ORDINARY: string = [
  ordinary.tn,
  ordinary.arabizi,
  ordinary.fr,
  ordinary.en,
  ordinary.de,
  ...verbs,
].join(' ');
