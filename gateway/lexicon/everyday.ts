/** The everyday names of what a catalogue calls its things and categories. No I/O. */
import { conceptsIn, normalise, partsOfName, stemsOf } from './normalise.ts';
import { SYNONYM_GROUPS } from './synonyms.ts';
import { isWhom } from './whom.ts';

/** Entries of the synonym groups by their canonical token. */
let entries: ReadonlyMap<string, readonly string[]> | undefined;

function entriesOf(canonical: string): readonly string[] {
  if (entries === undefined) {
    const made = new Map<string, string[]>();
    for (const group of SYNONYM_GROUPS)
      for (const entry of group) {
        const stems = stemsOf(entry);
        const [concept] = conceptsIn(stems);
        if (concept === undefined || concept.start > 0 || concept.end < stems.length) continue;
        const own = made.get(concept.canonical);
        if (own) own.push(entry);
        else made.set(concept.canonical, [entry]);
      }
    entries = made;
  }
  return entries.get(canonical) ?? [];
}

/**
 * Other names of what a catalogue's name denotes, in all languages of the lexicon: of a whole name, else of the thing it begins with
 * for the same people, else of its parts. Spellings of one name count once.
 */
export function everydayNames(name: string): string[] {
  const whole = namesOf(name);
  const found = whole.length > 0 ? whole : partsOfName(name).flatMap(namesOf);
  const own = stemsOf(name).join(' ');
  return [...new Map(found.map((one) => [stemsOf(one).join(' ') || normalise(one), one]))].flatMap(
    ([stems, one]) => (stems === own ? [] : [one]),
  );
}

function namesOf(name: string): readonly string[] {
  const stems = stemsOf(name);
  const [thing, whom, ...more] = conceptsIn(stems);
  if (thing === undefined || thing.start > 0 || more.length > 0) return [];
  if (thing.end === stems.length) return entriesOf(thing.canonical);
  if (whom?.start !== thing.end || whom.end !== stems.length || !isWhom(whom.canonical)) return [];
  return entriesOf(thing.canonical).map((entry) => `${entry} ${stems[whom.start]}`);
}
