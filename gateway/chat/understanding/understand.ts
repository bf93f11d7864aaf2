/** Interprets a message to the assistant: intent and slots. No I/O, no model. */
import { isWorn, isWornSize, takeBudget, takeSizes } from '../../lexicon/amounts.ts';
import { colorOf } from '../../lexicon/colors.ts';
import { editDistance } from '../../lexicon/distance.ts';
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
  stemsOf,
} from '../../lexicon/normalise.ts';
import { isNumberWord } from '../../lexicon/numbers.ts';
import { bareForms, isOrdinary, readingOf } from '../../lexicon/reading.ts';
import { boundText, takeBounds, UNIT_SPELLINGS } from '../../lexicon/measures.ts';
import { asksSomething, sayThing } from '../../lexicon/needs.ts';
import { phoneticDistance, soundsOf } from '../../lexicon/phonetic.ts';
import { isVerbForm } from '../../lexicon/verbs.ts';
import { isRelative, isWhom, widerOf } from '../../lexicon/whom.ts';
import { CUE_WORDS, weigh } from './cues.ts';
import { fieldsIn } from './fields.ts';
import { merge, takeWaived } from './followUp.ts';
import { readTurn } from './turns/read.ts';
import { intentOf } from './turns/turn.ts';
import { isSurelyForeign, languageOf } from '../../lexicon/language.ts';
import { describe } from './described.ts';
import type { Told } from './described.ts';
import { ORDINARY_WORDS } from './ordinary.ts';
import { saysRoomSize, withoutSayings } from './sayings.ts';
import { ASKS, hasWish, isWish, placeOfWish, wishesToDo, wishOf } from './wishes.ts';
import { takeRanking } from './ranking.ts';
import { isOrdinal, isOrdinalAt, referenceIn } from './references.ts';
import { regionIn } from './regions.ts';
import { severalIn } from './several.ts';
import type { Thing } from './things.ts';
import { tokensIn, tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';
import type { Before, Language, Slots, Understanding } from './understanding.ts';
import type { Vocabulary } from './vocabulary.ts';

const ORDER = /(?<![A-Za-z0-9])CMD[\s-]?(\d{2})[\s-]?(\d{6})[\s-]?(\d)(?!\d)/i;
const PHONE = /(?<!\d)(?:(?:\+|00)216[\s.-]?)?([2-9]\d)[\s.-]?(\d{3})[\s.-]?(\d{3})(?!\d)/;

/** The Tunisian phone number in a text, +216 and eight digits; order numbers are excluded. */
export function phoneIn(text: string): string | undefined {
  const found = PHONE.exec(text.replace(ORDER, ' '));
  return found ? `+216${found[1]}${found[2]}${found[3]}` : undefined;
}

const edges = (pattern: string): RegExp => new RegExp(`(?<!\\S)(?:${pattern})(?!\\S)`, 'u');
const CHEAPER = edges(
  'moins cher\\S*|trop cher\\S*|too expensive|zu teuer|ghali|ghalia|ghalya|غالي|غاليه|moins couteu\\S*|plus abordable\\S*|cheaper|cheapest|less expensive|gunstiger\\S*|gunstigste\\S*|billiger\\S*|billigste\\S*|arkhes|arkhas|erkhes|ارخص|الارخص|(?:ال)?رخيص(?:ه)? (?:في(?:هم|ها|ه)|منهم)|(?:e?r)?rkhis (?:fihom|menhom)',
);
const DEARER = edges(
  'plus cher\\S*|haut de gamme|meilleure qualite|more expensive|something better|better one\\S*|better quality|pricier|higher end|high end|premium|luxueux|luxueuse|fancier|luxurious|teurer\\S*|hochwertig\\S*|luxurios\\S*|aghla|fakhra|fakher|fe5ra|فاخر|فاخره|فخم|فخمه|اغلي|الاغلي',
);
/** "140 x 190", "160 على 200". */
const DIMENSIONS = /(?<!\S)(\d{2,3}) (?:x|sur|par|by|mal|auf|3la|ala|3al|علي|في) (\d{2,3})(?: cm)?(?!\S)/u;
const NEGATORS = new Set(
  normalise(
    'pas sans sauf hormis excepte autre ni not no nothing don isn aren oublie oubliez forget vergiss without except excluding other but ohne nicht nichts kein keine keinen keiner ausser mouch mech mich moch mch msh blech bla ghir nhebech nhebbech n7ebech n7ebbech mahich mahouch mehich mahech bidoun maghir موش مش بلاش بلا غير بدون ماعدا ماعادا معادا خلاف الا نحبش ماهيش ماهوش مهيش مهوش',
  ).split(' '),
);
/** A negation without the "and" that is written together with it: "وماهيش". "والا" is "or". */
const withoutAnd = (word: string): string =>
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
/** "It has none": "ما فيهاش", "ma 3andouch". */
const DENYING_HAVING = /^(?:f[iy]h(?:a|om)?e?ch|aand\w{1,4}ch|فيه(?:ا|م)?ش|عند\S{1,3}ش)$/u;
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
/** Before the name of a brand. */
const NAMED_BRAND = /^(?:[وب]?(?:ال)?مارك[هة]|marque|marka|brand)$/u;
/** Words allowed between a negation and the negated term ("not from the brand …"). */
const CONNECTORS = new Set(
  normalise(
    `un une de d du des le la les l en au que qu marque couleur ou et the a t any from in by of than t want like brand color colour or and der die das den ein eine einen einer von marke farbe oder und bel el lel fel men min
     marka loun w wala mta3 mtaa mte3 متاع متاعت تاع ماركة لون اللون الماركة باللون من في على و ولا`,
  ).split(' '),
);
/** In English, what follows these words describes the thing. */
const BEHIND = /^(?:for|with|without|in|from|to|of|except|pour|lel|fel|mta3|mte3)$/;
/** In French and German, what follows these words is a place or purpose. */
const ASIDE = /^(?:pour|dans|fur|im)$/;
const ARTICLES =
  /^(?:le|la|les|l|du|des|de|d|mon|ma|mes|son|sa|ses|un|une|notre|nos|votre|vos|die|das|den|mein|meine|meinen)$/;
const POSSESSIVES =
  /^(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|my|our|your|mein|meine|meinem|meiner|meinen)$/;
/** "Vous n'avez pas de …", "pourquoi pas …" ask for a thing; they are no negations. */
const ASKING = /^(?:avez|auriez|as|aurais|y|vous|pourquoi)$/;
/** "Pour ranger mes livres": an action and its object. Excludes actions of buying. */
const INFINITIVE =
  /^(?!(?:acheter|offrir|trouver|voir|commander|avoir|changer|remplacer|prendre|chercher|recevoir|choisir|porter)$)[a-z]{2,}(?:er|ir|re)$/;
const BEFORE_INFINITIVE = /^(?:pour|quoi|veux|voudrais|dois|se|me|m|s)$/;
const GIFT_WORD = 'cadeau';
const GIFT = canonicalOf(GIFT_WORD);
/** Category names without meaning when a thing or room is named too ("accessoires de cuisine", "on étouffe la nuit"). */
const GENERAL = new Set(
  ['accessoires', 'accessories', 'nuit', 'night', 'nacht'].flatMap((word) => [
    stem(word),
    canonicalOf(word) ?? word,
  ]),
);

/** What joins a complement to the thing that it belongs to. */
const OF = /^(?:de|d|du|des|pour|a|au|aux|mta3|mtaa|mte3|lel|lil|l|fur|for|of|متاع|متاعت|تاع|لل)$/u;

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

/** "For it": for what was searched for last. */
const FOR_IT =
  /(?<!\S)(?:for (?:it|them)|to go with it|pour (?:lui|elle|ca)|qui va avec|dafur|nhott\S* fi(?:ha|hom|h)|نحط\S* في(?:ها|هم|ه)|to (?:put|carry) (?:it|them) in|pour (?:le|la|les) (?:mettre|ranger|transporter)|lih|liha|m3ah|m3aha|ليه|ليها|معاه|معاها)(?!\S)/u;

/** Turns about the shop, and the words of a short question after one. */
const ABOUT_SHOP: ReadonlySet<string> = new Set(['help', 'order', 'about', 'damaged', 'account']);
const SHORT = 3;

/** Begins a message that takes back a colour. */
const NO = /^(?:non|no|nein|nee|la|le|لا|ليه)$/u;

/** Plurals of colours, and the colours. */
const COLOR_PLURALS: Readonly<Record<string, string>> = {
  كحل: 'اكحل',
  كوحل: 'اكحل',
  بيض: 'ابيض',
  حمر: 'احمر',
  خضر: 'اخضر',
  زرق: 'ازرق',
  صفر: 'اصفر',
  kohel: 'noir',
  ko7el: 'noir',
  bidh: 'blanc',
  homr: 'rouge',
  khodher: 'vert',
  zoro9: 'bleu',
};

/** "لكحل", "بالبيض": a colour with its article, whose own alif is not written. */
const COLOR_WITH_ARTICLE = /^[وب]?ا?ل(كحل|بيض|حمر|خضر|زرق|صفر)$/u;
/** A message of so many words that follows a search says how it should be, and names nothing else. */
const FEW = 4;

/** What is sold as portable telephones and as portable computers. */
const PORTABLE = /^(?:portables?|bou?rtable?|[وب]?(?:ال)?بورتابل)$/u;
/** Studies, games and programs: of two things of one name, the computer is meant. */
const COMPUTING =
  /(?<!\S)(?:pc|ordi\S*|laptop|etude\S*|etudiant\S*|fac|lycee|universite|gam(?:er|ing)|windows|excel|word|programm\S*|coder|ram|9raya|ne9ra|na9ra|te9ra|bac|(?:ال|لل)?بي سي|[بل]?(?:ال|لل)?قرايه|نقرا|تقرا|يقرا|(?:لل|ال)?جامعه|(?:ال|لل)?باك|(?:ال)?العاب|ويندوز|رام|اورديناتور|كمبيوتر)(?!\S)/u;
const COMPUTERS: ReadonlySet<string | undefined> = new Set(
  ['ordinateur', 'ordinateur portable', 'pc portable gamer', 'ordinateur de bureau'].flatMap((name) =>
    tokensOf(stemsOf(name)).map(({ text }) => text),
  ),
);
/** Whether the thing of a search is a computer. */
const isComputer = ({ text }: Slots): boolean =>
  text !== undefined && tokensOf(stemsOf(text)).some((token) => COMPUTERS.has(token.text));

/** A child, when a verb follows; and verbs that no table of regular ones has. */
const LITTLE_ONE =
  /^(?:le petit|la petite|(?:der|die|das) kleine|(?:my|our|the) (?:toddler|kid)|mon petit|ma petite)$/;
const DOES =
  /^(?:est|a|va|fait|vient|dort|veut|peut|perd|met|grandit|commence|il|elle|n|s|ne|ist|hat|kann|will|wird|schlaft|geht|lauft|is|has|can|wants)$/;

/** What a message is said after, and what else it says. */
interface Around {
  words: readonly string[];
  last: Slots | undefined;
}

/** Resolves a homonym by the neighbouring words, and by what was searched for before. */
function homonym(word: string, before: string, behind: string, { words, last }: Around): string {
  // "بي سي بورتابل" is a name of its own, whose first word is two.
  const named =
    before === 'سي' || (canonicalOf(before) ?? canonicalOf(readingOf(before) ?? '')) !== undefined;
  if (
    PORTABLE.test(word) &&
    !named &&
    ((last !== undefined && isComputer(last)) || COMPUTING.test(words.join(' ')))
  )
    return 'laptop';
  // "Son", spelt like the plural of "wire".
  if (word === 'fils' && POSSESSIVES.test(before)) return 'garcon';
  // "Show me", spelt like "watch".
  if (word === 'montre' && /^(?:moi|nous)$/.test(behind)) return 'montrez';
  // "A été": "has been", not "summer".
  if (word === 'ete' && /^(?:a|ai|as|ont|avez|avons)$/.test(before)) return 'etait';
  // "سبادري كحل": after what is sold, the plural of a colour; else what it is spelt like (kohl, eggs, vegetables).
  // After a search, in a few words, that colour of what was searched for.
  const refines = last !== undefined && words.length <= FEW;
  const color = COLOR_PLURALS[word] ?? COLOR_PLURALS[COLOR_WITH_ARTICLE.exec(word)?.[1] ?? ''];
  if (color !== undefined && (named || refines)) return color;
  // "Fan de jeux": no ventilator.
  if (word === 'fan' && /^(?:de|d|du|des|of|von)$/.test(behind)) return 'aime';
  // "Le petit marche": a child, who does something.
  if (LITTLE_ONE.test(`${before} ${word}`) && (DOES.test(behind) || isVerbForm(behind))) return 'enfant';
  // "Un tel": short for "téléphone".
  if (word === 'tel' && /^(?:un|1|mon|nouveau)$/.test(before)) return 'telephone';
  return word;
}

/** Most edits of a typing error: further apart are translations ("nephew", "neveu"). */
const MISTYPED = 2;
/** Whether a word was read as another one that is spelt alike, and not only without what is attached to it. */
const isMistyped = (word: string, read: string): boolean =>
  word !== read && !word.includes(read) && editDistance(word, read, MISTYPED) <= MISTYPED;

/** "With a wire", as it is called where something is sold without one, too. */
const WITH_WIRE =
  /(?<!\S)(?:بال(?:خيط|فيل|كابل)|ب(?:خيط|فيل|كابل)|bel (?:khit|5it|fil|cable)|avec (?:un |le )?(?:fil|cable)|with (?:a |the )?(?:wire|cable|cord)|mit kabel|kabelgebunden)(?!\S)/u;
const WIRED = 'filaires';

/** Names of units are no typing errors: "litre" is no "livre". */
const UNITS = new Set(UNIT_SPELLINGS);

/** Whether two words are spellings of one, in either script. */
const isExactSound = (word: string, other: string): boolean =>
  word.includes(other) || phoneticDistance(soundsOf(word), soundsOf(other)) <= SPELLING;
/** Largest phonetic distance of two spellings of one word. */
const SPELLING = 0.21;

/** What joins a thing to the one that it belongs to, without places. */
const BELONGS = /^(?:de|d|du|des|pour|mta3|mtaa|mte3|lel|lil|l|fur|for|of|متاع|متاعت|تاع|لل)$/u;

/** Maps a word to its form in the tables: by its sound, then corrected; ordinary words stay as they are. */
function readWord(
  word: string,
  vocabulary: Vocabulary,
  isForeign: boolean,
  hasSureThing: boolean,
  noteCorrection: (typed: string, read: string) => void,
): string {
  /** Beside a thing that is written as it is called, no other word is turned into one. */
  const isGuess = (form: string): boolean =>
    hasSureThing &&
    form !== word &&
    !isWhom(canonicalOf(form) ?? '') &&
    vocabulary.thingsOf(stem(form)).length + (canonicalOf(form) === undefined ? 0 : 1) > 0 &&
    colorOf(form) === undefined;
  const isKnown = (form: string): boolean =>
    colorOf(form) !== undefined || canonicalOf(form) !== undefined || CUE_WORDS.has(form);
  if (isKnown(word) || isNumberWord(word) || UNITS.has(word)) return word;
  if (/^[a-z]{2}s$/.test(word) && canonicalOf(word.slice(0, -1)) !== undefined) return word.slice(0, -1);
  for (const singular of [word.replace(/et$/, ''), word.replace(/at$/, '')])
    if (singular !== word && singular.length >= 5 && canonicalOf(singular) !== undefined) return singular;
  // "Dresses" is not a dresser.
  const english = /(?:ss|sh|ch|x)es$/.test(word) ? word.slice(0, -2) : '';
  if (canonicalOf(english) !== undefined) return english;
  if (vocabulary.knows(word)) return word;
  // "باللون", "والتوصيل": what is attached to a word of a question.
  if (/^[\u0600-\u06ff]/.test(word))
    for (const form of bareForms(word)) if (vocabulary.knows(form)) return form;
  const reading = readingOf(word, isForeign);
  if (reading !== undefined && isGuess(reading) && !isExactSound(word, reading)) return word;
  if (reading !== undefined && !isOrdinary(reading)) {
    // Another word in the same script.
    if (/^[a-z]+$/.test(word + reading) && isMistyped(word, reading)) noteCorrection(word, reading);
    return reading;
  }
  // An ordinary word, spelt otherwise: "nabda" is no "nabta".
  if (reading !== undefined && isExactSound(word, reading)) return /^[a-z]+$/.test(reading) ? reading : word;
  const corrected = vocabulary.correct(word);
  if (isGuess(corrected)) return word;
  if (isMistyped(word, corrected)) noteCorrection(word, corrected);
  return corrected;
}

/** Asks for advice. */
const ADVICE =
  /(?<!\S)(?:conseill\S*|recommand\S*|recommend\S*|suggest\S*|empfehl\S*|[تي]نصح\S*|[ty]e?nsa7\S*|[ty]e?nsah\S*)(?!\S)/u;

/** Between alternatives. */
const OR = new Set(normalise('ou or oder wala walla ولا والا').split(' '));

/** Whether a thing's name only denotes a target group ("Femme"). */
function namesWhom({ tokens }: Thing): boolean {
  const name = tokens.join(' ');
  return isWhom(canonicalOf(name) ?? name);
}

/** The requested thing: the most specific one, then the one that the language puts first. */
function findThing(
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
function thingsOf(
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

/** Whether the tables know what a token is, so that only its category is open ("sofa bed"). */
const isConcept = ({ text }: Token): boolean => text.startsWith('zz') && !isWhom(text);

/** Words that no table has, without ordinary ones, which tell nothing. */
const tellingOf = (words: readonly string[]): readonly string[] =>
  words.filter((word) => word.length > 2 && !/\d/.test(word) && !isOrdinary(readingOf(word) ?? word));

/** The learnt category of such words, first of all of them, then of the first. */
function categoryBy(vocabulary: Vocabulary, telling: readonly string[]): string | undefined {
  const [first] = telling;
  if (first === undefined) return undefined;
  return vocabulary.categoryOf(telling.join(' ')) ?? vocabulary.categoryOf(first);
}

interface Read {
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
}

function readSlots(text: string, language: Language, vocabulary: Vocabulary, before: Before): Read {
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
    : describe(typed, !hasWish(plain) || wishesToDo(plain), vocabulary, lastSearch);
  // What is called for may be wireless.
  const words = joinWireless(described);
  const isDenyingVerb = (place: number): boolean =>
    DENYING_WORD.test(words[place] as string) ||
    (/^(?:ma|ما)$/u.test(words[place - 1] ?? '') &&
      (DENYING_VERB.test(words[place] as string) || DENYING_HAVING.test(words[place] as string)));
  const isNegator = (place: number): boolean =>
    isDenyingVerb(place) ||
    isOwned(words, place) ||
    (NEGATORS.has(words[place] as string) &&
      !(words[place] === 'but' && !EVERYTHING.test(words[place - 1] ?? '')) &&
      !(words[place] === 'pas' && ASKING.test(words[place - 1] ?? '')) &&
      !(WITHOUT.has(words[place] as string) && FIXED.has(words[place + 1] ?? '')));
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
    NEGATORS.has(word) || isDenyingVerb(place)
      ? word
      : readWord(word, vocabulary, isForeign, hasSureThing(place), (...pair) => corrected.push(pair)),
  );
  const used = new Set<number>();
  // Negated is what immediately follows a negation, and what is listed with it: "pas de rouge ni de bleu".
  const isListed = (word: string): boolean =>
    CONNECTORS.has(word) || colorOf(word) !== undefined || vocabulary.brandOf(word) !== undefined;
  const denied = (place: number): boolean => {
    let index = place - 1;
    while (index >= 0 && isListed(read[index] as string) && !isNegator(index)) index--;
    return index >= 0 && isNegator(index);
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
        !NEGATORS.has(word) &&
        !isDenyingVerb(place) &&
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
  if (language === 'en') {
    // What follows a preposition describes the thing ("a rug without fringes").
    for (const token of tokens) {
      const place = meaningful[token.start]?.place ?? 0;
      if (words.slice(0, place).some((word, index) => BEHIND.test(word) && words[index - 1] !== 'looking'))
        Object.assign(token, { behind: true });
    }
  }
  if (language === 'fr' || language === 'de')
    for (const token of tokens) {
      const place = meaningful[token.start]?.place ?? 0;
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
      if (meaningful[token.start]?.place === describedAt) Object.assign(token, { isDescribed: true });
  const wish = placeOfWish(words);
  const isBeforeWish = (token: Token): boolean => (meaningful[token.start]?.place ?? 0) < wish;
  for (const token of tokens) if (isBeforeWish(token)) Object.assign(token, { outside: true });
  // "Not a robot", of vacuum cleaners: a word of a name is meant, though it is one of questions too.
  const isRefusal =
    before.last?.intent === 'SEARCH_PRODUCT' &&
    isNegator(0) &&
    meaningful.length > 0 &&
    meaningful.length <= 2;
  const hasAlternatives = words.some((word) => OR.has(word));
  const isDenied = (token: Token): boolean => denied(meaningful[token.start]?.place ?? 0);
  const thing =
    findThing(
      tokens.map((token) => (isDenied(token) ? { ...token, text: '', stems: [] } : token)),
      language,
      vocabulary,
      hasAlternatives,
    ) ?? (before.last ? undefined : findThing(tokens, language, vocabulary, hasAlternatives));
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
  const saysGift = tokens.some(({ text: token }) => token === GIFT);
  const isGift =
    saysGift ||
    // "I want to surprise my grandma": what is wanted for a relative, and named by nothing, is a gift.
    (lastSearch === undefined &&
      (hasWish(plain) || asksSomething(words) || !hasSubject) &&
      meaningful.some(({ word }) => isRelative(word)) &&
      !tokens.some(saysMore));
  const isSubject =
    hasSubject &&
    (lastSearch === undefined ? !hasWish(plain) && !asksSomething(words) : tokens.some(saysMore));
  const isUnknown = (at: number): boolean => {
    const word = read[at] as string;
    return (
      word.length >= 3 && !/\d/.test(word) && !used.has(at) && !isStopWord(word) && !vocabulary.knows(word)
    );
  };
  const ofUnknown =
    thing !== undefined &&
    isComplement(words, meaningful[tokens[thing.at[0] as number]?.start ?? 0]?.place ?? 0, isUnknown);
  // "A gift for dad" is not limited to the category "Homme".
  const namesPerson = thing !== undefined && namesWhom(thing.thing);
  const found = ofUnknown || (namesPerson && (isGift || isSubject)) ? undefined : thing;
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
      } else
        (isMeasure(own) || token.text.startsWith('zz') || token.stems.some((one) => vocabulary.has(one))
          ? kinds
          : unknown
        ).push(own);
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
      (ofUnknown ? [...unknown, ...kinds] : kinds.length > 0 ? kinds : unknown).join(' '),
    );
  if (isGift && !saysGift && found === undefined) slots.text = [GIFT_WORD, ...whom].join(' ');
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
    hasThing: thing !== undefined && !(isSubject && namesPerson),
    isTold: isTold && thing !== undefined,
    namesGoods: thing !== undefined && !namesWhom(thing.thing),
    whom: whom.length > 0 ? whom.join(' ') : undefined,
    isGift,
    isWear,
    isWhomOnly,
    isDetail: found === undefined && kinds.length > 0,
    isBare: saying.every(({ word }) => colorOf(word) !== undefined),
  };
}

/** Slots of a message; a thing named after a gift's recipient is searched for that recipient, where that makes a difference. */
function readForWhom(
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

/** What a search requires besides its thing. */
function conditionsOf(slots: Slots): Slots {
  const { text: _, things: __, category: ___, notKinds: ____, ...conditions } = slots;
  return conditions;
}

/** "Sans fil", in the text of a search. */
const WIRELESS = /(?<!\S)sans fil(?!\S)/u;

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

/** Adds a detail to a search: "a television", then "55 inches". Without matches, the search returns the nearest alternatives. */
function withDetail(last: Slots, next: Slots): Slots {
  const { text = '', things = [] } = last;
  if (next.text === undefined) return {};
  return {
    text: `${text} ${next.text}`.trim(),
    // "With almonds", then "with dates": what is said last counts most.
    things: [
      ...new Set([
        ...(things.length > 1 ? [`${things.at(-1)} ${next.text}`] : []),
        ...(text === '' ? [] : [text]),
        ...things,
      ]),
    ],
  };
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

/** "One with big buttons", after something else of its kind. */
const ONE_WITH =
  /^(?:(?:et|and|und|w|و) )?(?:one|ones|un|une|eine?[nr]?|wa7ed|wahed|we7ed|wa7da|واحد|واحده) (?=(?:with|for|avec|pour|mit|fur|qui|that|b|fih|fiha|lel|ب\S+|فيه|فيها|لل\S+)(?!\S))/u;

/** "A case for it" with the thing that it is for, when a thing described by what it is for is meant. */
function withThing(text: string, thing: string): string {
  const plain = normalise(text);
  const full = plain.replace(FOR_IT, `pour ${thing}`).replace(ONE_WITH, `${thing} `);
  if (full === plain) return text;
  const described = sayThing(full.split(' '));
  if (described.place === undefined) return text;
  // "Which coffee goes with it?": described is what it goes with, not what is asked for.
  return tokensIn(described.thing.join(' ')) === tokensIn(thing) ? plain.replace(FOR_IT, ' ') : full;
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

/** Interprets a message that asks for one thing at most. */
function readMessage(text: string, before: Before, vocabulary: Vocabulary): Understanding {
  const language = languageOf(text, before.last?.language);
  const order = ORDER.exec(text);
  const phone = order ? null : PHONE.exec(text);
  const typed = withoutNotSo(wishOf(text), vocabulary)
    .replace(ORDER, ' ')
    .replace(phone?.[0] ?? '\u0000', ' ');
  const lastThing = before.last?.intent === 'SEARCH_PRODUCT' ? before.last.slots.things?.at(-1) : undefined;
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
    isWhomOnly,
    isDetail,
    isBare,
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
  let { turn } = readTurn(
    whole,
    {
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
  // Ordinary words that tell nothing leave the search as it was: "I want to begin with little".
  if (
    (turn === 'search' || turn === 'refine') &&
    before.last?.intent === 'SEARCH_PRODUCT' &&
    shown.length > 0 &&
    !hasThing &&
    !hasCondition &&
    !isWhomOnly &&
    slots.text
      ?.split(' ')
      .every((word) => isOrdinary(readingOf(word) ?? word) || ORDINARY_WORDS.has(word)) === true
  ) {
    turn = 'refine';
    delete slots.text;
  }
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
  const asksPart = turn === 'shown' || isChoice || (words.length > SHORT && isOther);
  if (
    (turn === 'search' || turn === 'shown') &&
    asksPart &&
    shown.length > 0 &&
    before.last?.intent === 'SEARCH_PRODUCT' &&
    /[?؟]\s*$/u.test(text) &&
    !hasWish(plain) &&
    slots.category !== before.last.slots.category &&
    fieldsIn(plain).length > 0
  ) {
    turn = 'shown';
    for (const name of ['text', 'things', 'category', 'notKinds'] as const) delete slots[name];
  }
  // Nothing but an order: "التخفيضات".
  if (plain === '' && whole !== '') turn = 'search';
  // "And by express?" goes on with what was asked about, unless it names a thing as it is called.
  if (
    before.last &&
    ABOUT_SHOP.has(before.last.turn) &&
    (turn === 'search' || turn === 'unclear') &&
    /[?؟]\s*$/u.test(text) &&
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
    // No table has the thing: what was learnt from names decides, if it is certain.
    const telling = last || own.category !== undefined ? [] : tellingOf(unread);
    const category = categoryBy(vocabulary, telling);
    if (category !== undefined) own.category = category;
    else if (telling.length > 0 && isUnknown) candidates = vocabulary.candidatesOf(telling.join(' '));
    // The answer to "which of these?": what was said before still holds.
    const picked = last?.candidates?.find((one) => one === own.category || vocabulary.isNameOf(whole, one));
    if (last && picked !== undefined) {
      const conditions = merge(conditionsOf(last.slots), conditionsOf(own));
      for (const name of Object.keys(own) as (keyof Slots)[]) delete own[name];
      Object.assign(own, conditions, { category: picked });
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
    ...(isTold && turn === 'search' ? { situation: plain } : {}),
  };
}
