/** Interprets a message to the assistant: intent and slots. No I/O, no model. */
import { colorOf } from '../../lexicon/colors.ts';
import { canonicalOf, isStopWord, normalise, stem, stemsOf } from '../../lexicon/normalise.ts';
import { isOrdinary, isUnsold, readingOf } from '../../lexicon/reading.ts';
import { asksSomething } from '../../lexicon/needs.ts';
import { isWhom } from '../../lexicon/whom.ts';
import { CUE_WORDS, weigh } from './cues.ts';
import { OR } from './functionWords.ts';
import { withThing } from './forIt.ts';
import { fieldsIn } from './fields.ts';
import { conditionsOf, merge, takeWaived, withDetail } from './followUp.ts';
import { readTurn } from './turns/read.ts';
import { intentOf } from './turns/turn.ts';
import { languageOf } from '../../lexicon/language.ts';
import { ORDINARY_WORDS, tellsNothing } from './ordinary.ts';
import { saysRoomSize, withoutDelivered } from './sayings.ts';
import { ASKS, hasWish, isWish, wishOf } from './wishes.ts';
import { saysNotNeeded } from './negation.ts';
import { takeRanking } from './ranking.ts';
import { isOrdinal, isOrdinalAt, referenceIn } from './references.ts';
import { regionIn } from './regions.ts';
import { severalIn } from './several.ts';
import { wantedBy } from './needs/decide.ts';
import type { Wanted } from './needs/decide.ts';
import { needOf, probabilityOf } from './needs/need.ts';
import { tokensOf } from './tokens.ts';
import { readForWhom, readSlots, WIRED, WIRELESS } from './slots.ts';
import type { Before, Language, Slots, Understanding } from './understanding.ts';
import type { Vocabulary } from './vocabulary.ts';

const ORDER = /(?<![A-Za-z0-9])CMD[\s-]?(\d{2})[\s-]?(\d{6})[\s-]?(\d)(?!\d)/i;
const PHONE = /(?<!\d)(?:(?:\+|00)216[\s.-]?)?([2-9]\d)[\s.-]?(\d{3})[\s.-]?(\d{3})(?!\d)/;

/** The Tunisian phone number in a text, +216 and eight digits; order numbers are excluded. */
export function phoneIn(text: string): string | undefined {
  const found = PHONE.exec(text.replace(ORDER, ' '));
  return found ? `+216${found[1]}${found[2]}${found[3]}` : undefined;
}

/** What the last search should have ("fiha camera behia", "with a good camera"): its words are no new thing. */
const FEATURE =
  /^(?:(?:nheb|n7eb|thebb?|veux|voudrais|i want|want|نحب|نحبو) )?(?:(?:qui a|qui ait|avec (?:une? )?(?:bon(?:ne)?|grande?|gros(?:se)?)|with (?:an? )?(?:good|big|large|long|strong)|that has|that have|it should have|mit (?:guter|grossem?|grosser|starkem?)|f[ie]ha|f[ie]h|fihom|فيها|فيه|فيهم)) /u;

/** A part of what was shown: "its battery", "الباتري متاعو"; and what matters of it: "the camera is important". */
const OF_LAST =
  /(?<!\S)(?:its|their) \S+|\S+ (?:mta3(?:ou|ha|hom)|متاع(?:و|ها|هم))(?!\S)|(?<!\S)(?:(?:est|sont|is|are) (?:tres |very |really )?important\S*|matters?|ist (?:mir )?wichtig|مهم(?:ه)?(?: (?:عندي|ليا|برشه))?|mohem(?:ma)?)(?!\S)/u;

/** Comparatives, ages, and whom it is for, where nothing is named. */
const CHANGES =
  /(?<!\S)(?:plus (?:petit|grand|gros|long|court|large|leger|lourd|haut|bas|fin|epais|simple|solide|doux|chaud|clair|fonce)\S*|smaller|bigger|larger|lighter|longer|shorter|wider|taller|thinner|thicker|stronger|softer|warmer|simpler|kleiner\S*|gross?er\S*|leichter\S*|langer\S*|kurzer\S*|breiter\S*|starker\S*|اكبر|اصغر|اخف|اطول|اقصر|اعرض|اقوي|akbar|a[sz](?:gh|8)ar|akhaf|atwel|a9sar)(?!\S)|^(?:et |and |w |و )?(?:pour|for|fur)(?!\S)|(?<!\S)(?:عمر(?:و|ها|هم)|3omr(?:ou|ha)|(?:il|elle) a \d+ ans|(?:he|she) is \d+|(?:er|sie) ist \d+)(?!\S)/u;

