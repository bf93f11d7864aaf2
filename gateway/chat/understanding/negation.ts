/** What a message rules out: which words negate, and what only looks like it. No I/O. */
import { normalise } from '../../lexicon/normalise.ts';

const NEGATORS = new Set(
  normalise(
    'pas sans sauf hormis excepte autre ni not no nothing don isn aren oublie oubliez forget vergiss without except excluding other but ohne nicht nichts kein keine keinen keiner ausser mouch mech mich moch mch msh blech bla ghir nhebech nhebbech n7ebech n7ebbech mahich mahouch mehich mahech bidoun maghir موش مش بلاش بلا غير بدون ماعدا ماعادا معادا خلاف الا نحبش ماهيش ماهوش مهيش مهوش',
  ).split(' '),
);

/** A negation without the "and" that is written together with it: "وماهيش". "والا" is "or". */
export const withoutAnd = (word: string): string =>
  word.startsWith('و') && word !== 'والا' && NEGATORS.has(word.slice(1)) ? word.slice(1) : word;

/** Before "but": all that is not what follows. */
const EVERYTHING = /^(?:anything|everything|any|all|every)$/;

/** What these words follow belongs to a name: "sans manches", "friteuse sans huile". */
const FIXED = new Set(
  normalise(
    'fil fils manche manches huile sucre alcool couture coutures contact gluten sel lactose sulfate parabene pile piles bruit reservoir wire wires sleeves sugar oil alcohol kabel zucker zit sokkor khit زيت سكر خيط كحول',
  ).split(' '),
);

const WITHOUT = new Set(normalise('sans without ohne bla blech bidoun بلا بلاش بدون').split(' '));

/** A verb negated by "ma … ch": "ما نحبهاش", "ma nhebhech". */
const DENYING_VERB = /^(?:[nty][a-z]{2,}ch|[نيت][\u0600-\u06ff]{2,}ش)$/u;

/** "It has none": "ما فيهاش". What one has not ("ما عنديش") is what one lacks. */
const DENYING_HAVING = /^(?:f[iy]h(?:a|om)?e?ch|فيه(?:ا|م)?ش)$/u;

/** The same in one word: "مانحبهاش", "manhebech". */
const DENYING_WORD = /^(?:ma[nty][a-z]{2,}ch|ما[نيت][\u0600-\u06ff]{2,}ش)$/u;

/** Whether something that one has already follows: "j’ai déjà un sac", "she already has a bag". */
const isOwned = (words: readonly string[], place: number): boolean => {
  const [before = '', word = '', behind = ''] = [words[place - 1], words[place], words[place + 1]];
  return (
    (/^(?:deja|dija|ديجا)$/u.test(word) &&
      /^(?:ai|as|a|avons|avez|ont|3andi|3andou|3andha|andi|andou|andha|عندي|عندو|عندها)$/u.test(before)) ||
    (/^(?:has|have|got|owns?)$/.test(word) && before === 'already') ||
    (word === 'schon' && /^(?:habe|hat|haben)$/.test(before) && behind !== 'bestellt')
  );
};

/** "Vous n'avez pas de …", "pourquoi pas …" ask for a thing; they are no negations. */
const ASKING = /^(?:avez|auriez|as|aurais|y|vous|pourquoi)$/;
/** "Je n'ai pas de bouilloire": what one lacks. Not: what one needs not. */
const LACKING = /^(?:ai|a|avons|ont)$/;

/** What one has no need of follows: "je n'ai pas besoin d'une …", "I don't need …". */
const NOT_NEEDED =
  /(?<!\S)(?:ai (?:pas|plus) (?:du tout )?besoin|(?:don t|do not|no longer) need|brauche (?:kein\S*|nicht)|ma ?nesth?a?q\S*ch|manis?ch mesth?a?q\S*|ما ?نستحق\S*ش|ماني?ش (?:مستحق|محتاج)\S*)(?!\S)/u;

/** Whether a normalised text says that something is not needed. */
export const saysNotNeeded = (text: string): boolean => NOT_NEEDED.test(text);

const NEED = /^(?:besoin|need|محتاج\S*|مستحق\S*|mesth?a?q\S*)$/u;

const isNotNeeded = (words: readonly string[], place: number): boolean =>
  NEED.test(words[place] ?? '') && saysNotNeeded(words.slice(Math.max(0, place - 4), place + 1).join(' '));

/** Whether a normalised word negates by itself. */
export const isNegation = (word: string): boolean => NEGATORS.has(word);

/** Whether the word at a place is a verb that is negated. */
export const isDenyingVerb = (words: readonly string[], place: number): boolean =>
  DENYING_WORD.test(words[place] ?? '') ||
  (/^(?:ma|ما)$/u.test(words[place - 1] ?? '') &&
    (DENYING_VERB.test(words[place] ?? '') || DENYING_HAVING.test(words[place] ?? '')));

/** Whether what follows the word at a place is not wanted. */
export const isNegatorAt = (words: readonly string[], place: number): boolean =>
  isDenyingVerb(words, place) ||
  isOwned(words, place) ||
  isNotNeeded(words, place) ||
  (isNegation(words[place] ?? '') &&
    !(words[place] === 'but' && !EVERYTHING.test(words[place - 1] ?? '')) &&
    !(words[place] === 'pas' && ASKING.test(words[place - 1] ?? '')) &&
    !(
      words[place] === 'pas' &&
      LACKING.test(words[place - 1] ?? '') &&
      /^d(?:e)?$/.test(words[place + 1] ?? '') &&
      words[place + 2] !== 'besoin'
    ) &&
    !(WITHOUT.has(words[place] ?? '') && FIXED.has(words[place + 1] ?? '')));
