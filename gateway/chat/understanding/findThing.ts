/** Chooses the thing that a message asks for among those that it names, and the search terms for it. No I/O. */
import { asWritten, canonicalOf, stem } from '../../lexicon/normalise.ts';
import { isWhom, widerOf } from '../../lexicon/whom.ts';
import type { Thing } from './things.ts';
import type { Token } from './tokens.ts';
import type { Language } from './understanding.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Category names without meaning when a thing or room is named too ("accessoires de cuisine", "on étouffe la nuit"). */
const GENERAL = new Set(
  ['accessoires', 'accessories', 'nuit', 'night', 'nacht'].flatMap((word) => [
    stem(word),
    canonicalOf(word) ?? word,
  ]),
);

/** Whether a thing's name only denotes a target group ("Femme"). */
export function namesWhom({ tokens }: Thing): boolean {
  const name = tokens.join(' ');
  return isWhom(canonicalOf(name) ?? name);
}

/** The requested thing: the most specific one, then the one that the language puts first. */
export function findThing(
  tokens: readonly Token[],
  language: Language,
  vocabulary: Vocabulary,
  hasAlternatives: boolean,
): { thing: Thing; at: number[] } | undefined {
  const texts = tokens.map(({ text }) => text);
  const found: { thing: Thing; at: number[]; place: number; covers: number }[] = [];
  // A thing may match by its words or by their canonical tokens.
  const flat: { text: string; index: number }[] = tokens.flatMap(({ stems }, index) =>
    stems.map((text) => ({ text, index })),
  );
  for (const [index, token] of tokens.entries()) {
    for (const first of new Set([token.text, token.stems[0] as string])) {
      for (const thing of vocabulary.thingsOf(first)) {
        const at = [index];
        const complete = thing.tokens.slice(1).every((wanted) => {
          // "Chaussures pour mon fils" are in "Chaussures enfant".
          const place = texts.findIndex(
            (text, other) => (text === wanted || widerOf(text) === wanted) && !at.includes(other),
          );
          const own =
            place === -1 ? flat.find((one) => one.text === wanted && one.index >= index)?.index : place;
          if (own === undefined) return false;
          if (!at.includes(own)) at.push(own);
          return true;
        });
        // A single word of "sac à main" denotes another thing.
        if (
          !complete ||
          (first !== token.text && token.stems.length > at.length && thing.tokens.length < token.stems.length)
        )
          continue;
        found.push({ thing, at, place: index, covers: at.length });
        break;
      }
    }
  }
  const preposition = tokens.findIndex(({ behind }) => behind);
  const before = preposition === -1 ? tokens.length : preposition;
  const rank = (one: (typeof found)[number]): number =>
    (one.thing.category === undefined ? 0 : 2) +
    one.covers * 3 +
    (one.thing.fromCategory && tokens[one.place]?.text !== one.thing.tokens[0] ? 0.7 : 0) +
    (one.thing.fromCategory ? 0.5 : 0) -
    (namesWhom(one.thing) || GENERAL.has(one.thing.tokens.join(' ')) ? 8 : 0) -
    (tokens[one.place]?.aside ? 6 : 0) -
    (tokens[one.place]?.outside ? 20 : 0) +
    (tokens[one.place]?.isDescribed ? 8 : 0) -
    // Of two alternatives, the one that is sold.
    (hasAlternatives && one.thing.isNearest ? 4 : 0) +
    (language === 'en' ? (one.place < before ? one.place : -one.place) : -one.place) * 2;
  return found.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** Search terms for a thing: with the target group, then without the additions of its name, then alone. */
export function thingsOf(
  tokens: readonly Token[],
  at: readonly number[],
  wordsOf: (token: Token) => string,
): string[] {
  const words = (keeps: (token: Token, index: number) => boolean): string =>
    asWritten(tokens.filter(keeps).map(wordsOf).join(' '));
  return [
    ...new Set([
      words(({ text }, index) => at.includes(index) || isWhom(text)),
      words(({ text }, index) => index === at[0] || isWhom(text)),
      words((_, index) => index === at[0]),
    ]),
  ];
}
