/** Messages that ask for several things at once: "un clavier et une souris", "طاولة وكراسي". */
import { canonicalOf, normalise } from '../../lexicon/normalise.ts';
import { isWhom } from '../../lexicon/whom.ts';
import type { Slots, Understanding } from './understanding.ts';

/** Most things read in one message; of more, the message is read as a whole. */
const MOST = 3;

const ARTICLE =
  'une?|des|du|de la|quelques|an?|some|eine?n?|deux|trois|quatre|two|three|four|zwei|drei|vier|zouz|thletha|زوز|ثلاثة|\\d{1,2}';
const AND = 'et|and|und|w|we|wa|plus|ainsi que|as well as|sowie';
/** Between two things. The Arabic "and" is written together with what follows. */
const BETWEEN = new RegExp(
  `\\s+(?:${AND})\\s+(?:(?:aussi|also|auch|zeda)\\s+)?|\\s*,\\s*(?:(?:${AND})\\s+)?(?=(?:${ARTICLE})\\s)|\\s+و\\s*`,
  'giu',
);
const HAS_ARTICLE = new RegExp(`(?<!\\S)(?:${ARTICLE})\\s`, 'iu');
const BEGINS_WITH_ARTICLE = new RegExp(`^\\s*(?:${ARTICLE})\\s`, 'iu');
/** What one has, what belongs to something else, or what goes with it: the things that follow are not asked for. */
const NOT_ASKED =
  /(?<!\S)(?:j ai(?! besoin)|on a|nous avons|i have|i ve|we have|ich habe|wir haben|(?:3|a|aa)nd(?:i|ou|ha|na|hom|ek)|عند(?:ي|و|ه|ها|نا|هم|ك)|mon|ma|mes|notre|nos|my|our|(?:mein|unser)\S*|avec|with|mit|pour|fur|entre|between|zwischen|sans|without|ohne|ni|contre|vs|ou|or|oder|wala|ولا|(?<!looking )(?<!searching )(?<!shopping )for|mta3|lel|lil|متاع|تاع|(?:لل|ل)\S{3,})(?!\S)/u;
/** What everything is for, at the message's end: "pour ma fille", "for the garden". */
const PURPOSE = /\s(?:pour|for|für|lel)\s+(?:\S+\s+)?\S+[\s.!?]*$/iu;

/** "Parfum homme et femme": whom it is for, and no thing. */
const saysWhom = (text: string): boolean =>
  text.split(' ').every((word) => isWhom(canonicalOf(word) ?? word));

/** Whether a part names a thing of the shop, and says nothing but how it should be. */
const isThing = ({ turn, slots, candidates }: Understanding): boolean =>
  turn === 'search' &&
  candidates === undefined &&
  slots.things !== undefined &&
  !saysWhom(normalise(slots.text ?? '')) &&
  slots.notWords === undefined &&
  slots.notColors === undefined;

/**
 * The searches for the things that a message asks for, in its order; undefined when it asks for one.
 * @param read interprets a part of the message by itself
 */
export function severalIn(text: string, read: (part: string) => Understanding): Slots[] | undefined {
  const parts = text.split(BETWEEN).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > MOST) return undefined;
  const others = parts.slice(1);
  if (parts.slice(0, -1).some((part) => NOT_ASKED.test(normalise(part)))) return undefined;
  // "Des bottes chaudes et imperméables": what follows an article is joined by one, or says how it should be.
  if (HAS_ARTICLE.test(parts[0] ?? '') && !others.every((part) => BEGINS_WITH_ARTICLE.test(part)))
    return undefined;
  const [purpose = ''] = PURPOSE.exec(others.at(-1) ?? '') ?? [];
  const found = parts.map((part, place) => read(place < others.length ? `${part}${purpose}` : part));
  if (!found.every(isThing)) return undefined;
  // "أختي عروسة ونحب نهديلها برفان", "طاح التليفون وتكسّر": after "and" stands the thing itself, no other sentence.
  const isJoined = others.every(
    (part) => BEGINS_WITH_ARTICLE.test(part) || isThing(read(part.trim().split(/\s/)[0] ?? '')),
  );
  if (!isJoined) return undefined;
  const things = found.map(({ slots }) => slots);
  if (new Set(things.map(({ category, text = category }) => text)).size < things.length) return undefined;
  // "A pan and a kettle under 150 dinars": each of them.
  const { minPrice, maxPrice } = things.at(-1) ?? {};
  if ((minPrice ?? maxPrice) === undefined) return things;
  return things.map((slots) =>
    (slots.minPrice ?? slots.maxPrice) === undefined ? { ...slots, minPrice, maxPrice } : slots,
  );
}

/** The searches of these slots: one for each thing. What a later message asked of all ("cheaper") holds for each. */
export function searchesOf({ also = [], ...slots }: Slots): Slots[] {
  const { minPrice, maxPrice, sort, reduced } = slots;
  return [slots, ...also.map((one) => ({ minPrice, maxPrice, sort, reduced, ...one }))];
}
