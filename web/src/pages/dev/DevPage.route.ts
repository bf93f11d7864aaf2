import { schemaLanguage } from '../../i18n/language.ts';
import type { PageContext } from '../../page/page.ts';
import type { DevPageQuery$variables } from './__generated__/DevPageQuery.graphql.ts';

export { default as query } from './__generated__/DevPageQuery$parameters.ts';

export const main = [['products']];

export function variables({ language }: PageContext): DevPageQuery$variables {
  return { language: schemaLanguage(language) };
}
