/** Recognises words for the people that a thing is made for. */
import { canonicalOf, normalise } from './normalise.ts';

const token = (word: string): string => canonicalOf(word) ?? word;
const WHOM = new Set(['homme', 'femme', 'enfant', 'bebe', 'fille', 'garcon'].map(token));
/** Products for children seldom say whether they are for boys or girls. */
const WIDER = new Map(['fille', 'garcon'].map((child) => [token(child), token('enfant')]));

/** Whether a canonical token denotes a target group. */
export const isWhom = (canonical: string): boolean => WHOM.has(canonical);

/** Names of target groups; the other words for them are relatives and friends. */
const GENERAL = new Set(
  normalise(
    `homme hommes femme femmes enfant enfants bebe bebes fille filles garcon garcons men man woman women ladies lady kid kids child children
     toddler toddlers baby babies boy boys girl girls guy guys dude gars herren herr damen dame mann manner frauen kind kinder jungen junge
     madchen rajel rjel mra nsa nse sghar tfol tofla bibi رجال رجل رجالي نساء نسا مرا مراة نسائي صغار طفل اطفال بيبي راجل بنات اولاد ولد بنت`,
  ).split(' '),
);
/** Whether a normalised word is a relative or friend, whom a gift may be for. */
export const isRelative = (word: string): boolean => !GENERAL.has(word) && isWhom(canonicalOf(word) ?? '');

/** Token of the wider target group that includes that of a canonical token. */
export const widerOf = (canonical: string): string | undefined => WIDER.get(canonical);
