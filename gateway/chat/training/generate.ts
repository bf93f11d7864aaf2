/**
 * Generates labelled messages from templates, for the training of the turn classifier. Deterministic.
 *
 * A template is a line. "(a|b|)" stands for one of its alternatives, groups may be nested once through a slot; "{thing}" for something that
 * is sold, "{color}", "{brand}", "{price}", "{num}", "{measure}", "{size}", "{ord}", "{order}", "{region}", "{whom}" likewise.
 */
import { normalise } from '../../lexicon/normalise.ts';
import { seededNumbers } from '../../service/random.ts';
import { TURNS } from '../understanding/turns/turn.ts';
import type { Turn } from '../understanding/turns/turn.ts';
import type { TurnState } from '../understanding/turns/features.ts';
import { arabizi } from './arabizi.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { phrasesOfTables } from './phrases.ts';
import { sentencesOf } from './sentences.ts';
import { tn } from './tn.ts';

const FORMS = { fr, en, de, tn, arabizi };
export type Form = keyof typeof FORMS;

export interface Example {
  turn: Turn;
  form: Form;
  words: string[];
  state: TurnState;
}

type Random = () => number;
const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;

const list = (text: string): readonly string[] => text.split('|').map((one) => one.trim());
type Slot = 'thing' | 'whom' | 'price' | 'region' | 'greet' | 'please';
/** Words of a slot that the product reader may not know, or that occur in other messages too. */
const VALUES: Readonly<Record<Form, Readonly<Record<Slot, readonly string[]>>>> = {
  fr: {
    thing: list(
      'livre|carte memoire|montre|panier a linge|robe|chargeur|telephone|sac|lampe|tapis|machine|parfum|chaussures|casque|jouet|table|bouilloire|trottinette|couverture|creme',
    ),
    whom: list(
      'ma mere|mon pere|ma femme|mon mari|mon fils|ma fille|un ami|homme|femme|enfant|bebe|fille|garcon|un enfant de 5 ans|ma copine',
    ),
    price: list('#num dt|#num dinars|#num|#num tnd|cent dinars|#num d'),
    region: list('sfax|sousse|tunis|ariana|bizerte|gabes|nabeul|tozeur|kairouan|la marsa|ben arous|djerba'),
    greet: list('merci|ok|bonjour|salut|bonsoir|svp|excusez moi|bonjour monsieur'),
    please: list('svp|stp|s il vous plait|merci|merci d avance|c est urgent'),
  },
  en: {
    thing: list(
      'book|watch|basket|dress|charger|phone|bag|lamp|rug|machine|perfume|shoes|helmet|toy|table|kettle|scooter|blanket|cream|memory card',
    ),
    whom: list(
      'my mother|my dad|my wife|my husband|my son|my daughter|a friend|men|women|kids|a baby|girls|boys|a five year old|my girlfriend',
    ),
    price: list('#num dt|#num dinars|#num|#num tnd|a hundred dinars'),
    region: list('sfax|sousse|tunis|ariana|bizerte|gabes|nabeul|tozeur|kairouan|la marsa|djerba'),
    greet: list('thanks|ok|hello|hi|hey|excuse me|good morning'),
    please: list('please|thanks|thank you|pls|asap'),
  },
  de: {
    thing: list(
      'buch|uhr|korb|kleid|ladegerat|handy|tasche|lampe|teppich|maschine|parfum|schuhe|kopfhorer|spielzeug|tisch|wasserkocher|roller|decke|creme',
    ),
    whom: list(
      'mutter|vater|frau|mann|sohn|tochter|einen freund|herren|damen|kinder|baby|madchen|jungen|freundin',
    ),
    price: list('#num dinar|#num tnd|#num|#num dt|hundert dinar'),
    region: list('sfax|sousse|tunis|ariana|bizerte|gabes|nabeul|tozeur|djerba'),
    greet: list('danke|ok|hallo|guten tag|entschuldigung'),
    please: list('bitte|danke|dringend'),
  },
  tn: {
    thing: list(
      'كتاب|منقالة|قفة|روبة|شارجور|تليفون|ساك|لامبة|زربية|ماكينة|بارفان|صباط|كاسك|لعبة|طاولة|بوي|تروتينات|زاورة|كريمة',
    ),
    whom: list('أمي|بابا|مرتي|راجلي|ولدي|بنتي|صاحبي|رجال|نساء|صغار|بيبي|البنات|الأولاد'),
    price: list('#num دينار|#num د|#num|مية دينار|#num dt'),
    region: list('صفاقس|سوسة|تونس|أريانة|بنزرت|قابس|نابل|توزر|القيروان|جربة'),
    greet: list('يعيشك|باهي|عسلامة|سلام|بربي|خويا'),
    please: list('بربي|يعيشك|من فضلك|عيش خويا'),
  },
  arabizi: {
    thing: list(
      'kteb|mon9ela|9offa|roba|chargeur|telifoun|sac|lampa|zarbia|machina|parfum|sabbat|casque|lo3ba|tawla|bouilloire|trottinette|zawra|crema',
    ),
    whom: list('ommi|baba|marti|rajli|wledi|benti|sa7bi|rjel|nse|sghar|bebe|lebnet|lewled'),
    price: list('#num dinar|#num dt|#num d|#num|miat dinar'),
    region: list('sfax|sousse|tounes|ariana|benzart|gabes|nabeul|tozeur|9irwan|jerba'),
    greet: list('merci|behi|3aslema|salam|brabi|khouya|bjr'),
    please: list('brabi|y3aychek|stp|3aych khouya'),
  },
};