/** What something shall not do or be, at the end of what it is called: "a curtain that doesn’t look boring". No search knows it. */
const NOT_SO =
  /\s(?:(?:that|which|who)\s+(?:(?:does|do|is|wo|ca|did)n['’]?t|(?:does|do|will|can)\s+not)\s|qui\s+(?:n(?:e\s+|['’])(?:\S+\s+){1,3}?|\S+\s+)pas\s)[^,.;:!?]*/iu;

/** A text without such a clause, unless it names a colour, an amount or a brand, or is all that is said. */
function withoutNotSo(text: string, vocabulary: Vocabulary): string {
  const found = NOT_SO.exec(text);
  if (found === null || found.index === 0 || /\d/.test(found[0])) return text;
  const words = normalise(found[0]).split(' ');
  return words.some((word) => colorOf(word) !== undefined || vocabulary.brandOf(word) !== undefined)
    ? text
    : text.replace(found[0], ' ');
}

/** Turns about the shop, and the words of a short question after one. */
const ABOUT_SHOP: ReadonlySet<string> = new Set(['help', 'order', 'about', 'damaged', 'account']);
const SHORT = 3;

/** Words that no table has, without ordinary ones, which tell nothing. */
const tellingOf = (words: readonly string[]): readonly string[] =>
  words.filter((word) => word.length > 2 && !/\d/.test(word) && !isOrdinary(readingOf(word) ?? word));

/** The learnt category of such words, first of all of them, then of the first. */
function categoryBy(vocabulary: Vocabulary, telling: readonly string[]): string | undefined {
  const [first] = telling;
  if (first === undefined) return undefined;
  return vocabulary.categoryOf(telling.join(' ')) ?? vocabulary.categoryOf(first);
}

const REFINES: readonly (keyof Slots)[] = [
  'colors',
  'notColors',
  'brands',
  'notBrands',
  'notWords',
  'sizes',
  'bounds',
  'minPrice',
  'maxPrice',
  'sort',
  'reduced',
];

/** Whether a word is one of what the last search's thing is called with: robot, of vacuum cleaners. */
const isKindOfLast = (
  words: readonly string[],
  last: Understanding | undefined,
  vocabulary: Vocabulary,
): boolean => {
  const thing = last?.intent === 'SEARCH_PRODUCT' ? tokensOf(stemsOf(last.slots.things?.at(-1) ?? '')) : [];
  return thing.some(({ text, stems }) =>
    [text, ...stems].some((token) =>
      vocabulary
        .thingsOf(token)
        .some(({ tokens }) =>
          words.some(
            (word) =>
              tokens.slice(1).includes(canonicalOf(word) ?? stem(word)) ||
              tokens.slice(1).includes(stem(word)),
          ),
        ),
    ),
  );
};

/** Repeats a search for what is called "wireless" with a wire: it may be sold in another category. */
function withWire(last: Slots, next: Slots, language: Language, vocabulary: Vocabulary): Slots {
  const thing = (last.things?.at(-1) ?? last.text ?? '').replace(WIRELESS, ' ');
  const read = readSlots(`${thing} ${WIRED}`, language, vocabulary, {});
  return { ...conditionsOf(merge(last, next)), ...read.slots };
}

/**
 * Repeats a search for another target group: "a perfume", then "for men". It may be sold in another category, and a situation may call for
 * something else: what is worn at a wedding.
 */
function forWhom(
  { slots: last, situation }: Understanding,
  next: Slots,
  language: Language,
  vocabulary: Vocabulary,
): Slots {
  const words = (situation ?? last.text ?? '').split(' ').filter((word) => !isWhom(canonicalOf(word) ?? ''));
  const read = readSlots([...words, next.text].join(' ').trim(), language, vocabulary, {});
  return { ...conditionsOf(merge(last, next)), ...read.slots };
}

