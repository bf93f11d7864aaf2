/** Names of the demo's products in English, German and Tunisian Arabic, composed of the same parts as the French one. */
import type { OtherTexts } from '../../../contract/other-texts.ts';
import type { OtherLanguage } from '../../../contract/rules/languages.ts';
import { COLORS } from '../../../lexicon/color-names.ts';
import type { Naming } from '../kits.ts';
import { capitalise } from '../words.ts';
import { nounTexts } from './nouns.ts';
import { specTexts } from './specs.ts';
import { traitTexts } from './traits/index.ts';

/** The parts of a product's name, in French. */
export interface NameParts {
  naming: Naming;
  noun: string;
  traits: readonly string[];
  brand: string | null;
  /** The line of a brand, or the first name of a collection. */
  line: string | null;
  spec: { name: string; value: string } | null;
  color: string | null;
  /** Of a book. It is a name: the book is in French, and so is its title everywhere. */
  work: { title: string; author: string } | null;
}

const ENGLISH_AFTER = /^(?:with|for|in|on|from)(?=\s)/;
const GERMAN_AFTER =
  /^(?:mit|aus|fürs?|vo[nm]|in|im|zu[mr]|ohne|auf|als|nach|bis|am|gegen|über|der Sorte)(?=\s)/;
/** Nouns of Tunisian Arabic that are feminine by their ending; the plural of things agrees like them. */
const FEMININE = /^\S+(?:ة|ا|ات)(?=\s|$)/u;

const PIECES: Readonly<Record<OtherLanguage, (count: string) => string>> = {
  en: (count) => `set of ${count}`,
  de: (count) => `${count}er-Set`,
  tn: (count) => `باكو ${count}`,
};

/** A Tunisian trait in agreement with its noun. */
const agreeing = (trait: string, feminine: boolean): string =>
  trait.replace(/(?<=^|\s)~/gu, feminine ? 'ت' : 'ي').replaceAll('~', feminine ? 'ة' : '');

const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part != null && part !== '').join(' ');

/** Spec and colour, which follow the name after commas. */
function behind(parts: NameParts, language: OtherLanguage): string[] {
  const { spec, color } = parts;
  const pieces = /^x(\d+)$/.exec(spec?.value ?? '')?.[1];
  const tone = color === null ? undefined : COLORS[color]?.[language];
  return [
    ...(spec === null
      ? []
      : pieces === undefined
        ? [specTexts(spec).values?.[language] ?? spec.value]
        : pieces === '1'
          ? []
          : [PIECES[language](pieces)]),
    ...(tone === undefined ? [] : [language === 'tn' ? `لون ${tone}` : tone]),
  ];
}

type Texts = Required<OtherTexts>;

function english(parts: NameParts, noun: string, traits: readonly string[]): string {
  const after = traits.filter((trait) => ENGLISH_AFTER.test(trait));
  const apart = traits.filter((trait) => trait.startsWith(', '));
  // French has the cloth first, English has it next to the noun.
  const before = traits.filter((trait) => !after.includes(trait) && !apart.includes(trait)).toReversed();
  return capitalise(
    [
      joined([parts.brand, parts.line, ...before, noun, ...after]) + apart.join(''),
      ...behind(parts, 'en'),
    ].join(', '),
  );
}

function german(parts: NameParts, noun: string, traits: readonly string[]): string {
  const after = traits.filter((trait) => GERMAN_AFTER.test(trait));
  const apart = traits.filter((trait) => trait !== '' && !after.includes(trait));
  const [name, ...rest] = [
    joined([noun, parts.brand, parts.line, ...after]),
    ...apart,
    ...behind(parts, 'de'),
  ];
  // "mit Spiegel mit zwei Türen" → "mit Spiegel und zwei Türen".
  return [name?.replace(/ (mit|für) (.+) \1 /, ' $1 $2 und '), ...rest].join(', ');
}

function tunisian(parts: NameParts, noun: string, traits: readonly string[]): string {
  const feminine = FEMININE.test(noun);
  return [
    joined([noun, ...traits.map((trait) => agreeing(trait, feminine)), parts.brand, parts.line]),
    ...behind(parts, 'tn'),
  ].join('، ');
}

/** The noun of a family with traits, in Tunisian Arabic; null: unknown. */
export function tunisianThing(noun: string, traits: readonly string[]): string | null {
  const own = nounTexts(noun)?.tn;
  if (own === undefined) return null;
  const feminine = FEMININE.test(own);
  return joined([own, ...traits.map((trait) => agreeing(traitTexts(noun, trait)?.tn ?? '', feminine))]);
}

/** The names of a product. Throws when a part has no translation. */
export function productNames(parts: NameParts): Texts {
  const noun = nounTexts(parts.noun);
  if (noun === undefined) throw new Error(`${parts.noun}: no noun in the other languages`);
  const { work } = parts;
  if (work !== null)
    return {
      en: `${work.title}, ${noun.en} by ${work.author}`,
      de: `${work.title}, ${noun.de} von ${work.author}`,
      tn: `${noun.tn} «${work.title}»، ${work.author}`,
    };
  const traits = parts.traits.map((trait) => {
    const texts = traitTexts(parts.noun, trait);
    if (texts === undefined) throw new Error(`${parts.noun}, ${trait}: no trait in the other languages`);
    return texts;
  });
  const of = (language: OtherLanguage): string[] => traits.map((texts) => texts[language]);
  return {
    en: english(parts, noun.en, of('en')),
    de: german(parts, noun.de, of('de')),
    tn: tunisian(parts, noun.tn, of('tn')),
  };
}
