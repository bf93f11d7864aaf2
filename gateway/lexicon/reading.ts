/** Reads words that no table has as known ones, by their sound in either script; refuses when it is not sure. No I/O. */
import { colorOf } from './colors.ts';
import { ORDINARY, UNSOLD } from './derja/lexicon.ts';
import {
  addedWords,
  canonicalOf,
  normalise,
  readArabizi,
  synonymsVersion,
  synonymWords,
} from './normalise.ts';
import { phoneticDistance, skeletonOf, soundsOf } from './phonetic.ts';
import type { Sounds } from './phonetic.ts';
import { GERMAN_NAMES, NEAREST_THINGS } from './names.ts';
import { COLOR_WORDS } from './synonyms.ts';

/** Ordinary words of French, English, German and derja, normalised: known, and never turned into goods. */
export const ORDINARY_FORMS: ReadonlySet<string> = new Set(normalise(ORDINARY).split(' '));

const UNSOLD_FORMS: ReadonlySet<string> = new Set(normalise(UNSOLD).split(' '));

/** By how much the best reading must be nearer than the next one of another meaning. */
const MARGIN = 0.1;
/** Forms that are no further apart are spellings of one word. */
const EXACT = 0.21;
/** Readings that are remembered. */
const REMEMBERED = 5_000;

/** Articles, prepositions and conjunctions that are written together with an Arabic word. */
const ARABIC_HEADS = [
  'وبال',
  'وفال',
  'ولل',
  'وال',
  'بال',
  'فال',
  'عال',
  'هال',
  'كال',
  'مال',
  'لل',
  'ال',
  'و',
  'ب',
  'ل',
  'ف',
].map(normalise);
const LATIN_HEADS = /^(?:bel|bil|blou|lel|lil|fel|fil|wel|lou|el|al|il|l|b|f)(?=[a-z]{4,}$)/;

/** An Arabic word without what is attached to its end: possessives, and the plural of loanwords. */
function* withoutTail(word: string): Generator<string> {
  // "كرهبتي", "كرهبتو": before a possessive, the feminine ending is written as a consonant.
  const owned = /^(.{3,})ت(?:ي|ك|و|ها|نا|كم|هم)$/u.exec(word);
  if (owned) yield `${owned[1]}ه`;
  // "تليفوني", "تليفوناتكم".
  for (const tail of ['ات', 'ين', 'كم', 'هم', 'نا', 'ي', 'ك', 'ها'])
    if (word.endsWith(tail) && word.length - tail.length >= 3) yield word.slice(0, -tail.length);
}

/** A word without what is attached to its beginning and end, likeliest first. */
export function* bareForms(word: string): Generator<string> {
  if (/^[\u0600-\u06ff]/.test(word)) {
    const headless = ARABIC_HEADS.filter(
      (head) => word.startsWith(head) && word.length - head.length >= 3,
    ).map((head) => word.slice(head.length));
    yield* headless;
    // "لكحل", "باللحمر": the article's alif and the word's own are written as none.
    const rest = /^[وبف]?ل(?=[^ال].{2})/u.exec(word);
    if (rest) yield `ا${word.slice(rest[0].length)}`;
    yield* withoutTail(word);
    // "للكسكاسات": both.
    for (const form of headless) if (form.length >= 5) yield* withoutTail(form);
  } else {
    const rest = word.replace(LATIN_HEADS, '');
    if (rest !== word) yield rest;
    for (const tail of ['at', 'et', 'in', 'i', 'ek', 'kom', 'ha'])
      if (word.endsWith(tail) && word.length - tail.length >= 4) yield word.slice(0, -tail.length);
  }
}

interface Form extends Sounds {
  word: string;
  /** Two forms with the same meaning do not compete; undefined: an ordinary word. */
  meaning: string | undefined;
  /** Whether it is a German name, which Arabic script is not used for. */
  isGerman?: boolean;
}

/** Forms by skeleton, and by skeleton without one consonant; with the shop's own synonyms. */
let index: { version: string; forms: Map<string, Form[]> } | undefined;
const readings = new Map<string, string | undefined>();

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
  for (const word of ORDINARY_FORMS) forms.set(word, { word, ...soundsOf(word), meaning: undefined });
  for (const words of COLOR_WORDS)
    for (const word of words.map(normalise))
      if (!word.includes(' ')) forms.set(word, { word, ...soundsOf(word), meaning: words[0] });
  const german = new Set(GERMAN_NAMES.map(normalise));
  for (const [word, meaning] of [...synonymWords(), ...addedWords()])
    forms.set(word, { word, ...soundsOf(word), meaning, isGerman: german.has(word) });
  // What the shop calls otherwise: "ايفون" is an iPhone.
  for (const name of NEAREST_THINGS.map(([one]) => normalise(one)))
    if (!name.includes(' ') && !forms.has(name))
      forms.set(name, { word: name, ...soundsOf(name), meaning: name });
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
  consonants < 2 ? -1 : consonants === 2 ? 0.41 : consonants < 5 ? 0.65 : consonants === 5 ? 1.05 : 1.25;

/** Whether a word is in the tables, as it is written. */
const isInTables = (word: string): boolean => canonicalOf(word) !== undefined || colorOf(word) !== undefined;