/**
 * Interprets a message. `before.last` is what "and in black?" refers to; `before.shown` what "the second one" refers to.
 * Never throws; a message without clues is OTHER without slots.
 */
export function understand(text: string, before: Before, vocabulary: Vocabulary): Understanding {
  const whole = readMessage(text, before, vocabulary);
  if (whole.turn !== 'search') return whole;
  const [first, ...also] = severalIn(text, (part) => readMessage(part, {}, vocabulary)) ?? [];
  return first === undefined ? whole : { ...whole, slots: { ...first, also } };
}

/** Makes slots equal to others. */
function replace(own: Slots, others: Slots): void {
  for (const name of Object.keys(own) as (keyof Slots)[]) delete own[name];
  Object.assign(own, others);
}

/** Interprets a message that asks for one thing at most. */
function readMessage(written: string, before: Before, vocabulary: Vocabulary): Understanding {
  const text = withoutDelivered(written);
  const language = languageOf(text, before.last?.language);
  const order = ORDER.exec(text);
  const phone = order ? null : PHONE.exec(text);
  const typed = withoutNotSo(wishOf(text), vocabulary)
    .replace(ORDER, ' ')
    .replace(phone?.[0] ?? '\u0000', ' ');
  const lastSearch = before.last?.intent === 'SEARCH_PRODUCT' ? before.last : undefined;
  const lastThing = lastSearch?.slots.things?.at(-1);
  const full = lastThing === undefined ? typed : withThing(typed, lastThing);
  const { rest: unwaived, waived } =
    before.last?.intent === 'SEARCH_PRODUCT' ? takeWaived(normalise(full)) : { rest: full, waived: [] };
  const rest = waived.length > 0 ? unwaived : full;
  const shown = before.shown ?? [];
  const whole = normalise(rest);
  const { rest: plain, ranking } = takeRanking(whole, shown.length > 0);
  const region = regionIn(plain);
  const reference = referenceIn(plain, shown.length);
  const {
    slots,
    unread,
    isUnknown,
    hasThing: namesThing,
    isTold,
    namesGoods,
    isWhomOnly,
    isDetail,
    isBare,
    isRefused,
    giftFor,
    corrected: mended,
  } = readForWhom(rest, language, vocabulary, before);
  const corrected = plain
    .split(' ')
    .map((word) => vocabulary.correct(word))
    .join(' ');

  const hasCondition = REFINES.some((name) => slots[name] !== undefined);
  const cues = weigh(plain);
  // "I am looking for …" starts a new search.
  const isFeature =
    (FEATURE.test(plain) || (OF_LAST.test(plain) && shown.length > 0 && !hasWish(plain))) &&
    before.last?.intent === 'SEARCH_PRODUCT';
  const isAddition =
    isFeature || (isDetail && !cues.has('SEARCH_PRODUCT') && before.last?.slots.things !== undefined);
  const hasThing = namesThing && !isFeature;
  /** Says how the last search's thing should be, without naming one: "something natural", "a bigger bottle", "for a beginner". */
  const changesLast =
    !hasThing &&
    before.last?.intent === 'SEARCH_PRODUCT' &&
    (asksSomething(plain.split(' ')) || CHANGES.test(plain) || saysRoomSize(plain));
  /** A description of what was searched for, in words that are no thing: "warmer", "plus petit". */
  const describesLast =
    !hasThing && !isDetail && slots.text !== undefined && before.last?.slots.things !== undefined;
  if (corrected !== plain)
    for (const [intent, weight] of weigh(corrected))
      cues.set(intent, Math.max(weight, cues.get(intent) ?? 0));
  // "The fifth" of four is no search term, nor is "the first" of none.
  const words = plain.split(' ').filter((word) => !isStopWord(word));
  const counts =
    words.length > 0 &&
    (shown.length > 0 ? words.some((_, place) => isOrdinalAt(words, place)) : words.every(isOrdinal));
  // Words that products are called by together, such as "panier garni": a basket, not the cart.
  const isCalled = words.length > 1 && words.length <= 3 && words.every((word) => vocabulary.has(stem(word)));
  const asked = plain.replace(ASKS, '');
  const named = asked === plain ? words : asked.split(' ').filter((word) => !isStopWord(word));
  const isShort =
    named.length > 0 &&
    named.length <= 3 &&
    !named.some((word) => CUE_WORDS.has(word) || ORDINARY_WORDS.has(word));
  const endsAsQuestion = /[?؟]\s*$/u.test(text);
  const need = needOf(
    whole.split(' '),
    `${lastSearch?.situation ?? ''} ${lastSearch?.slots.text ?? ''}`.split(' ').filter(Boolean),
    vocabulary,
  );
  let { turn } = readTurn(
    whole,
    {
      need: need === undefined || endsAsQuestion ? 0 : probabilityOf(need),
      hasShown: shown.length > 0,
      last: before.last?.turn,
      hasThing: hasThing || isCalled || (isWhomOnly && before.last === undefined),
      hasOrder: order !== null || phone !== null,
      hasReference: reference !== undefined || counts,
      hasCondition: hasCondition || isAddition,
      hasRegion: region !== undefined,
      hasBudget: (slots.maxPrice ?? slots.minPrice) !== undefined,
      isBareCondition: hasCondition && isBare,
      wishes: hasThing && (isTold || isWish(plain)),
      refuses: (slots.notWords ?? slots.notColors ?? slots.notBrands) !== undefined,
      isName: isShort && slots.text !== undefined,
      hasRanking: ranking.sort !== undefined || ranking.reduced === true,
      cues,
    },
    vocabulary,
  );
  // Ordinary words that tell nothing leave the search as it was: "I want to begin with little", "we are two".
  if (
    (turn === 'search' || turn === 'refine') &&
    before.last?.intent === 'SEARCH_PRODUCT' &&
    shown.length > 0 &&
    !hasThing &&
    !hasCondition &&
    !isWhomOnly &&
    (slots.text === undefined || tellsNothing(slots.text))
  ) {
    turn = 'refine';
    delete slots.text;
  }
  // "I don't need a kettle" asks for none.
  if (turn === 'search' && isRefused && saysNotNeeded(plain)) turn = 'unclear';
  if (changesLast && (turn === 'search' || turn === 'unclear')) turn = 'refine';
  // "Whatever colour" changes the last search.
  if (waived.length > 0 && !hasThing) turn = 'refine';
  // "Not a robot", of vacuum cleaners: a kind of what was searched for, and no question for a person.
  if (
    (turn === 'human' || turn === 'identity') &&
    slots.notWords !== undefined &&
    words.length <= 2 &&
    isKindOfLast(slots.notWords, before.last, vocabulary)
  )
    turn = 'refine';
  // "Show me other phones", after something else: a search for them.
  if (
    turn === 'more' &&
    hasThing &&
    slots.things !== undefined &&
    (before.last?.intent !== 'SEARCH_PRODUCT' ||
      (slots.category !== undefined && slots.category !== before.last.slots.category))
  )
    turn = 'search';
  // "And does the battery last all day?", after telephones: a part of them, and no battery.
  const isChoice = words.some((word) => OR.has(word));
  const isOther = (slots.text ?? '').split(' ').some((word) => !words.includes(word));
  const asksPart =
    (turn === 'shown' || (turn === 'search' && (isChoice || (words.length > SHORT && isOther)))) &&
    shown.length > 0 &&
    before.last?.intent === 'SEARCH_PRODUCT' &&
    endsAsQuestion &&
    !hasWish(plain) &&
    slots.category !== before.last.slots.category &&
    fieldsIn(plain).length > 0;
  if (asksPart) turn = 'shown';
  // What a question about the products shown only seems to call for is not meant either.
  if (asksPart || (turn === 'shown' && isTold && shown.length > 0))
    for (const name of ['text', 'things', 'category', 'notKinds'] as const) delete slots[name];
  // Nothing but an order: "التخفيضات".
  if (plain === '' && whole !== '') turn = 'search';
  // "And by express?" goes on with what was asked about, unless it names a thing as it is called.
  if (
    before.last &&
    ABOUT_SHOP.has(before.last.turn) &&
    (turn === 'search' || turn === 'unclear') &&
    endsAsQuestion &&
    (isTold || (words.length <= SHORT && (!hasThing || mended.length > 0))) &&
    !hasCondition
  )
    turn = 'help';
  // "And to Tozeur?" goes on with what was asked about.
  if (turn === 'unclear' && before.last && region !== undefined) turn = before.last.turn;
  if (before.last?.candidates?.some((one) => vocabulary.isNameOf(whole, one))) turn = 'search';
  const intent = intentOf(turn);

  const own: Slots = {};
  let candidates: readonly string[] = [];
  let wanted: Wanted | undefined;
  const isEmpty = Object.keys(slots).length === 0;
  if (turn === 'more') Object.assign(own, before.last?.intent === 'SEARCH_PRODUCT' ? before.last.slots : {});
  else if (intent === 'SEARCH_PRODUCT') {
    const { last } = before;
    const isFollowUp =
      last?.intent === 'SEARCH_PRODUCT' &&
      (isWhomOnly || isAddition || (!hasThing && hasCondition) || (turn === 'refine' && describesLast));
    if (last !== undefined && slots.text?.includes(WIRED) && WIRELESS.test(last.slots.text ?? ''))
      Object.assign(own, withWire(last.slots, slots, language, vocabulary));
    else if (isFollowUp && isWhomOnly) Object.assign(own, forWhom(last, slots, language, vocabulary));
    else if (isFollowUp && (isAddition || (describesLast && turn === 'refine' && !hasCondition)))
      Object.assign(
        own,
        merge(last.slots, isFeature ? conditionsOf(slots) : slots),
        withDetail(last.slots, slots),
      );
    // A refinement of which nothing was read leaves the search as it was.
    else
      Object.assign(
        own,
        isFollowUp || (turn === 'refine' && isEmpty && last?.intent === 'SEARCH_PRODUCT')
          ? merge(last?.slots ?? {}, slots)
          : slots,
      );
    for (const name of waived) delete own[name];
    wanted =
      need === undefined || (isFollowUp && (hasCondition || isWhomOnly))
        ? undefined
        : wantedBy(need, {
            plain,
            slots: own,
            isNamed: hasThing && namesGoods && !isTold,
            isTold,
            isRefinement: turn === 'refine',
            isQuestion: endsAsQuestion,
            isGift: giftFor !== undefined,
            last: lastThing,
          });
    if (wanted !== undefined) {
      const [first, ...also] = wanted.things.map((thing) => readSlots(thing, language, vocabulary, {}).slots);
      replace(own, { ...conditionsOf(own), ...first, ...(also.length > 0 ? { also } : {}) });
    }
    // No table has the thing: what was learnt from names decides, if it is certain.
    const telling =
      last || own.category !== undefined || words.some(isUnsold)
        ? []
        : tellingOf(unread).filter((word) => regionIn(word) === undefined);
    const category = categoryBy(vocabulary, telling);
    if (category !== undefined) own.category = category;
    else if (telling.length > 0 && isUnknown) candidates = vocabulary.candidatesOf(telling.join(' '));
    // The answer to "which of these?": what was said before still holds.
    const picked = last?.candidates?.find((one) => one === own.category || vocabulary.isNameOf(whole, one));
    if (last && picked !== undefined) {
      const conditions = merge(conditionsOf(last.slots), conditionsOf(own));
      replace(own, { ...conditions, category: picked });
    }
  } else if (intent === 'PRODUCT_INFO') {
    const { sort: _, reduced: __, ...about } = slots;
    Object.assign(own, about);
  }
  if (order) own.orderNumber = `CMD-${order[1]}-${order[2]}-${order[3]}`;
  if (phone) own.phone = `+216${phone[1]}${phone[2]}${phone[3]}`;
  const isQuestion = intent === 'TRANSACTION_HELP' || intent === 'PRODUCT_INFO';
  if (region !== undefined && (isQuestion || turn === 'help')) own.regionNumber = region;
  if (isQuestion && reference !== undefined) own.reference = reference;
  const said = new Set(normalise(own.text ?? '').split(' '));
  const corrections = mended.filter(([, read]) => said.has(read));
  return {
    intent,
    turn,
    language,
    slots: own,
    ...(candidates.length > 0 ? { candidates } : {}),
    ...(corrections.length > 0 ? { corrected: corrections } : {}),
    ...(giftFor === undefined ? {} : { whom: giftFor }),
    ...((isTold || wanted !== undefined) && turn === 'search' ? { situation: plain } : {}),
    ...(wanted?.isGuess ? { isGuess: true } : {}),
  };
}
