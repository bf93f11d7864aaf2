/** Words of a hand-written table by any of their forms, in both scripts. No I/O. */
import { canonicalOf, normalise } from './normalise.ts';
import { phoneticDistance, skeletonOf, soundsOf } from './phonetic.ts';
import type { Sounds } from './phonetic.ts';

/** Consonants that a root of derja must have to be recognised by its sound, and from how many on its vowels may be missing. */
const SHORTEST = 2;
const ROOT = 3;
/** The distance up to which two words sound the same but for vowels that are not written. */
const SAME = 0.4;
/** The distance of two spellings of a short word: "dar" and دار. */
const EXACT = 0.21;
/** Words whose tags are remembered. */
const REMEMBERED = 5_000;

const columns = (line: string): string[][] =>
  line.split('|').map((column) =>
    column
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  );
/** The lines of a table, their columns, and the words of each. */
export const lines = (table: string): string[][][] => table.trim().split('\n').map(columns);

/** A word of derja without what is attached to it: articles, the letter of its person, endings. `isForeign`: no Latin word has any. */
function* bare(word: string, isForeign: boolean): Generator<string> {
  yield word;
  // "لحيتو", "لحيتي": his, mine; the first letter is no article.
  const owned = word.replace(/(?<=[\u0600-\u06ff]{2})ت(?:ي|ك|و|ها|نا|هم)$/u, 'ه');
  if (owned !== word) yield owned;
  const inner = /^[\u0600-\u06ff]/u.test(word)
    ? word.replace(/^(?:وال|بال|فال|لل|ال|ل|ب|ف|و)(?=..)/u, '')
    : word.replace(/^(?:el|lel|fel|bel|l)(?=[a-z]{4})/, '');
  if (inner !== word) yield inner;
  // "Dari", "bitna": mine, ours.
  const own = isForeign ? inner : inner.replace(/^([a-z]{3,})(?:i|na|kom)$/, '$1');
  if (own !== inner) yield own;
  const verb = inner.replace(/^(?:[nty](?=[a-z]{3})|[نتي](?=[\u0600-\u06ff]{3}))/u, '');
  if (verb !== inner) yield verb;
  const root = verb.replace(/(?:ha|hom|ou|h)$|(?:ها|هم|وا|و)$/u, '');
  if (root !== verb && root.length >= ROOT) yield root;
  // "يخربشلي": for me.
  const forWhom = verb.replace(/(?<=[\u0600-\u06ff]{3})ل(?:ي|ك|و|ها|نا|هم)$/u, '');
  if (forWhom !== verb) yield forWhom;
  // "بشرتي", "يوجعني": mine, me.
  const mine = verb.replace(/ت(?:ي|ك|و|ها)$/u, 'ه').replace(/(?:ني|ي|ك)$/u, '');
  if (mine !== verb && mine.length >= ROOT) yield mine;
}

/**
 * A tag and its words: "=x" is any name of the thing x, "x*" a beginning, "x*3" one of words of at most three letters more; those in Arabic
 * script are recognised by their sound, too.
 */
export interface Tagged<Tag> {
  tag: Tag;
  words: readonly string[];
}

export class WordIndex<Tag> {
  /** Of words as they are typed, and of canonical tokens. */
  readonly #words = new Map<string, Tag[]>();
  readonly #beginnings: [beginning: string, tag: Tag, longest: number][] = [];
  /** Of roots of derja, by their skeleton. */
  readonly #roots = new Map<string, { sounds: Sounds; tag: Tag }[]>();
  readonly #remembered = new Map<string, readonly Tag[]>();

  constructor(table: readonly Tagged<Tag>[]) {
    for (const { tag, words } of table)
      for (const word of words)
        if (word.startsWith('='))
          this.#add(canonicalOf(normalise(word.slice(1))) ?? normalise(word.slice(1)), tag);
        else if (word.includes('*')) {
          const [beginning = '', ending = ''] = word.split('*');
          const longest = ending === '' ? Number.POSITIVE_INFINITY : beginning.length + Number(ending);
          this.#beginnings.push([normalise(beginning), tag, longest]);
        } else {
          this.#add(normalise(word), tag);
          if (/^[\u0600-\u06ff]/u.test(word)) this.#addRoot(normalise(word), tag);
        }
  }

  #add(word: string, tag: Tag): void {
    this.#words.set(word, [...(this.#words.get(word) ?? []), tag]);
  }

  #addRoot(root: string, tag: Tag): void {
    const sounds = soundsOf(root);
    const key = skeletonOf(sounds.phones);
    // A doubled consonant is one in the skeleton: حدد is no short root.
    const written = root.replace(/[اوي]/gu, '').length;
    if (key.length >= ROOT || (key.length === SHORTEST && written === SHORTEST))
      this.#roots.set(key, [...(this.#roots.get(key) ?? []), { sounds, tag }]);
  }

  /**
   * The tags of a normalised word.
   * @param isForeign in a sentence of French, English or German, where no Latin word is a root of derja that only sounds like it
   */
  tagsOf(word: string, isForeign: boolean): readonly Tag[] {
    const key = isForeign ? `${word} ` : word;
    const known = this.#remembered.get(key);
    if (known) return known;
    const canonical = canonicalOf(word);
    const found = new Set<Tag>([
      ...(this.#words.get(word) ?? []),
      ...(this.#words.get(canonical ?? '') ?? []),
    ]);
    if (word.length >= 3)
      for (const [beginning, tag, longest] of this.#beginnings)
        if (word.length <= longest && word.startsWith(beginning)) found.add(tag);
    if (found.size === 0)
      for (const form of bare(word, isForeign)) {
        for (const tag of this.#words.get(form) ?? []) found.add(tag);
        const sounds = soundsOf(form);
        // "بكرسي" is the chair that the tables have, not a notebook that sounds like it.
        if (
          canonical === undefined &&
          canonicalOf(form) === undefined &&
          !(isForeign && /^[a-z]/.test(form))
        ) {
          const key = skeletonOf(sounds.phones);
          for (const root of this.#roots.get(key) ?? [])
            if (phoneticDistance(sounds, root.sounds) <= (key.length < ROOT ? EXACT : SAME))
              found.add(root.tag);
        }
        if (found.size > 0) break;
      }
    if (this.#remembered.size > REMEMBERED) this.#remembered.clear();
    const own = [...found];
    this.#remembered.set(key, own);
    return own;
  }
}
