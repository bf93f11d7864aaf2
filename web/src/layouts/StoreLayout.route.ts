import { schemaLanguage } from '../i18n/language.ts';
import type { PageContext } from '../page/page.ts';
import type { StoreLayoutQuery$variables } from './__generated__/StoreLayoutQuery.graphql.ts';

export { default as query } from './__generated__/StoreLayoutQuery$parameters.ts';

export function variables({ language }: PageContext): StoreLayoutQuery$variables {
  return { language: schemaLanguage(language) };
}