const isNested = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/** How a word may be read. */
interface Trust {
  /** The largest distance of forms in Latin letters, and of those in Arabic script. */
  mostLatin: number;
  mostArabic: number;
}
/** In Latin letters vowels are written: a word whose vowels differ much is another one ("gourde" and "court"). */
const ANY: Trust = { mostLatin: 0.35, mostArabic: Number.POSITIVE_INFINITY };
/** In Arabic letters most vowels are not. */
const UNVOWELLED: Trust = { mostLatin: Number.POSITIVE_INFINITY, mostArabic: Number.POSITIVE_INFINITY };
/** In a sentence of French, English or German, few words are derja. */
const FOREIGN: Trust = { mostLatin: 0.3, mostArabic: 0.1 };
/** Words with spellings of French, which derja in Latin letters does not have: "coudre" is no قدر. */
const FRENCH_SPELLING = /ph|eau|eux$|euse$|oire$|aire$|tion$|[bcdgptv]re$/;
const FRENCH: Trust = { mostLatin: 0.1, mostArabic: -1 };
const SPELT: Trust = { mostLatin: EXACT, mostArabic: EXACT };

/** The word that one sounds like. Undefined when there is none, or when two meanings are equally near. */
function soundingLike(word: string, trust: Trust): string | undefined {
  const sounds = soundsOf(word);
  const skeleton = skeletonOf(sounds.phones);
  const limit = allowed(skeleton.length);
  if (limit < 0) return undefined;
  // To be taken for an ordinary word does no harm.
  const mostOf = ({ isArabic, meaning }: Form): number =>
    // Long vowels are written in both: "سادة" is no "سوداء".
    isArabic && sounds.isArabic && skeleton.length === 2
      ? EXACT
      : isArabic
        ? trust.mostArabic
        : meaning === undefined && trust === ANY
          ? limit
          : trust.mostLatin;
  const nearest = new Map<string | undefined, { word: string; cost: number }>();
  const seen = new Set<Form>();
  for (const key of shortened(skeleton))
    for (const form of formsBySkeleton().get(key) ?? []) {
      if (seen.has(form) || (form.isGerman && sounds.isArabic)) continue;
      seen.add(form);
      // A wrong first sound is rare.
      const cost = phoneticDistance(sounds, form) + (sounds.phones[0] === form.phones[0] ? 0 : 0.2);
      const other = nearest.get(form.meaning);
      if (cost <= Math.min(limit, mostOf(form)) && (other === undefined || cost < other.cost))
        nearest.set(form.meaning, { word: form.word, cost });
    }
  const [best, ...others] = [...nearest].toSorted(([, a], [, b]) => a.cost - b.cost);
  if (best === undefined) return undefined;
  const [meaning, { word: meant, cost }] = best;
  // "Lampe" and "lampe à poser" are no contradiction.
  const next = others.find(
    ([other]) => other === undefined || meaning === undefined || !isNested(other, meaning),
  );
  // Spelt differently, but the word itself: an ordinary one that is only similar does not matter.
  if (next === undefined || meaning === undefined || (next[0] === undefined && cost <= EXACT)) return meant;
  if (next[1].cost - cost >= MARGIN) return meant;
  return next[0] === undefined ? next[1].word : undefined;
}

function read(typed: string, trust: Trust): string | undefined {
  // "Matra7": a final digit may be a letter, too, if the word is known then.
  const word = /\d/.test(typed) ? readArabizi(typed) : typed;
  if (/\d/.test(word)) return undefined;
  if (isInTables(word) || ORDINARY_FORMS.has(word)) return word;
  for (const form of bareForms(word)) if (isInTables(form) || ORDINARY_FORMS.has(form)) return form;
  const own = trust === ANY && !/[a-z]/.test(word) ? UNVOWELLED : trust;
  const whole = soundingLike(typed, word === typed ? own : SPELT);
  if (whole !== undefined || trust === FRENCH || trust === FOREIGN) return whole;
  // "Lou5dher": with an article, and spelt as it sounds.
  for (const form of bareForms(word)) {
    const bare = form.length >= 4 ? soundingLike(form, SPELT) : undefined;
    if (bare !== undefined) return bare;
  }
  return undefined;
}

/** Whether a normalised word is known to denote no goods. */
export const isOrdinary = (word: string): boolean => ORDINARY_FORMS.has(word) && !isInTables(word);

/** Whether a normalised word names something that is not sold: it is no word of goods, but says what is asked for. */
export const isUnsold = (word: string): boolean => UNSOLD_FORMS.has(word) && !isInTables(word);

/**
 * Reads a normalised word that no table has as one that the tables or the ordinary words have (see isOrdinary). Undefined when nothing
 * sounds like it or two meanings are equally near. With `isForeign`, the sentence is certainly no derja.
 */
export function readingOf(word: string, isForeign = false): string | undefined {
  if (isInTables(word) || ORDINARY_FORMS.has(word)) return word;
  if (word.length < 3) return undefined;
  formsBySkeleton();
  const key = isForeign ? `${word} ` : word;
  if (readings.has(key)) return readings.get(key);
  if (readings.size > REMEMBERED) readings.clear();
  const reading = read(word, FRENCH_SPELLING.test(word) ? FRENCH : isForeign ? FOREIGN : ANY);
  readings.set(key, reading);
  return reading;
}
