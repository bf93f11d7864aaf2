import { schemaLanguage } from '../../i18n/language.ts';
import type { PageContext } from '../../page/page.ts';
import type { ServicesPageQuery$variables } from './__generated__/ServicesPageQuery.graphql.ts';

export { default as query } from './__generated__/ServicesPageQuery$parameters.ts';

export const main = [['homepage']];

export function variables({ language }: PageContext): ServicesPageQuery$variables {
  return { language: schemaLanguage(language) };
}
