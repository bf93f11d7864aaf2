import { listingVariables } from '../../features/listing/variables.ts';
import { schemaLanguage } from '../../i18n/language.ts';
import type { PageContext } from '../../page/page.ts';
import type { SearchPageQuery$variables } from './__generated__/SearchPageQuery.graphql.ts';

export { default as query } from './__generated__/SearchPageQuery$parameters.ts';

export const main = [['products']];

export function variables({ url, language }: PageContext): SearchPageQuery$variables {
  const listing = listingVariables(url);
  return { ...listing, language: schemaLanguage(language), searching: listing.filter.query !== undefined };
}
