import { schemaLanguage } from '../../i18n/language.ts';
import type { PageContext } from '../../page/page.ts';
import type { SiteMapPageQuery$variables } from './__generated__/SiteMapPageQuery.graphql.ts';

export { default as query } from './__generated__/SiteMapPageQuery$parameters.ts';

export const main = [['categories', 'textPages']];

export function variables({ language }: PageContext): SiteMapPageQuery$variables {
  return { language: schemaLanguage(language) };
}
