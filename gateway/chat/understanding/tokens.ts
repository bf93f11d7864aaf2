/** Tokens of a text: synonyms become equal. */
import { conceptsIn, stemsOf } from '../../lexicon/normalise.ts';

/** A token of a text and the words it was made of. */
export interface Token {
  /** Canonical if the synonym table has the word, otherwise its stem. */
  text: string;
  stems: readonly string[];
  start: number;
  end: number;
  /** Whether it follows a preposition, in English. */
  behind?: boolean;
  /** Whether it is a place or purpose ("pour la chambre"). */
  aside?: boolean;
  /** Whether it stands before a wish, and tells why ("I work at home now, I need …"). */
  outside?: boolean;
  /** Whether it is what the message describes, rather than a word of it. */
  isDescribed?: boolean;
}

/** Maps stems to tokens. */
export function tokensOf(stems: readonly string[]): Token[] {
  const tokens: Token[] = [];
  const concepts = conceptsIn(stems);
  for (let start = 0; start < stems.length;) {
    const concept = concepts.find((one) => one.start === start);
    const end = concept?.end ?? start + 1;
    tokens.push({
      text: concept?.canonical ?? (stems[start] as string),
      stems: stems.slice(start, end),
      start,
      end,
    });
    start = end;
  }
  return tokens;
}

/** The tokens of a text, joined: the same for two names of one thing. */
export const tokensIn = (text: string): string =>
  tokensOf(stemsOf(text))
    .map((token) => token.text)
    .join(' ');
