import { schemaLanguage } from '../../i18n/language.ts';
import type { PageContext } from '../../page/page.ts';
import { layoutOf } from './arrangements.ts';
import type { HomePageQuery$variables } from './__generated__/HomePageQuery.graphql.ts';

export { default as query } from './__generated__/HomePageQuery$parameters.ts';

export const main = [['categories', 'homepage', 'flash']];

export function variables({ language, url }: PageContext): HomePageQuery$variables {
  return { language: schemaLanguage(language), layout: layoutOf(url.pathname) };
}
