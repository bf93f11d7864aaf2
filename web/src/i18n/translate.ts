import type french from './catalogues/fr.ts';
import { languageTag, type Language } from './language.ts';

/*
 * A translator of i18next's JSON format (areas, nested keys, `{{value}}`, plural suffixes of Intl.PluralRules). The library
 * itself is 16 kB of the first load, a tenth of the whole budget, for what these lines do.
 */

type French = typeof french;
export type Area = keyof French;
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Base<Key extends string> = Key extends `${infer Stem}_${PluralForm}` ? Stem : Key;
type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Base<Key> : `${Key}.${KeysOf<Texts[Key]>}`;
}[keyof Texts & string];

/** Keys of one area, such as `stock.low`. */
export type AreaKey<Name extends Area> = KeysOf<French[Name]>;
/** Keys with their area, such as `product:stock.low`. */
export type Key = { [Name in Area]: `${Name}:${AreaKey<Name>}` }[Area];

/** What stands in a text's `{{…}}`; `count` also chooses the plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** Translates a key with its area. */
export type Translate = (key: Key, values?: Values) => string;
/** Translates a key of one area, or any key with its area. */
export type AreaTranslate<Name extends Area> = (key: AreaKey<Name> | Key, values?: Values) => string;

interface Texts {
  readonly [key: string]: string | Texts;
}
/** One language's texts, by area. */
export type Catalogue = Readonly<Record<Area, Texts>>;

export interface Translator {
  readonly language: Language;
  readonly t: Translate;
  /** The same function at every call with the same area. */
  forArea<Name extends Area>(area: Name): AreaTranslate<Name>;
}

function lookUp(texts: Texts | undefined, path: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const part of path.split('.')) {
    if (found === undefined || typeof found === 'string') return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
}

/**
 * Makes the translator of one language. A key that is missing is given back itself: a test of the texts sees to it that none is.
 */
export function createTranslator(language: Language, catalogue: Catalogue): Translator {
  const plurals = new Intl.PluralRules(languageTag(language));
  const areas = new Map<Area, AreaTranslate<Area>>();

  const translate = (area: Area, key: string, values: Values | undefined): string => {
    const colon = key.indexOf(':');
    if (colon >= 0) return translate(key.slice(0, colon) as Area, key.slice(colon + 1), values);
    const texts = catalogue[area];
    const count = values?.['count'];
    const text =
      (typeof count === 'number'
        ? (lookUp(texts, `${key}_${plurals.select(count)}`) ?? lookUp(texts, `${key}_other`))
        : undefined) ?? lookUp(texts, key);
    if (text === undefined) return `${area}:${key}`;
    if (values === undefined) return text;
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : String(value);
    });
  };

  const forArea = (area: Area): AreaTranslate<Area> => {
    const known = areas.get(area);
    if (known !== undefined) return known;
    const made: AreaTranslate<Area> = (key, values) => translate(area, key, values);
    areas.set(area, made);
    return made;
  };

  return {
    language,
    t: (key, values) => translate('common', key, values),
    // The functions differ by area in type only.
    forArea: forArea as Translator['forArea'],
  };
}

/** Loads one language's texts: a chunk of its own, so that a browser gets only the language it shows. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  switch (language) {
    case 'en':
      return (await import('./catalogues/en.ts')).default;
    case 'de':
      return (await import('./catalogues/de.ts')).default;
    case 'tn':
      return (await import('./catalogues/tn.ts')).default;
    case 'fr':
      return (await import('./catalogues/fr.ts')).default;
  }
}
