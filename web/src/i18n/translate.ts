import { createInstance, type i18n } from 'i18next';
import type { areas as adminAreas } from './catalogues/admin.fr.ts';
import type * as french from './catalogues/fr.ts';
import { languageTag, type Language } from './language.ts';

type Later = typeof french.later;
type Admin = typeof adminAreas;
/** An area that is loaded with the page or overlay that shows it. */
export type LaterArea = keyof Later;
type French = typeof french.default & {
  [Name in LaterArea]: Awaited<ReturnType<Later[Name]>>['default'];
} & {
  [Name in keyof Admin]: Awaited<ReturnType<Admin[Name]>>['default'];
};
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

/** Values of a text's placeholders `{{…}}`; `count` also chooses the plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** Translates a key with its area. */
export type Translate = (key: Key, values?: Values) => string;
/** Translates a key of one area, or any key with its area. */
export type AreaTranslate<Name extends Area> = (key: AreaKey<Name> | Key, values?: Values) => string;

/** Texts of an area, by key. */
export interface Texts {
  readonly [key: string]: string | Texts;
}
/** One language's texts of the shop, by area; the back office's are apart (`adminTexts.ts`). */
export type Catalogue = Readonly<Record<Exclude<Area, keyof Admin>, Texts>>;

/**
 * The instance's translators by area. A text is looked up once for each plural form, and its placeholders are filled here: i18next takes
 * microseconds for each, which was a fifth of a page's rendering.
 */
const translators = new WeakMap<i18n, Map<Area, AreaTranslate<Area>>>();
const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** The translator of an area; the same function at every call with the same instance and area. */
export function translateArea<Name extends Area>(instance: i18n, area: Name): AreaTranslate<Name> {
  let areas = translators.get(instance);
  if (areas === undefined) translators.set(instance, (areas = new Map()));
  let translate = areas.get(area);
  if (translate === undefined) {
    // Our own types know the keys; the library would need a global declaration.
    const fixed = instance.getFixedT(instance.language, area) as unknown as (
      key: string,
      options?: object,
    ) => string;
    const plurals = new Intl.PluralRules(instance.language);
    const found = new Map<string, string>();
    translate = (key, values) => {
      const count = values?.['count'];
      // i18next has a form of its own for zero, whatever the language's rules say.
      const form = typeof count === 'number' ? ` ${count === 0 ? '' : plurals.select(count)}` : '';
      let text = found.get(key + form);
      if (text === undefined) found.set(key + form, (text = fixed(key, { count, skipInterpolation: true })));
      return values === undefined
        ? text
        : text.replace(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? placeholder));
    };
    areas.set(area, translate);
  }
  // The functions differ by area in type only.
  return translate as unknown as AreaTranslate<Name>;
}

/**
 * Creates the i18next instance of one language. It is ready at once: its texts are given. A missing key is returned itself; a
 * test of the texts ensures that there is none.
 */
export function createTranslations(language: Language, catalogue: Partial<Record<Area, Texts>>): i18n {
  // The tag, not our short name: plural rules depend on it ("tn" alone would be Setswana).
  const tag = languageTag(language);
  const instance = createInstance();
  void instance.init({
    lng: tag,
    fallbackLng: false,
    resources: { [tag]: catalogue },
    defaultNS: 'common',
    appendNamespaceToMissingKey: true,
    initAsync: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
    react: { useSuspense: false },
  });
  return instance;
}

/** A language's module: the areas of the first load, and how to load the others. */
interface LanguageModule {
  readonly default: Omit<Catalogue, LaterArea>;
  readonly later: Readonly<Record<LaterArea, () => Promise<{ readonly default: Texts }>>>;
}

/** A chunk of its own, so that a browser only loads its language. */
function importLanguage(language: Language): Promise<LanguageModule> {
  switch (language) {
    case 'en':
      return import('./catalogues/en.ts');
    case 'de':
      return import('./catalogues/de.ts');
    case 'tn':
      return import('./catalogues/tn.ts');
    case 'fr':
      return import('./catalogues/fr.ts');
  }
}

/** Loads all texts of a language, for the server, which has every page. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const { default: first, later } = await importLanguage(language);
  const areas = Object.entries(later).map(async ([area, load]) => [area, (await load()).default] as const);
  return { ...first, ...(Object.fromEntries(await Promise.all(areas)) as Pick<Catalogue, LaterArea>) };
}

/** The document's texts; nothing on the server. */
let started: Promise<{ readonly instance: i18n; readonly later: LanguageModule['later'] }> | undefined;

/** Creates a browser's translations with the texts of the first load. Others are loaded by `loadArea`. */
export async function startTranslations(language: Language): Promise<i18n> {
  started = importLanguage(language).then(({ default: first, later }) => ({
    instance: createTranslations(language, first),
    later,
  }));
  return (await started).instance;
}

/** Loads an area's texts if they are missing; awaited before anything that uses them is rendered. */
export async function loadArea(area: LaterArea): Promise<void> {
  if (started === undefined) return;
  const { instance, later } = await started;
  if (instance.hasResourceBundle(instance.language, area)) return;
  instance.addResourceBundle(instance.language, area, (await later[area]()).default);
}

/** Loads the code of an overlay and its texts at the same time. */
export const withAreas =
  <Module>(areas: readonly LaterArea[], load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), ...areas.map(loadArea)]);
    return module;
  };
