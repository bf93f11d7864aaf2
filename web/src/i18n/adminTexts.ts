/**
 * Texts of the back office. They are not among the areas of `catalogues/`, whose list is in every shopper's first load: they come
 * with the chunks of the screens that show them.
 */
import type { i18n } from 'i18next';
import type * as french from './catalogues/admin.fr.ts';
import { languageOf, type Language } from './language.ts';
import { loadArea, type LaterArea, type Texts } from './translate.ts';

type French = typeof french.areas;

/** An area of the back office. */
export type AdminArea = keyof French;

type Areas = Readonly<Record<AdminArea, () => Promise<{ readonly default: Texts }>>>;

async function importAreas(language: Language): Promise<Areas> {
  switch (language) {
    case 'en':
      return (await import('./catalogues/admin.en.ts')).areas;
    case 'de':
      return (await import('./catalogues/admin.de.ts')).areas;
    case 'tn':
      return (await import('./catalogues/admin.tn.ts')).areas;
    case 'fr':
      return (await import('./catalogues/admin.fr.ts')).areas;
  }
}

/** Loads all texts of the back office in a language, for tests. */
export async function loadAdminCatalogue(language: Language): Promise<Readonly<Record<AdminArea, Texts>>> {
  const areas = await importAreas(language);
  const loaded = Object.entries(areas).map(async ([area, load]) => [area, (await load()).default] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Record<AdminArea, Texts>;
}

let instance: i18n | undefined;

/** Says where the texts belong: the document's instance, from the context of the door. */
export function provideInstance(given: i18n): void {
  instance = given;
}

async function loadAdminArea(area: AdminArea): Promise<void> {
  if (instance === undefined) throw new Error('provideInstance has not been called');
  const { language } = instance;
  if (instance.hasResourceBundle(language, area)) return;
  const areas = await importAreas(languageOf(language));
  instance.addResourceBundle(language, area, (await areas[area]()).default);
}

const ADMIN = /^admin/;

/** What loads the code of a screen and the texts that it needs, of the back office and of the shop, at the same time. */
export const withAdminAreas =
  <Module>(areas: readonly (AdminArea | LaterArea)[], load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([
      load(),
      ...areas.map((area) =>
        ADMIN.test(area) ? loadAdminArea(area as AdminArea) : loadArea(area as LaterArea),
      ),
    ]);
    return module;
  };
