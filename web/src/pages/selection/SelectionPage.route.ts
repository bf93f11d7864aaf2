import { listingVariables } from '../../features/listing/variables.ts';
import { schemaLanguage } from '../../i18n/language.ts';
import type { PageContext } from '../../page/page.ts';
import type { SelectionPageQuery$variables } from './__generated__/SelectionPageQuery.graphql.ts';
import { selectionAt } from './selections.ts';

export { default as query } from './__generated__/SelectionPageQuery$parameters.ts';

export const main = [['products']];

/** Each selection has a route of its own, whose path identifies it. */
export function variables({ url, language }: PageContext): SelectionPageQuery$variables {
  const { name, scope } = selectionAt(url);
  return {
    withFlash: name === 'deals',
    language: schemaLanguage(language),
    ...listingVariables(url, scope),
  };
}
