/** Words that say for whom a thing is. */
import { canonicalOf } from './normalise.ts';

const token = (word: string): string => canonicalOf(word) ?? word;
const WHOM = new Set(['homme', 'femme', 'enfant', 'bebe', 'fille', 'garcon'].map(token));
/** What is for children is seldom said to be for boys or for girls. */
const WIDER = new Map(['fille', 'garcon'].map((child) => [token(child), token('enfant')]));

/** Whether a canonical token says for whom a thing is. */
export const isWhom = (canonical: string): boolean => WHOM.has(canonical);

/** The token of those whom a canonical token's people are part of. */
export const widerOf = (canonical: string): string | undefined => WIDER.get(canonical);
