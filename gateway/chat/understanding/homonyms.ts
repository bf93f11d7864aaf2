/** Words of several meanings, resolved by their neighbours and by what was searched for before. No I/O. */
import { canonicalOf, stemsOf } from '../../lexicon/normalise.ts';
import { readingOf } from '../../lexicon/reading.ts';
import { isVerbForm } from '../../lexicon/verbs.ts';
import { POSSESSIVES } from './functionWords.ts';
import { tokensOf } from './tokens.ts';
import type { Slots } from './understanding.ts';

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

/** Words of a German sentence that no other language has. */
const GERMAN =
  /^(?:ich|er|sie|wir|ihr|mein\w*|dein\w*|sein\w*|der|das|eine?[nmrs]?|und|nicht|kein\w*|bald|gern|schon|noch|auch)$/;

/** Before or between adjectives. */
const SO = /^(?:assez|tres|bien|plutot|et|est|soit|vraiment|100)$/;

/** What a message is said after, and what else it says. */
interface Around {
  words: readonly string[];
  last: Slots | undefined;
}

/** Resolves a homonym by the neighbouring words, and by what was searched for before. */
export function homonym(word: string, before: string, behind: string, { words, last }: Around): string {
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
  // "Oma hat bald Geburtstag": no hat in German.
  if (word === 'hat' && words.some((one) => GERMAN.test(one))) return 'haben';
  // "Assez solide et imperméable": no raincoat.
  if (
    /^impermeables?$/.test(word) &&
    (SO.test(before) || (refines && !/^(?:une?|l|mon|son|des)$/.test(before)))
  )
    return 'etanche';
  // "Un tel": short for "téléphone".
  if (word === 'tel' && /^(?:un|1|mon|nouveau)$/.test(before)) return 'telephone';
  return word;
}
