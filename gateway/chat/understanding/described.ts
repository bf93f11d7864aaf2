/** What a message describes or calls for without naming it, and what its wish names. No I/O. */
import { colorOf } from '../../lexicon/colors.ts';
import { isSurelyForeign } from '../../lexicon/language.ts';
import { asksSomething, sayThing } from '../../lexicon/needs.ts';
import type { Said } from '../../lexicon/needs.ts';
import { canonicalOf, isStopWord, normalise } from '../../lexicon/normalise.ts';
import { thingFor } from '../../lexicon/situations.ts';
import { readingOf } from '../../lexicon/reading.ts';
import { isWhom } from '../../lexicon/whom.ts';
import type { Slots } from './understanding.ts';
import type { Vocabulary } from './vocabulary.ts';
import { tokensIn } from './tokens.ts';
import { isNegation } from './negation.ts';
import { ORDINARY_WORDS } from './ordinary.ts';
import { placeOfWish } from './wishes.ts';

/** Words of a message that tells a situation, though it names a thing, and where it names none; and how many fewer after a search. */
const TOLD = { besides: 4, alone: 2, after: 1 };
/** The English article, which is spelt like tea, and what belongs to the names of things. */
const NO_THING = /^(?:the|long)$/u;
/** Where it happens. */
const ROOMS =
  /^(?:cuisine|salon|chambre|salle|bain|bureau|jardin|maison|kitchen|bathroom|bedroom|garden|office|kuche|bad|garten|buro|(?:ال|لل|بال)?(?:كوجينه|صالون|حمام|جنينه|بيرو))$/u;
/** A description by so many words is one; by one word it is a guess ("something to sit under"). */
const DESCRIBED = 2;

/** Words, and whether they are only what a situation calls for, without being named. */
export interface Told {
  words: readonly string[];
  isTold: boolean;
  /** Where the thing stands that is described. */
  at?: number | undefined;
}

const PETS = new Set(['chat', 'chien', 'oiseau', 'poisson', 'lapin'].map((name) => canonicalOf(name)));

/** What a word names as it is written; a pet by its sound, too: what else a message tells is for it. */
function nameOf(word: string): string | undefined {
  const written = canonicalOf(word);
  if (written !== undefined) return written;
  const read = canonicalOf(readingOf(word) ?? '');
  return read !== undefined && PETS.has(read) ? read : undefined;
}

/** Words with the kind of what is named that their situation calls for: "a chair, I sit for eight hours" is an office chair. */
function specialised(words: readonly string[], named: readonly string[]): readonly string[] | undefined {
  const called = named.length === 1 ? thingFor(words) : undefined;
  const [name = ''] = named;
  if (called === undefined || called.thing.length < 2) return undefined;
  if (canonicalOf(called.thing[0] ?? '') !== canonicalOf(name)) return undefined;
  return words.flatMap((word) => (word === name ? called.thing : called.by.has(word) ? [] : [word]));
}

/** The words of the thing that a situation calls for; undefined when there is none. `mayTell`: no wish says what else is wanted. */
function situationIn(
  words: readonly string[],
  mayTell: boolean,
  vocabulary: Vocabulary,
  last: Slots | undefined,
): readonly string[] | undefined {
  const asks = asksSomething(words);
  const named = words.filter((word) => {
    const known = isStopWord(word) || NO_THING.test(word) ? undefined : nameOf(word);
    return (
      known !== undefined &&
      !isWhom(known) &&
      colorOf(word) === undefined &&
      vocabulary.thingsOf(known).length > 0
    );
  });
  const earlier = normalise(last?.text ?? '')
    .split(' ')
    .filter(Boolean);
  const least = (named.length > 0 ? TOLD.besides : TOLD.alone) - (earlier.length > 0 ? TOLD.after : 0);
  // "Chairs for the dining room": a message that begins with a thing names it.
  const isName = named.includes(words[0] ?? '') && isSurelyForeign(words.join(' '));
  if (!asks && (!mayTell || isName || words.length < least)) return specialised(words, named);
  const called = thingFor(words, earlier);
  // "And which coffee?", after a coffee machine: what was searched for is not meant again when something else is named.
  if (called && named.length > 0 && tokensIn(called.thing.join(' ')) === tokensIn(last?.things?.at(-1) ?? ''))
    return undefined;
  // "A perfume for mum": what is named by its own name stands with what else is said of it.
  const name = canonicalOf(called?.thing.join(' ') ?? '');
  if (name !== undefined && named.length > 0 && named.every((word) => canonicalOf(word) === name))
    return undefined;
  // A thing that is no part of the situation is the one that is wanted.
  return called && named.every((word) => called.by.has(word) || ROOMS.test(word)) ? called.thing : undefined;
}

/** What words describe together with what was searched for before: a light, after a tent, is one for camping. */
function withinLast(said: Said, words: readonly string[], mayTell: boolean, last: Slots | undefined): Said {
  if (said.place === undefined || last?.text === undefined) return said;
  const both = sayThing([...words, ...normalise(last.text).split(' ')], mayTell);
  if (both.by <= said.by) return said;
  return {
    ...both,
    place: said.place,
    words: said.words.toSpliced(said.place, said.thing.length, ...both.thing),
  };
}

/** Words with the thing that they describe, or that their situation calls for; what is wished for before what only says why. */
export function describe(
  words: readonly string[],
  mayTell: boolean,
  vocabulary: Vocabulary,
  last: Slots | undefined,
): Told {
  // "Not black": no darkness.
  if (
    words.every(
      (word) =>
        isStopWord(word) || isNegation(word) || ORDINARY_WORDS.has(word) || colorOf(word) !== undefined,
    )
  )
    return { words, isTold: false };
  const wish = placeOfWish(words);
  const wished = wish > 0 ? sayThing(words.slice(wish - 1)) : undefined;
  const asWished: Told | undefined =
    wished?.place === undefined
      ? undefined
      : {
          words: [...words.slice(0, wish - 1), ...wished.words],
          isTold: false,
          at: wish - 1 + wished.place,
        };
  if (asWished !== undefined && wished !== undefined && wished.by >= DESCRIBED) return asWished;
  const said = withinLast(sayThing(words, mayTell), words, mayTell, last);
  const thing = said.by < DESCRIBED ? situationIn(words, mayTell, vocabulary, last) : undefined;
  if (thing !== undefined) return { words: thing, isTold: true };
  return asWished ?? { words: said.words, isTold: false, at: said.place };
}
