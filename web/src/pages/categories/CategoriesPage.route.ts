import { schemaLanguage } from '../../i18n/language.ts';
import type { PageContext } from '../../page/page.ts';
import type { CategoriesPageQuery$variables } from './__generated__/CategoriesPageQuery.graphql.ts';

export { default as query } from './__generated__/CategoriesPageQuery$parameters.ts';

export const main = [['categories']];

export function variables({ language }: PageContext): CategoriesPageQuery$variables {
  return { language: schemaLanguage(language) };
}
