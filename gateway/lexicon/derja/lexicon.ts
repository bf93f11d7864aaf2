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
  ['', ''],
  ['', 'و'],
] as const;

/** What a noun of derja is owned by: "راسي", "داركم". */
const OWNERS = ['ي', 'ك', 'و', 'ه', 'ها', 'نا', 'كم', 'هم'] as const;

/** The usual forms of the verbs: "نبعث", "تبعثو", "بعثت". */
const verbs = ordinary.verbs
  .split(' ')
  .flatMap((stem) => PERSONS.map(([before, behind]) => before + stem + behind));

/** Nouns that are no goods, as they are owned: "عينيها". Of "سنين" the plural's last letter is left out. */
const owned = ordinary.nouns.split(' ').flatMap((noun) => OWNERS.map((owner) => noun + owner));

/** What people ask shops for that this kind of shop does not sell, as it is typed, separated by spaces. */
export const UNSOLD: string = ordinary.unsold;

/** Words that denote no goods, as they are typed, separated by spaces. */
export const ORDINARY: string = [
  ordinary.tn,
  ordinary.arabizi,
  ordinary.fr,
  ordinary.en,
  ordinary.de,
  UNSOLD,
  ...verbs,
  ...owned,
].join(' ');
