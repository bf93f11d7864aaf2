import { schemaLanguage } from '../../i18n/language.ts';
import type { PageContext } from '../../page/page.ts';
import type { SharedCartPageQuery$variables } from './__generated__/SharedCartPageQuery.graphql.ts';

export { default as query } from './__generated__/SharedCartPageQuery$parameters.ts';

export const main = [['sharedCart'], ['sharedCart.quote']];

export function variables({ params, language }: PageContext): SharedCartPageQuery$variables {
  return { token: params['token'] ?? '', language: schemaLanguage(language) };
}
