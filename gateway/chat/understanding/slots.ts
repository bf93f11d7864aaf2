/** Reads the slots of a message: what it asks for, and how that should be. No I/O. */
import { isWorn, isWornSize, takeBudget, takeSizes } from '../../lexicon/amounts.ts';
import { isHeadOf } from '../../lexicon/called.ts';
import { colorOf } from '../../lexicon/colors.ts';
import {
  asWritten,
  canonicalOf,
  isMeasure,
  isStopWord,
  joinMeasures,
  joinWireless,
  normalise,
  partCompounds,
  stem,
} from '../../lexicon/normalise.ts';
import { isNumberWord } from '../../lexicon/numbers.ts';
import { isOrdinary, isUnsold } from '../../lexicon/reading.ts';
import { boundText, takeBounds } from '../../lexicon/measures.ts';
import { asksSomething } from '../../lexicon/needs.ts';
import { isRelative, isWhom } from '../../lexicon/whom.ts';
import { CUE_WORDS } from './cues.ts';
import { ARTICLES, BELONGS, OF, OR, POSSESSIVES } from './functionWords.ts';
import { findThing, namesWhom, thingsOf } from './findThing.ts';
import { homonym } from './homonyms.ts';
import { isDenyingVerb, isNegation, isNegatorAt, withoutAnd } from './negation.ts';
import { readWord } from './readWord.ts';
import { fieldsIn } from './fields.ts';
import { isSurelyForeign } from '../../lexicon/language.ts';
import { describe } from './described.ts';
import type { Told } from './described.ts';
import { ORDINARY_WORDS } from './ordinary.ts';
import { withoutSayings } from './sayings.ts';
import { hasWish, placeOfReason, placeOfWish, wishesForOne, wishesToDo } from './wishes.ts';
import { takeRanking } from './ranking.ts';
import { isOrdinal } from './references.ts';
import { tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';
import type { Before, Language, Slots } from './understanding.ts';
import type { Vocabulary } from './vocabulary.ts';

const edges = (pattern: string): RegExp => new RegExp(`(?<!\\S)(?:${pattern})(?!\\S)`, 'u');

const CHEAPER = edges(
  'moins cher\\S*|trop cher\\S*|too expensive|zu teuer|ghali|ghalia|ghalya|غالي|غاليه|moins couteu\\S*|plus abordable\\S*|cheaper|cheapest|less expensive|gunstiger\\S*|gunstigste\\S*|billiger\\S*|billigste\\S*|arkhes|arkhas|erkhes|ارخص|الارخص|(?:ال)?رخيص(?:ه)? (?:في(?:هم|ها|ه)|منهم)|(?:e?r)?rkhis (?:fihom|menhom)',
);

const DEARER = edges(
  'plus cher\\S*|haut de gamme|meilleure qualite|more expensive|something better|better one\\S*|better quality|pricier|higher end|high end|premium|luxueux|luxueuse|fancier|luxurious|teurer\\S*|hochwertig\\S*|luxurios\\S*|aghla|fakhra|fakher|fe5ra|فاخر|فاخره|فخم|فخمه|اغلي|الاغلي',
);

/** "140 x 190", "160 على 200". */
const DIMENSIONS = /(?<!\S)(\d{2,3}) (?:x|sur|par|by|mal|auf|3la|ala|3al|علي|في) (\d{2,3})(?: cm)?(?!\S)/u;

/** Before the name of a brand. */
const NAMED_BRAND = /^(?:[وب]?(?:ال)?مارك[هة]|marque|marka|brand)$/u;

/** Words allowed between a negation and the negated term ("not from the brand …"). */
const CONNECTORS = new Set(
  normalise(
    `un une de d du des le la les l en au que qu marque couleur ou et the a t any from in by of than t want like brand color colour or and der die das den ein eine einen einer von marke farbe oder und bel el lel fel men min
     marka loun w wala mta3 mtaa mte3 متاع متاعت تاع اللي elli qui celui celle ceux celles ماركة لون اللون الماركة باللون من في على و ولا`,
  ).split(' '),
);

/** In English, what follows these words describes the thing. */
const BEHIND = /^(?:for|with|without|in|from|to|of|except|pour|lel|fel|mta3|mte3)$/;

/** In French and German, what follows these words is a place or purpose. */
const ASIDE = /^(?:pour|dans|fur|im)$/;

/** "Pour ranger mes livres": an action and its object. Excludes actions of buying. */
const INFINITIVE =
  /^(?!(?:acheter|offrir|trouver|voir|commander|avoir|changer|remplacer|prendre|chercher|recevoir|choisir|porter)$)[a-z]{2,}(?:er|ir|re)$/;

const BEFORE_INFINITIVE = /^(?:pour|quoi|veux|voudrais|dois|se|me|m|s)$/;

const GIFT_WORD = 'cadeau';

const GIFT = canonicalOf(GIFT_WORD);

/**
 * Whether a thing only says for what or of what another one is, which no reader knows: "hublot de machine à laver" is no washing machine.
 * `isUnknown` tells it of a word's place.
 */
function isComplement(
  words: readonly string[],
  place: number,
  isUnknown: (place: number) => boolean,
): boolean {
  let at = place - 1;
  while (at >= 0 && ARTICLES.test(words[at] as string) && !OF.test(words[at] as string)) at--;
  if (at < 1 || !OF.test(words[at] as string)) return false;
  while (at >= 1 && (OF.test(words[at] as string) || ARTICLES.test(words[at] as string))) at--;
  return isUnknown(at);
}

/** Begins a message that takes back a colour. */
const NO = /^(?:non|no|nein|nee|la|le|لا|ليه)$/u;

/** Whether what is asked for follows: "des skis", "a pair of skis". */
const isIndefinite = (words: readonly string[], place: number): boolean =>
  /^(?:un|une|des|an?|some|eine?|einen)$/.test(words[place - 1] ?? '') ||
  /^(?:paires?|pairs?) (?:de|of)$/.test(words.slice(Math.max(0, place - 2), place).join(' '));

/** "With a wire", as it is called where something is sold without one, too. */
const WITH_WIRE =
  /(?<!\S)(?:بال(?:خيط|فيل|كابل)|ب(?:خيط|فيل|كابل)|bel (?:khit|5it|fil|cable)|avec (?:un |le )?(?:fil|cable)|with (?:a |the )?(?:wire|cable|cord)|mit kabel|kabelgebunden)(?!\S)/u;

export const WIRED = 'filaires';

/** "Sans fil", in the text of a search. */
export const WIRELESS = /(?<!\S)sans fil(?!\S)/u;

/** Asks for advice. */
const ADVICE =
  /(?<!\S)(?:conseill\S*|recommand\S*|recommend\S*|suggest\S*|empfehl\S*|[تي]نصح\S*|[ty]e?nsah\S*)(?!\S)/u;

/** Whether the tables know what a token is, so that only its category is open ("sofa bed"). */
const isConcept = ({ text }: Token): boolean => text.startsWith('zz') && !isWhom(text);

export interface Read {
  slots: Slots;
  /** Words that were taken for typing errors. */
  corrected: readonly (readonly [typed: string, read: string])[];
  /** Meaningful words that denote no thing of the tables; empty when one was found. */
  unread: string[];
  /** Whether neither the catalogue nor the tables nor the ordinary words have any word of what is searched for. */
  isUnknown: boolean;
  hasThing: boolean;
  /** Whether it was not named: a situation calls for it. */
  isTold: boolean;
  /** Whether it is no mere target group. */
  namesGoods: boolean;
  /** Words for the target group. */
  whom: string | undefined;
  isGift: boolean;
  /** Whether the thing is worn, so that the target group matters. */
  isWear: boolean;
  /** Whether the message contains only a target group ("et pour homme ?"). */
  isWhomOnly: boolean;
  /** Whether all words are known, but none denotes a thing ("en laine", "55 pouces"). */
  isDetail: boolean;
  /** Whether nothing is left but colours when amounts, sizes and brands are taken away. */
  isBare: boolean;
  /** Whether no thing is asked for but what is negated. */
  isRefused: boolean;
}

export function readSlots(text: string, language: Language, vocabulary: Vocabulary, before: Before): Read {
  const slots: Slots = {};
  const budget = takeBudget(text);
  if (budget.minPrice !== null) slots.minPrice = budget.minPrice;
  if (budget.maxPrice !== null) slots.maxPrice = budget.maxPrice;
  const sized = takeSizes(budget.rest);
  const hasShown = (before.shown?.length ?? 0) > 0;
  const bounded = takeBounds(sized.rest.replace(/\s+/g, ' ').trim());
  if (bounded.bounds.length > 0) slots.bounds = bounded.bounds.map(boundText);
  const { rest: ranked, ranking } = takeRanking(bounded.rest, hasShown);
  Object.assign(slots, ranking);
  if (CHEAPER.test(ranked)) slots.sort = 'cheaper';
  else if (DEARER.test(ranked)) slots.sort = 'dearer';

  const lastSearch = before.last?.intent === 'SEARCH_PRODUCT' ? before.last.slots : undefined;
  const said = withoutSayings(ranked);
  const plain = WIRELESS.test(lastSearch?.text ?? '') ? said.replace(WITH_WIRE, WIRED) : said;
  const dimensions = DIMENSIONS.exec(plain);
  const typed = joinMeasures(
    partCompounds(
      plain
        .replace(dimensions?.[0] ?? '\u0000', ' ')
        .split(' ')
        .filter(Boolean),
    ),
  ).map((word, place, all) =>
    homonym(withoutAnd(word), all[place - 1] ?? '', all[place + 1] ?? '', { words: all, last: lastSearch }),
  );
  // A gift is chosen by its recipient.
  const {
    words: described,
    isTold,
    at: describedAt,
  }: Told = typed.some((word) => canonicalOf(word) === GIFT)
    ? { words: typed, isTold: false }
    : describe(
        typed,
        (!hasWish(plain) || wishesToDo(plain)) && !(lastSearch !== undefined && wishesForOne(plain)),
        vocabulary,
        lastSearch,
      );
  // What is called for may be wireless.
  const words = joinWireless(described);
  const isForeign = isSurelyForeign(text);
  const corrected: [typed: string, read: string][] = [];
  const sure = words.flatMap((word, place) =>
    canonicalOf(word) !== undefined &&
    !isWhom(canonicalOf(word) ?? '') &&
    colorOf(word) === undefined &&
    !CUE_WORDS.has(word) &&
    vocabulary.thingsOf(canonicalOf(word) ?? '').length > 0
      ? [place]
      : [],
  );
  /** Not of a word directly before the thing, or that the thing belongs to: "chargur de téléphone". */
  const hasSureThing = (place: number): boolean =>
    sure.some((at) => {
      if (at === place + 1) return false;
      let before = at - 1;
      while (before > place && ARTICLES.test(words[before] ?? '') && !BELONGS.test(words[before] ?? ''))
        before--;
      return !BELONGS.test(words[before] ?? '');
    });
  const read = words.map((word, place) =>
    isNegation(word) || isDenyingVerb(words, place)
      ? word
      : readWord(word, vocabulary, isForeign, hasSureThing(place), (...pair) => corrected.push(pair)),
  );
  const used = new Set<number>();
  // Negated is what immediately follows a negation, and what is listed with it: "pas de rouge ni de bleu".
  const isListed = (word: string): boolean =>
    CONNECTORS.has(word) || colorOf(word) !== undefined || vocabulary.brandOf(word) !== undefined;
  const denied = (place: number): boolean => {
    let index = place - 1;
    while (index >= 0 && isListed(read[index] as string) && !isNegatorAt(words, index)) index--;
    return index >= 0 && isNegatorAt(words, index);
  };
  const add = (name: 'colors' | 'notColors' | 'brands' | 'notBrands', value: string): void => {
    const list = (slots[name] ??= []);
    if (!list.includes(value)) list.push(value);
  };

  // Brands first: their names may consist of ordinary words.
  for (let start = 0; start < words.length; start++) {
    for (let length = Math.min(vocabulary.longestBrand, words.length - start); length > 0; length--) {
      const brand =
        vocabulary.brandOf(words.slice(start, start + length).join(' ')) ??
        vocabulary.brandOf(read.slice(start, start + length).join(' ')) ??
        (length === 1 &&
        canonicalOf(read[start] as string) === undefined &&
        !CUE_WORDS.has(read[start] as string) &&
        !isOrdinary(read[start] as string) &&
        fieldsIn(words[start] as string).length === 0
          ? vocabulary.brandSoundingLike(read[start] as string)
          : undefined) ??
        (length === 1 && NAMED_BRAND.test(words[start - 1] ?? '')
          ? vocabulary.brandSoundingLike(words[start] as string)
          : undefined);
      if (brand === undefined || used.has(start)) continue;
      add(denied(start) ? 'notBrands' : 'brands', brand);
      for (let index = start; index < start + length; index++) used.add(index);
      break;
    }
  }

  const remaining = read
    .map((word, place) => ({ word, place }))
    .filter(
      ({ word, place }) =>
        word !== '' &&
        !used.has(place) &&
        !isNegation(word) &&
        !isDenyingVerb(words, place) &&
        !(hasShown && isOrdinal(word)),
    );
  const saying = remaining.filter(({ word }) => !isStopWord(word) && !(language === 'en' && word === 'the'));
  const tokensAt = (some: typeof remaining): Token[] => tokensOf(some.map(({ word }) => stem(word)));
  // Filler words are removed, unless they are part of a name ("faire du café").
  const meaningful = tokensAt(saying).flatMap((token) => {
    const own = saying.slice(token.start, token.end);
    return token.text.startsWith('zz') || !ORDINARY_WORDS.has(own[0]?.word ?? '') ? own : [];
  });
  const tokens = tokensAt(meaningful);
  const placeOf = (token: Token | undefined): number => meaningful[token?.start ?? 0]?.place ?? 0;
  if (language === 'en') {
    // What follows a preposition describes the thing ("a rug without fringes").
    for (const token of tokens) {
      const place = placeOf(token);
      if (words.slice(0, place).some((word, index) => BEHIND.test(word) && words[index - 1] !== 'looking'))
        Object.assign(token, { behind: true });
    }
  }
  if (language === 'fr' || language === 'de')
    for (const token of tokens) {
      const place = placeOf(token);
      let at = place - 1;
      while (at >= 0 && ARTICLES.test(words[at] ?? '')) at--;
      const isObject =
        at < place - 1 && INFINITIVE.test(words[at] ?? '') && BEFORE_INFINITIVE.test(words[at - 1] ?? '');
      const isPurpose =
        ASIDE.test(words[at] ?? '') && !(at === place - 1 && INFINITIVE.test(words[place] ?? ''));
      if (isObject || isPurpose) Object.assign(token, { aside: true });
    }
  // "I have many rugs, what do you recommend to clean them?" Not "headphones to run with": these are named.
  if (asksSomething(typed) || ADVICE.test(plain))
    for (const token of tokens)
      if (placeOf(token) === describedAt) Object.assign(token, { isDescribed: true });
  const wish = placeOfWish(words);
  const isBeforeWish = (token: Token): boolean => placeOf(token) < wish;
  const reason = placeOfReason(words);
  const isReason = (token: Token): boolean => placeOf(token) > reason;
  for (const token of tokens)
    if (isBeforeWish(token) || isReason(token)) Object.assign(token, { outside: true });
  // "Not a robot", of vacuum cleaners: a word of a name is meant, though it is one of questions too.
  const isRefusal =
    before.last?.intent === 'SEARCH_PRODUCT' &&
    isNegatorAt(words, 0) &&
    meaningful.length > 0 &&
    meaningful.length <= 2;
  const hasAlternatives = words.some((word) => OR.has(word));
  const isDenied = (token: Token): boolean => denied(placeOf(token));
  const wanted = findThing(
    tokens.map((token) => (isDenied(token) ? { ...token, text: '', stems: [] } : token)),
    language,
    vocabulary,
    hasAlternatives,
  );
  const thing =
    wanted ?? (before.last ? undefined : findThing(tokens, language, vocabulary, hasAlternatives));
  /** Whether a token is one of what is sold, and no person. */
  const saysMore = ({ text: token }: Token): boolean =>
    !isWhom(token) && (token.startsWith('zz') || vocabulary.has(token));
  // "My mother prefers leather": a relative who does something, and for whom nothing is wanted.
  const hasSubject = meaningful.some(
    ({ word, place }) =>
      isRelative(word) &&
      words[place] === word &&
      !OF.test(words[place - (POSSESSIVES.test(words[place - 1] ?? '') ? 2 : 1)] ?? ''),
  );
  const asks = hasWish(plain) || asksSomething(words);
  const saysGift = tokens.some(({ text: token }) => token === GIFT);
  // "I want to surprise my grandma": what is wanted for a relative, and named by nothing, is a gift.
  const isForRelative =
    !saysGift &&
    lastSearch === undefined &&
    (asks || !hasSubject) &&
    meaningful.some(({ word }) => isRelative(word)) &&
    !tokens.some(saysMore);
  const isGift = saysGift || isForRelative;
  const isSubject = hasSubject && (lastSearch === undefined ? !asks : tokens.some(saysMore));
  const isUnknown = (at: number): boolean => {
    const word = read[at] as string;
    return (
      word.length >= 3 && !/\d/.test(word) && !used.has(at) && !isStopWord(word) && !vocabulary.knows(word)
    );
  };
  const first = thing && tokens[thing.at[0] as number];
  const ofUnknown = thing !== undefined && isComplement(words, placeOf(first), isUnknown);
  // "The dearest lock", after bike locks: they are meant, and no padlocks.
  const head = thing?.at.length === 1 ? meaningful[first?.start ?? 0]?.word : undefined;
  const isLast =
    head !== undefined &&
    lastSearch?.things !== undefined &&
    !hasWish(plain) &&
    isHeadOf(head, lastSearch.things.at(-1) ?? '', language === 'en');
  // "And lights, so cars see me": no cars.
  const isOnlyReason =
    first !== undefined &&
    isReason(first) &&
    meaningful.some(({ word, place }) => place < reason && !isOrdinary(word) && !CUE_WORDS.has(word));
  const namesPerson = thing !== undefined && namesWhom(thing.thing);
  const isMeant = thing !== undefined && !isLast && !isOnlyReason && !(namesPerson && isSubject);
  // "A gift for dad" is not limited to the category "Homme".
  const found = !isMeant || ofUnknown || (namesPerson && isGift) ? undefined : thing;
  const atThing = new Set(found?.at);
  const wordsOf = ({ start, end }: Token): string =>
    meaningful
      .slice(start, end)
      .map(({ word }) => word)
      .join(' ');
  // "Olives vertes": in categories without colours, the colour is part of the name.
  const within = found === undefined ? lastSearch?.category : found.thing.category;
  const isUncolored = within !== undefined && !vocabulary.hasColors(within);
  const kinds: string[] = [];
  const unknown: string[] = [];
  /** "Skis for this winter", "a pair of skis": what is asked for is not known, and what is known only describes it. */
  let isHeaded = false;
  // "No, white gets dirty, give me blue": the first of two colours is not wanted.
  const colored = meaningful.filter(({ word }) => colorOf(word) !== undefined).map(({ place }) => place);
  const takesBack = (place: number): boolean =>
    NO.test(words[0] ?? '') && colored.length > 1 && place === colored[0];
  // Gifts for children are found without the target group.
  const saysWhom = !(isGift && found?.thing.category !== undefined);
  const isWished =
    found !== undefined && !namesWhom(found.thing) && !found.at.some((at) => tokens[at]?.outside);
  for (const [index, token] of tokens.entries()) {
    if ((!saysWhom || (isSubject && !found)) && isWhom(token.text)) continue;
    if (isLast && thing?.at.includes(index) === true) continue;
    if (isOnlyReason && isReason(token)) continue;
    if (isWished && token.outside && !isWhom(token.text) && !atThing.has(index)) continue;
    const { word, place } = meaningful[token.start] as { word: string; place: number };
    // "بنية" is a girl, too.
    const isAside = isWished && token.outside === true;
    const color = token.stems.length === 1 && !isAside ? colorOf(word) : undefined;
    // "Bleu marine" is one colour.
    if (color === 'bleu' && colorOf(meaningful[token.end]?.word ?? '') === 'marine') continue;
    const isName = isUncolored || (atThing.has(index) && found?.thing.colorIsName);
    if (color !== undefined && !isName)
      add(denied(place) || takesBack(place) ? 'notColors' : 'colors', color);
    else if (atThing.has(index) || color !== undefined) kinds.push(wordsOf(token));
    else if (
      token.text.startsWith('zz') ||
      !CUE_WORDS.has(word) ||
      (isRefusal && vocabulary.has(token.text))
    ) {
      const own = wordsOf(token);
      if (/^\d+$/.test(own) || own.length < 2) continue;
      if (denied(place)) {
        if (token.text.startsWith('zz') || vocabulary.has(token.text)) (slots.notWords ??= []).push(own);
      } else if (
        isMeasure(own) ||
        token.text.startsWith('zz') ||
        token.stems.some((one) => vocabulary.has(one))
      )
        kinds.push(own);
      else {
        isHeaded ||=
          found === undefined && (isUnknown(place) || isUnsold(word)) && isIndefinite(words, place);
        unknown.push(own);
      }
    }
  }
  // "We are two" says nothing of a thing; "two doors" does.
  if (found === undefined && kinds.every(isNumberWord)) kinds.length = 0;
  if (dimensions) kinds.push(`${dimensions[1]} ${dimensions[2]}`);
  const whom = tokens.filter(({ text: token }) => isWhom(token)).map(wordsOf);
  const isWear =
    tokens.some(({ text: token }) => isWorn(token)) ||
    (found === undefined &&
      tokensOf(
        normalise(before.last?.slots.text ?? '')
          .split(' ')
          .map(stem),
      ).some(({ text: token }) => isWorn(token)));
  const size = isWear ? words.find(isWornSize) : undefined;
  const sizes = [...sized.sizes, ...(size === undefined ? [] : [size])];
  if (sizes.length > 0) slots.sizes = sizes;
  if (found) {
    if (found.thing.category !== undefined) slots.category = found.thing.category;
    const besides = found.thing.besides?.filter((one) => !tokens.some(({ text: token }) => token === one));
    if (found.thing.category !== undefined && besides && besides.length > 0) slots.notKinds = [...besides];
    slots.text = asWritten(kinds.join(' '));
    slots.things = thingsOf(
      saysWhom ? tokens : tokens.map((token) => (isWhom(token.text) ? { ...token, text: '' } : token)),
      found.at,
      wordsOf,
    );
  } else if (kinds.length + unknown.length > 0)
    slots.text = asWritten(
      (ofUnknown || isHeaded ? [...unknown, ...kinds] : kinds.length > 0 ? kinds : unknown).join(' '),
    );
  if (isForRelative && found === undefined) slots.text = [GIFT_WORD, ...whom].join(' ');
  if (slots.reduced && slots.text === undefined) slots.sort ??= 'mostReduced';
  // "Not home" excludes nothing when nothing is searched for.
  if (found === undefined && before.last?.intent !== 'SEARCH_PRODUCT') delete slots.notWords;
  const isWhomOnly =
    tokens.some(({ text: token }) => isWhom(token)) &&
    tokens.every(({ text: token, start }) => {
      const { word = '' } = meaningful[start] ?? {};
      return isWhom(token) || CUE_WORDS.has(word) || isOrdinary(word) || colorOf(word) !== undefined;
    });
  return {
    slots,
    corrected,
    unread: ofUnknown ? unknown : found || tokens.some(isConcept) ? [] : [...kinds, ...unknown],
    isUnknown: saying.every(({ word }) => CUE_WORDS.has(word) || !vocabulary.knows(word)),
    hasThing: isMeant || isForRelative,
    isTold: isTold && thing !== undefined,
    namesGoods: thing !== undefined && !namesPerson,
    whom: whom.length > 0 ? whom.join(' ') : undefined,
    isGift,
    isWear,
    isWhomOnly,
    isDetail: found === undefined && kinds.length > 0,
    isRefused: wanted === undefined,
    isBare: saying.every(({ word }) => colorOf(word) !== undefined),
  };
}

/** Slots of a message; a thing named after a gift's recipient is searched for that recipient, where that makes a difference. */
export function readForWhom(
  text: string,
  language: Language,
  vocabulary: Vocabulary,
  before: Before,
): Read & { giftFor?: string | undefined } {
  const read = readSlots(text, language, vocabulary, before);
  const { last } = before;
  if (read.whom !== undefined) {
    // "I do not know what to buy for my mother": what is named next is for her.
    const isFirst = !read.namesGoods && last?.intent !== 'SEARCH_PRODUCT';
    const isGift = read.isGift || (last?.whom ?? last?.situation) !== undefined || isFirst;
    return { ...read, giftFor: isGift ? read.whom : undefined };
  }
  if (last?.whom === undefined || !read.hasThing) return { ...read, giftFor: last?.whom };
  const forThem = readSlots(`${text} ${last.whom}`, language, vocabulary, before);
  const isSpecific = read.isWear || forThem.slots.category !== read.slots.category;
  return { ...(isSpecific ? forThem : read), giftFor: last.whom };
}
