/** Recognises words for the people that a thing is made for. */
import { canonicalOf } from './normalise.ts';

const token = (word: string): string => canonicalOf(word) ?? word;
const WHOM = new Set(['homme', 'femme', 'enfant', 'bebe', 'fille', 'garcon'].map(token));
/** Products for children seldom say whether they are for boys or girls. */
const WIDER = new Map(['fille', 'garcon'].map((child) => [token(child), token('enfant')]));

/** Whether a canonical token denotes a target group. */
export const isWhom = (canonical: string): boolean => WHOM.has(canonical);

/** Token of the wider target group that includes that of a canonical token. */
export const widerOf = (canonical: string): string | undefined => WIDER.get(canonical);