const CONSONANTS = { latin: 'bcdfgjklmnprstvz', arabic: 'بتجحدرزسشصطفقكلمن' };
const VOWELS = { latin: 'aeiou', arabic: 'اوي' };
/** A word that no table knows. */
function invent(form: Form, random: Random): string {
  const script = form === 'tn' ? 'arabic' : 'latin';
  const syllables = 2 + Math.floor(random() * 2);
  return Array.from(
    { length: syllables },
    () => pick(Array.from(CONSONANTS[script]), random) + pick(Array.from(VOWELS[script]), random),
  ).join('');
}

const VARIANTS: readonly (readonly [RegExp, string])[] = [
  [/3/, 'aa'],
  [/7/, 'h'],
  [/9/, 'k'],
  [/9/, 'q'],
  [/ch/, 'sh'],
  [/ou/, 'u'],
  [/kh/, '5'],
  [/e/, 'a'],
  [/a/, 'e'],
  [/i/, 'y'],
];

/** A typing error, or another way to spell a word. */
function respell(word: string, form: Form, random: Random): string {
  if (word.startsWith('#') || word.length < 4) return word;
  if (form === 'arabizi' && random() < 0.6) {
    const [from, to] = pick(VARIANTS, random);
    return word.replace(from, to);
  }
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [head, tail] = [word.slice(0, at), word.slice(at)];
  return pick(
    [head + tail.slice(1), head + tail[0] + tail, head + (tail[1] ?? '') + tail[0] + tail.slice(2)],
    random,
  );
}

/** Replaces the groups of a template by one of their alternatives, inner ones first. */
function choose(template: string, random: Random): string {
  let text = template;
  while (text.includes('('))
    text = text.replace(/\(([^()]*)\)/g, (_, group: string) => pick(group.split('|'), random));
  return text;
}

function fill(text: string, form: Form, random: Random): { text: string; hasThing: boolean } {
  let hasThing = false;
  const filled = text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    if (slot === 'thing') {
      hasThing = true;
      const chance = random();
      return chance < 0.6
        ? '#thing'
        : chance < 0.78
          ? pick(VALUES[form].thing, random)
          : invent(form, random);
    }
    if (slot === 'whom' && random() < 0.3) return '#thing';
    if (slot === 'brand' && random() < 0.2) return invent(form, random);
    if (slot === 'size') return pick(['#num', '#size', 'xl', 'm'], random);
    return slot in VALUES[form] ? pick(VALUES[form][slot as Slot], random) : `#${slot}`;
  });
  return { text: filled, hasThing };
}

