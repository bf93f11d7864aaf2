/** Reads words that no table has as known ones, by their sound in either script; refuses when it is not sure. No I/O. */
import { colorOf } from './colors.ts';
import { ORDINARY } from './derja/lexicon.ts';
import { addedWords, canonicalOf, normalise, synonymsVersion, synonymWords } from './normalise.ts';
import { phonesOf, phoneticDistance, skeletonOf } from './phonetic.ts';
import { COLOR_WORDS } from './synonyms.ts';

/** Ordinary words of French, English, German and derja, normalised: known, and never turned into goods. */
export const ORDINARY_FORMS: ReadonlySet<string> = new Set(normalise(ORDINARY).split(' '));

/** By how much the best reading must be nearer than the next one of another meaning. */
const MARGIN = 0.25;
/** Forms that are no further apart sound the same. */
const EXACT = 0.05;
/** Readings that are remembered. */
const REMEMBERED = 5_000;

/** Articles, prepositions and conjunctions that are written together with an Arabic word. */
const ARABIC_HEADS = ['وبال', 'بال', 'وال', 'فال', 'لل', 'ال', 'و', 'ب', 'ل', 'ف'].map(normalise);
const LATIN_HEADS = /^(?:bel|bil|lel|lil|fel|fil|wel|el|al|il|l|b|f)(?=[a-z]{4,}$)/;

/** A word without what is attached to its beginning and end, likeliest first. */
function* bareForms(word: string): Generator<string> {
  if (/^[\u0600-\u06ff]/.test(word)) {
    for (const head of ARABIC_HEADS)
      if (word.startsWith(head) && word.length - head.length >= 3) yield word.slice(head.length);
    // "تليفوني", "تليفوناتكم": possessives, and the plural of loanwords.
    for (const tail of ['ات', 'ين', 'كم', 'هم', 'نا', 'ي', 'ك', 'ها'])
      if (word.endsWith(tail) && word.length - tail.length >= 3) yield word.slice(0, -tail.length);
  } else {
    const rest = word.replace(LATIN_HEADS, '');
    if (rest !== word) yield rest;
    for (const tail of ['at', 'et', 'in', 'i', 'ek', 'kom', 'ha'])
      if (word.endsWith(tail) && word.length - tail.length >= 4) yield word.slice(0, -tail.length);
  }
}

interface Form {
  word: string;
  phones: string;
  /** Two forms with the same meaning do not compete; undefined: an ordinary word. */
  meaning: string | undefined;
}

/** Forms by skeleton, and by skeleton without one consonant; with the shop's own synonyms. */
let index: { version: string; forms: Map<string, Form[]> } | undefined;
const readings = new Map<string, string | null | undefined>();

/** The forms with the shop's synonyms of now; a change of those forgets the readings. */
function formsBySkeleton(): Map<string, Form[]> {
  const version = synonymsVersion();
  if (index?.version !== version) {
    index = { version, forms: makeIndex() };
    readings.clear();
  }
  return index.forms;
}

function* shortened(skeleton: string): Generator<string> {
  yield skeleton;
  if (skeleton.length >= 4)
    for (let place = 0; place < skeleton.length; place++)
      yield skeleton.slice(0, place) + skeleton.slice(place + 1);
}

function makeIndex(): Map<string, Form[]> {
  const forms = new Map<string, Form>();
  for (const word of ORDINARY_FORMS) forms.set(word, { word, phones: phonesOf(word), meaning: undefined });
  for (const words of COLOR_WORDS)
    for (const word of words.map(normalise))
      if (!word.includes(' ')) forms.set(word, { word, phones: phonesOf(word), meaning: words[0] });
  for (const [word, meaning] of [...synonymWords(), ...addedWords()]) forms.set(word, { word, phones: phonesOf(word), meaning });
  const made = new Map<string, Form[]>();
  for (const form of forms.values()) {
    const skeleton = skeletonOf(form.phones);
    if (skeleton.length < 2) continue;
    for (const key of new Set(shortened(skeleton))) {
      const list = made.get(key);
      if (list) list.push(form);
      else made.set(key, [form]);
    }
  }
  return made;
}

/** The largest distance at which a word with so many consonants may be read. */
const allowed = (consonants: number): number =>
  consonants < 2 ? -1 : consonants === 2 ? 0.41 : consonants === 3 ? 0.65 : consonants < 6 ? 1.05 : 1.5;

/** Whether a word is in the tables, as it is written. */
const isInTables = (word: string): boolean => canonicalOf(word) !== undefined || colorOf(word) !== undefined;

function soundingLike(word: string): string | null | undefined {
  const index = formsBySkeleton();
  const phones = phonesOf(word);
  const skeleton = skeletonOf(phones);
  const limit = allowed(skeleton.length);
  if (limit < 0) return undefined;
  const nearest = new Map<string | undefined, { word: string; cost: number }>();
  const seen = new Set<Form>();
  for (const key of shortened(skeleton))
    for (const form of index.get(key) ?? []) {
      if (seen.has(form)) continue;
      seen.add(form);
      // A wrong first sound is rare.
      const cost = phoneticDistance(phones, form.phones) + (phones[0] === form.phones[0] ? 0 : 0.2);
      const other = nearest.get(form.meaning);
      if (cost <= limit && (other === undefined || cost < other.cost))
        nearest.set(form.meaning, { word: form.word, cost });
    }
  const [best, next] = [...nearest].toSorted(([, a], [, b]) => a.cost - b.cost);
  if (best === undefined) return undefined;
  if (best[0] === undefined) return null;
  // Exactly its sound: an ordinary word that is only similar does not matter.
  const rival = next !== undefined && (next[0] !== undefined || best[1].cost > EXACT) ? next : undefined;
  if (rival !== undefined && rival[1].cost - best[1].cost < MARGIN) return rival[0] === undefined ? null : undefined;
  return best[1].word;
}

function read(word: string): string | null | undefined {
  if (ORDINARY_FORMS.has(word)) return null;
  for (const form of bareForms(word)) {
    if (isInTables(form)) return form;
    if (ORDINARY_FORMS.has(form)) return null;
  }
  return soundingLike(word);
}

/**
 * Reads a normalised word that no table has. Returns the word of the tables that it stands for, null when it is an ordinary word that
 * denotes no goods, and undefined when nothing sounds like it or two meanings are equally near.
 */
export function readingOf(word: string): string | null | undefined {
  if (isInTables(word)) return word;
  if (word.length < 3 || /\d/.test(word)) return undefined;
  formsBySkeleton();
  if (readings.has(word)) return readings.get(word);
  if (readings.size > REMEMBERED) readings.clear();
  const reading = read(word);
  readings.set(word, reading);
  return reading;
}
