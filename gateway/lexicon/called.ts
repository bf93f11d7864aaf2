/** What a thing is called by the head of its name alone: "the lock", of a bike lock. No I/O. */
import { canonicalOf, normalise } from './normalise.ts';
import { SYNONYM_GROUPS } from './synonyms.ts';

/** Heads of the names of several words, by canonical name: first words (French, derja) and last words (English). */
let made: ReadonlyMap<string, { first: ReadonlySet<string>; last: ReadonlySet<string> }> | undefined;

function heads(): NonNullable<typeof made> {
  if (made) return made;
  const found = new Map<string, { first: Set<string>; last: Set<string> }>();
  for (const group of SYNONYM_GROUPS) {
    const canonical = canonicalOf(normalise(group[0] ?? ''));
    if (canonical === undefined) continue;
    const own = found.get(canonical) ?? { first: new Set(), last: new Set() };
    found.set(canonical, own);
    for (const name of group) {
      const words = normalise(name).split(' ');
      if (words.length < 2) continue;
      own.first.add(words[0] ?? '');
      own.last.add(words.at(-1) ?? '');
    }
  }
  return (made = found);
}

/** Whether a normalised word alone may mean the thing of this name. `isEnglish`: the head of a name is its last word. */
export function isHeadOf(word: string, thing: string, isEnglish: boolean): boolean {
  const own = heads().get(canonicalOf(normalise(thing)) ?? '');
  return own !== undefined && (isEnglish ? own.last : own.first).has(word);
}