/** The words of a text, normalised but for the marks of slots. */
const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .flatMap((word) => (word.startsWith('#') ? [word] : normalise(word).split(' ')))
    .filter(Boolean);

const SEARCHING: readonly Turn[] = ['search', 'refine', 'more', 'shown'];
/** Share of messages after products were shown, and of those after a search, by turn. */
const SHOWN: Partial<Record<Turn, number>> = { refine: 0.75, more: 0.8, shown: 0.85, search: 0.4 };
const SMALL: ReadonlySet<Turn> = new Set<Turn>([
  'hello',
  'thanks',
  'bye',
  'wellbeing',
  'identity',
  'assent',
  'unclear',
  'human',
]);

function stateOf(turn: Turn, hasThing: boolean, random: Random): TurnState {
  const hasShown = random() < (SHOWN[turn] ?? 0.45);
  const follows = random();
  const last =
    turn === 'refine' || turn === 'more' || turn === 'shown'
      ? follows < 0.75
        ? pick(SEARCHING, random)
        : follows < 0.85
          ? undefined
          : pick(TURNS, random)
      : follows < 0.35
        ? undefined
        : follows < 0.6
          ? pick(SEARCHING, random)
          : follows < 0.75 && !SMALL.has(turn)
            ? turn
            : pick(TURNS, random);
  // The reader takes some words for things that are none, and misses others.
  const reads = hasThing ? random() < 0.85 : random() < (turn === 'search' ? 0.5 : 0.3);
  return { hasShown, last, hasThing: reads };
}

/** Lines of a form's templates, by turn. */
export function templatesOf(form: Form): [Turn, string[]][] {
  return TURNS.map((turn) => [
    turn,
    FORMS[form][turn]
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ]);
}
export const forms = Object.keys(FORMS) as Form[];

/** Messages of each sentence: they differ by their slots and typing errors alone. */
const OF_SENTENCE = 16;

/**
 * Messages of all forms and turns: `each` of every template, some of every sentence.
 */
export function generate(each: number): Example[] {
  const random = seededNumbers(20_261);
  const examples: Example[] = [];
  const add = (turn: Turn, form: Form, template: string): void => {
    const { text, hasThing } = fill(choose(template, random), form, random);
    let words = wordsOf(text);
    if (!SMALL.has(turn) && random() < 0.08) words = [...wordsOf(pick(VALUES[form].greet, random)), ...words];
    if (!SMALL.has(turn) && random() < 0.08)
      words = [...words, ...wordsOf(pick(VALUES[form].please, random))];
    words = words.map((word) => (random() < 0.06 ? respell(word, form, random) : word));
    // A word is left out now and then, so that none decides alone.
    if (words.length > 3 && random() < 0.15) words.splice(Math.floor(random() * words.length), 1);
    if (words.length > 0) examples.push({ turn, form, words, state: stateOf(turn, hasThing, random) });
  };
  for (const form of forms) {
    for (const [turn, templates] of templatesOf(form)) {
      // Turns with few templates get as many messages as the others.
      const count = Math.max(each, Math.ceil((each * 14) / Math.max(templates.length, 1)));
      for (const template of templates) for (let made = 0; made < count; made++) add(turn, form, template);
    }
    for (const [turn, sentence] of sentencesOf(form))
      for (let made = 0; made < OF_SENTENCE; made++) add(turn, form, sentence);
  }
  for (const [turn, phrase] of phrasesOfTables())
    for (let made = 0; made < 2; made++) {
      const form: Form = /[\u0600-\u06ff]/.test(phrase) ? 'tn' : 'fr';
      const { text, hasThing } = fill(phrase, form, random);
      const words = wordsOf(text);
      if (words.length > 0) examples.push({ turn, form, words, state: stateOf(turn, hasThing, random) });
    }
  return examples;
}
